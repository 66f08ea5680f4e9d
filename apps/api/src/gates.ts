import { availableParallelism } from 'node:os';
import { laneLimits } from '@seedbed/runner/compute';
import { bulkhead } from './http/bulkhead.ts';
import { STREAM_LIMITS } from './http/stream-limits.ts';

export type Gates = ReturnType<typeof gates>;

/**
 * How many calls of a kind run in parallel and how many wait. `shared`: with a login, callers and workspaces get equal
 * shares of the slow kinds.
 */
export const gates = (shared: boolean) => ({
  preview: bulkhead('preview', 64, 128),
  // Callers without an account: few places, shared by link, so that links never block previews of members.
  share: bulkhead('read-only links', 2, 64, { ...STREAM_LIMITS, shared: true }),
  download: bulkhead('download', 8, 0),
  generate: bulkhead('generate', 4, 4),
  // As many as there are threads for them; a proof uses the same slots as an inference.
  schema: bulkhead('infer and prove', laneLimits(availableParallelism()).schemas.threads, 16, { ...STREAM_LIMITS, shared }),
  // A slow server of one workspace does not delay the others.
  target: bulkhead('read a database', laneLimits(availableParallelism()).targets.threads, 8, { ...STREAM_LIMITS, shared }),
  // As many as there are threads for them.
  query: bulkhead('query', laneLimits(availableParallelism()).queries.threads, 16, { ...STREAM_LIMITS, shared }),
  connection: bulkhead('connection test', 4, 8),
  // Such calls wait for another server, some of them for minutes.
  model: bulkhead('model', 8, 8),
  // Two for each thread that they run in. Each mock has its share, and so has each workspace.
  mock: bulkhead('mock', 2 * Math.min(4, availableParallelism()), 256, { ...STREAM_LIMITS, shared: true }),
  events: bulkhead('events', 500, 0),
  agent: bulkhead('agent', 4, 16, { ...STREAM_LIMITS, shared }),
  password: bulkhead('password', 2, 64),
  body: bulkhead('large body', 4, 8),
});
