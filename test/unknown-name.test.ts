import { type ContractName, contract, contracts, validate } from 'openvibe-contracts';
import { capabilities, inputOf, outputOf } from 'openvibe-contracts/capabilities';
import { functions, validateCall } from 'openvibe-contracts/rpc';
import { fixtures, sample } from 'openvibe-contracts/testing';
import { expect, test } from 'vitest';

const names = {
  contract: contracts.map(({ name }) => name as string),
  function: functions.flatMap(({ id, adapterId }) => [id, adapterId] as string[]),
  capability: capabilities.map(({ id }) => id),
};

const takers = {
  contract: [
    (name: string) => contract(name as ContractName),
    (name: string) => validate(name as ContractName, {}),
    (name: string) => fixtures(name as ContractName),
    (name: string) => sample(name as ContractName),
  ],
  function: [(name: string) => validateCall(name as 'sandbox::exec', 'request', {})],
  capability: [(id: string) => inputOf(id as 'run.job.submit'), (id: string) => outputOf(id as 'run.job.submit')],
};

const HINTS = {
  contract: 'it looks like a contract, which goes to `validate` of openvibe-contracts',
  function: 'it looks like a function, which goes to `validateCall` of openvibe-contracts/rpc',
  capability: 'it looks like a capability, which goes to `inputOf` of openvibe-contracts/capabilities',
};

const kinds = Object.keys(names) as (keyof typeof names)[];
const mixedUp = kinds.flatMap((wanted) =>
  kinds.filter((given) => given !== wanted).map((given) => ({ wanted, given })),
);

test.each(mixedUp)('where a $wanted is wanted, each $given is told what takes it', ({ wanted, given }) => {
  expect(names[given].length).toBeGreaterThanOrEqual(3);
  for (const name of names[given]) {
    for (const take of takers[wanted]) {
      expect(() => take(name)).toThrow(
        expect.objectContaining({ message: `no ${wanted} is named "${name}"; ${HINTS[given]}`, suggestions: [] }),
      );
    }
  }
});

test.each([
  ['sandbox::Exce', HINTS.function],
  ['Run.Job.Submit', HINTS.capability],
  ['run.job.submti_now', HINTS.capability],
  ['sandbox::exec-request@1', 'did you mean sandbox.exec-request@1?'],
  ['platform.job.1', 'did you mean platform.job@1?'],
  ['no.such@1', '`contracts` lists the known ones'],
  ['::', '`contracts` lists the known ones'],
  ['run.job', '`contracts` lists the known ones'],
])('a name that nothing has goes by what is near, then by its form: %s', (name, hint) => {
  expect(() => contract(name as ContractName)).toThrow(
    expect.objectContaining({ message: `no contract is named "${name}"; ${hint}` }),
  );
});
