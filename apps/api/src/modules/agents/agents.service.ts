import { parseAddress } from '@seedbed/postgres/address';
import { readsTarget, type Compute, type ToolAsk, type ToolDone } from '@seedbed/runner/compute';
import type { WorkspaceId } from '../../db/columns.ts';
import { onBehalfOf } from '../../http/asker.ts';
import type { Bulkhead } from '../../http/bulkhead.ts';
import type { Caller } from '../../http/caller.ts';
import type { Deed, Recorder } from '../../http/recorder.ts';
import { demandForTool } from './tool-needs.ts';
import { targetName } from '../connections/address-text.ts';
import type { RowQuotas } from '../quotas/row-quota.service.ts';
import type { AgentSession } from './agent-session.ts';

/** Maximum number of sessions; above it, the one that was idle for longest ends. */
const MAX_SESSIONS = 16;
const SILENT_MS = 30 * 60 * 1000;

/** Own packs, each as JSON. */
type OwnPacks = { contents(workspace: WorkspaceId): Promise<readonly string[]> };

export type AgentsService = AsyncDisposable & {
  /** Answers a request by the protocol, in a session, or starts one. */
  answer(by: By, request: Request, sessionId: string | undefined, body: unknown): Promise<Response>;
};

/** The caller and its address. */
type By = { readonly caller: Caller; readonly address: string };

type Given = {
  readonly compute: Compute;
  readonly packs: OwnPacks;
  readonly targetUrl: string | null;
  readonly gates: { readonly agent: Bulkhead; readonly schema: Bulkhead; readonly target: Bulkhead };
  readonly quotas: Pick<RowQuotas, 'requireSome' | 'count'>;
  /** Undefined if there is no login. */
  readonly recorder: Pick<Recorder, 'tell'> | undefined;
};

/** Sessions of agents. Runs their requests in threads; the first use loads the protocol. */
export function agentsService({ compute, packs, targetUrl, gates, quotas, recorder }: Given): AgentsService {
  const sessions = new Map<string, AgentSession & { readonly of: string; readonly asks: { by: By } }>();

  /** A tool's row count is known afterwards: it starts while the workspace has rows left, and counts the generated ones. */
  async function run(by: By, ask: ToolAsk, signal: AbortSignal): Promise<ToolDone> {
    const workspace = by.caller.workspace.id;
    const makes = ask.tool === 'load' || ask.tool === 'generate';
    if (makes) await quotas.requireSome(workspace);
    const call = ask.tool === 'infer' ? { ...ask, packs: await packs.contents(workspace) } : ask;
    const done = await gateOf(ask).run(onBehalfOf(signal, by.caller), () => compute.tool(call, signal));
    if (done.wanted) return done;
    if (makes) await quotas.count(workspace, rowsMade(done));
    if (ask.tool === 'load') await recorder?.tell({ ...by, via: 'agent' }, loaded(targetUrl!, ask, done));
    return done;
  }

  /** Work in the throwaway Postgres uses the same slots as the corresponding API call. */
  function gateOf(ask: ToolAsk): Bulkhead {
    if (readsTarget(ask)) return gates.target;
    return ask.tool === 'infer' || ask.tool === 'prove' ? gates.schema : gates.agent;
  }

  async function end(id: string): Promise<void> {
    const session = sessions.get(id);
    sessions.delete(id);
    await session?.close();
  }

  async function makeRoom(): Promise<void> {
    const bySilence = [...sessions].filter(([, session]) => session.running === 0).toSorted(([, a], [, b]) => a.lastRequestAt - b.lastRequestAt);
    const over = sessions.size - MAX_SESSIONS + 1;
    const now = performance.now();
    for (const [at, [id, session]] of bySilence.entries()) if (at < over || now - session.lastRequestAt > SILENT_MS) await end(id);
  }

  return {
    async answer(by, request, sessionId, body) {
      const { caller } = by;
      const of = `${caller.workspace.id} ${caller.id}`;
      const known = sessionId === undefined ? undefined : sessions.get(sessionId);
      if (known?.of === of) {
        // Rights may have changed since the session began.
        known.asks.by = by;
        return known.answer(request, body);
      }
      // The protocol's status for this: a client then starts a new session.
      if (sessionId !== undefined) return notFound();
      await makeRoom();
      const { openAgentSession } = await import('./agent-session.ts');
      const asks = { by };
      const session = await openAgentSession({
        run: (ask, signal) => run(asks.by, ask, signal),
        demand: (tool, args) => demandForTool(asks.by.caller, tool, args),
        targetUrl,
        onOpen: (id) => void sessions.set(id, Object.assign(session, { of, asks })),
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

/** From the facts at the end of the answer: for a load all rows, for rows as text those from the first to the last. */
function rowsMade({ answer }: ToolDone): number {
  const { rows, from, to } = JSON.parse(answer.at(-1)!) as { rows?: number; from?: number; to?: number };
  return rows ?? (from !== undefined && to !== undefined ? Math.max(0, to - from + 1) : 0);
}

function loaded(targetUrl: string, { args }: ToolAsk, done: ToolDone): Deed {
  const { mode, create } = args as { mode?: string; create?: boolean };
  const details = { rows: rowsMade(done), ...(mode !== undefined && { mode }), ...(create !== undefined && { create }) };
  return { action: 'target.loaded', object: { kind: 'target', id: null, name: targetName(parseAddress(targetUrl)) }, details };
}

function notFound(): Response {
  return Response.json({ jsonrpc: '2.0', error: { code: -32001, message: 'Session not found' }, id: null }, { status: 404 });
}
