// The main job of the package on real fixtures: a service asks whether a worker's check-in may be believed.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { validate } from 'openvibe-contracts';

const CONTRACT = 'live.agent-sandbox-worker-request@1';
const CASES = ['valid/worker-check-in', 'rejected/not-host-isolated', 'rejected/no-profile-fact'];

for (const name of CASES) {
  const file = `openvibe-contracts/fixtures/live/agent-sandbox-worker-request.v1/${name}.json`;
  const body = JSON.parse(readFileSync(fileURLToPath(import.meta.resolve(file)), 'utf8'));
  const { valid, errors } = validate(CONTRACT, body);
  print(`${CONTRACT}  ${name}.json  →  ${valid ? 'valid' : 'rejected'}`);
  for (const { path, message } of errors) print(`  ${path} ${message}`);
}

function print(line) {
  process.stdout.write(`${line}\n`);
}
