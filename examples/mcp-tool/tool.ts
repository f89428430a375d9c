// A tool in the way of MCP: the model gets the contract as the tool's input schema, and what it sends is validated all the same. What is
// wrong goes back to it in words, so that it can fix its call.
import { type ContractTypes, contract, formatErrors, toProblem } from 'openvibe-contracts';

const NAME = 'sandbox.exec-request@1';
const request = contract(NAME);

/** What `tools/list` says of the tool. The schema stands alone: models follow no reference to another file. */
export const tool = {
  name: 'sandbox_exec',
  description: 'Runs a command in a sandbox and gives what it prints.',
  inputSchema: request['~standard'].jsonSchema.input({ target: 'draft-2020-12' }),
};

/** What `tools/call` answers. */
export interface ToolResult {
  readonly content: readonly { readonly type: 'text'; readonly text: string }[];
  readonly structuredContent?: unknown;
  readonly isError?: boolean;
}

/** Runs the tool; `run` is what it does with a good request. */
export async function callTool(
  input: unknown,
  run: (request: ContractTypes[typeof NAME]) => Promise<string>,
): Promise<ToolResult> {
  const result = request.validate(input, { rules: true });
  if (result.valid) return { content: [text(await run(input as ContractTypes[typeof NAME]))] };
  const problem = toProblem(result);
  return { content: [text(formatErrors(result))], structuredContent: problem, isError: true };
}

const text = (text: string) => ({ type: 'text', text }) as const;
