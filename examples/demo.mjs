// The main job of the package on real fixtures: a service asks whether a worker's check-in may be believed.
import { createRequire } from 'node:module';
import { validate } from 'openvibe-contracts';

const CONTRACT = 'live.agent-sandbox-worker-request@1';
const FIXTURES = 'openvibe-contracts/fixtures/live/agent-sandbox-worker-request.v1';
const CASES = ['valid/worker-check-in.json', 'rejected/not-host-isolated.json', 'rejected/no-profile-fact.json'];

const require = createRequire(import.meta.url);

for (const name of CASES) {
  const body = require(`${FIXTURES}/${name}`);
  const { valid, errors } = validate(CONTRACT, body);
  print(`${CONTRACT}  ${name}  →  ${valid ? 'valid' : 'rejected'}`);
  for (const { path, message } of errors) print(`  ${path} ${message}`);
}

function print(line) {
  process.stdout.write(`${line}\n`);
}
