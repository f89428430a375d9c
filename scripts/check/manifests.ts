import { printable } from '../../src/base/printable.js';
import { type Compiler, compilerOf } from '../../src/compile/compile.js';
import { validateWith as validateValue } from '../../src/engine/validate-with.js';
import type { Problem } from '../../src/source/problem.js';
import type { RpcManifest } from '../../src/source/rpc-manifest.js';
import type { Contract, Manifest, Tree } from '../../src/source/tree.js';

interface CapabilityManifest {
  readonly id: string;
  readonly inputSchema?: string;
  readonly outputSchema?: string;
}

const SHAPES = { capabilities: 'capabilities.capability@1', rpc: 'rpc.interface@1' };

/** Each manifest has the shape of its contract, stands under its own id, and names only what exists. */
export function checkManifests(tree: Tree): Problem[] {
  if (tree.manifests.length === 0) return [];
  const contracts = new Map(tree.contracts.map((contract) => [contract.name, contract]));
  const compiler = compilerOf(tree);
  return tree.manifests.flatMap((manifest) => checkManifest(manifest, contracts, compiler));
}

function checkManifest(manifest: Manifest, contracts: ReadonlyMap<string, Contract>, compiler: Compiler): Problem[] {
  const { kind, file, value } = manifest;
  const shape = contracts.get(SHAPES[kind]);
  if (!shape) return [{ file, message: `needs the contract ${SHAPES[kind]}, which is not in schemas/` }];
  const problems = validateWith(compiler, shape, value, file, '');
  if (problems.length > 0) return problems;

  const { id } = value as CapabilityManifest | RpcManifest;
  const home = `manifests/${kind}/${id}.json`;
  if (file !== home) problems.push({ file, pointer: '/id', message: `"${id}" belongs in ${home}` });
  const found =
    kind === 'capabilities'
      ? checkCapability(value as CapabilityManifest, contracts)
      : checkRpc(value as RpcManifest, contracts, compiler);
  return [...problems, ...found.map((problem) => ({ ...problem, file }))];
}

function checkCapability(
  manifest: CapabilityManifest,
  contracts: ReadonlyMap<string, Contract>,
): Omit<Problem, 'file'>[] {
  return (['inputSchema', 'outputSchema'] as const).flatMap((key) =>
    unknownContract(manifest[key], `/${key}`, contracts),
  );
}

function checkRpc(
  { functions, errorCodes }: RpcManifest,
  contracts: ReadonlyMap<string, Contract>,
  compiler: Compiler,
): Omit<Problem, 'file'>[] {
  const codes = errorCodes.map(({ code }) => code);
  return [
    ...repeated(codes, 'errorCodes', 'code'),
    ...repeated(
      functions.map(({ id }) => id),
      'functions',
      'id',
    ),
    ...repeated(
      functions.map(({ adapterId }) => adapterId),
      'functions',
      'adapterId',
    ),
    ...functions.flatMap((entry, i) => {
      const pointer = `/functions/${i}`;
      const request = contracts.get(entry.request);
      return [
        ...unknownContract(entry.request, `${pointer}/request`, contracts),
        ...unknownContract(entry.response, `${pointer}/response`, contracts),
        ...entry.errors
          .filter((code) => !codes.includes(code))
          .map((code) => ({ pointer: `${pointer}/errors`, message: `${code} is not in errorCodes` })),
        ...(request ? validateWith(compiler, request, entry.example, '', `${pointer}/example`) : []),
      ];
    }),
  ];
}

function validateWith(compiler: Compiler, contract: Contract, value: unknown, file: string, at: string): Problem[] {
  return validateValue(compiler.validatorOf(contract), value).errors.map(({ path, message }) => ({
    file,
    pointer: at + path,
    message: `${printable(path)} ${message} (${contract.name})`,
  }));
}

function unknownContract(name: string | undefined, pointer: string, contracts: ReadonlyMap<string, Contract>) {
  return name === undefined || contracts.has(name) ? [] : [{ pointer, message: `there is no contract ${name}` }];
}

function repeated(values: readonly string[], list: string, key: string): Omit<Problem, 'file'>[] {
  return values.flatMap((value, i) =>
    values.indexOf(value) < i
      ? [{ pointer: `/${list}/${i}/${key}`, message: `${value} stands here a second time` }]
      : [],
  );
}
