import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { newContractFiles } from '../../../scripts/new/new-contract-files.js';
import { parseName } from '../../../src/source/names.js';
import { SCHEMA } from '../../lib/tree.js';
import { testReports } from './reports.js';

testReports([
  [
    'a file that is not JSON, with the place',
    (tree) => tree.write('schemas/live/broken.v1.json', '{\n  "a": [1, 2,]\n}'),
    [`schemas/live/broken.v1.json#/a/2: line 2, column 14: is not JSON: expected a value, found "]"`],
  ],
  [
    'a file that breaks off',
    (tree) => tree.write('schemas/live/broken.v1.json', '{ "a": '),
    [`schemas/live/broken.v1.json#/a: line 1, column 8: is not JSON: expected a value, found the end of the text`],
  ],
  [
    'a broken file, and not the fixtures that it has',
    (tree) => {
      tree.write(SCHEMA, '');
    },
    [`${SCHEMA}: line 1, column 1: is not JSON: expected a value, found the end of the text`],
  ],
  [
    'a schema file that holds no object',
    (tree) => tree.write('schemas/live/list.v1.json', []),
    [`schemas/live/list.v1.json: must hold a JSON object`],
  ],
  [
    'a schema file off the naming rule, and not the fixtures that it has',
    (tree) => {
      tree.write('schemas/live/GreetingCard.json', {});
      tree.write('fixtures/live/greeting-card.v1/valid/minimal.json', {});
      tree.write('fixtures/live/GreetingCard/valid/minimal.json', {});
    },
    [`schemas/live/GreetingCard.json: is off the naming rule schemas/<domain>/<kebab-name>.v<major>.json`],
  ],
  [
    'a link that leads nowhere',
    (tree) => symlinkSync('nowhere', join(tree.root, 'schemas/live/link.v1.json')),
    [`schemas/live/link.v1.json: is a link that leads nowhere`],
  ],
  [
    'a file of manifests that is no manifest',
    (tree) => tree.write('manifests/other/x.json', {}),
    [`manifests/other/x.json: belongs in manifests/capabilities/ or manifests/rpc/`],
  ],
  [
    'an $id that is not the file’s',
    (tree) => tree.edit(SCHEMA, (schema) => (schema.$id = 'https://openvibe.network/contracts/live/hello.v1.json')),
    [`${SCHEMA}#/$id: must be "https://openvibe.network/contracts/live/greeting.v1.json" in this file`],
  ],
  [
    'a title that is not the name’s',
    (tree) => tree.edit(SCHEMA, (schema) => (schema.title = 'Greeting')),
    [`${SCHEMA}#/title: must be "LiveGreeting"`],
  ],
  [
    'a title of a second major without its number',
    (tree) => {
      for (const folder of ['valid', 'rejected']) {
        tree.write(`fixtures/live/greeting.v2/${folder}/x.json`, {});
      }
      tree.write(
        'schemas/live/greeting.v2.json',
        tree.read(SCHEMA).replace('greeting.v1', 'greeting.v2').replace('0.1.0', '2.0.0'),
      );
    },
    [`schemas/live/greeting.v2.json#/title: must be "LiveGreetingV2"`],
  ],
  [
    'a title that would name a type nobody asked for',
    (tree) => tree.edit(SCHEMA, (schema) => (schema.properties.note.title = 'Note')),
    [`${SCHEMA}#/properties/note/title: only a contract and its $defs have a title; remove it here`],
  ],
  [
    'a title without a name to it',
    (tree) => tree.edit(SCHEMA, (schema) => delete schema.title),
    [`${SCHEMA}#/title: must be "LiveGreeting"`],
  ],
  [
    'two equal titles',
    (tree) => {
      tree.write(
        'schemas/live-greeting/x.v1.json',
        tree.read(SCHEMA).replaceAll('live/greeting', 'live-greeting/x').replace('LiveGreeting', 'LiveGreetingX'),
      );
      tree.edit(SCHEMA, (schema) => {
        schema.properties.note = { $ref: '#/$defs/x' };
        schema.$defs = { x: { title: 'LiveGreetingX', description: 'An x.', type: 'string' } };
      });
    },
    [`${SCHEMA}: title "LiveGreetingX" is taken by schemas/live-greeting/x.v1.json`],
  ],
  [
    'titles that the package exports for something else',
    (tree) => {
      for (const name of ['contract.error', 'contract.info', 'contract.types', 'contract.name', 'valid.result']) {
        const id = parseName(`${name}@1`);
        for (const [file, text] of id ? newContractFiles(id, 'live') : []) tree.write(file, text);
      }
    },
    [
      `schemas/contract/error.v1.json: title "ContractError" is taken by the package, which exports it; choose another name`,
      `schemas/contract/info.v1.json: title "ContractInfo" is taken by the package, which exports it; choose another name`,
      `schemas/contract/name.v1.json: title "ContractName" is taken by the package, which exports it; choose another name`,
      `schemas/contract/types.v1.json: title "ContractTypes" is taken by the package, which exports it; choose another name`,
      `schemas/valid/result.v1.json: title "ValidResult" is taken by the package, which exports it; choose another name`,
    ],
  ],
]);
