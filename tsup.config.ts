import { existsSync, readdirSync } from 'node:fs';
import { defineConfig } from 'tsup';

const VALIDATORS = 'src/generated/validators';

/** One entry for each contract, found in the folder: `validators/live/agent-sandbox-worker-request.v1`. */
function validatorEntries(): Record<string, string> {
  if (!existsSync(VALIDATORS)) throw new Error('src/generated is missing; run `npm run generate` first');
  const files = readdirSync(VALIDATORS, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
  return Object.fromEntries(
    files.map((file) => [`validators/${file.slice(0, -'.ts'.length)}`, `${VALIDATORS}/${file}`]),
  );
}

export default defineConfig({
  entry: { index: 'src/index.ts', capabilities: 'src/capabilities.ts', ...validatorEntries() },
  format: ['esm', 'cjs'],
  target: 'es2022',
  platform: 'neutral',
  minify: true,
  // Each entry is one file: a process loads no more than it asked for.
  splitting: false,
  dts: true,
  clean: true,
});
