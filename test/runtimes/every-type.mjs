// The program that compilers check, also in the bench: plain JavaScript, as that is.

/**
 * A TypeScript program that uses the type of every contract in all the ways that the package has.
 *
 * @param {{ name: string, title: string }[]} contracts
 * @returns {string}
 */
export function everyType(contracts) {
  const uses = contracts.map(({ name, title }, i) => {
    const path = name.replace('.', '/').replace('@', '.v');
    return `
import { assertValid as assertValid${i}, is as is${i}, type ${title} as Alone${i} } from 'openvibe-contracts/validators/${path}';
export const narrowed${i} = (value: unknown): ${title} | undefined => (is('${name}', value) ? value : undefined);
export const parsed${i} = (text: string): ${title} => {
  const result = parse('${name}', text);
  if (result.valid) return result.value;
  throw new Error(\`\${result.errors[0].line}: \${result.errors[0].message}\`);
};
export const asserted${i} = (value: unknown): ${title} => {
  assertValid('${name}', value);
  return value;
};
export const alone${i} = (value: unknown): ${title} | undefined => {
  if (is${i}(value)) return value satisfies Alone${i};
  assertValid${i}(value);
  return value satisfies Alone${i};
};
export const byName${i}: ContractTypes['${name}'][] = [] as ${title}[];
export const contract${i}: Contract<'${name}'> = contract('${name}');
// @ts-expect-error: the type is not any
export const wrong${i}: ${title} = Symbol();
`;
  });
  return `import { assertValid, type Contract, type ContractTypes, contract, is, parse } from 'openvibe-contracts';
import type { ${contracts.map(({ title }) => title).join(', ')} } from 'openvibe-contracts';
import { capabilities, inputOf } from 'openvibe-contracts/capabilities';
import { checkedCaller, type SandboxRpc, validateCall } from 'openvibe-contracts/rpc';
${uses.join('')}
export const owner: string | undefined = capabilities[0]?.owner;
export const input = inputOf;
export const checked = validateCall;
export const image: Promise<string> = checkedCaller(async () => 1)('sandbox::create', { image: 'node' }).then(({ image }) => image);
export const stop: SandboxRpc['sandbox::stop']['request'] = { sandbox_id: 'a' };
// @ts-expect-error: a misspelt contract name
is('sandbox.exec-reqest@1', stop);
`;
}
