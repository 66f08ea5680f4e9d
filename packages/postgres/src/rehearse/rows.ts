import type { Client } from 'pg';
import { quoteIdent } from '../sql/quote.ts';
import type { CatalogColumn, Relation } from './catalog.ts';
import { columnAfter, columnPairs, relationAfter, storyColumn, storyOf, type ColumnPair, type Pair, type Row, type Side, type Sides } from './sides.ts';
import { STRENGTH, weaker, type Source, type StoryColumn, type StoryTable } from './story.ts';

/** More rows of a table are not compared. */
const MAX_ROWS = 20_000;

/** Values of columns as text, in the order of the heap. */
async function readRows(client: Client, { path, kind }: Relation, expressions: readonly string[]): Promise<Row[]> {
  const list = expressions.map((each) => `(${each})::text`);
  const sql = `select array[${list.join(', ')}]::text[] as row from ${kind === 'r' ? 'only ' : ''}${path} order by tableoid, ctid limit ${MAX_ROWS}`;
  return (await client.query<{ row: Row }>(sql)).rows.map(({ row }) => row);
}

export async function readColumns({ client, rows }: Side, table: Relation, columns: readonly CatalogColumn[]): Promise<Row[]> {
  const kept = rows?.get(table.oid);
  if (!kept)
    return await readRows(
      client,
      table,
      columns.map(({ name }) => quoteIdent(name)),
    );
  const places = columns.map((column) => table.columns.indexOf(column));
  return kept.map((row) => places.map((place) => row[place]!));
}

/** A column's values in another type, as text; undefined if one cannot be cast. */
export async function readCast({ client }: Side, table: Relation, { name }: CatalogColumn, type: string): Promise<(string | null)[] | undefined> {
  const isInside = client.getTransactionStatus() === 'T';
  await client.query(isInside ? 'savepoint seedbed_cast' : 'begin');
  try {
    return (await readRows(client, table, [`${quoteIdent(name)}::${type}`])).map(([value]) => value ?? null);
  } catch {
    return undefined;
  } finally {
    await client.query(isInside ? 'rollback to seedbed_cast' : 'rollback');
  }
}

/** The rows of a table that is there before and after. */
export type MatchedRows = {
  readonly pairs: readonly ColumnPair[];
  readonly old: readonly Row[];
  readonly now: readonly Row[];
  /** By column pair, the new values in the old type; undefined if they have it or cannot be cast. */
  readonly back: readonly ((string | null)[] | undefined)[];
  /** By old row, the new one; undefined if it is gone. */
  readonly partner: readonly (number | undefined)[];
  readonly key: readonly string[];
};

/** Matches rows by the key; by all columns that no statement touches; or by their place, which a rewrite keeps. The way that leaves the fewest rows alone. */
export async function matchRows(sides: Sides, pair: Pair): Promise<MatchedRows> {
  const pairs = columnPairs(pair);
  const [old, now] = [
    await readColumns(
      sides.before,
      pair.old,
      pairs.map((each) => each.old),
    ),
    await readColumns(
      sides.after,
      pair.now,
      pairs.map((each) => each.now),
    ),
  ];
  const back: ((string | null)[] | undefined)[] = [];
  for (const each of pairs) back.push(each.old.type === each.now.type ? undefined : await readCast(sides.after, pair.now, each.now, each.old.type));
  const untouched = pairs.map((each) => !each.replaced && !(storyColumn(sides, pair.old, each.old)?.changes ?? []).some(({ does }) => does === 'update'));
  const keyAt = pair.old.key.map((name) => pairs.findIndex((each) => each.old.name === name));
  const restAt = pairs.flatMap((each, n) => (untouched[n] && each.old.type === each.now.type && !each.old.generated ? [n] : []));
  const valueOf = (row: number, n: number): string | null => back[n]?.[row] ?? now[row]![n]!;
  const ways = [
    ...(keyAt.length > 0 && keyAt.every((n) => n >= 0 && (pair.replaced || untouched[n])) ? [() => byValues(old, now.length, keyAt, valueOf)] : []),
    ...(restAt.length > 0 ? [() => byValues(old, now.length, restAt, valueOf)] : []),
    ...(old.length === now.length
      ? [() => (old.every((row, n) => restAt.every((column) => row[column] === valueOf(n, column))) ? old.map((_, n) => n) : old.map(() => undefined))]
      : []),
  ];
  let best: readonly (number | undefined)[] | undefined;
  for (const way of ways) {
    const partner = way();
    if (!best || alone(partner) < alone(best)) best = partner;
    if (alone(best) === 0) break;
  }
  return { pairs, old, now, back, partner: best ?? old.map((_, n) => (n < now.length ? n : undefined)), key: keyAt.every((n) => n >= 0) ? pair.old.key : [] };
}

const alone = (partner: readonly (number | undefined)[]): number => partner.filter((each) => each === undefined).length;

function byValues(
  old: readonly Row[],
  count: number,
  columns: readonly number[],
  valueOf: (row: number, column: number) => string | null,
): (number | undefined)[] {
  const waiting = new Map<string, number[]>();
  for (let row = 0; row < count; row++) {
    const key = JSON.stringify(columns.map((column) => valueOf(row, column)));
    waiting.set(key, [...(waiting.get(key) ?? []), row]);
  }
  return old.map((row) => waiting.get(JSON.stringify(columns.map((column) => row[column]!)))?.shift());
}

/** A column after the migration that holds what a column of the old schema held. `sources`: the statements that fill it. */
export type Heir = {
  readonly story: StoryColumn;
  readonly table: Relation;
  readonly column: CatalogColumn;
  readonly how: Source['how'];
  readonly sources: readonly Source[];
  readonly alone: boolean;
};

/** The columns that statements fill from a column, also by columns and tables in between that are gone. */
export function heirsOf(sides: Sides, column: StoryColumn, how: Source['how'] = 'copy', seen: ReadonlySet<StoryColumn> = new Set()): Heir[] {
  if (seen.has(column)) return [];
  const found: Heir[] = [];
  for (const target of sides.story.tables.flatMap(({ columns }) => columns)) {
    const sources = target.sources.filter(({ from }) => from === column);
    if (sources.length === 0 || target === column) continue;
    const best = STRENGTH.find((each) => sources.some((source) => source.how === each))!;
    const own = weaker(best, how);
    const [table, now] = [relationAfter(sides, target.table), columnAfter(sides, target)];
    if (table && now)
      found.push({
        story: target,
        table,
        column: now,
        how: own,
        sources,
        alone: new Set(target.sources.filter((each) => each.how !== 'via').map(({ from }) => from)).size === 1,
      });
    else found.push(...heirsOf(sides, target, own, new Set([...seen, column])).map((each) => ({ ...each, sources: [...sources, ...each.sources] })));
  }
  return found;
}

/** The columns of another table that hold the key of this one; undefined if one is missing. */
export function keyWithin(sides: Sides, old: Relation, table: Relation): CatalogColumn[] | undefined {
  if (old.key.length === 0) return undefined;
  const story = storyOf(sides, old)!;
  const found = old.key.map((name) => heirsOf(sides, columnNamed(story, name)!).find((heir) => heir.table === table && heir.how === 'copy')?.column);
  return found.every((each) => each !== undefined) ? found : undefined;
}

export function columnNamed(table: StoryTable, name: string): StoryColumn | undefined {
  return table.columns.find(({ old }) => old?.name === name);
}

/** Rows of another table by the key of an old one. */
export async function indexByKey(sides: Sides, old: Relation, table: Relation, columns: readonly CatalogColumn[]): Promise<Map<string, Row[]> | undefined> {
  const key = keyWithin(sides, old, table);
  if (!key) return undefined;
  const rows = await readColumns(sides.after, table, [...key, ...columns]);
  return Map.groupBy(
    rows.map((row) => row.slice(key.length)),
    (_, n) => keyText(rows[n]!.slice(0, key.length)),
  );
}

export const keyText = (values: Row): string => JSON.stringify(values);
