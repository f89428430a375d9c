import { type ContractInfo, contract } from 'openvibe-contracts';
import { expect, test } from 'vitest';
import { deprecationOf } from '../src/model/deprecation.js';

const { schema, rules, validate, is, assertValid, deprecated, ...info } = contract('sandbox.exec-request@1');
const end = { replacement: 'sandbox.exec-request@2', removeAfter: '2027-11-30' };

test.each<[Partial<ContractInfo>, false | object]>([
  [{ status: 'active' }, false],
  [{ status: 'planned', ...end }, false],
  [{ status: 'retired', ...end }, false],
  [{ status: 'deprecated', ...end }, end],
])('the end of a contract with %j is %j', (fields, expected) => {
  expect(deprecationOf({ ...info, ...fields })).toEqual(expected);
});
