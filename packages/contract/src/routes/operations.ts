import { Type } from 'typebox';
import { defineRoute, strictObject } from '../api-route.ts';

const Readiness = strictObject({ ready: Type.Boolean(), checks: Type.Record(Type.String(), Type.String()) }, { $id: 'Readiness' });

export const healthRoute = defineRoute({
  id: 'health',
  method: 'GET',
  path: '/health',
  needs: 'public',
  summary: 'Alive; touches nothing',
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
    'Able to work: the database answers within a second, the throwaway server answers or did so half a minute ago, the disk has room, nothing is being shut down',
  tags: ['Operations'],
  reply: Readiness,
  problems: ['overloaded'],
  examples: { reply: { ready: true, checks: { database: 'ok', throwaway: 'idle', disk: 'ok', server: 'ok' } } },
});

/** Public, and good for nobody without `SEEDBED_METRICS_TOKEN` where there is a login: what it tells is of all workspaces together. */
export const metricsRoute = defineRoute({
  id: 'metrics',
  method: 'GET',
  path: '/metrics',
  needs: 'public',
  summary:
    'Figures for Prometheus: requests, runs, the process. A server with a login has them where the operator set a token, and for who sends it as a bearer',
  tags: ['Operations'],
  headers: Type.Object({ authorization: Type.Optional(Type.String({ maxLength: 1000, description: 'Bearer and the operator’s token, where one is set' })) }),
  reply: { stream: ['text/plain; version=0.0.4; charset=utf-8'], description: 'The text format of Prometheus' },
  problems: ['not-found'],
  examples: {
    headers: { authorization: 'Bearer 0123456789abcdef0123456789abcdef' },
    reply:
      '# HELP seedbed_runs_ended_total Runs that came to an end here\n# TYPE seedbed_runs_ended_total counter\nseedbed_runs_ended_total{kind="load",state="succeeded"} 3\n',
  },
});
