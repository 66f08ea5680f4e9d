import { type MockTable, type Node, type Query, type Result, type Write, type WriteRow, Answer, AnswerHeaders } from '../../core/index.ts';
import { parseAccept, type Shape } from './answer/accept.ts';
import { encodeRows } from './answer/encode.ts';
import { contentRange } from './answer/ranges.ts';
import { profileHeader, VARY, warningHeader } from './answer/headers.ts';
import { inZone } from './answer/time-zone.ts';
import { parseBody } from './parse/body.ts';
import { parseParameters, type Parameters } from './parse/parameters.ts';
import { ALWAYS, parsePrefer, type Preferences } from './parse/prefer.ts';
import type { Call } from './postgrest.ts';
import { requireOwnKey } from './put.ts';

/** POST, PATCH, PUT and DELETE of a table. */
export async function answerWrite(call: Call): Promise<Answer> {
  const { request, engine, table: name, schema } = call;
  const { method, headers, search, body } = request;
  const parameters = parseParameters(search);
  const prefer = parsePrefer(headers.get('prefer'));
  const shape = parseAccept(headers.get('accept'));
  const table = engine.schema.tables.find((each) => each.name === name && each.schema === schema);
  const columns = method === 'PUT' ? undefined : parameters.columns;
  const sent = method === 'DELETE' ? [] : parseBody(body, headers.get('content-type'), columns);
  // PUT is of one row: the first.
  const rows = method === 'PUT' ? sent.slice(0, 1) : sent;
  if (method === 'PUT') requireOwnKey(parameters, table, rows);
  const whole = prefer.return === 'representation';
  const limits = method === 'PATCH' || method === 'DELETE';
  const write: Write = {
    ...conflictOf(method, parameters, prefer, table),
    ...(columns && { columns }),
    rows,
    missing: prefer.missing,
    rollback: prefer.rollback,
    // A single-object answer with several rows would otherwise fail after the rows were written.
    ...(shape.kind === 'object' && method !== 'PUT' && { exactly: 1 }),
    ...(limits && prefer.maxAffected !== null && { maxAffected: prefer.maxAffected }),
  };
  const query: Query = {
    table: name,
    schema,
    verb: method === 'PATCH' ? 'update' : method === 'DELETE' ? 'delete' : 'insert',
    select: whole ? (parameters.select ?? [{ kind: 'column', column: '*' }]) : prefer.return === 'headers-only' ? keyNodes(table) : [],
    // Inserts are not filtered: the rows are those in the body.
    ...(parameters.where && limits && { where: parameters.where }),
    order: whole ? parameters.order : [],
    // Without a change no row is touched.
    ...(method === 'PATCH' && changesNothing(rows, columns) && { limit: 0 }),
    write,
  };
  const result = inZone(await engine.run(query), prefer.timezone);
  const answered = new AnswerHeaders({ Vary: VARY, ...rangeOf(method, prefer, result), ...warningHeader(parameters.legacy) });
  const applied = prefer.applied([
    ...ALWAYS,
    'return',
    ...(write.conflict && method === 'POST' ? (['resolution'] as const) : []),
    ...(method === 'POST' || method === 'PATCH' ? (['missing'] as const) : []),
    ...(limits ? (['max-affected'] as const) : []),
  ]);
  if (applied !== null) answered.set('Preference-Applied', applied);
  const location = method === 'POST' && prefer.return === 'headers-only' ? locationOf(name, result) : null;
  if (location !== null) answered.set('Location', location);
  return whole
    ? withRows(call, shape, prefer, result, answered)
    : new Answer(null, { status: method === 'POST' ? inserted(prefer, result) : 204, headers: answered });
}

function withRows(call: Call, shape: Shape, prefer: Preferences, result: Result, headers: AnswerHeaders): Answer {
  const { method } = call.request;
  headers.set('Content-Type', shape.type);
  for (const [name, value] of Object.entries(profileHeader(call))) headers.set(name, value);
  const status = method === 'POST' ? inserted(prefer, result) : method === 'PUT' && result.inserted > 0 ? 201 : 200;
  return new Answer(encodeRows(shape, result), { status, headers });
}

/** 200 if an upsert added nothing, and changed existing rows. */
function inserted({ resolution }: Preferences, result: Result): number {
  return resolution === 'merge' && result.inserted === 0 ? 200 : 201;
}

function rangeOf(method: string, { count }: Preferences, { affected }: Result): Readonly<Record<string, string>> {
  if (method === 'PUT') return {};
  // The plan of a write is not estimated.
  const total = count === 'exact' || count === 'estimated' ? affected : null;
  return { 'Content-Range': contentRange(0, method === 'PATCH' ? affected : 0, total) };
}

function conflictOf(method: string, { onConflict }: Parameters, { resolution }: Preferences, table: MockTable | undefined): Pick<Write, 'conflict' | 'single'> {
  if (method === 'PUT') return { conflict: { do: 'merge' }, single: true };
  // Without a key there can be no conflict.
  if (method !== 'POST' || resolution === null || (!onConflict && table && !table.primaryKey)) return {};
  return { conflict: { do: resolution, ...(onConflict && { on: onConflict }) } };
}

function changesNothing(rows: readonly WriteRow[], columns: readonly string[] | undefined): boolean {
  return columns === undefined ? Object.keys(rows[0] ?? {}).length === 0 : rows.length === 0;
}

/** `Location` contains the new row's key, so the key must be read. */
function keyNodes(table: MockTable | undefined): Node[] {
  return table?.primaryKey?.columns.map((column) => ({ kind: 'column', column: column.name })) ?? [];
}

function locationOf(table: string, { affected, location }: Result): string | null {
  if (affected !== 1 || !location) return null;
  return `/${encodeURIComponent(table)}?${location.map(({ column, value }) => `${encodeURIComponent(column)}=eq.${encodeURIComponent(value)}`).join('&')}`;
}
