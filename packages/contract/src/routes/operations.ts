import { Type } from 'typebox';
import { API_PREFIX, defineRoute, strictObject } from '../api-route.ts';

const Me = strictObject(
  {
    user: strictObject({ id: Type.String(), name: Type.String() }),
    role: Type.Union([Type.Literal('owner'), Type.Literal('editor'), Type.Literal('viewer')]),
    /** True where there is no login: the one local owner. */
    local: Type.Boolean(),
    version: Type.String(),
  },
  { $id: 'Me' },
);

const Readiness = strictObject({ ready: Type.Boolean(), checks: Type.Record(Type.String(), Type.String()) }, { $id: 'Readiness' });

export const meRoute = defineRoute({
  id: 'me',
  method: 'GET',
  path: `${API_PREFIX}/me`,
  summary: 'Who is calling',
  tags: ['Operations'],
  reply: Me,
  problems: [],
  examples: { reply: { user: { id: 'local', name: 'Local owner' }, role: 'owner', local: true, version: '0.1.0' } },
});

export const healthRoute = defineRoute({
  id: 'health',
  method: 'GET',
  path: '/health',
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
  summary: 'Able to work: the database and the throwaway server answer within a second, the disk has room, nothing is being shut down',
  tags: ['Operations'],
  reply: Readiness,
  problems: ['overloaded'],
  examples: { reply: { ready: true, checks: { database: 'ok', throwaway: 'idle', disk: 'ok', server: 'ok' } } },
});
