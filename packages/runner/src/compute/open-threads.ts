import { availableParallelism } from 'node:os';
import type { ThrowawayServer } from '../throwaway.ts';
import { openLane, type Lane } from './lane.ts';
import { laneLimits, type LaneName } from './limits.ts';
import { ownThrowaway, type OwnThrowaway } from './throwaway-server.ts';
import { watchLanes } from './watch.ts';

/** The threads of all lanes, and the throwaway server that they use. */
export type ComputeThreads = AsyncDisposable & {
  readonly lanes: Readonly<Record<LaneName, Lane>>;
  readonly server: OwnThrowaway;
};

/** Nothing is started before it is needed. Without a throwaway server one is started when it is first needed, and closed with the threads. */
export function openThreads(throwaway?: ThrowawayServer): ComputeThreads {
  const server = ownThrowaway(throwaway);
  const limits = laneLimits(availableParallelism());
  const lane = (name: LaneName): Lane => openLane(name, limits[name], ({ mark }) => server.tidy(mark));
  const lanes = {
    queries: lane('queries'),
    rows: lane('rows'),
    drafts: lane('drafts'),
    schemas: lane('schemas'),
    targets: lane('targets'),
    loads: lane('loads'),
  };
  const watching = watchLanes(Object.values(lanes));
  return {
    lanes,
    server,
    async [Symbol.asyncDispose]() {
      watching[Symbol.dispose]();
      await Promise.all(Object.values(lanes).map((each) => each.close()));
      await server.close();
    },
  };
}
