import { MockFault, objectOf, type MockTable, Answer } from '../core/index.ts';
import { databaseTypes, openApiOf, plainTypes } from '../dialects/openapi/index.ts';
import type { Asker } from '../engines/virtual/index.ts';
import { callerOf } from './auth/caller.ts';
import { refused, type Routed, type MockRequest } from './routed.ts';

/**
 * `/openapi.json` and `/types.ts`: descriptions of a mock, generated from its schema, or its own document, with
 * `/__mapping`; null for any other path.
 */
export function descriptionAnswer(
  { method, headers }: MockRequest,
  segments: readonly string[],
  origin: string,
  { store, root, mounts, settings, base, rules, document: own }: Routed,
): Answer | null {
  const [name] = segments;
  if (own && segments.length === 1 && method === 'GET' && (name === 'openapi.json' || name === '__mapping'))
    return Answer.json(name === '__mapping' ? own.mapping : own.raw);
  if (segments.length !== 1 || (name !== 'openapi.json' && name !== 'types.ts')) return null;
  if (method !== 'GET' && method !== 'HEAD') return refused(405, `${method} is not allowed here.`);
  const { schema } = store;
  if (name === 'types.ts') {
    const text = root.name === 'postgrest' ? databaseTypes(schema, settings.schemas) : plainTypes(schema, settings.schemas);
    return new Answer(method === 'HEAD' ? null : text, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
  }
  const plain = root.name === 'plain' ? [] : mounts.find(({ dialect }) => dialect.name === 'plain')?.path;
  if (!plain) return refused(404, 'The plain dialect, which the document describes, is not served: a table has its path.');
  const session = headers.get('x-seedbed-session') ?? undefined;
  // An example is a row that this caller could read, or none.
  const example = (table: MockTable) => {
    try {
      const asker: Asker | undefined = rules ? { caller: callerOf(headers, Date.now()) } : undefined;
      const { fields, rows } = store.run({ table: table.name, schema: table.schema, verb: 'read', limit: 1 }, session, asker);
      return rows[0] && objectOf(fields, rows[0]);
    } catch (error) {
      if (error instanceof MockFault) return undefined;
      throw error;
    }
  };
  const server = [`${origin}${base}`, ...plain].join('/');
  const document = openApiOf(schema, { title: 'Mock API', server, schemas: settings.schemas, example });
  return method === 'HEAD' ? new Answer(null, { headers: { 'Content-Type': 'application/json' } }) : Answer.json(document);
}
