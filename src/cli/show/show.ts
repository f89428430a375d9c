import { Option } from 'commander';
import pico from 'picocolors';
import { toSafeLines, toSafeText } from '../../base/printable.js';
import { formatErrors } from '../../format-errors.js';
import { cards } from '../../generated/cards.js';
import { type ContractName, contract as contractOf, contracts } from '../../index.js';
import type { Command } from '../command.js';
import { type Fixtures, fixtureNamesOf, fixturesOf } from '../fixtures/fixtures-of.js';
import { knownContract } from '../io/contract-names.js';
import { wrap } from '../io/display-width.js';
import { ExitCode } from '../io/exit-code.js';
import type { Io } from '../io/process-io.js';
import { shownName } from '../io/shown.js';
import { toJson } from '../io/to-json.js';
import type { Card, CardSection } from './card.js';
import { renderSection } from './section.js';

/** What may be shown in the place of the whole card; each alone. */
const PARTS = ['json', 'schema', 'bundle', 'type', 'fixtures'] as const;

export const command: Command = {
  declare: (parser) =>
    PARTS.reduce(
      (declared, part) =>
        declared.addOption(new Option(`--${part}`).conflicts(PARTS.filter((other) => other !== part))),
      parser.argument('<name>'),
    ),
  run: (io, args, options) => {
    const name = knownContract(args[0] as string);
    const card = cards[name] as Card;
    const part = PARTS.find((each) => options[each]);
    if (part === 'schema') io.out(`${toJson(contractOf(name).schema, 2)}\n`);
    else if (part === 'bundle') io.out(`${toJson(bundleOf(name), 2)}\n`);
    else if (part === 'type') io.out(`${toSafeLines(card.type)}\n`);
    else if (part === 'fixtures') io.out(renderFixtures(io, fixturesOf(name)));
    else if (part === 'json') io.out(`${toJson(dataOf(name, card), 2)}\n`);
    else io.out(renderCard(io, name, card));
    return ExitCode.OK;
  },
};

/** The facts that a contract has, in the order in which its page tells them. */
const FACTS = [
  'version',
  'owner',
  'visibility',
  'status',
  'compatibility',
  'decision',
  'replacement',
  'removeAfter',
] as const;

function renderCard(io: Io, name: ContractName, card: Card): string {
  const { bold, dim } = pico.createColors(io.color);
  const contract = contractOf(name);
  const facts = [...FACTS.map((fact) => [fact, contract[fact]]), ['schema', contract.id]]
    .filter(([, value]) => value !== undefined)
    .map(([fact = '', value]) => `${dim(fact.padEnd(15))}${toSafeText(value ?? '')}`);
  const examples: CardSection = {
    title: 'Examples',
    lines: (['valid', 'rejected', 'rule-violations'] as const)
      .map((kind) => ({ kind, names: fixtureNamesOf(name, kind) }))
      .filter(({ names }) => names.length > 0)
      .map(({ kind, names }) => `- ${kind}: ${names.map(shownName).join(', ')}`),
  };
  const sections = [...card.fields, ...card.rules, examples, ...card.references];
  return [
    `${bold(shownName(name))}  ${toSafeText(contract.title)}`,
    wrap(toSafeLines(card.description), io.columns),
    facts.join('\n'),
    ...sections.map((section) => renderSection(io, section)),
    '',
  ]
    .join('\n\n')
    .replace(/\n+$/, '\n');
}

function renderFixtures({ color }: Io, { valid, rejected, ruleViolations }: Fixtures): string {
  const { bold, red } = pico.createColors(color);
  const textOf = (value: unknown): string => toJson(value, 2);
  return [
    ...valid.map(({ name, value }) => `${bold(`valid/${shownName(name)}`)}\n${textOf(value)}\n`),
    ...[
      ...rejected.map((each) => ({ kind: 'rejected', ...each })),
      ...ruleViolations.map((each) => ({ kind: 'rule-violations', ...each })),
    ].map(({ kind, name, value, errors }) => {
      const [first, ...rest] = errors;
      const told = first ? formatErrors({ valid: false, errors: [first, ...rest] }) : '';
      return `${bold(`${kind}/${shownName(name)}`)}\n${textOf(value)}\n${red(toSafeLines(told).replace(/^/gm, '! '))}\n`;
    }),
  ].join('\n');
}

/** In the form for tools: a schema that refers to nothing outside of it. */
const bundleOf = (name: ContractName): unknown =>
  contractOf(name)['~standard'].jsonSchema.input({ target: 'draft-2020-12' });

/** Metadata, then what the card tells; tables as lists of objects. */
function dataOf(name: ContractName, { description, fields, references, type }: Card): unknown {
  const { rules, deprecated } = contractOf(name);
  const [valid, rejected, ruleViolations] = (['valid', 'rejected', 'rule-violations'] as const).map((kind) =>
    fixtureNamesOf(name, kind),
  );
  return {
    ...contracts.find((info) => info.name === name),
    deprecated,
    description,
    fields: fields.map(sectionToJson),
    rules,
    references: references.map(sectionToJson),
    type,
    fixtures: { valid, rejected, ruleViolations },
  };
}

const sectionToJson = ({ title, lines, table }: CardSection): unknown => ({
  title,
  lines,
  rows:
    table?.rows.map((cells) => Object.fromEntries(cells.map((cell, i) => [table.columns[i]?.toLowerCase(), cell]))) ??
    [],
});
