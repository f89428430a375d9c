import type { Helper, PathStep, Scope, Target } from '../keywords/scope.js';
import type { Shape, TypeName } from '../plan/nodes.js';
import type { Body } from './body.js';
import { emitShape } from './emit-shape.js';
import type { ModuleText } from './module.js';

/** What the functions of a module are called, and how one that only answers is written. */
export interface Functions {
  readonly nameOf: (address: string) => string;
  /** Writes a function that says whether a shape accepts a value of the type; gives its name. */
  readonly addAnswer: (shape: Shape, isKnownAs: TypeName | undefined) => string;
  readonly goesDeeper: () => void;
}

/** Writes the code of one function, at the target that it is made for. */
export class CodeScope implements Scope {
  readonly value: string;
  readonly path: readonly PathStep[];
  readonly depth: number;
  readonly name?: string;
  readonly isKnownAs?: TypeName;

  constructor(
    readonly module: ModuleText,
    readonly functions: Functions,
    readonly body: Body,
    readonly isAsking: boolean,
    target: Target,
  ) {
    this.value = target.value;
    this.path = target.path;
    this.depth = target.depth;
    if (target.name !== undefined) this.name = target.name;
    if (target.isKnownAs !== undefined) this.isKnownAs = target.isKnownAs;
  }

  readonly line: Scope['line'] = (text) => this.body.line(text);

  readonly block: Scope['block'] = (head, inner, end) => this.body.block(head, inner, end);

  readonly choose: Scope['choose'] = (branches) => this.body.choose(branches);

  readonly variable: Scope['variable'] = (name) => this.body.variable(this.module, name);

  readonly helper = (name: Helper): string => this.module.helper(name);

  readonly constant: Scope['constant'] = (name, code, type) => this.module.constant(name, code, type);

  readonly as: Scope['as'] = (code, type) => this.module.as(code, type);

  readonly typed: Scope['typed'] = (code) => this.module.typed(code);

  readonly fail: Scope['fail'] = (explainer, detail, more = []) => {
    if (this.isAsking) {
      this.line('return false;');
      return;
    }
    this.module.explainers.add(explainer);
    const path = pathOf([...this.path, ...more]);
    const details = this.name === undefined ? [detail] : [detail ?? 'undefined', this.name];
    const args = ['errors', path, explainer, ...details].filter((arg) => arg !== undefined);
    this.line(`errors = ${this.helper('addError')}(${args.join(', ')});`);
    this.body.mayHaveErrors = true;
  };

  readonly failIf: Scope['failIf'] = (condition, explainer, detail) =>
    this.choose([[condition, () => this.fail(explainer, detail)]]);

  readonly read: Scope['read'] = (value, name) => {
    const key = JSON.stringify(name);
    if (name in Object.prototype) return `${this.helper('ownProperty')}(${value}, ${key})`;
    this.module.names.add(name);
    return propertyOf(value, name);
  };

  readonly emit: Scope['emit'] = (shape, target) =>
    emitShape(new CodeScope(this.module, this.functions, this.body, this.isAsking, target), shape);

  readonly call: Scope['call'] = (address) => {
    this.functions.goesDeeper();
    const call = `${this.functions.nameOf(address)}(${this.value}, ${this.depthBelow(0)})`;
    if (this.isAsking) {
      this.choose([[`${call} !== undefined`, () => this.line('return false;')]]);
      return;
    }
    const inner = this.variable('inner');
    const ofName = this.name === undefined ? '' : `, ${this.name}`;
    const path = pathOf(this.path);
    // Where nothing was found before, what the part found is all there is.
    const isAll = path === "''" && ofName === '' && !this.body.mayHaveErrors;
    const errors = isAll ? inner : `${this.helper('within')}(errors, ${path}, ${inner}${ofName})`;
    this.line(`const ${inner} = ${call};`);
    this.choose([[`${inner} !== undefined`, () => this.line(`errors = ${errors};`)]]);
    this.body.mayHaveErrors = true;
  };

  readonly accepts: Scope['accepts'] = (shape) => {
    const name = this.functions.addAnswer(shape, this.isKnownAs);
    return `${name}(${this.value}, ${this.depthBelow(0)})`;
  };

  readonly depthBelow: Scope['depthBelow'] = (levels) => {
    const below = this.depth + levels;
    return below === 0 ? 'depth' : `depth + ${below}`;
  };

  readonly isFull: Scope['isFull'] = () => (this.isAsking ? undefined : `${this.helper('isFull')}(errors)`);
}

export const propertyOf = (value: string, name: string): string =>
  /^[A-Za-z_$][\w$]*$/.test(name) ? `${value}.${name}` : `${value}[${JSON.stringify(name)}]`;

/** An expression for a JSON Pointer: what is known of it in one piece. */
function pathOf(steps: readonly PathStep[]): string {
  const parts: string[] = [];
  let text = '';
  const end = (): void => {
    if (text !== '') parts.push(JSON.stringify(text));
    text = '';
  };
  for (const step of steps) {
    if ('text' in step) text += step.text;
    else {
      end();
      parts.push(step.code);
    }
  }
  end();
  return parts.length === 0 ? "''" : parts.join(' + ');
}
