import { once } from 'node:events';
import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { LIMITS } from '@seedbed/contract';
import { openRunner, resultsOfUser } from '@seedbed/runner';
import manifest from '../../package.json' with { type: 'json' };
import type { Context } from '../context.ts';
import { addTools } from './add-tools.ts';
import { openSession } from './session.ts';
import type { TargetChoice } from './target-of.ts';

const INSTRUCTIONS =
  'Seedbed makes believable, valid, reproducible rows for a Postgres schema. Begin with `infer`: it gives a blueprint a name (b1), by which the other tools know it; ' +
  'without a name they take the last one. `preview` shows rows, `explain` says why a column is made as it is, `edit` changes it, `prove` tries all in a throwaway Postgres, ' +
  '`generate` gives rows as text, `load` fills the database that this server was started with.';

/** A message holds a schema or a blueprint as a JSON string, with its escapes. */
const MESSAGE_BYTES = 2 * LIMITS.blueprintBytes;

/** Serves one client until its end of the input is closed, or this process is told to stop. Standard output is the protocol's alone. */
export async function serveMcp({ io, signal }: Context, target: TargetChoice): Promise<void> {
  await using runner = openRunner({ results: resultsOfUser() });
  const server = new McpServer({ name: 'seedbed', title: 'Seedbed', version: manifest.version }, { instructions: INSTRUCTIONS });
  addTools(server, openSession({ runner, folder: io.cwd, target }));
  const ended = once(io.stdin, 'end', { signal }).catch(() => undefined);
  await server.connect(new StdioServerTransport(io.stdin, io.stdout, { maxBufferSize: MESSAGE_BYTES }));
  await ended;
  // What is under way is told to stop.
  await server.close();
}
