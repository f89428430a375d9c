import { FIXTURES } from '../../lib/tree.js';
import { testReports } from './reports.js';

testReports([
  [
    'fixtures of no contract, once',
    (tree) => {
      tree.write('fixtures/live/farewell.v1/valid/minimal.json', {});
      tree.write('fixtures/live/farewell.v1/valid/full.json', {});
      tree.write('fixtures/live/farewell.v1/expect.json', {});
    },
    [
      `fixtures/live/farewell.v1: belongs to no contract; cases stand in fixtures/<domain>/<name>.v<major>/valid/, rejected/ or rule-violations/`,
    ],
  ],
  [
    'fixtures under a misspelt name, with the nearest',
    (tree) => tree.write('fixtures/live/greting.v1/valid/minimal.json', {}),
    [`fixtures/live/greting.v1: belongs to no contract; did you mean ${FIXTURES}?`],
  ],
  [
    'a misspelt folder of cases, with the nearest',
    (tree) => {
      tree.write(`${FIXTURES}/reject/without-id.json`, {});
      tree.write(`${FIXTURES}/reject/id-null.json`, {});
    },
    [`${FIXTURES}/reject: is none of valid/, rejected/ and rule-violations/; did you mean rejected/?`],
  ],
  [
    'a folder of cases that is like neither',
    (tree) => tree.write(`${FIXTURES}/other/without-id.json`, {}),
    [
      `${FIXTURES}/other: is none of valid/, rejected/ and rule-violations/; cases stand in fixtures/<domain>/<name>.v<major>/valid/, rejected/ or rule-violations/`,
    ],
  ],
  [
    'a folder among the cases',
    (tree) => tree.write(`${FIXTURES}/valid/more/full.json`, {}),
    [`${FIXTURES}/valid/more: is a folder; cases stand right in valid/`],
  ],
  [
    'a case beside the folders',
    (tree) => tree.write(`${FIXTURES}/full.json`, {}),
    [`${FIXTURES}/full.json: is neither expect.json nor a case in valid/, rejected/ or rule-violations/`],
  ],
  [
    'a case in the folder of a domain',
    (tree) => tree.write('fixtures/live/full.json', {}),
    [
      `fixtures/live/full.json: stands in no folder of a contract; cases stand in fixtures/<domain>/<name>.v<major>/valid/, rejected/ or rule-violations/`,
    ],
  ],
  [
    'a case that is not a .json file',
    (tree) => tree.write(`${FIXTURES}/valid/full.txt`, '{}'),
    [`${FIXTURES}/valid/full.txt: is not a .json file`],
  ],
]);
