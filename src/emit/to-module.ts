import { posix } from 'node:path';
import * as helpers from '../engine/code-helpers.js';
import * as explainers from '../engine/explainers.js';
import type { Plan } from '../plan/nodes.js';
import { pathOf } from '../source/names.js';
import type { Contract } from '../source/tree.js';
import { emitModule } from './emit-module.js';
import type { EngineType } from './module.js';

const TYPES: readonly (readonly [file: string, names: readonly EngineType[]])[] = [
  ['engine/check', ['Check', 'RawErrors']],
  ['engine/values', ['Writer']],
];

/** The module of a contract's plan as text, which needs neither the schema nor the emitter. */
export function toModule(plan: Plan, contract: Contract): string {
  const emitted = emitModule(plan, { isTyped: true });
  const up = posix.relative(posix.dirname(`generated/checks/${pathOf(contract)}`), '.');
  const used = (names: readonly string[], module: object): string[] =>
    names.filter((name) => Object.hasOwn(module, name));
  const imports: readonly (readonly [file: string, names: readonly string[]])[] = [
    ['engine/code-helpers', used(emitted.helpers, helpers)],
    ['engine/explainers', used(emitted.explainers, explainers)],
    ['rules/explain-rule', used(emitted.explainers, { rule: true })],
    ['rules/find-repeated', used(emitted.helpers, { isUniqueBy: true })],
    ['rules/has-more-bytes', used(emitted.helpers, { hasMoreBytes: true })],
  ];
  const types = TYPES.map(([file, names]) => [file, names.filter((name) => emitted.types.includes(name))] as const);
  const importsOf = (keyword: string, list: typeof imports): string[] =>
    list
      .filter(([, names]) => names.length > 0)
      .map(([file, names]) => `${keyword} { ${names.join(', ')} } from '${up}/${file}.js';`);
  return [...importsOf('import type', types), ...importsOf('import', imports), '', ...emitted.lines, ''].join('\n');
}
