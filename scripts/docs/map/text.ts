import type { Block } from '../../markup/block.js';
import { heading, text } from '../../markup/block.js';
import { escapeInline, inlineCode } from '../../markup/inline.js';
import type { Graph, Item, User } from './graph.js';

/** The same as the picture in words, for those who do not see it. */
export function mapText({ services, references, shared }: Graph): Block[] {
  const byName = new Map<string, Item>([
    ...services.flatMap(({ users, others }) => [
      ...users.flatMap(({ takes, gives }) =>
        [takes, gives].flatMap((item) => (item ? [[item.name, item] as const] : [])),
      ),
      ...others.map((item) => [item.name, item] as const),
    ]),
    ...shared.map((item) => [item.name, item] as const),
  ]);
  const named = (name: string): string => linkTo(byName.get(name) ?? { name, address: '' });
  const referring = [...new Set(references.map(({ from }) => from))];
  return [
    heading(2, 'The same in words', 'in-words'),
    ...services.flatMap(({ name, address, users, others }): Block[] => [
      heading(3, address === undefined ? escapeInline(name) : `[${escapeInline(name)}](${address})`, `service-${name}`),
      {
        kind: 'list',
        items: [
          ...users.map(userText),
          ...others.map((item) => `${linkTo(item)}, which is the request or response of none`),
        ],
      },
    ]),
    heading(3, 'What contracts refer to', 'references'),
    referring.length === 0
      ? text('No contract refers to another.')
      : {
          kind: 'list',
          items: referring.map((from) => {
            const targets = references.filter((each) => each.from === from).map(({ to }) => named(to));
            return `${named(from)} refers to ${targets.join(', ')}`;
          }),
        },
  ];
}

const linkTo = ({ name, address }: Item): string => `[${inlineCode(name)}](${address})`;

function userText({ kind, name, address, takes, gives }: User): string {
  const parts = [...(takes ? [`takes ${linkTo(takes)}`] : []), ...(gives ? [`gives ${linkTo(gives)}`] : [])];
  const carried = parts.length === 0 ? 'names no contract' : parts.join(' and ');
  return `the ${kind} ${linkTo({ name, address })} ${carried}`;
}
