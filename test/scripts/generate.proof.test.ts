import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runScript } from '../lib/run-script.js';
import { makeTree, SCHEMA } from '../lib/tree.js';

test('generate writes each file of a tree, and --check then finds them as they should be', () => {
  const { root, write, read } = makeTree();
  write('README.md', '# Greetings\n<!-- contracts: written by `npm run generate` -->\n<!-- /contracts -->\nThe end.\n');
  expect(runScript('generate', '--root', root)).toEqual({
    code: 0,
    stdout: 'generated 22 files from 1 contract; 22 changed\n',
    stderr: '',
  });
  expect(readdirSync(join(root, 'src/generated')).sort()).toEqual([
    'capabilities.ts',
    'cards.ts',
    'catalog.ts',
    'checks',
    'checks.ts',
    'chunks',
    'cli-pages.ts',
    'fixtures.ts',
    'lazy',
    'rule-infos.ts',
    'rules.ts',
    'schemas.ts',
    'types.ts',
    'validators',
  ]);
  expect(read('README.md')).toBe(`# Greetings
<!-- contracts: written by \`npm run generate\` -->
| contract | version | owner | visibility | status | fixtures (valid + rejected + rule violations) |
|---|---|---|---|---|---|
| [\`live.greeting@1\`](schemas/live/greeting.v1.json) | 0.1.0 | live | internal | planned | 2 + 2 + 0 |
<!-- /contracts -->
The end.
`);
  expect(runScript('generate', '--check', '--root', root)).toEqual({
    code: 0,
    stdout: '22 generated files are up to date\n',
    stderr: '',
  });
});

test('generate --check names what is out of date and the command that fixes it, and writes nothing', () => {
  const { root, edit, read, write } = makeTree();
  expect(runScript('generate', '--root', root).code).toBe(0);
  const before = read('src/generated/types.ts');
  edit(SCHEMA, (schema) => (schema.properties.note.description = 'Another note.'));
  write('src/generated/checks/live/farewell.v1.ts', '// left over');
  expect(runScript('generate', '--check', '--root', root)).toEqual({
    code: 1,
    stdout: '',
    stderr: `out of date, run \`npm run generate\`:
src/generated/cards.ts
src/generated/checks/live/farewell.v1.ts
src/generated/schemas.ts
src/generated/types.ts
`,
  });
  expect(read('src/generated/types.ts')).toBe(before);
  expect(runScript('generate', '--root', root).stdout).toBe('generated 21 files from 1 contract; 4 changed\n');
  expect(existsSync(join(root, 'src/generated/checks/live/farewell.v1.ts'))).toBe(false);
});

test('generate writes nothing when a source has a problem', () => {
  const { root, edit } = makeTree();
  edit(SCHEMA, (schema) => (schema.properties.note.$ref = 'https://example.com/note.json'));
  expect(runScript('generate', '--root', root)).toEqual({
    code: 1,
    stdout: '',
    stderr: `${SCHEMA}#/properties/note: $ref stands alone; move description, type beside { "allOf": [{ "$ref": "https://example.com/note.json" }] }
1 problem found
`,
  });
  expect(existsSync(join(root, 'src'))).toBe(false);
});

test('check and generate say how they are called', () => {
  for (const name of ['check', 'generate', 'new']) {
    expect(runScript(name, '--help')).toEqual({
      code: 0,
      stdout: expect.stringMatching(/^usage: npm run /),
      stderr: '',
    });
    expect(runScript(name, '--rooot', '.')).toMatchObject({
      code: 2,
      stdout: '',
      stderr: expect.stringMatching(/^Unknown option '--rooot'.*\nusage: npm run /),
    });
  }
});
