import type { Client } from 'pg';
import type { Counterexample } from './finding.ts';
import { KeptRows, type Predicate } from './kept-rows.ts';
import { tableOf, type RowAddress } from './row-graph.ts';

export type ShrinkOptions = {
  /** Conditions of rows that are likely to show it, the likeliest first. `atLeast`: so many of them. */
  readonly guesses?: readonly RowGuess[];
  /** Stops with what it has then. Default 5,000. */
  readonly maxMs?: number;
};

export type RowGuess = {
  /** SQL, asked of each table; the row is `t`. */
  readonly condition: string;
  /** So many of these rows show it. */
  readonly atLeast: number;
};

/**
 * The fewest rows of a filled database for which a predicate still holds, with the parents that foreign keys require.
 * `tables`: as `schema.table`, the likely ones first; others keep rows only if these do not suffice. Runs in a
 * transaction that is rolled back. Undefined if the predicate does not hold for all rows, or not for the INSERTs of the
 * few in the empty tables.
 */
export async function shrinkRows(
  client: Client,
  tables: readonly string[],
  holds: Predicate,
  { guesses = [], maxMs = 5_000 }: ShrinkOptions = {},
): Promise<Counterexample | undefined> {
  const until = performance.now() + maxMs;
  try {
    const rows = await KeptRows.open(client, holds);
    if (!(await rows.keep([]))) {
      if (!(await rows.holds())) return undefined;
      const likely = await oidsOf(client, tables);
      if (!(await byGuess(rows, guesses, likely))) await byWholeTables(rows, likely);
      await byHalves(rows, likely, until);
      await withoutReferences(rows, until);
      await withoutValues(rows, until);
    }
    const inserts = await rows.inserts();
    return inserts && { rows: rows.kept.size, inserts };
  } finally {
    await client.query('ROLLBACK');
  }
}

/** Oids of tables, with those of their partitions. */
async function oidsOf(client: Client, tables: readonly string[]): Promise<string[]> {
  const { rows } = await client.query<{ oid: string }>(
    `SELECT coalesce(p.relid::oid, c)::int8::text AS oid FROM pg_catalog.unnest($1::text[]) WITH ORDINALITY t (name, place), pg_catalog.to_regclass(t.name) c
       LEFT JOIN LATERAL pg_catalog.pg_partition_tree(c) p ON true WHERE c IS NOT NULL ORDER BY t.place`,
    [[...tables]],
  );
  return rows.map(({ oid }) => oid);
}

async function byGuess(rows: KeptRows, guesses: readonly RowGuess[], likely: readonly string[]): Promise<boolean> {
  for (const { condition, atLeast } of guesses) {
    const found: RowAddress[] = [];
    for (const oid of new Set([...likely, ...rows.tables.keys()])) if (rows.tables.has(oid)) found.push(...(await rows.find(oid, condition)));
    const cheap = cheapestFirst(rows, found);
    for (const count of [atLeast, 20, cheap.length]) {
      if (cheap.length < Math.max(atLeast, 1)) break;
      if (await rows.keep(cheap.slice(0, count))) return true;
      if (count >= cheap.length) break;
    }
  }
  return false;
}

function cheapestFirst(rows: KeptRows, some: readonly RowAddress[]): RowAddress[] {
  const costs = new Map(some.map((row) => [row, rows.graph.withParents([row]).size]));
  return [...some].sort((a, b) => costs.get(a)! - costs.get(b)!);
}

/** Keeps one table, if that is enough; otherwise leaves out one after the other. */
async function byWholeTables(rows: KeptRows, likely: readonly string[]): Promise<void> {
  const all = new Set([...likely, ...rows.tables.keys()]);
  const of = (oids: readonly string[]): RowAddress[] => [...rows.kept].filter((row) => oids.includes(tableOf(row)));
  for (const oid of likely) if (await rows.keep(of([oid]))) return;
  if (likely.length > 1) await rows.keep(of(likely));
  for (const oid of [...all].reverse()) if (of([oid]).length > 0) await rows.leaveOut(of([oid]));
}

/** Delta debugging: ever smaller parts, alone and left out. */
async function byHalves(rows: KeptRows, likely: readonly string[], until: number): Promise<void> {
  const place = (row: RowAddress): number => (likely.indexOf(tableOf(row)) + 1 || likely.length + 1) * 1e6;
  // Neighbours are of one table, and cheap rows come first.
  const ordered = (): RowAddress[] => {
    const costs = new Map([...rows.kept].map((row) => [row, place(row) + rows.graph.withParents([row]).size]));
    return [...rows.kept].sort((a, b) => costs.get(a)! - costs.get(b)!);
  };
  let parts = 2;
  let order = ordered();
  while (order.length > 1 && parts <= order.length * 2 && performance.now() < until) {
    const size = Math.max(1, Math.ceil(order.length / parts));
    const chunks = Array.from({ length: Math.ceil(order.length / size) }, (_, at) => order.slice(at * size, (at + 1) * size));
    if (await someOf(chunks, until, (chunk) => rows.keep(chunk))) parts = 2;
    else if (await someOf(chunks, until, (chunk) => rows.leaveOut(chunk))) parts = Math.max(2, parts - 1);
    else if (size === 1) return;
    else parts *= 2;
    order = ordered();
  }
}

async function someOf<T>(list: readonly T[], until: number, test: (item: T) => Promise<boolean>): Promise<boolean> {
  for (const item of list) {
    if (performance.now() > until) return false;
    if (await test(item)) return true;
  }
  return false;
}

/** Sets references NULL where the parent is not needed then. */
async function withoutReferences(rows: KeptRows, until: number): Promise<void> {
  const done = new Set<RowAddress>();
  for (;;) {
    const row = [...rows.kept].find((each) => !done.has(each) && rows.graph.references(each).length > 0);
    if (row === undefined || done.size >= MAX_TIDIED || performance.now() > until) return;
    let at = row;
    for (const key of new Set(rows.graph.references(row).map((each) => each.key))) {
      const columns = await rows.nullable(at, key);
      if (columns.length > 0) at = (await rows.setNull(at, columns)) ?? at;
    }
    done.add(at);
    if (at !== row) await byHalves(rows, [], until);
  }
}

/** Sets values NULL that do not matter. */
async function withoutValues(rows: KeptRows, until: number): Promise<void> {
  for (const row of [...rows.kept].slice(0, MAX_TIDIED)) {
    const columns = await rows.nullable(row);
    if (columns.length === 0 || performance.now() > until || (await rows.setNull(row, columns)) !== undefined) continue;
    let at = row;
    if (columns.length > 1) for (const column of columns) at = (await rows.setNull(at, [column])) ?? at;
  }
}

/** Rows whose values are tidied: of more, nobody reads them. */
const MAX_TIDIED = 6;
