import type { Block } from '../../markup/block.js';
import { text } from '../../markup/block.js';
import { escapeInline, inlineCode, mapCode } from '../../markup/inline.js';
import type { DocsContext } from '../context.js';
import { bodyBlocks } from './body.js';
import type { Answer, Route } from './document.js';

const PROBLEM = 'application/problem+json';

/** A table of what each status means, then the bodies: of the success, and of one refusal as it would really read. */
export function answerBlocks({ operation, document }: Route, context: DocsContext): Block[] {
  const answers = Object.entries(operation.responses)
    // JavaScript gives keys that are numbers first.
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([status, answer]): [string, Answer] => [
      status,
      '$ref' in answer ? refTarget(answer.$ref, document.components.responses) : answer,
    ]);
  const [, success] = answers.find(([status]) => status.startsWith('2')) ?? [];
  const problem = answers.find(([, { content }]) => content?.[PROBLEM]?.example !== undefined);
  return [
    {
      kind: 'table',
      label: 'Answers',
      className: 'answers',
      columns: ['Status', 'Body', 'When'],
      rows: answers.map(([status, { description, content }]) => ({
        cells: [
          escapeInline(status),
          Object.keys(content ?? {})
            .map(inlineCode)
            .join(', '),
          linesOf(description, context),
        ],
      })),
    },
    ...(success?.content ? [text('What a success is answered with:'), ...bodyBlocks(success.content, context)] : []),
    ...(problem ? problemBlocks(problem) : []),
  ];
}

function refTarget($ref: string, responses: Readonly<Record<string, Answer>>): Answer {
  return responses[$ref.split('/').at(-1) ?? ''] ?? { description: '' };
}

/** What a refusal means; where it lists rules, each line by itself. */
function linesOf(description: string, { link }: DocsContext): string | string[] {
  const lines = description.split('\n').filter((line) => line !== '');
  const [only = ''] = lines;
  return lines.length > 1 ? lines.map((line) => mapCode(line.replace(/^- /, ''), link)) : mapCode(only, link);
}

function problemBlocks([status, { content }]: [string, Answer]): Block[] {
  const example = content?.[PROBLEM]?.example;
  return [
    text(
      `A refusal is a problem of RFC 9457, as \`toProblem\` makes it ([Errors](/docs/errors#answers)). With ${escapeInline(status)}, for one:`,
    ),
    { kind: 'code', language: 'json', text: JSON.stringify(example, null, 2) },
  ];
}
