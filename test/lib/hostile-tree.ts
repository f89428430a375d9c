import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.js';
import { FIXTURES, layTree, SCHEMA, type TestTree } from './tree.js';

/** Sets `hacked` in whatever runs it. */
const SCRIPT = 'globalThis.hacked=1';

/** Texts that mean something in one of the places where a text out of the sources may stand. */
export const HOSTILE: readonly string[] = [
  '</script></template>',
  `<script>${SCRIPT}</script>`,
  `<img src=x onerror="${SCRIPT}">`,
  `"><svg onload='${SCRIPT}'>`,
  `{{ constructor.constructor('${SCRIPT}')() }}`,
  `[x](javascript:${SCRIPT})`,
  `![x](javascript:${SCRIPT} "t")`,
  `<javascript:${SCRIPT}>`,
  '[x]: /docs/map',
  '](/docs/map)',
  '`` ` ```',
  'one ` alone',
  '---',
  '# a heading #',
  '- an item',
  '1. an item',
  '> a quote',
  '::: danger',
  '+++',
  '| a | b |',
  '\\| \\` \\',
  '*a* **b** _c_ __d__ ~~e~~',
  '&lt;b&gt; &amp; &#123;',
  ']]>',
  '<!--',
  '-->',
  '<!--@include: ./index.md-->',
  '<<< @/index.md',
  '[[toc]]',
  '@[code]',
  '*/ /*',
  `$& $1 $\` $${'{1}'} $(id) \`id\``,
  '\' " \\\' \\"',
  '"__proto__": 1',
  '\ue000/script>',
  ':tada:',
  '{#an-id}',
];

/** Those that end a line, for one reader or another. */
export const LINES: readonly string[] = [
  'one\n\n---\n\n# two',
  'one\r\n::: danger\r\ntwo',
  'one\n```\ntwo',
  'one\n    two',
  'one\u2028two',
  'one\u2029globalThis.hacked=1//two',
  'one\u0085two',
];

export const ALL_HOSTILE: readonly string[] = [...HOSTILE, ...LINES];

/** All of them, as a description. */
export const WORDS = ALL_HOSTILE.join('\n');

/** Texts as they read on a page, where the end of a line is a space. */
export const onOneLine = (text: string): string => text.replace(/\s*[\n\r\u0085\u2028\u2029]\s*/g, ' ');

/** A description reads as it is written, save that `code` stands without its quotes. */
export const readProse = (words: string): string => onOneLine(words).replace(/`([^`]+)`/g, '$1');

/** A name reads as it is, save that the ends of its lines are written as in JSON. */
export const readName = (name: string): string =>
  name.replace(/[\n\r\u0085\u2028\u2029]/g, (end) =>
    end < '\u0080' ? JSON.stringify(end).slice(1, -1) : `\\u${end.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** A pattern that says some of them, each as it stands. */
const PATTERN = `^(?:${[...HOSTILE.slice(0, 6), '`` ` ```', '---', '\\| \\` \\', '<!--'].map((text) => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')).join('|')})$`;

/**
 * A tree that passes `npm run check` and whose every text is hostile: of a contract with rules, of a capability with a route, and of an
 * RPC interface. Who lays it removes it.
 */
export function layHostileTree(): TestTree {
  const tree = layTree();
  for (const name of ['capabilities/capability', 'rpc/interface']) {
    cpSync(join(root, `schemas/${name}.v1.json`), join(tree.root, `schemas/${name}.v1.json`), { recursive: true });
    cpSync(join(root, `fixtures/${name}.v1`), join(tree.root, `fixtures/${name}.v1`), { recursive: true });
  }
  layContract(tree);
  layManifests(tree);
  tree.write(
    'docs/braces.md',
    '# Braces, {{ 7 * 7 }} in `</script></template>`\n\nWhat {{ 7 * 7 }} is, & `{{ 7 * 7 }}`.\n',
  );
  return tree;
}

function layContract(tree: TestTree): void {
  tree.edit(SCHEMA, (schema) => {
    schema.description = WORDS;
    schema.properties.id.description = WORDS;
    schema.properties.note = {
      ...{ description: WORDS, type: 'string', pattern: PATTERN, default: HOSTILE[0] },
      'x-rules': [{ id: 'note-short', description: `Must be ${WORDS}`, code: 'S001', must: { maxLength: 12 } }],
    };
    for (const text of ALL_HOSTILE)
      schema.properties[text] = { description: text, type: 'string', enum: [text, 'other'] };
    schema.properties.always = { description: text(0), type: 'string', const: WORDS };
    schema.properties.part = { $ref: '#/$defs/part' };
    schema.$defs = {
      part: {
        title: 'LiveGreetingPart',
        description: WORDS,
        type: 'object',
        properties: {},
        additionalProperties: false,
      },
    };
    schema.examples = [{ id: WORDS }];
  });
  const named = Object.fromEntries(ALL_HOSTILE.map((each) => [each, each]));
  tree.write(`${FIXTURES}/valid/full.json`, {
    id: WORDS,
    note: '---',
    always: WORDS,
    ...named,
    [`not ${WORDS}`]: WORDS,
  });
  tree.write(`${FIXTURES}/valid/minimal.json`, { id: WORDS });
  tree.write(`${FIXTURES}/rejected/without-id.json`, { note: '---' });
  tree.write(`${FIXTURES}/rule-violations/note-long.json`, { id: WORDS, note: HOSTILE[0] });
  const expected: Record<string, unknown> = {
    'id-as-number': { errors: [{ path: '/id', keyword: 'type' }] },
    'without-id': { errors: [{ path: '/id', keyword: 'required' }] },
    'note-long': { errors: [{ path: '/note', keyword: 'rule', rule: 'note-short' }] },
  };
  for (const [i, each] of ALL_HOSTILE.entries()) {
    tree.write(`${FIXTURES}/rejected/wrong-${i}.json`, { id: WORDS, [each]: WORDS });
    const path = `/${each.replaceAll('~', '~0').replaceAll('/', '~1')}`;
    expected[`wrong-${i}`] = { errors: [{ path, keyword: 'enum' }] };
  }
  tree.write(
    `${FIXTURES}/expect.json`,
    Object.fromEntries(Object.entries(expected).sort(([a], [b]) => (a < b ? -1 : 1))),
  );
}

const text = (i: number): string => ALL_HOSTILE[i] ?? '';

/** What may stand in a path of a route: anything but a space, `?` and `#`. */
export const HOSTILE_PATH = `/a/:id/</script>"$(id)\`id\`!!{x}'\\%|[x](javascript:1)/:id_2`;

function layManifests(tree: TestTree): void {
  const capability = JSON.parse(readFileSync(join(root, 'manifests/capabilities/run.job.submit.json'), 'utf8'));
  const id = 'live.greeting.say';
  tree.write(`manifests/capabilities/${id}.json`, {
    ...capability,
    ...{ id, owner: 'live', audience: WORDS, description: WORDS, permissions: ALL_HOSTILE, events: ALL_HOSTILE },
    ...{ quotaClass: WORDS, inputSchema: 'live.greeting@1', outputSchema: 'live.greeting@1' },
    implementedBy: [`POST ${HOSTILE_PATH}`],
  });
  const contracts = { request: 'live.greeting@1', response: 'live.greeting@1' };
  tree.write('manifests/rpc/greeting.v1.json', {
    ...{
      id: 'greeting.v1',
      contract: '1.0',
      owner: 'live',
      status: 'active',
      visibility: 'public',
      description: WORDS,
    },
    functions: [
      {
        ...{ id: 'greeting::say', adapterId: 'greeting-a::say', routed: true, token: true, ...contracts },
        ...{ errors: ['S001'], description: WORDS, example: { id: WORDS, [`not ${WORDS}`]: WORDS } },
      },
    ],
    errorCodes: [{ code: 'S001', type: 'validation', retryable: false, description: WORDS, fix: WORDS }],
  });
}
