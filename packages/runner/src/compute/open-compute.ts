import { availableParallelism } from 'node:os';
import { LIMITS } from '@seedbed/contract';
import type { TargetPolicy } from '../source/servers/target.ts';
import type { ThrowawayServer } from '../source/servers/throwaway.ts';
import { documentCalls } from './calls/document-calls.ts';
import { loadCalls, UNLIMITED } from './calls/load-calls.ts';
import { rowCalls } from './calls/row-calls.ts';
import { readsTarget, schemaCalls } from './calls/schema-calls.ts';
import type { Compute, ToolAsk } from './compute.ts';
import { keptQueries } from './kept-queries.ts';
import { openLane, type Lane, type Lanes } from './lane.ts';
import { laneLimits, SECONDS, type LaneName } from './limits.ts';
import { perform } from './perform.ts';
import { ownThrowaway } from './throwaway-server.ts';
import { watchLanes } from './watch.ts';

export type ComputeOptions = {
  /** A running throwaway server, if the caller has one; otherwise one is started on first use. */
  readonly throwaway?: ThrowawayServer;
  /** Addresses that may be reached; without it any. */
  readonly policy?: TargetPolicy;
  /** The time limit for inferring a schema, in seconds, and the setting that changes it; `SECONDS.infer` if absent. */
  readonly schemas?: { readonly seconds: number; readonly setting: string };
  /** The time limit of a query; `LIMITS.query.seconds` if absent. */
  readonly querySeconds?: number;
};

/** Tools that need the throwaway server. */
const SCHEMA_TOOLS: ReadonlySet<string> = new Set<ToolAsk['tool']>(['infer', 'prove', 'rehearse']);

/** Opens the data path in its own threads. Starts nothing before it is needed. */
export function openCompute({ throwaway, policy, schemas, querySeconds = LIMITS.query.seconds }: ComputeOptions = {}): Compute {
  const server = ownThrowaway(throwaway);
  const limits = laneLimits(availableParallelism());
  const lane = (name: LaneName): Lane => openLane(name, limits[name], ({ mark }) => server.tidy(mark));
  const lanes: Lanes = {
    queries: lane('queries'),
    rows: lane('rows'),
    drafts: lane('drafts'),
    schemas: lane('schemas'),
    reasons: lane('reasons'),
    targets: lane('targets'),
    loads: lane('loads'),
  };
  const queries = keptQueries(lanes.queries, server, querySeconds);
  const watching = watchLanes(Object.values(lanes));
  const { schemaTool, ...ofSchemas } = schemaCalls(lanes, server, { policy, schemas });

  return {
    ...rowCalls(lanes),
    ...documentCalls(lanes),
    ...ofSchemas,
    ...loadCalls(lanes, policy),

    tool({ onProgress, ...request }, signal) {
      const one = { method: 'tool', documents: [], args: request, what: `The tool ${request.tool}`, signal, onEvent: onProgress };
      if (SCHEMA_TOOLS.has(request.tool) || readsTarget(request)) return schemaTool(request, one);
      if (request.tool !== 'load') return perform(lanes.drafts, { ...one, seconds: SECONDS.document });
      return perform(lanes.loads, { ...one, args: { ...request, policy }, ...UNLIMITED, untilEnded: true });
    },

    query: queries.run,

    checkThrowaway: server.check,

    async [Symbol.asyncDispose]() {
      watching[Symbol.dispose]();
      queries.close();
      await Promise.all(Object.values(lanes).map((each) => each.close()));
      await server.close();
    },
  };
}
