import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client';
import { addLiveGauges, type Live } from './live-gauges.ts';
import { runMetrics, type RunMetrics } from './run-metrics.ts';

/** The content of `GET /metrics`. Labels are fixed names of ours: no table, host, id or name of a user, so that their number is bounded. */
export type Metrics = {
  readonly runs: RunMetrics;
  readonly mediaType: string;
  /** Counts every request of the app from now on. */
  watchRequests(app: FastifyInstance): void;
  /** Sets the values that are looked up on request. */
  watch(live: Live): void;
  /** The text format of Prometheus. */
  text(): Promise<string>;
};

/** Seconds: a page of rows takes a few milliseconds, a schema of thousands of tables a minute. */
const REQUEST_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60];

/** Memory, processor, event loop and garbage of the process: once in it, however many servers are opened (as tests do). */
let ofProcess: Registry | undefined;

function processMetrics(): Registry {
  if (!ofProcess) {
    ofProcess = new Registry();
    collectDefaultMetrics({ register: ofProcess });
  }
  return ofProcess;
}

/** Counts from zero, for this process only. */
export function openMetrics(): Metrics {
  const registry = new Registry();
  return {
    runs: runMetrics(registry),
    mediaType: registry.contentType,
    watchRequests(app) {
      const requests = new Counter({
        name: 'seedbed_http_requests_total',
        help: 'Requests answered, by route template',
        labelNames: ['method', 'route', 'status'] as const,
        registers: [registry],
      });
      const seconds = new Histogram({
        name: 'seedbed_http_request_seconds',
        help: 'Seconds until the whole response was sent; for event streams, until they ended',
        labelNames: ['method', 'route'] as const,
        buckets: REQUEST_SECONDS,
        registers: [registry],
      });
      app.addHook('onResponse', async ({ method, routeOptions }, reply) => {
        const at = { method, route: routeOptions?.url ?? '-' };
        requests.inc({ ...at, status: reply.statusCode });
        seconds.observe(at, reply.elapsedTime / 1000);
      });
    },
    watch: (live) => addLiveGauges(registry, live),
    text: async () => `${await processMetrics().metrics()}\n${await registry.metrics()}`,
  };
}
