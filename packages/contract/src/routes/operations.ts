import { Type } from 'typebox';
import { defineRoute, strictObject } from '../api-route.ts';

const Readiness = strictObject({ ready: Type.Boolean(), checks: Type.Record(Type.String(), Type.String()) }, { $id: 'Readiness' });

export const healthRoute = defineRoute({
  id: 'health',
  method: 'GET',
  path: '/health',
  needs: 'public',
  summary: 'Liveness; touches nothing',
  tags: ['Operations'],
  reply: strictObject({ status: Type.Literal('ok') }),
  problems: [],
  examples: { reply: { status: 'ok' } },
});

export const readyRoute = defineRoute({
  id: 'ready',
  method: 'GET',
  path: '/ready',
  needs: 'public',
  summary:
    'Readiness: the database answers within a second, the throwaway server answered within half a minute, the disk has space, the server is not shutting down',
  tags: ['Operations'],
  reply: Readiness,
  problems: ['overloaded'],
  examples: { reply: { ready: true, checks: { database: 'ok', throwaway: 'idle', disk: 'ok', server: 'ok' } } },
});

/** Public, but disabled without `SEEDBED_METRICS_TOKEN` if there is a login, since it covers all workspaces. */
export const metricsRoute = defineRoute({
  id: 'metrics',
  method: 'GET',
  path: '/metrics',
  needs: 'public',
  summary: 'Metrics for Prometheus: requests, runs, the process. A server with a login serves them only if the operator set a token and the caller sends it',
  tags: ['Operations'],
  headers: Type.Object({ authorization: Type.Optional(Type.String({ maxLength: 1000, description: 'Bearer and the token that the operator set' })) }),
  reply: { stream: ['text/plain; version=0.0.4; charset=utf-8'], description: 'The text format of Prometheus' },
  problems: ['not-found'],
  examples: {
    headers: { authorization: 'Bearer 0123456789abcdef0123456789abcdef' },
    reply:
      '# HELP seedbed_runs_ended_total Runs finished by this process\n# TYPE seedbed_runs_ended_total counter\nseedbed_runs_ended_total{kind="load",state="succeeded"} 3\n',
  },
});
