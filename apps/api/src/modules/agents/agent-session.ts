import { randomUUID } from 'node:crypto';
import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js';
import { addTools, INSTRUCTIONS, openNamed, replyOf } from '@seedbed/runner/agents';
import type { Compute, ToolAsk } from '@seedbed/runner/compute';
import { VERSION } from '../../version.ts';

export type AgentSession = {
  answer(request: Request, body: unknown): Promise<Response>;
  close(): Promise<void>;
  /** Running tool calls. */
  readonly running: number;
  /** Time of the last request. */
  readonly lastRequestAt: number;
};

type Given = {
  readonly run: Compute['tool'];
  /** Throws if the current caller lacks a right. */
  readonly demand: (tool: ToolAsk['tool'], args: unknown) => void;
  /** The only database that may be read and loaded. */
  readonly targetUrl: string | null;
  readonly onOpen: (id: string) => void;
  readonly onClose: (id: string) => void;
};

/** One agent: handles the protocol, stores its blueprints as text, and runs the tools through `run`. */
export async function openAgentSession({ run, demand, targetUrl, onOpen, onClose }: Given): Promise<AgentSession> {
  const blueprints = openNamed<string>((json) => json.length);
  const target = { url: targetUrl ?? undefined, anyTarget: false };
  let running = 0;
  let lastCalled = performance.now();

  const server = new McpServer({ name: 'seedbed', title: 'Seedbed', version: VERSION }, { instructions: INSTRUCTIONS });
  addTools(server, async (tool, args, { signal, progress, client = {} }) => {
    demand(tool, args);
    running++;
    try {
      const about = tool === 'infer' || tool === 'kinds' ? undefined : blueprints.find((args as { blueprint?: string }).blueprint);
      const ask: ToolAsk = {
        tool,
        args,
        held: about && { name: about.name, json: about.held },
        nextName: blueprints.nextName(),
        target,
        onProgress: ({ done, total, message }) => progress(done, total, message),
      };
      const can = { choose: client.choose !== undefined, model: client.model !== undefined };
      const replies: (string | null)[] = [];
      for (;;) {
        const { answer, kept, wanted } = await run({ ...ask, can, replies }, signal);
        if (kept) blueprints.put(kept.name, kept.json);
        if (!wanted) return answer;
        // No thread waits for a person, and no limit of time counts their minutes.
        replies.push(await replyOf(client, wanted, signal));
      }
    } finally {
      running--;
    }
  });

  const transport = new WebStandardStreamableHTTPServerTransport({
    sessionIdGenerator: randomUUID,
    onsessioninitialized: onOpen,
    onsessionclosed: onClose,
  });
  // The transport's types include `| undefined` where the protocol's do not.
  await server.connect(transport as Parameters<McpServer['connect']>[0]);
  return {
    answer(request, body) {
      lastCalled = performance.now();
      return transport.handleRequest(request, { parsedBody: body });
    },
    close: () => server.close(),
    get running() {
      return running;
    },
    get lastRequestAt() {
      return lastCalled;
    },
  };
}
