import { Ajv2020 } from 'ajv/dist/2020.js';
import { parseName } from '../names.js';
import type { Problem } from '../problem.js';
import type { Contract, Tree } from '../tree.js';

/** The shape of `x-contract`. */
export interface ContractMetadata {
  readonly version: string;
  readonly owner: string;
  readonly visibility: 'public' | 'partner' | 'first-party' | 'internal';
  readonly status: 'planned' | 'active' | 'deprecated' | 'retired';
  readonly compatibility: 'backward' | 'forward' | 'full' | 'none';
  readonly decision?: string;
  readonly replacement?: string;
  readonly removeAfter?: string;
}

const hasShape = new Ajv2020({ allErrors: true }).compile<ContractMetadata>({
  type: 'object',
  properties: {
    version: { type: 'string', pattern: '^(0|[1-9]\\d*)\\.(0|[1-9]\\d*)\\.(0|[1-9]\\d*)$' },
    owner: { type: 'string', pattern: '^[a-z][a-z0-9-]{1,39}$' },
    visibility: { enum: ['public', 'partner', 'first-party', 'internal'] },
    status: { enum: ['planned', 'active', 'deprecated', 'retired'] },
    compatibility: { enum: ['backward', 'forward', 'full', 'none'] },
    decision: { type: 'string', pattern: '^ADR-\\d{3}$' },
    replacement: { type: 'string' },
    removeAfter: { type: 'string', pattern: '^\\d{4}-\\d{2}-\\d{2}$' },
  },
  required: ['version', 'owner', 'visibility', 'status', 'compatibility'],
  additionalProperties: false,
  if: { properties: { status: { const: 'deprecated' } } },
  // biome-ignore lint/suspicious/noThenProperty: a JSON Schema keyword, not a promise
  then: { required: ['replacement', 'removeAfter'] },
});

/** The metadata of a contract that `checkMetadata` has passed. */
export const metadataOf = (contract: Contract): ContractMetadata => contract.schema['x-contract'] as ContractMetadata;

/** `x-contract` has its shape, a version of the file's major, and a replacement that exists. */
export function checkMetadata(tree: Tree): Problem[] {
  const names = new Set(tree.contracts.map(({ name }) => name));
  return tree.contracts.flatMap((contract) => checkContract(contract, names));
}

function checkContract({ file, schema, major }: Contract, names: ReadonlySet<string>): Problem[] {
  const metadata = schema['x-contract'];
  const problem = (pointer: string, message: string): Problem => ({ file, pointer: `/x-contract${pointer}`, message });
  if (!hasShape(metadata)) {
    return (hasShape.errors ?? [])
      .filter(({ keyword }) => keyword !== 'if')
      .map(({ instancePath, message, params }) => problem(instancePath, [message, ...detailOf(params)].join(' ')));
  }
  const problems: Problem[] = [];
  const step = Number(metadata.version.split('.')[0]);
  if (step !== major && !(step === 0 && metadata.status === 'planned')) {
    problems.push(problem('/version', `must start with ${major}, the file's major (or with 0 while planned)`));
  }
  const { replacement } = metadata;
  if (replacement !== undefined && !(parseName(replacement) && names.has(replacement))) {
    problems.push(problem('/replacement', `"${replacement}" is not a contract of this tree`));
  }
  return problems;
}

/** What ajv's own message leaves out: the values allowed, or the name of the unknown field. */
function detailOf(params: Record<string, unknown>): string[] {
  if (Array.isArray(params.allowedValues)) return [params.allowedValues.join(', ')];
  return typeof params.additionalProperty === 'string' ? [`"${params.additionalProperty}"`] : [];
}
