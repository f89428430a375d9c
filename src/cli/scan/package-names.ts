import type { Node } from './parse-source.js';
import type { NameKind } from './vocabulary.js';

/** The functions of the package that take a name first, by what it names. */
const TAKERS: Readonly<Record<string, Readonly<Record<string, NameKind>>>> = {
  'openvibe-contracts': {
    validate: 'contract',
    is: 'contract',
    assertValid: 'contract',
    parse: 'contract',
    contract: 'contract',
  },
  'openvibe-contracts/rpc': { validateCall: 'function' },
  'openvibe-contracts/capabilities': { inputOf: 'capability', outputOf: 'capability' },
};

/** Makes a function that takes the id of a function first. */
const MAKER = 'checkedCaller';

/** What a source calls the functions of the package by. A name that is used anew in an inner scope counts there, too. */
export interface PackageNames {
  readonly functions: ReadonlyMap<string, NameKind>;
  /** Names of whole modules, with the functions that they hold. */
  readonly modules: ReadonlyMap<string, Readonly<Record<string, NameKind>>>;
}

/** The names that imports, `require` and `checkedCaller` give to functions of the package. */
export function packageNamesOf(nodes: readonly Node[]): PackageNames {
  const functions = new Map<string, NameKind>();
  const modules = new Map<string, Readonly<Record<string, NameKind>>>();
  const makers = new Set<string>();
  const bind = (takers: Readonly<Record<string, NameKind>>, imported: string, local: string): void => {
    if (imported === MAKER) makers.add(local);
    else if (Object.hasOwn(takers, imported)) functions.set(local, takers[imported] as NameKind);
  };
  for (const node of nodes) {
    if (node.type === 'ImportDeclaration') {
      const takers = takersOf(node.source);
      for (const specifier of takers ? (node.specifiers as readonly Node[]) : []) {
        const local = boundName(specifier.local);
        if (specifier.type === 'ImportSpecifier') bind(takers ?? {}, boundName(specifier.imported), local);
        else modules.set(local, takers ?? {});
      }
    }
    if (node.type !== 'VariableDeclarator' || !node.init) continue;
    const id = node.id as Node;
    const made = calleeOf(node.init as Node);
    if (isNamed(id) && made !== undefined && makers.has(made)) functions.set(id.name, 'function');
    const takers = takersOf(requiredBy(node.init as Node));
    if (takers === undefined) continue;
    if (isNamed(id)) modules.set(id.name, takers);
    for (const property of (id.properties ?? []) as readonly Node[]) {
      bind(takers, boundName(property.key), boundName(property.value));
    }
  }
  return { functions, modules };
}

/** What `require('…')` or `await import('…')` loads. */
function requiredBy(init: Node): unknown {
  const call = init.type === 'AwaitExpression' ? (init.argument as Node) : init;
  const isLoading = calleeOf(call) === 'require' || (call.callee as Node | undefined)?.type === 'Import';
  return isLoading ? (call.arguments as readonly unknown[])[0] : undefined;
}

function takersOf(source: unknown): Readonly<Record<string, NameKind>> | undefined {
  const { value } = (source ?? {}) as { readonly value?: unknown };
  return typeof value === 'string' && Object.hasOwn(TAKERS, value) ? TAKERS[value] : undefined;
}

const calleeOf = ({ type, callee }: Node): string | undefined =>
  type === 'CallExpression' && isNamed(callee as Node) ? (callee as Named).name : undefined;

type Named = Node & { readonly name: string };

export const isNamed = (node: Node): node is Named => node.type === 'Identifier';

/** The name of an identifier, or the text of the string that may stand for one; of a pattern with a default, of what it binds. */
function boundName(node: unknown): string {
  const { name, value, left } = (node ?? {}) as {
    readonly name?: string;
    readonly value?: string;
    readonly left?: unknown;
  };
  return left === undefined ? (name ?? value ?? '') : boundName(left);
}
