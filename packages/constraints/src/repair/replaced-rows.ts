import { qualifiedName, resolveType, type Blueprint, type BlueprintTable, type TrialTable, type TrialTools } from '@seedbed/contract';
import { tableOf } from './edit-blueprint.ts';
import { freezeRows, MAX_ROWS } from './freeze.ts';
import { freshValue } from './fresh-value.ts';
import type { Loaded, Repair } from './types.ts';

/** Rows to offer in total, and at once. If none of the first ones is accepted, gives up. */
const MAX_TRIES = 1_500;
const BATCH = 150;
const TIMEOUT_MS = 300;

type Row = readonly (string | null)[];

/**
 * Replaces rejected rows one by one, if Postgres accepted others of their table. Each keeps its own values, except the
 * columns of one reference, of one group or of the error, which it copies from an accepted row; or except numeric keys,
 * which get new values. Null if no such row is accepted.
 */
export async function replacedRows(blueprint: Blueprint, loaded: Loaded, table: TrialTable, tools: TrialTools): Promise<Repair | null> {
  const own = tableOf(blueprint, table.table);
  if (!own || !table.missing || table.cycle || table.sent > MAX_ROWS || table.missing.length === 0 || table.missing.length === table.sent) return null;
  const { columns, rows } = loaded.rows(table.table, 0, table.sent);
  const missing = new Set(table.missing);
  const taken: Row[] = rows.filter((_, row) => !missing.has(row));
  const parts = partsOf(blueprint, table, columns);
  const numbers = numbersOf(own, blueprint, columns, rows);
  const ways = parts.length + (numbers.size > 0 ? 1 : 0);
  let fresh = 0;
  const changed = (row: Row, donor: Row, way: number): Row =>
    way < parts.length ? crossed(row, donor, parts[way]!) : row.map((cell, at) => numbers.get(at)?.(fresh) ?? cell);
  let open: Row[] = rows.filter((_, row) => missing.has(row));
  const found: Row[] = [];
  for (let tries = 0, turn = 0; open.length > 0 && ways > 0 && tries < MAX_TRIES && (found.length > 0 || tries < TIMEOUT_MS);) {
    const some = open.slice(0, BATCH);
    const offered = some.map((row, at) => {
      fresh++;
      return changed(row, taken[(turn * 31 + at * 7) % taken.length]!, (turn + at) % ways);
    });
    const outcomes = await tools.offer({ table: table.table, columns, rows: offered, wanted: offered.length });
    const isTaken = (at: number): boolean => outcomes[at]?.taken === true;
    found.push(...offered.filter((_, at) => isTaken(at)));
    // Rejected rows go to the end.
    open = [...open.slice(BATCH), ...some.filter((_, at) => !isTaken(at))];
    tries += some.length;
    turn++;
  }
  if (found.length === 0) return null;
  const how = `${taken.length + found.length} rows that Postgres took, ${found.length} of them in place of refused ones`;
  return freezeRows(blueprint, { table: table.table, columns, rows: [...taken, ...found], how });
}

function crossed(row: Row, donor: Row, part: readonly number[]): Row {
  const made = [...row];
  for (const at of part) made[at] = donor[at]!;
  return made;
}

/** By index, new numbers for columns that are a key on their own and refer to nothing; the primary key is unchanged. */
function numbersOf(own: BlueprintTable, blueprint: Blueprint, columns: readonly string[], rows: readonly Row[]): ReadonlyMap<number, (nth: number) => string> {
  const referring = new Set(blueprint.relations.filter(({ from }) => from.table === qualifiedName(own.schema, own.name)).flatMap(({ from }) => from.columns));
  const names = (own.uniqueKeys ?? []).flatMap((key) => (key.columns.length === 1 && !referring.has(key.columns[0]!) ? key.columns : []));
  return new Map(
    names.flatMap((name) => {
      const type = resolveType(own.columns.find((column) => column.name === name)!.type, blueprint.types ?? {});
      const at = columns.indexOf(name);
      const value = /^int[248]$/.test(type.base) ? freshValue(own, name, blueprint, rows, at) : null;
      return value ? [[at, value] as const] : [];
    }),
  );
}

/** Indices of the columns that are copied together. */
function partsOf(blueprint: Blueprint, { table, counterexamples }: TrialTable, columns: readonly string[]): (readonly number[])[] {
  const own = tableOf(blueprint, table)!;
  const keys = new Set([own.primaryKey ?? [], ...(own.uniqueKeys ?? []).map((key) => key.columns)].flatMap((key) => (key.length === 1 ? key : [])));
  const parts = [
    ...blueprint.relations.filter(({ from }) => from.table === table).map(({ from }) => from.columns),
    ...(own.groups ?? []).map((group) => group.columns),
    ...counterexamples.flatMap(({ column }) => (column === undefined ? [] : [[column]])),
    // Everything that does not distinguish rows.
    columns.filter((name) => !keys.has(name)),
  ];
  const places = parts.map((names) => names.filter((name) => !keys.has(name)).map((name) => columns.indexOf(name)));
  return [...new Map(places.filter((some) => some.length > 0 && !some.includes(-1)).map((some) => [some.toSorted((a, b) => a - b).join(), some])).values()];
}
