import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { runNode } from '../lib/run-node.js';

const dist = join(inject('consumer'), 'node_modules/openvibe-contracts/dist');
const ALONE = 'validators/platform/runtime-class.v1';

/** Every copy of the class that one process can hold: CommonJS files, and ES modules as bundlers take them. */
const PROGRAM = `
import { createRequire } from 'node:module';
const require = createRequire(import.meta.url);
const dist = ${JSON.stringify(dist)};
const builds = { cjs: require(dist + '/index.cjs'), esm: await import(dist + '/index.js') };
const alone = { cjs: require(dist + '/${ALONE}.cjs'), esm: await import(dist + '/${ALONE}.js') };
const rpc = { cjs: require(dist + '/rpc.cjs'), esm: await import(dist + '/rpc.js') };
const thrownBy = async (run) => { try { await run(); } catch (error) { return error; } };
class Own extends builds.cjs.ContractError {}
const errors = {
  'main cjs': await thrownBy(() => builds.cjs.assertValid('platform.runtime-class@1', 0)),
  'main esm': await thrownBy(() => builds.esm.assertValid('platform.runtime-class@1', 0)),
  'alone cjs': await thrownBy(() => alone.cjs.assertValid(0)),
  'alone esm': await thrownBy(() => alone.esm.assertValid(0)),
  'rpc cjs': await thrownBy(() => rpc.cjs.checkedCaller(() => 0)('sandbox::stop', {})),
  'rpc esm': await thrownBy(() => rpc.esm.checkedCaller(() => 0)('sandbox::stop', {})),
  own: new Own('platform.job@1', []),
  unknown: await thrownBy(() => builds.cjs.validate('no', 0)),
  TypeError: new TypeError('no'),
  'an object with the code': { code: 'contract.invalid' },
  null: null,
  undefined: undefined,
  'no prototype': Object.create(null),
};
const classes = { cjs: builds.cjs.ContractError, esm: builds.esm.ContractError, own: Own, CallError: rpc.cjs.CallError };
const rows = Object.entries(errors).map(([name, error]) => [name, Object.keys(classes).filter((key) => error instanceof classes[key]).join()]);
console.log(JSON.stringify(Object.fromEntries(rows)));
`;

test('instanceof ContractError is true for what any copy of the class made, and for nothing else', () => {
  const { code, stdout, stderr } = runNode(dist, '--input-type=module', '--eval', PROGRAM);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  expect(JSON.parse(stdout)).toEqual({
    'main cjs': 'cjs,esm',
    'main esm': 'cjs,esm',
    'alone cjs': 'cjs,esm',
    'alone esm': 'cjs,esm',
    'rpc cjs': 'cjs,esm,CallError',
    'rpc esm': 'cjs,esm',
    own: 'cjs,esm,own',
    unknown: '',
    TypeError: '',
    'an object with the code': '',
    null: '',
    undefined: '',
    'no prototype': '',
  });
});
