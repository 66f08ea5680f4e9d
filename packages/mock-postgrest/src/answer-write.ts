import { MockFault, type MockSchema, type Node, type Query, type Result, type Write } from '@seedbed/mock-query';
import { parseAccept, type Shape } from './answer/accept.ts';
import { encodeRows } from './answer/encode.ts';
import { parseBody } from './parse/body.ts';
import { parseParameters, type Parameters } from './parse/parameters.ts';
import { parsePrefer, type Preferences } from './parse/prefer.ts';
import type { Asked } from './postgrest.ts';

/** POST, PATCH, PUT and DELETE of a table. */
export async function answerWrite({ request, engine, table, schema }: Asked): Promise<Response> {
  const { method, headers, search, body } = request;
  const parameters = parseParameters(search);
  const prefer = parsePrefer(headers.get('prefer'));
  const shape = parseAccept(headers.get('accept'));
  const whole = prefer.return === 'representation';
  if (method === 'PUT') requireKeyFilters(parameters);
  const write: Write = {
    ...writeOf(method, parameters, prefer),
    rows: method === 'DELETE' ? [] : parseBody(body, headers.get('content-type'), parameters.columns),
    missing: prefer.missing,
    rollback: prefer.rollback,
    // A single object that is several would be refused after the rows were written.
    ...(whole && shape.kind === 'object' ? { exactly: 1 } : {}),
    ...(prefer.maxAffected !== null && { maxAffected: prefer.maxAffected }),
  };
  const query: Query = {
    table,
    schema,
    verb: method === 'PATCH' ? 'update' : method === 'DELETE' ? 'delete' : 'insert',
    select: whole ? (parameters.select ?? [{ kind: 'column', column: '*' }]) : prefer.return === 'headers-only' ? keyNodes(engine.schema, table, schema) : [],
    ...(parameters.where && { where: parameters.where }),
    order: whole ? parameters.order : [],
    ...(parameters.limit !== undefined && { limit: parameters.limit }),
    ...(parameters.offset !== undefined && { offset: parameters.offset }),
    write,
  };
  const result = await engine.run(query);
  return answered(method, table, shape, prefer, result);
}

function writeOf(method: string, { columns, onConflict }: Parameters, { resolution }: Preferences): Pick<Write, 'columns' | 'conflict' | 'single'> {
  const named = columns === undefined ? {} : { columns };
  if (method === 'PUT') return { ...named, conflict: { do: 'merge' }, single: true };
  if (method !== 'POST' || resolution === null) return named;
  return { ...named, conflict: { do: resolution, ...(onConflict && { on: onConflict }) } };
}

/** `Location` has the key of the new row, which so must be seen. */
function keyNodes({ tables }: MockSchema, name: string, schema: string): Node[] {
  const key = tables.find((table) => table.name === name && table.schema === schema)?.primaryKey;
  return key?.columns.map((column) => ({ kind: 'column', column: column.name })) ?? [];
}

/** PUT names one row by all columns of its primary key, and nothing else. */
function requireKeyFilters({ own, limit, offset }: Parameters): void {
  if (limit !== undefined || offset !== undefined)
    throw new MockFault({ code: 'PGRST114', status: 400, message: 'limit/offset querystring parameters are not allowed for PUT' });
  if (own.size === 0 || [...own.values()].some((value) => !value.startsWith('eq.')))
    throw new MockFault({ code: 'PGRST105', status: 405, message: "Filters must include all and only primary key columns with 'eq' operators" });
}

function answered(method: string, table: string, shape: Shape, prefer: Preferences, result: Result): Response {
  const headers = new Headers({ Vary: 'Accept, Prefer, Range' });
  const total = prefer.count === null ? '*' : String(result.affected);
  headers.set('Content-Range', method === 'PATCH' && result.affected > 0 ? `0-${result.affected - 1}/${total}` : `*/${total}`);
  if (prefer.applied.length > 0) headers.set('Preference-Applied', prefer.applied.join(', '));
  if (method === 'POST' && prefer.return === 'headers-only' && result.affected === 1 && result.location)
    headers.set(
      'Location',
      `/${encodeURIComponent(table)}?${result.location.map(({ column, value }) => `${encodeURIComponent(column)}=eq.${encodeURIComponent(value)}`).join('&')}`,
    );
  const isNew = method === 'POST' ? result.inserted > 0 || prefer.resolution === null : method === 'PUT' && result.inserted > 0;
  if (prefer.return !== 'representation') return new Response(null, { status: isNew ? 201 : method === 'POST' ? 200 : 204, headers });
  headers.set('Content-Type', shape.type);
  return new Response(encodeRows(shape, result), { status: isNew ? 201 : 200, headers });
}
