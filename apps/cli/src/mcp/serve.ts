import { once } from 'node:events';
import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { LIMITS } from '@seedbed/contract';
import { openRunner, resultsOfUser, type RunnerOptions } from '@seedbed/runner';
import { addTool, addTools, INSTRUCTIONS, MOCK_INSTRUCTIONS, mockTools, openSession, runTool, type Session } from '@seedbed/runner/agents';
import manifest from '../../package.json' with { type: 'json' };
import type { Context } from '../context.ts';
import { openMocks } from './open-mocks.ts';

/** A message holds a schema or a blueprint as a JSON string, with its escapes. */
const MESSAGE_BYTES = 2 * LIMITS.blueprintBytes;

/** Serves one client until its input ends, or this process should stop. Only the protocol uses standard output. */
export async function serveMcp(
  { io, signal }: Context,
  { packs, ...given }: Pick<Session, 'target' | 'project'> & Pick<RunnerOptions, 'packs'>,
): Promise<void> {
  await using runner = openRunner({ throwaway: io.throwaway, results: resultsOfUser(), packs });
  const server = new McpServer({ name: 'seedbed', title: 'Seedbed', version: manifest.version }, { instructions: INSTRUCTIONS + MOCK_INSTRUCTIONS });
  const session = openSession({ runner, folder: io.cwd, ...given });
  addTools(server, (name, args, call) => runTool(name, session, args, call));
  await using mocks = openMocks();
  for (const tool of mockTools(mocks)) addTool(server, tool, (args, call) => tool.run(session, args as never, call));
  const ended = once(io.stdin, 'end', { signal }).catch(() => undefined);
  await server.connect(new StdioServerTransport(io.stdin, io.stdout, { maxBufferSize: MESSAGE_BYTES }));
  await ended;
  // Stops running work.
  await server.close();
}
