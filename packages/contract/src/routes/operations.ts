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
  summary: 'Able to work: the database and the throwaway server answer within a second, the disk has room, nothing is being shut down',
  tags: ['Operations'],
  reply: Readiness,
  problems: ['overloaded'],
  examples: { reply: { ready: true, checks: { database: 'ok', throwaway: 'idle', disk: 'ok', server: 'ok' } } },
});
