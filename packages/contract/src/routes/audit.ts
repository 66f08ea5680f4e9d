import { Type } from 'typebox';
import { PageQuery, Timestamp, page, text } from '../api-page.ts';
import { API_PREFIX, defineRoute, strictObject } from '../api-route.ts';
import { AuditEvent } from '../audit-event.ts';
import { exampleCursor, exampleIds } from './examples.ts';

/** Filters events: by one action or all actions on a noun (`member.`), one person or key, a time span. */
const Filter = {
  action: Type.Optional(Type.String({ pattern: '^[a-z-]+\\.([a-z-]+)?$', maxLength: 80 })),
  who: Type.Optional(Type.Unsafe<string>({ ...text(100), description: 'Actor: an id or part of a name' })),
  object: Type.Optional(Type.Unsafe<string>({ ...text(200), description: 'Object: an id or part of a name' })),
  from: Type.Optional(Type.Unsafe<string>({ ...Timestamp, description: 'At or after' })),
  to: Type.Optional(Type.Unsafe<string>({ ...Timestamp, description: 'Before' })),
};

const exampleFilter = { action: 'member.', who: 'Ana', object: 'Ben', from: '2026-11-01T00:00:00.000Z', to: '2026-12-01T00:00:00.000Z' };

const exampleEvent: AuditEvent = {
  id: '019a9e5c-9066-7e81-a5c7-b36492d30cfc',
  at: '2026-11-20T09:00:00.000Z',
  who: { kind: 'user', id: exampleIds.user, name: 'Ana Sousa' },
  action: 'member.role-changed',
  object: { kind: 'member', id: exampleIds.user, name: 'Ben Okoro' },
  from: '192.0.2.7',
  via: 'browser',
  details: { before: 'viewer', after: 'editor' },
};

export const listAuditEventsRoute = defineRoute({
  id: 'listAuditEvents',
  method: 'GET',
  path: `${API_PREFIX}/audit`,
  needs: 'people',
  summary: 'Audit log, newest first',
  tags: ['People'],
  query: strictObject({ ...PageQuery, ...Filter }),
  reply: page(Type.Unsafe<AuditEvent>(AuditEvent)),
  problems: ['not-found'],
  examples: { query: { limit: 20, cursor: exampleCursor, ...exampleFilter }, reply: { items: [exampleEvent], next_cursor: null } },
});

export const exportAuditRoute = defineRoute({
  id: 'exportAudit',
  method: 'GET',
  path: `${API_PREFIX}/audit/export`,
  needs: 'people',
  summary: 'The whole audit log as a file, oldest first',
  tags: ['People'],
  query: strictObject({ ...Filter }),
  reply: { stream: ['application/x-ndjson'], description: 'One AuditEvent a line' },
  replyHeaders: ['content-disposition'],
  problems: ['not-found'],
  examples: { query: exampleFilter, reply: `${JSON.stringify(exampleEvent)}\n` },
});
