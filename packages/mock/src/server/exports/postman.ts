import { MockFault, rowKey, servedTables, type DialectEngine, type Json, type MockTable } from '../../core/index.ts';
import { callsOf, collectionOf, type Call, type CallDialect, type CallExamples, type SavedAnswer } from '../../dialects/openapi/index.ts';
import { firstEmail } from '../auth/accounts.ts';
import type { People } from '../auth/people.ts';
import type { Exporting } from './export-answer.ts';
import { changesOf, newRowOf, removableOf, type Cells } from './new-row.ts';

/** Maximum rows to check for examples: many may have references that block their removal. */
const MAX_ROWS = 50;

/** The dialect at `/` as a Postman collection, with rows that the caller may read. */
export async function postmanOf(exporting: Exporting): Promise<Json> {
  const { known, engine, run, baseUrl, isService } = exporting;
  const { root, mounts, settings, rules } = known;
  const mount = mounts.find(({ dialect }) => dialect === root)?.path ?? [];
  const tables = [];
  for (const served of servedTables(engine.schema, settings.schemas)) {
    const examples = await examplesOf(exporting, served.table, settings.readOnly);
    const calls = [];
    for (const call of callsOf(served, root.name as CallDialect, settings, examples)) calls.push({ ...call, answer: await answerTo(call, exporting) });
    tables.push({ name: served.name, comment: served.table.comment, calls });
  }
  const email = known.people && emailOf(known.people, run);
  return collectionOf({
    title: 'Mock API',
    baseUrl,
    mount,
    tables,
    signIn: email ? { email, password: known.password } : null,
    token: rules && isService ? 'sb_secret_mock' : '',
  });
}

/** Someone visible to the caller. */
function emailOf(people: People, run: Exporting['run']): string | null {
  try {
    return firstEmail(people, run);
  } catch (error) {
    return nothing(error);
  }
}

async function examplesOf(trying: Exporting, table: MockTable, readOnly: boolean): Promise<CallExamples> {
  const rows = await rowsOf(trying.engine, table);
  const [first] = rows;
  if (!first) return { key: null, removable: null, newRow: null, changes: null };
  const keyOf = (cells: Cells) => rowKey(table)?.map((column) => [column, cells.get(column)!] as const) ?? null;
  if (readOnly) return { key: keyOf(first), removable: null, newRow: null, changes: null };
  const removable = keyOf(first) ? await removableOf(trying, table, rows) : undefined;
  return {
    key: keyOf(first),
    removable: removable ? keyOf(removable) : null,
    newRow: await newRowOf(trying, table, first),
    changes: keyOf(first) && (await changesOf(trying, table, first, rows.slice(1))),
  };
}

/** Cells that are not NULL, by column. */
async function rowsOf(engine: DialectEngine, table: MockTable): Promise<Cells[]> {
  const found = await engine.run({ table: table.name, schema: table.schema, verb: 'read', limit: MAX_ROWS }).catch(nothing);
  return (found?.rows ?? []).map(
    (row) => new Map(found!.fields.flatMap(({ name }, i) => (typeof row[i] === 'string' ? [[table.column(name)!, row[i]] as const] : []))),
  );
}

/** The mock's answer to a read; null for a write, which is not sent, and for a slow read. */
async function answerTo({ method, segments, query, headers }: Call, { known, engine, baseUrl, hasTime }: Exporting): Promise<SavedAnswer | null> {
  if (method !== 'GET' || !hasTime()) return null;
  const search = query.map((pair) => pair.map(encodeURIComponent).join('=')).join('&');
  const request = { method, segments, search, headers: new Headers(headers as [string, string][]), body: new Uint8Array(), mount: baseUrl };
  const answer = await known.root.handle(request, engine, known.settings);
  return answer.ok ? { status: answer.status, type: answer.headers.get('Content-Type') ?? '', body: await answer.text() } : null;
}

/** A table that this caller may not read has no examples. */
function nothing(error: unknown): null {
  if (error instanceof MockFault) return null;
  throw error;
}
