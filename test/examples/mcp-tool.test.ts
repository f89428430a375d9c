import { Ajv2020 } from 'ajv/dist/2020.js';
import { fixtures } from 'openvibe-contracts/testing';
import { describe, expect, test } from 'vitest';
import { server } from '../../examples/mcp-tool/server.js';
import type { ToolResult } from '../../examples/mcp-tool/tool.js';
import { formats } from '../../src/engine/formats.js';
import { type Answer, answersEveryFixture, post } from './answers.js';
import { listening } from './listening.js';

describe('examples/mcp-tool', async () => {
  const url = await listening(server);
  const ask = async (method: string, params?: object): Promise<{ result?: unknown; error?: unknown }> =>
    (await post(url, { jsonrpc: '2.0', id: 1, method, params })).body as object;

  /** Stands for a model: it calls the tool with what it is given. Its answer is given as over HTTP, so that one test fits all examples. */
  async function callAsModel(input: unknown): Promise<Answer> {
    const { result } = await ask('tools/call', { name: 'sandbox_exec', arguments: input });
    const { isError, content, structuredContent } = result as ToolResult;
    if (!isError) return { status: 200, type: 'text/plain', body: content[0]?.text };
    const problem = structuredContent as { status: number; errors: { detail: string }[] };
    expect(content[0]?.text.split('\n').length).toBe(problem.errors.length);
    return { status: problem.status, type: 'application/problem+json', body: problem };
  }

  answersEveryFixture('sandbox.exec-request@1', callAsModel);

  test('hands the model a schema that stands alone and validates as the contract does', async () => {
    const { result } = await ask('tools/list');
    const { tools } = result as { tools: { name: string; inputSchema: { type: string } }[] };
    expect(tools.map(({ name }) => name)).toEqual(['sandbox_exec']);
    const [{ inputSchema }] = tools as [(typeof tools)[number]];
    expect(inputSchema.type).toBe('object');
    const accepts = new Ajv2020({ strict: false, formats }).compile(inputSchema);
    const { valid, rejected } = fixtures('sandbox.exec-request@1');
    expect(valid.filter(({ value }) => !accepts(value))).toEqual([]);
    expect(rejected.filter(({ value }) => accepts(value))).toEqual([]);
  });

  test('tells the model what to fix', async () => {
    const { result } = await ask('tools/call', { name: 'sandbox_exec', arguments: { sandbox_id: 'a', argv: 'node' } });
    const { content } = result as ToolResult;
    expect(content).toEqual([{ type: 'text', text: '/argv must be an array, not a string' }]);
  });

  test('knows no other tool and no other method', async () => {
    for (const [method, name] of [
      ['tools/call', 'rm'],
      ['prompts/list', 'sandbox_exec'],
    ] as const) {
      expect((await ask(method, { name })).error).toEqual({ code: -32601, message: 'no such method' });
    }
  });
});
