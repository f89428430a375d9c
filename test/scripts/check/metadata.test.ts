import { newContractFiles } from '../../../scripts/new/new-contract-files.js';
import { SCHEMA } from '../../lib/tree.js';
import { testReports } from './reports.js';

testReports([
  [
    'no metadata',
    (tree) => tree.edit(SCHEMA, (schema) => delete schema['x-contract']),
    [`${SCHEMA}#/x-contract: is missing; it holds version, owner, visibility, status, compatibility`],
  ],
  [
    'metadata that is no object',
    (tree) => tree.edit(SCHEMA, (schema) => (schema['x-contract'] = 'live')),
    [`${SCHEMA}#/x-contract: must be an object, not a string`],
  ],
  [
    'metadata without an owner',
    (tree) => tree.edit(SCHEMA, (schema) => delete schema['x-contract'].owner),
    [`${SCHEMA}#/x-contract/owner: is required`],
  ],
  [
    'an unknown visibility, with the known ones',
    (tree) => tree.edit(SCHEMA, (schema) => (schema['x-contract'].visibility = 'secret')),
    [`${SCHEMA}#/x-contract/visibility: must be one of "public", "partner", "first-party", "internal"`],
  ],
  [
    'an unknown field, with the known ones',
    (tree) => tree.edit(SCHEMA, (schema) => Object.assign(schema['x-contract'], { since: '2026', onwer: 'live' })),
    [
      `${SCHEMA}#/x-contract/onwer: is not a known field; known are version, owner, visibility, status, compatibility, decision, replacement, removeAfter`,
      `${SCHEMA}#/x-contract/since: is not a known field; known are version, owner, visibility, status, compatibility, decision, replacement, removeAfter`,
    ],
  ],
  [
    'a version, an owner and a decision of another form',
    (tree) =>
      tree.edit(SCHEMA, (schema) =>
        Object.assign(schema['x-contract'], { version: '1.0', owner: 'Live Team', decision: 'ADR-34' }),
      ),
    [
      `${SCHEMA}#/x-contract/decision: must be the number of a decision record, such as "ADR-034" (pattern ^ADR-\\d{3}$)`,
      `${SCHEMA}#/x-contract/owner: must be the name of a service: 2 to 40 lower-case letters, digits and hyphens, the first a letter (pattern ^[a-z][a-z0-9-]{1,39}$)`,
      `${SCHEMA}#/x-contract/version: must be major.minor.patch, such as "1.0.0" (pattern ^(0|[1-9]\\d*)\\.(0|[1-9]\\d*)\\.(0|[1-9]\\d*)$)`,
    ],
  ],
  [
    'a version of another major than the file’s',
    (tree) => tree.edit(SCHEMA, (schema) => (schema['x-contract'].version = '2.0.0')),
    [`${SCHEMA}#/x-contract/version: must start with 1, the file's major (or with 0 while planned)`],
  ],
  [
    'a 0 version of what is no longer planned',
    (tree) => tree.edit(SCHEMA, (schema) => (schema['x-contract'].status = 'active')),
    [`${SCHEMA}#/x-contract/version: must start with 1, the file's major (or with 0 while planned)`],
  ],
  [
    'a deprecated contract that names no replacement',
    (tree) =>
      tree.edit(SCHEMA, (schema) => Object.assign(schema['x-contract'], { status: 'deprecated', version: '1.0.0' })),
    [`${SCHEMA}#/x-contract/removeAfter: is required`, `${SCHEMA}#/x-contract/replacement: is required`],
  ],
  [
    'a replacement that does not exist',
    (tree) => tree.edit(SCHEMA, (schema) => (schema['x-contract'].replacement = 'live.greeting@2')),
    [`${SCHEMA}#/x-contract/replacement: "live.greeting@2" is not a contract of this tree`],
  ],
  [
    'a contract that replaces itself',
    (tree) => tree.edit(SCHEMA, (schema) => (schema['x-contract'].replacement = 'live.greeting@1')),
    [`${SCHEMA}#/x-contract/replacement: is the contract itself; name the one to use instead`],
  ],
  [
    'a day that does not exist, and what is no day',
    (tree) => {
      tree.edit(SCHEMA, (schema) => (schema['x-contract'].removeAfter = '2027-02-30'));
      for (const [file, text] of newContractFiles({ domain: 'room', base: 'note', major: 1 }, 'live'))
        tree.write(file, text.replace('"status"', '"removeAfter": "next year", "status"'));
    },
    [
      `${SCHEMA}#/x-contract/removeAfter: there is no day 2027-02-30`,
      `schemas/room/note.v1.json#/x-contract/removeAfter: must be a day, such as "2027-01-31" (pattern ^\\d{4}-\\d{2}-\\d{2}$)`,
    ],
  ],
]);
