import type { Compute } from '@seedbed/runner/compute';
import type { WorkspaceId } from '../../db/columns.ts';
import type { Bulkhead } from '../../http/bulkhead.ts';
import type { Caller } from '../../http/caller.ts';
import type { AgentSession } from './agent-session.ts';

/** Sessions at once; beyond them the one that was silent for longest ends. */
const MOST_SESSIONS = 16;
const SILENT_MS = 30 * 60 * 1000;

/** Own packs, each as JSON. */
type OwnPacks = { contents(workspace: WorkspaceId): Promise<readonly string[]> };

export type AgentsService = AsyncDisposable & {
  /** What the protocol says to a request; of a session, or to begin one. */
  answer(caller: Caller, request: Request, sessionId: string | undefined, body: unknown): Promise<Response>;
};

/** Sessions of agents. What they ask for is done in threads, and the protocol is loaded by the first who speaks it. */
export function agentsService(compute: Compute, packs: OwnPacks, targetUrl: string | null, gate: Bulkhead): AgentsService {
  const sessions = new Map<string, AgentSession & { readonly of: string }>();

  async function end(id: string): Promise<void> {
    const session = sessions.get(id);
    sessions.delete(id);
    await session?.close();
  }

  async function makeRoom(): Promise<void> {
    const bySilence = [...sessions].filter(([, session]) => session.running === 0).toSorted(([, a], [, b]) => a.lastAsked - b.lastAsked);
    const over = sessions.size - MOST_SESSIONS + 1;
    const now = performance.now();
    for (const [at, [id, session]] of bySilence.entries()) if (at < over || now - session.lastAsked > SILENT_MS) await end(id);
  }

  return {
    async answer(caller, request, sessionId, body) {
      const workspace = caller.workspace.id;
      const of = `${workspace} ${caller.id}`;
      const known = sessionId === undefined ? undefined : sessions.get(sessionId);
      if (known?.of === of) return known.answer(request, body);
      // The protocol's own word for it: a client then begins anew.
      if (sessionId !== undefined) return notFound();
      await makeRoom();
      const { openAgentSession } = await import('./agent-session.ts');
      const session = await openAgentSession({
        run: (ask, signal) =>
          gate.run(signal, async () => compute.tool(ask.tool === 'infer' ? { ...ask, packs: await packs.contents(workspace) } : ask, signal)),
        targetUrl,
        onOpen: (id) => void sessions.set(id, Object.assign(session, { of })),
        onClose: (id) => void sessions.delete(id),
      });
      const answer = await session.answer(request, body);
      if (![...sessions.values()].some((each) => each === session)) await session.close();
      return answer;
    },
    async [Symbol.asyncDispose]() {
      await Promise.all([...sessions.keys()].map(end));
    },
  };
}

function notFound(): Response {
  return Response.json({ jsonrpc: '2.0', error: { code: -32001, message: 'Session not found' }, id: null }, { status: 404 });
}
