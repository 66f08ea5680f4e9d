import { generateRoute, qualifiedName, type Blueprint, type BlueprintTable } from '@seedbed/contract';
import { api } from '../../lib/api.ts';

/** A row as JSON has it. */
export type JsonRow = Readonly<Record<string, unknown>>;

/** More rows than the table has: those whose keys are free yet. */
const MORE = 50;
/** Of a larger table, keys are compared with these rows alone. */
const MOST = 5_000;

/**
 * The body of a write to a table, as JSON: a made row that the table does not have yet, without what Postgres gives it itself. Null for a path of no table, and where
 * none can be made.
 */
export async function exampleBody(blueprint: Blueprint, counts: ReadonlyMap<string, number>, method: string, path: string): Promise<string | null> {
  const name = decodeURIComponent(/^\/?(?:rest\/v1\/)?([^/?]+)/.exec(path)?.[1] ?? '');
  const table = blueprint.tables.find((one) => one.name === name);
  if (!table) return null;
  const whole = qualifiedName(table.schema, table.name);
  const rows = counts.get(whole) ?? 0;
  const [there, made] = await Promise.all([
    rows === 0 ? [] : rowsOf(blueprint, whole, rows, Math.min(rows, MOST)),
    rowsOf(blueprint, whole, rows + MORE, MOST, Math.max(1, rows + MORE - MOST)),
  ]);
  const row = freshRow(table, there, made);
  return row ? JSON.stringify(sentOf(table, row, method), null, 2) : null;
}

async function rowsOf(blueprint: Blueprint, table: string, rows: number, most: number, from = 1): Promise<JsonRow[]> {
  const answer = await api.request(generateRoute, {
    body: { blueprint, table, rows: { [table]: rows }, from, to: from + most - 1, format: 'ndjson', cap: true },
  });
  const text = await new Response(answer).text();
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as JsonRow);
}

/** The last of the made rows whose keys no row has yet; the last one if every key is taken. */
export function freshRow(table: BlueprintTable, there: readonly JsonRow[], made: readonly JsonRow[]): JsonRow | undefined {
  const given = new Set(table.columns.filter(isGiven).map(({ name }) => name));
  const keys = [table.primaryKey ?? [], ...(table.uniqueKeys ?? []).map(({ columns }) => columns)].filter(
    (key) => key.length > 0 && !key.some((column) => given.has(column)),
  );
  const taken = keys.map((key) => new Set(there.map((row) => keyOf(row, key))));
  return made.findLast((row) => keys.every((key, i) => key.some((column) => row[column] == null) || !taken[i]!.has(keyOf(row, key)))) ?? made.at(-1);
}

function keyOf(row: JsonRow, key: readonly string[]): string {
  return JSON.stringify(key.map((column) => row[column]));
}

/** The members that are sent: all but what Postgres gives, and of a row that is there already, no key. */
export function sentOf(table: BlueprintTable, row: JsonRow, method: string): JsonRow {
  const keys = new Set([table.primaryKey ?? [], ...(table.uniqueKeys ?? []).map(({ columns }) => columns)].flat());
  const sent = table.columns.filter((column) => !isGiven(column) && row[column.name] !== undefined && (method === 'POST' || !keys.has(column.name)));
  return Object.fromEntries(sent.filter(({ name }) => row[name] !== null).map(({ name }) => [name, row[name]]));
}

/** Whether Postgres gives the value: generated columns, identities, and the next number or a new id of a default. */
function isGiven({ generated, identity, default: usual }: BlueprintTable['columns'][number]): boolean {
  return generated !== undefined || identity !== undefined || /^(?:nextval|gen_random_uuid|uuid_generate_v\d\w*|uuidv7)\(/.test(usual ?? '');
}
