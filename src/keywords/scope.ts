import type { Shape, TypeName } from '../plan/nodes.js';

/** A step of a path: a text that is known, or code that gives one. */
export type PathStep = { readonly text: string } | { readonly code: string };

/** What code is written about: one place of a value. */
export interface Target {
  /** The variable that holds it. */
  readonly value: string;
  /** The way to it from what the function was handed. */
  readonly path: readonly PathStep[];
  /** How many arrays and objects of the function's value stand around it. */
  readonly depth: number;
  /** The variable that holds the name of a property, where the name is what is asked about. */
  readonly name?: string;
  /** The one type that the code around has found already. */
  readonly isKnownAs?: TypeName;
}

/** Where a keyword writes its code. It either reports what is wrong, or, in a function that only answers, gives false. */
export interface Scope extends Target {
  /** Whether the function only answers: what a condition asks of a value is no error. */
  readonly isAsking: boolean;
  /** Writes one line. */
  readonly line: (text: string) => void;
  /** Writes a head, and what belongs to it a step further in. */
  readonly block: (head: string, body: () => void, end?: string) => void;
  /** Writes `if`, `else if` and `else`; the last branch may have no condition. */
  readonly choose: (branches: readonly Branch[]) => void;
  /** A variable of the function, called like this or with a number behind. */
  readonly variable: (name: string) => string;
  /** The name of a function of the engine, which the module then imports. */
  readonly helper: (name: Helper) => string;
  /** A constant of the module, made once of the same code. */
  readonly constant: (name: string, code: string, type?: string) => string;
  /** Writes what happens where a value is wrong; `explainer` words it, and knows what the code `detail` gives. */
  readonly fail: (explainer: string, detail?: string, more?: readonly PathStep[]) => void;
  /** The same under a condition. */
  readonly failIf: (condition: string, explainer: string, detail?: string) => void;
  /** Reads a property of a value, undefined where the value has none of its own. */
  readonly read: (value: string, name: string) => string;
  /** Writes what is asked of a target. */
  readonly emit: (shape: Shape, target: Target) => void;
  /** Writes a call of the check of a shape that stands elsewhere. */
  readonly call: (address: string) => void;
  /** An expression that is true where a shape accepts the value. */
  readonly accepts: (shape: Shape) => string;
  /** An expression for the number of arrays and objects around what stands so many levels below the value. */
  readonly depthBelow: (levels: number) => string;
  /** An expression that is true where there are errors enough; undefined where the function only answers. */
  readonly isFull: () => string | undefined;
  /** An expression taken for one of a type. */
  readonly as: (code: string, type: 'Writer') => string;
  /** TypeScript alone; nothing where the code is run as it is. */
  readonly typed: (code: string) => string;
}

export type Branch = readonly [condition: string | undefined, body: () => void];

/** What emitted code may call. */
export type Helper = keyof typeof import('../engine/code-helpers.js') | keyof typeof import('./rule-helpers.js');

/** A scope as a target, for what looks at the same place. */
export const targetOf = ({ value, path, depth, name, isKnownAs }: Scope): Target => ({
  value,
  path,
  depth,
  ...(name === undefined ? {} : { name }),
  ...(isKnownAs === undefined ? {} : { isKnownAs }),
});
