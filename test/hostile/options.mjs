// Prints what each call with options gives, clean and then under an Object.prototype with an option of each name and value in turn.
import { readFileSync } from 'node:fs';
import { assertValid, contract, formatErrors, parse, toProblem, validate } from 'openvibe-contracts';
import { capabilities, inputOf, outputOf } from 'openvibe-contracts/capabilities';
import { agentApiReference, checkedCaller, SandboxError, validateCall } from 'openvibe-contracts/rpc';
import { fixtures } from 'openvibe-contracts/testing';
import * as execRequest from 'openvibe-contracts/validators/sandbox/exec-request.v1';

const NAME = 'sandbox.exec-request@1';
const ruleViolations = JSON.parse(
  readFileSync(
    new URL('../../fixtures/sandbox/exec-request.v1/rule-violations/argv-and-cmd.json', import.meta.url),
    'utf8',
  ),
);
/** Keeps the shape of an answer and breaks a rule of it. */
const { value: ruleViolatingReply } = fixtures('sandbox.fs-read-response@1').ruleViolations[0];
/** Has neither `fix` nor `fix_note`. */
const refusal = { type: 't', code: 'S002', message: 'm', docs_url: 'https://docs.example', retryable: false };
const FILE = { sandbox_id: 's', path: '/a' };

/** The options that a call is handed: none, none that is set, and one that inherits what is set. */
const unset = [
  undefined,
  {},
  Object.create({ rules: true, libraryOptions: { rules: true }, responseRules: true, status: 1 }),
];

/** What a call gives or throws. */
function outcome(call) {
  try {
    return call();
  } catch (error) {
    return `${error.name}: ${error.message}`;
  }
}

async function outcomes() {
  const invalid = validate(NAME, {});
  const exec = contract(NAME);
  const given = [];
  for (const options of [...unset, { libraryOptions: {} }, { rules: true }, { libraryOptions: { rules: true } }]) {
    given.push(
      validate(NAME, ruleViolations, options),
      parse(NAME, JSON.stringify(ruleViolations), options),
      outcome(() => assertValid(NAME, ruleViolations, options)),
      exec.validate(ruleViolations, options),
      exec['~standard'].validate(ruleViolations, options),
      execRequest.validate(ruleViolations, options),
      outcome(() => execRequest.assertValid(ruleViolations, options)),
      toProblem(invalid, options),
      validateCall('sandbox::exec', 'request', ruleViolations, options),
      validateCall('sandbox::fs::read', 'response', ruleViolatingReply, options),
      await checkedCaller(async () => ruleViolatingReply, options)('sandbox::fs::read', FILE).then(
        () => 'resolved',
        String,
      ),
      outcome(() => exec['~standard'].jsonSchema.input(options)),
    );
  }
  given.push(
    toProblem(invalid, { status: 422 }),
    toProblem(validate('sandbox.env@1', Array(101).fill(1)), { instance: '/requests/17' }),
    formatErrors(invalid),
    formatErrors(parse(NAME, '{')),
    validate('sandbox.adapter-config@1', { custom_images: { '': 1 } }, { rules: true }),
    Object.keys(exec['~standard'].jsonSchema.input({ target: 'draft-07' })),
    await checkedCaller(async () => refusal)('sandbox::fs::read', FILE).catch((error) => [error.fix, error.fixNote]),
    new SandboxError('sandbox::exec', refusal).fix,
    contract(NAME).deprecated,
    agentApiReference(),
    capabilities.map(({ id }) => [inputOf(id)?.name, outputOf(id)?.name]),
  );
  return JSON.stringify(given, (_key, value) => (value === undefined ? 'undefined' : value));
}

const names = [
  ...['rules', 'libraryOptions', 'responseRules', 'target'],
  ...['type', 'title', 'status', 'detail', 'instance'],
  ...['ofName', 'truncated', 'inputSchema', 'outputSchema', 'suggestion', 'line'],
  ...['fix', 'fix_note', 'cause', 'replacement', 'removeAfter', '$ref', 'allOf', 'definitions'],
];
const values = [true, false, 'draft-07', 418, { rules: true }, [], NAME];

const clean = await outcomes();
const changed = [];
for (const name of names) {
  for (const value of values) {
    Object.prototype[name] = value;
    const polluted = await outcomes().catch(String);
    delete Object.prototype[name];
    if (polluted !== clean) changed.push(`${name} = ${JSON.stringify(value)}: ${polluted.slice(0, 100)}`);
  }
}
process.stdout.write(JSON.stringify({ clean: JSON.parse(clean), tried: names.length * values.length, changed }));
