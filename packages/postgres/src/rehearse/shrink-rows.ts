import type { Client } from 'pg';
import type { Counterexample } from './finding.ts';
import { KeptRows, type Predicate, type RowQuery } from './kept-rows.ts';
import { tableOf, type RowAddress } from './row-graph.ts';

export type ShrinkOptions = {
  /** Conditions of rows that are likely to show it, the likeliest first. `atLeast`: so many of them. */
  readonly guesses?: readonly RowGuess[];
  /** Queries that may find such rows, from a session in which all tables are empty. */
  readonly queries?: (client: Client) => Promise<readonly RowQuery[]>;
  /** SQL that is run before the predicate each time, and undone with it. */
  readonly settling?: string;
  /** Stops with what it has then. Default 5,000. */
  readonly maxMs?: number | undefined;
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
  { guesses = [], queries, settling, maxMs = 5_000 }: ShrinkOptions = {},
): Promise<Counterexample | undefined> {
  const until = performance.now() + maxMs;
  try {
    const rows = await KeptRows.open(client, holds, settling);
    let query: RowQuery | undefined;
    if (rows.kept.size === 0 || !(await rows.keep([]))) {
      if (!(await rows.checkAtOnce()) && !(await rows.holds())) return undefined;
      const likely = await oidsOf(client, tables);
      query = await byQuery(rows, (queries && (await rows.whenEmpty(queries))) ?? []);
      if (!(await byGuess(rows, guesses, likely))) await byWholeTables(rows, likely);
      await byHalves(rows, likely, until);
      await withoutReferences(rows, until);
      await withSharedParents(rows, until);
      await withoutValues(rows, until);
    }
    const inserts = await rows.inserts();
    return inserts && { rows: rows.kept.size, inserts, ...(query && { query: textOf(query) }) };
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

/**
 * The first query that finds the right rows: without them it does not hold, and with one of them alone it does. Keeps
 * that one.
 */
async function byQuery(rows: KeptRows, queries: readonly RowQuery[]): Promise<RowQuery | undefined> {
  for (const query of queries) {
    const found = cheapestFirst(rows, await rows.find(query));
    if (found.length === 0) continue;
    const without = rows.graph.withChildren(found);
    if (await rows.wouldHold([...rows.kept].filter((row) => !without.has(row)))) continue;
    if (query.groups) return query;
    const some = new Set([found[0]!, found[Math.floor(found.length / 2)]!, found.at(-1)!]);
    const failing = await someOf([...some], Infinity, async (row) => !(await rows.wouldHold([row])));
    if (failing === undefined && (await rows.keep([found[0]!]))) return query;
  }
  return undefined;
}

function textOf({ table, where, groups }: RowQuery): string {
  const filter = where === 'true' ? '' : ` WHERE ${where}`;
  // An alias only for a query that names it.
  const from = /\bt\./.test(where) ? `${table} t` : table;
  if (groups === undefined) return `SELECT * FROM ${from}${filter}`;
  const keys = groups.join(', ');
  return `SELECT ${keys}, count(*) FROM ${from}${filter} GROUP BY ${keys} HAVING count(*) > 1`;
}

async function byGuess(rows: KeptRows, guesses: readonly RowGuess[], likely: readonly string[]): Promise<boolean> {
  for (const { condition, atLeast } of guesses) {
    const found: RowAddress[] = [];
    for (const oid of new Set([...likely, ...rows.tables.keys()])) {
      const table = rows.tables.get(oid)?.name;
      if (table !== undefined) found.push(...(await rows.find({ table: `ONLY ${table}`, where: condition })));
    }
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
  const of = (oids: readonly string[]): RowAddress[] => [...rows.kept].filter((row) => oids.includes(tableOf(row)));
  for (const oid of likely) if (await rows.keep(of([oid]))) return;
  if (likely.length > 1) await rows.keep(of(likely));
  for (const oid of [...new Set([...likely, ...rows.tables.keys()])].reverse()) if (of([oid]).length > 0) await rows.leaveOut(of([oid]));
}

/** Delta debugging over rows that bring their parents along, then over all that are left. */
async function byHalves(rows: KeptRows, likely: readonly string[], until: number): Promise<void> {
  const place = (row: RowAddress): number => (likely.indexOf(tableOf(row)) + 1 || likely.length + 1) * 1e6;
  const isParent = new Set([...rows.kept].flatMap((row) => rows.graph.references(row).map(({ parent }) => parent)));
  // Neighbours are of one table, and cheap rows come first.
  const costs = new Map([...rows.kept].map((row) => [row, place(row) + rows.graph.withParents([row]).size]));
  const ordered = (some: Iterable<RowAddress>): RowAddress[] => [...some].sort((a, b) => costs.get(a)! - costs.get(b)!);

  let seeds = ordered([...rows.kept].filter((row) => !isParent.has(row)));
  for (let parts = 2; seeds.length > 1 && performance.now() < until;) {
    const chunks = chunksOf(seeds, parts);
    const alone = parts === 2 ? await someOf(chunks, until, (chunk) => rows.keep(chunk)) : undefined;
    const without = alone ? undefined : await someOf(chunks, until, (chunk) => rows.keep(seeds.filter((row) => !chunk.includes(row))));
    if (alone) seeds = alone;
    else if (without) seeds = seeds.filter((row) => !without.includes(row));
    else if (parts >= seeds.length) break;
    parts = alone ? 2 : without ? Math.max(2, parts - 1) : Math.min(parts * 2, seeds.length);
  }
  for (let parts = 2; rows.kept.size > 1 && performance.now() < until;) {
    const chunks = chunksOf(ordered(rows.kept), parts);
    const without = await someOf(chunks, until, (chunk) => rows.leaveOut(chunk));
    if (!without && parts >= rows.kept.size) break;
    parts = without ? Math.max(2, parts - 1) : Math.min(parts * 2, rows.kept.size);
  }
}

function chunksOf<T>(list: readonly T[], parts: number): T[][] {
  const size = Math.max(1, Math.ceil(list.length / parts));
  return Array.from({ length: Math.ceil(list.length / size) }, (_, at) => list.slice(at * size, (at + 1) * size));
}

/** The first that passes. */
async function someOf<T>(list: readonly T[], until: number, test: (item: T) => Promise<boolean>): Promise<T | undefined> {
  for (const item of list) {
    if (performance.now() > until) return undefined;
    if (await test(item)) return item;
  }
  return undefined;
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

/** Gives rows of a table the same parent, where fewer rows are needed then. */
async function withSharedParents(rows: KeptRows, until: number): Promise<void> {
  for (let isFewer = true; isFewer;) {
    isFewer = false;
    const size = rows.kept.size;
    for (const row of [...rows.kept].slice(0, MAX_TIDIED)) {
      let at = row;
      for (const { key, parent } of rows.graph.references(row)) {
        for (const other of othersWith(rows, at, key, parent)) {
          if (isFewer || performance.now() > until) break;
          const moved = await rows.setParent(at, key, other);
          if (moved === undefined) continue;
          at = moved;
          await byHalves(rows, [], until);
          isFewer = rows.kept.size < size;
        }
      }
      if (isFewer) break;
    }
  }
}

/** Rows of the same table that have other parents by a foreign key: one for each of these. */
function othersWith(rows: KeptRows, row: RowAddress, key: string, parent: RowAddress): RowAddress[] {
  const byParent = new Map<RowAddress, RowAddress>();
  for (const other of rows.kept) {
    if (other === row) continue;
    for (const its of rows.graph.references(other)) if (its.key === key && its.parent !== parent) byParent.set(its.parent, other);
  }
  return [...byParent.values()];
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
