import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import type { CallToolResult, ServerNotification } from '@modelcontextprotocol/sdk/types.js';
import { Problem, suggestNames } from '@seedbed/contract';
import { z } from 'zod';
import { sayProblem } from '../operations/messages/say-problem.ts';
import { TOOLS, type ToolName } from './all-tools.ts';
import { clientOf } from './client-of.ts';
import type { Answer, Call, Tool } from './tool.ts';

/** Runs a tool for a client: in this process, or in a thread. */
export type RunTool = (name: ToolName, args: unknown, call: Call) => Promise<Answer>;

/** Registers every tool with a server, each with its arguments checked and its errors reported in words. */
export function addTools(server: McpServer, run: RunTool): void {
  for (const tool of Object.values(TOOLS)) addTool(server, tool as Tool, (args, call) => run(tool.name as ToolName, args, call));
}

type Extra = {
  readonly signal: AbortSignal;
  readonly _meta?: { readonly progressToken?: string | number | undefined } | undefined;
  sendNotification(notification: ServerNotification): Promise<void>;
};

/** Registers one tool with a server, with its arguments checked and its errors reported in words. */
export function addTool(server: McpServer, { name, title, description, input, readOnly }: Tool, run: (args: unknown, call: Call) => Promise<Answer>): void {
  const annotations = { readOnlyHint: readOnly, destructiveHint: !readOnly, openWorldHint: !readOnly };
  // An unknown argument is an error. It is checked here because the protocol's own message for it is raw JSON.
  const inputSchema = z.looseObject(input).meta({ additionalProperties: false });
  server.registerTool(name, { title, description, inputSchema, annotations }, async (args, extra) => {
    try {
      requireKnown(name, Object.keys(input), args);
      return result(await run(args, { ...callOf(extra), client: clientOf(server, extra) }));
    } catch (error) {
      return { isError: true, content: [{ type: 'text', text: sayProblem(error) }] };
    }
  });
}

function requireKnown(tool: string, known: readonly string[], args: object): void {
  const unknown = Object.keys(args).find((name) => !known.includes(name));
  if (unknown === undefined) return;
  throw new Problem(
    'invalid-request',
    `${tool} takes no ${JSON.stringify(unknown)}. ${known.length === 0 ? 'It takes no arguments.' : suggestNames(known, unknown).replace(/^There (?:are|is) /, 'It takes ')}`,
  );
}

function result(answer: Answer): CallToolResult {
  return { content: answer.map((part) => ({ type: 'text', text: typeof part === 'string' ? part : JSON.stringify(part) })) };
}

/**
 * Reports progress if the caller asked for it, and only increasing values: a restarted load starts over with fewer
 * rows.
 */
function callOf({ signal, _meta, sendNotification }: Extra): Omit<Call, 'client'> {
  const progressToken = _meta?.progressToken;
  let lastSent = -1;
  return {
    signal,
    progress(progress, total, message) {
      if (progressToken === undefined || progress <= lastSent) return;
      lastSent = progress;
      // A disconnected caller needs no message.
      void sendNotification({ method: 'notifications/progress', params: { progressToken, progress, total, message } }).catch(() => undefined);
    },
  };
}
