import type { ClientBase } from 'pg';
import { qualifiedName, type TrialReport } from '@seedbed/contract';

/** Scans over fewer rows than this do not matter at any size. */
const WORTH_TELLING = 10_000;
/** This many scans of an index that usually read the whole table count as table scans. */
const MANY_SCANS = 40;
const MOSTLY = 0.9;

/** The tables that code scans from end to end. */
export type Walks = {
  /** Records the scans since the last call. Ignores scans of tables that were emptied before. */
  look(fresh?: ReadonlySet<number>): Promise<void>;
  /** Reads the counters for the last time, and returns the scans that matter. */
  result(): Promise<NonNullable<TrialReport['walks']>>;
};

/**
 * Watches which tables code scans completely from now on. Deleted rows count, because the transaction that deleted them
 * still scans them. The trial uses an index if there is one, so these scans cannot be avoided.
 */
export async function watchWalks(client: ClientBase): Promise<Walks> {
  const walks = new Map<string, { passed: number; read: number }>();
  let before = new Map((await countsSoFar(client)).map((each) => [each.id, each]));
  // The counters include earlier scans for a while, so only differences count.
  const earlier = new Map([...before.values()].map((each) => [each.id, each.rows]));
  const look = async (fresh: ReadonlySet<number> = new Set()): Promise<void> => {
    const counts = await countsSoFar(client);
    for (const now of counts) {
      if (fresh.has(now.id)) {
        earlier.set(now.id, now.rows);
        continue;
      }
      const { passed, read } = walksOf(before.get(now.id), now, now.rows - (earlier.get(now.id) ?? 0));
      const known = walks.get(now.table);
      walks.set(now.table, { passed: (known?.passed ?? 0) + passed, read: (known?.read ?? 0) + read });
    }
    before = new Map(counts.map((each) => [each.id, each]));
  };
  return {
    look,
    async result() {
      await look();
      return [...walks].flatMap(([table, walk]) => (Math.max(walk.passed, walk.read) < WORTH_TELLING ? [] : [{ table, ...walk }]));
    },
  };
}

type Scans = readonly [id: number, scans: number, read: number];
/** Counters of a table that stores rows; a partition has the name of its root. */
type Counts = { readonly id: number; readonly table: string; readonly rows: number; readonly heap: Scans; readonly indexes: readonly Scans[] };

/** A full index scan that evaluates an expression for each row. */
function walksOf(then: Counts | undefined, now: Counts, rows: number): { passed: number; read: number } {
  const since = ([id, scans, read]: Scans): { scans: number; read: number } => {
    const [, scansThen, readThen] = (then && [then.heap, ...then.indexes].find((each) => each[0] === id)) ?? [id, 0, 0];
    return { scans: scans - scansThen, read: read - readThen };
  };
  const { scans } = since(now.heap);
  const indexes = now.indexes.map(since).filter(({ scans, read }) => scans > MANY_SCANS && read >= scans * rows * MOSTLY);
  return { passed: scans > 1 ? scans * rows : 0, read: indexes.reduce((sum, { read }) => sum + read, 0) };
}

async function countsSoFar(client: ClientBase): Promise<Counts[]> {
  const { rows } = await client.query<{ schema: string; name: string; rows: string; heap: Scans; indexes: readonly Scans[] | null }>(countsSql);
  return rows.map(({ schema, name, rows: inserted, heap, indexes }) => ({
    id: heap[0],
    table: qualifiedName(schema, name),
    rows: Number(inserted),
    heap,
    indexes: indexes ?? [],
  }));
}

const scansOf = (id: string): string =>
  `pg_catalog.json_build_array(${id}::int8, pg_catalog.pg_stat_get_xact_numscans(${id}), pg_catalog.pg_stat_get_xact_tuples_returned(${id}))`;

const countsSql = /* SQL */ `
  select n.nspname as schema, c.relname as name, s.rows::text as rows, ${scansOf('leaf.oid')} as heap,
         (select pg_catalog.json_agg(${scansOf('x.indexrelid')}) from pg_catalog.pg_index x where x.indrelid = leaf.oid) as indexes
  from pg_catalog.pg_class leaf
  cross join lateral (select pg_catalog.pg_stat_get_xact_tuples_inserted(leaf.oid) as rows) s
  join pg_catalog.pg_class c on c.oid = case when leaf.relispartition then pg_catalog.pg_partition_root(leaf.oid) else leaf.oid end
  join pg_catalog.pg_namespace n on n.oid = c.relnamespace
  where leaf.relkind = 'r' and leaf.relpersistence <> 't' and leaf.oid >= 16384 and (s.rows > 0 or pg_catalog.pg_stat_get_xact_numscans(leaf.oid) > 0)`;
