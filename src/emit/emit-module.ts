import type { Target } from '../keywords/scope.js';
import type { Plan, Shape, TypeName } from '../plan/nodes.js';
import { Body } from './body.js';
import { CodeScope, type Functions, propertyOf } from './code-scope.js';
import { emitShape } from './emit-shape.js';
import { type EngineType, ModuleText } from './module.js';

/** The text of a module in its parts. */
export interface Emitted {
  readonly helpers: readonly string[];
  readonly explainers: readonly string[];
  readonly types: readonly EngineType[];
  /** All that stands below the imports; `check` is what it makes. */
  readonly lines: readonly string[];
}

/** Writes the module of a plan: a function for each shape, and the check that starts with the first of them. */
export function emitModule(plan: Plan, { isTyped }: { isTyped: boolean }): Emitted {
  const module = new ModuleText(isTyped);
  const names = new Map([...plan.shapes].map(([address, { at }]) => [address, module.take(nameOf(at))]));
  const waiting: (() => void)[] = [];
  let deeper = false;
  const functions: Functions = {
    nameOf: (address) => names.get(address) as string,
    goesDeeper: () => {
      deeper = true;
    },
    addAnswer: (shape, isKnownAs) => {
      const name = module.take('meets_1');
      waiting.push(() => emitAnswer(module, functions, name, shape, isKnownAs));
      return name;
    },
  };
  for (const [address, shape] of plan.shapes) {
    deeper = false;
    const body = new Body();
    emitShape(new CodeScope(module, functions, body, false, WHOLE), shape);
    const start = deeper ? [`  if (${module.helper('goesTooFar')}(depth)) return errors;`] : [];
    module.functions.push(
      '',
      `/** ${shape.at} */`,
      `function ${names.get(address)}(value${module.typed(': unknown')}, depth${module.typed(': number')})${module.typed(': RawErrors')} {`,
      `  let errors${module.typed(': RawErrors')};`,
      ...start,
      ...body.lines,
      '  return errors;',
      '}',
    );
  }
  for (let write = waiting.shift(); write; write = waiting.shift()) write();
  const constants = module.constants.length > 0 ? [...module.constants, ''] : [];
  return {
    lines: [...constants, ...emitStart(module, names.get(plan.root) as string), ...module.functions],
    helpers: [...module.helpers].sort(),
    explainers: [...module.explainers].sort(),
    types: [...module.types].sort(),
  };
}

const WHOLE: Target = { value: 'value', path: [], depth: 0 };

function emitAnswer(module: ModuleText, functions: Functions, name: string, shape: Shape, isKnownAs?: TypeName): void {
  const body = new Body();
  const target = isKnownAs === undefined ? WHOLE : { ...WHOLE, isKnownAs };
  emitShape(new CodeScope(module, functions, body, true, target), shape);
  const type = isKnownAs === undefined ? 'unknown' : TYPES[isKnownAs];
  module.functions.push(
    '',
    `/** ${shape.at} */`,
    `function ${name}(value${module.typed(`: ${type}`)}, depth${module.typed(': number')})${module.typed(': boolean')} {`,
    ...body.lines,
    '  return true;',
    '}',
  );
}

const TYPES: Readonly<Record<TypeName, string>> = {
  string: 'string',
  number: 'number',
  integer: 'number',
  boolean: 'boolean',
  null: 'null',
  array: 'readonly unknown[]',
  object: 'Readonly<Record<string, unknown>>',
};

/** Properties are read in place, which is right where no object inherits one of the names; elsewhere, the value is copied and read again. */
function emitStart(module: ModuleText, root: string): string[] {
  const type = module.typed(': Check');
  const call = `${root}(value, depth)`;
  if (module.names.size === 0) return [`export const check${type} = (value, depth = 0) => ${call};`];
  const inherited = [...module.names].map((name) => `${propertyOf('ALL', name)} !== undefined`);
  return [
    `const ALL${module.typed(': Readonly<Record<string, unknown>>')} = Object.prototype${module.typed(' as never')};`,
    `export const check${type} = (value, depth = 0) => {`,
    `  if (${inherited.join(' || ')}) ${module.helper('mark')}();`,
    `  return ${call};`,
    '};',
  ];
}

/** `#/$defs/exec_result` → `checkExecResult`. */
function nameOf(at: string): string {
  const word = at.slice(at.lastIndexOf('/') + 1).replace(/[^A-Za-z0-9]+/g, '_');
  const words = word === '_' ? ['value'] : word.split('_').filter((each) => each !== '');
  return `check${words.map((each) => each.charAt(0).toUpperCase() + each.slice(1)).join('')}`;
}
