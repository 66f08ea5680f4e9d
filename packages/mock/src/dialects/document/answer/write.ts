import { nameOfRow, objectOf, rowKey, type Cond, type DialectEngine, type MockColumn, type MockTable, type Answer } from '../../../core/index.ts';
import { diceOf } from '../values/dice.ts';
import { formatText } from '../values/format-text.ts';
import { documentedAnswer } from './answer-of.ts';
import { allOf, boundsWhere, readRow, type Call } from './call.ts';
import { takenRow } from './taken-row.ts';

const LOST = 'X-Seedbed-Not-Stored';

/** Adds a row. Required columns outside of the document copy the table's first row. */
export async function create(call: Call): Promise<Answer> {
  const { engine, laid, request } = call;
  const table = laid.table!;
  const { row: given, lost } = takenRow(call);
  for (const bound of await boundsWhere(call)) if (bound.kind === 'column' && bound.op === 'eq') given[bound.column] ??= bound.value;
  const row = { ...(await required(engine, table, given, request.body)), ...given };
  const { fields, rows } = await engine.run({ table: table.name, schema: table.schema, verb: 'insert', write: { rows: [row], missing: 'default' } });
  const written = objectOf(fields, rows[0]!);
  const id = nameOfRow(table, fields, rows[0]!);
  const shown = id === null ? written : await readRow(call, keyOf(table, written));
  return documentedAnswer(call, shown, null, {
    ...(id !== null && { Location: `${request.mount}/${[...request.segments, id].map(encodeURIComponent).join('/')}` }),
    ...lostHeader(lost),
  });
}

/** Changes the columns in the body. */
export async function change(call: Call): Promise<Answer> {
  const { engine, laid } = call;
  const table = laid.table!;
  const { row, lost } = takenRow(call);
  const before = await readRow(call, await boundsWhere(call));
  const key = keyOf(table, before);
  const same = new Set((rowKey(table) ?? []).map((column) => column.name));
  const changes = Object.fromEntries(
    Object.entries(row).filter(([name]) => !same.has(name) && !table.column(name)?.generated && table.column(name)?.identity !== 'always'),
  );
  if (Object.keys(changes).length > 0) await engine.run({ table: table.name, schema: table.schema, verb: 'update', ...allOf(key), write: { rows: [changes] } });
  return documentedAnswer(call, await readRow(call, key), null, lostHeader(lost));
}

/** Removes a row, and returns it if the document defines that. */
export async function remove(call: Call): Promise<Answer> {
  const { engine, laid } = call;
  const table = laid.table!;
  const before = await readRow(call, await boundsWhere(call));
  await engine.run({ table: table.name, schema: table.schema, verb: 'delete', ...allOf(keyOf(table, before)) });
  return documentedAnswer(call, before, null);
}

function lostHeader(lost: readonly string[]): Record<string, string> {
  return lost.length === 0 ? {} : { [LOST]: lost.map(encodeURIComponent).join(', ') };
}

function keyOf(table: MockTable, row: Readonly<Record<string, unknown>>): Cond[] {
  const key = rowKey(table) ?? table.columns.filter((column) => row[column.name] !== null && typeof row[column.name] !== 'object');
  return key.map((column) => ({ kind: 'column', column: column.name, op: 'eq', value: String(row[column.name]) }));
}

/** Values for NOT NULL columns without a default that the body omits. */
async function required(engine: DialectEngine, table: MockTable, given: Readonly<Record<string, unknown>>, body: Uint8Array): Promise<Record<string, unknown>> {
  const isMissing = (column: MockColumn) =>
    column.notNull && column.default === null && column.identity === null && column.generated === null && given[column.name] === undefined;
  const missing = table.columns.filter(isMissing);
  if (missing.length === 0) return {};
  const { fields, rows, total } = await engine.run({ table: table.name, schema: table.schema, verb: 'read', limit: 1, count: 'planned' });
  const first = rows[0] ? objectOf(fields, rows[0]) : {};
  const key = new Set(table.keys.flatMap((each) => each.columns));
  const dice = diceOf(`${table.qualified} ${total} ${new TextDecoder().decode(body)}`);
  return Object.fromEntries(missing.map((column) => [column.name, key.has(column) && isText(column) ? ownText(column, dice) : (first[column.name] ?? null)]));
}

const isText = ({ type }: MockColumn) => ['text', 'varchar', 'bpchar', 'citext', 'uuid'].includes(type.base) && !type.labels;

function ownText({ type }: MockColumn, dice: ReturnType<typeof diceOf>): string {
  const text = formatText('uuid', dice)!;
  return type.base === 'uuid' ? text : text.slice(0, type.length ?? text.length);
}
