import type { AST } from '@eslint-community/regexpp';

interface TextEdit {
  readonly start: number;
  readonly end: number;
  readonly to: string;
}

/** Of several alternatives each is dropped; a run of fixed text becomes optional, and a sign in it any character. */
export function editText(node: AST.Alternative): TextEdit[] {
  return [...dropAlternative(node), ...runsOf(node).flatMap(editRun)];
}

function dropAlternative(node: AST.Alternative): TextEdit[] {
  const siblings = node.parent.alternatives;
  if (siblings.length < 2) return [];
  const [first, last] = [siblings[0] ?? node, siblings.at(-1) ?? node];
  const left = siblings.filter((each) => each !== node).map(({ raw }) => raw);
  return [{ start: first.start, end: last.end, to: left.join('|') }];
}

/** Characters that stand side by side in an alternative that has other parts too. */
function runsOf({ elements }: AST.Alternative): AST.Character[][] {
  const runs: AST.Character[][] = [];
  elements.forEach((element, i) => {
    if (element.type !== 'Character') return;
    if (elements[i - 1]?.type === 'Character') runs.at(-1)?.push(element);
    else runs.push([element]);
  });
  return runs.filter((run) => run.length < elements.length);
}

function editRun(run: AST.Character[]): TextEdit[] {
  const [start = 0, end = 0] = [run[0]?.start, run.at(-1)?.end];
  const signs = run.filter(({ value }) => !/[\p{L}\p{N}]/u.test(String.fromCodePoint(value)));
  return [
    { start, end, to: `(?:${run.map(({ raw }) => raw).join('')})?` },
    ...signs.map((sign) => ({ start: sign.start, end: sign.end, to: '.' })),
  ];
}
