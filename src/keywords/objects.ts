import { escapeSegment } from '../base/pointer.js';
import type { ObjectNode, Shape } from '../plan/nodes.js';
import type { Scope } from './scope.js';

/** Asks an object for its properties, known and unknown, their names and their number. */
export function emitObject(scope: Scope, node: ObjectNode): void {
  const { value } = scope;
  emitSize(scope, node);
  if (node.names) emitNames(scope, node.names);
  for (const name of node.required) {
    if (node.properties.has(name)) continue;
    scope.failIf(`${scope.read(value, name)} === undefined`, 'required', JSON.stringify(name));
  }
  const isWalked = node.isWalked && !scope.isAsking;
  if (isWalked) scope.line(`${scope.helper('markObject')}(${value}, ${value}.toJSON);`);
  const isCounted = node.properties.size > 0 && (isWalked || node.others !== undefined);
  const found = isCounted ? scope.variable('found') : '0';
  if (isCounted) scope.line(`let ${found} = 0;`);
  for (const [name, shape] of node.properties) emitProperty(scope, node, name, shape, isCounted ? found : undefined);
  if (node.others?.nodes[0]?.kind === 'never') refuseOthers(scope, node, found);
  else if (node.others) emitOthers(scope, node, node.others, found);
  else if (isWalked) walkOthers(scope, node, found);
}

function emitSize(scope: Scope, { minProperties, maxProperties }: ObjectNode): void {
  const size = `Object.keys(${scope.value}).length`;
  if (maxProperties !== undefined) scope.failIf(`${size} > ${maxProperties}`, 'maxProperties', `${maxProperties}`);
  if (minProperties !== undefined) scope.failIf(`${size} < ${minProperties}`, 'minProperties', `${minProperties}`);
}

/** A loop over the object's own keys. */
function eachKey(scope: Scope, body: (key: string) => void): void {
  const key = scope.variable('key');
  scope.block(`for (const ${key} in ${scope.value}) {`, () => {
    scope.line(`if (!Object.prototype.hasOwnProperty.call(${scope.value}, ${key})) continue;`);
    const isFull = scope.isFull();
    if (isFull !== undefined) scope.line(`if (${isFull}) break;`);
    body(key);
  });
}

function emitNames(scope: Scope, names: Shape): void {
  eachKey(scope, (key) =>
    scope.emit(names, { value: key, path: scope.path, depth: scope.depth, name: key, isKnownAs: 'string' }),
  );
}

function emitProperty(scope: Scope, node: ObjectNode, name: string, shape: Shape, found: string | undefined): void {
  const isRequired = node.required.includes(name);
  // Where nothing is asked of the value, or nothing is reported, it need not be held.
  if (shape.nodes.length === 0 && found === undefined) {
    if (isRequired) scope.failIf(`${scope.read(scope.value, name)} === undefined`, 'required', JSON.stringify(name));
    return;
  }
  const value = scope.variable(toIdentifier(name));
  scope.line(`const ${value} = ${scope.read(scope.value, name)};`);
  const there = (): void => {
    if (found !== undefined) scope.line(`${found}++;`);
    const path = [...scope.path, { text: `/${escapeSegment(name)}` }];
    scope.emit(shape, { value, path, depth: scope.depth + 1 });
  };
  const missing = (): void => scope.fail('required', JSON.stringify(name));
  if (!isRequired) scope.choose([[`${value} !== undefined`, there]]);
  else if (scope.isAsking) {
    scope.choose([[`${value} === undefined`, missing]]);
    there();
  } else {
    scope.choose([
      [`${value} !== undefined`, there],
      [undefined, missing],
    ]);
  }
}

function refuseOthers(scope: Scope, node: ObjectNode, found: string): void {
  const known = knownNames(scope, node);
  const unknown = scope.variable('unknown');
  scope.line(`const ${unknown} = ${scope.helper('unknownKeys')}(${scope.value}, ${known}, ${found});`);
  scope.choose([
    [
      `${unknown} !== undefined`,
      () => {
        // Where no key is unknown, one that is known is undefined.
        if (node.isWalked && !scope.isAsking) markIf(scope, `${unknown}.length === 0`);
        const key = scope.variable('key');
        scope.block(`for (const ${key} of ${unknown}) {`, () =>
          scope.fail('additionalProperties', `[${key}, ${known}]`),
        );
      },
    ],
  ]);
}

function emitOthers(scope: Scope, node: ObjectNode, others: Shape, found: string): void {
  const { value } = scope;
  const isWalked = node.isWalked && !scope.isAsking;
  const hasKnown = node.properties.size > 0;
  const loop = (): void => {
    eachKey(scope, (key) => {
      chooseByName(
        scope,
        node,
        key,
        () => {
          if (isWalked) countBack(scope, key, found);
        },
        () => {
          if (isWalked) scope.line(`${scope.helper('markText')}(${key});`);
          const other = scope.variable('value');
          scope.line(`const ${other} = ${value}[${key}];`);
          const path = [...scope.path, { text: '/' }, { code: `${scope.helper('escapeSegment')}(${key})` }];
          scope.emit(others, { value: other, path, depth: scope.depth + 1 });
        },
      );
    });
    // One that was found is no key: it is not enumerable, and JSON leaves it out.
    if (isWalked && hasKnown) markIf(scope, `${found} > 0`);
  };
  if (hasKnown) scope.choose([[`${found} !== ${scope.helper('countKeys')}(${value})`, loop]]);
  else loop();
}

/**
 * Nothing describes the other properties; they are walked, to tell whether JSON can hold them. What is inherited is walked with them, and
 * at worst marked.
 */
function walkOthers(scope: Scope, node: ObjectNode, found: string): void {
  const { value } = scope;
  const key = scope.variable('key');
  const walk = (): void =>
    scope.block(`for (const ${key} in ${value}) {`, () => {
      const other = `${scope.helper('markEntry')}(${key}, ${value}[${key}], ${scope.depthBelow(1)});`;
      chooseByName(
        scope,
        node,
        key,
        () => countBack(scope, key, found),
        () => scope.line(other),
      );
    });
  if (node.properties.size === 0) walk();
  else {
    scope.choose([
      [
        `${found} !== ${scope.helper('countKeys')}(${value})`,
        () => {
          walk();
          // One that was found is no key: it is not enumerable, and JSON leaves it out.
          markIf(scope, `${found} > 0`);
        },
      ],
    ]);
  }
}

/** A known property that is a key is not undefined. */
function countBack(scope: Scope, key: string, found: string): void {
  markIf(scope, `${scope.value}[${key}] === undefined`);
  scope.line(`${found}--;`);
}

/** Tells known keys from others; a `switch` is faster than a list or a set. */
function chooseByName(
  scope: Scope,
  { properties }: ObjectNode,
  key: string,
  known: () => void,
  other: () => void,
): void {
  if (properties.size === 0) {
    other();
    return;
  }
  scope.block(`switch (${key}) {`, () => {
    const names = [...properties.keys()].map((name) => `case ${JSON.stringify(name)}:`);
    for (const name of names.slice(0, -1)) scope.line(name);
    scope.block(
      names.at(-1) as string,
      () => {
        known();
        scope.line('break;');
      },
      '',
    );
    scope.block('default: {', other);
  });
}

const markIf = (scope: Scope, condition: string): void =>
  scope.choose([[condition, () => scope.line(`${scope.helper('mark')}();`)]]);

const knownNames = (scope: Scope, { properties }: ObjectNode): string =>
  scope.constant('NAMES', JSON.stringify([...properties.keys()]), ': string[]');

/** A name for a variable that reads like the property's: `timeoutMs` for `timeout_ms`. */
export function toIdentifier(name: string): string {
  const [first = '', ...others] = name.split(/[^A-Za-z0-9]+/).filter((word) => word !== '');
  const joined =
    first.charAt(0).toLowerCase() +
    first.slice(1) +
    others.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
  return /^[A-Za-z]/.test(joined) ? joined : `value${joined}`;
}
