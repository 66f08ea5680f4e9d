import type { Client } from 'pg';
import type { TableName } from '../sql/copy-statement.ts';
import { quoteIdent, quoteLiteral, quoteQualified } from '../sql/quote.ts';
import { targetOf } from './recognize-rows.ts';
import { STAGED, temporary } from './stage-made-rows.ts';

/** The staged rows of a table, and the key that matched them. */
type Found = { readonly table: TableName; readonly key: readonly string[] };

export type MovedRows = {
  /** Rows that contain their moved times now; in a dry run: rows that would. */
  readonly moved: number;
  /** Recognized rows with a changed time: they stay unchanged. */
  readonly changed: number;
  /** Rows with unchanged times that stay too, because a row which stays would then lie before its parent. */
  readonly held: number;
};

/** By how many days most of the recognized rows are later than generated; null if no number of days applies to most. */
export async function daysMoved(client: Client, { table, key }: Found, columns: readonly string[]): Promise<number | null> {
  return await daysBetween(client, joined(await targetOf(client, table), key), columns);
}

/** The same for the rows of `target` with the keys of staged ones, which were not recognized one by one. */
export async function daysMovedByKey(client: Client, target: string, key: readonly string[], columns: readonly string[]): Promise<number | null> {
  const same = key.map((name) => `t.${quoteIdent(name)} = m.${quoteIdent(name)}`).join(' AND ');
  return await daysBetween(client, `${target} t JOIN ${temporary(STAGED.made)} m ON ${same}`, columns);
}

async function daysBetween(client: Client, from: string, columns: readonly string[]): Promise<number | null> {
  const each = columns.map(
    (name) =>
      `SELECT t.${quoteIdent(name)}::date - m.${quoteIdent(name)}::date AS days FROM ${from} WHERE isfinite(t.${quoteIdent(name)}) AND isfinite(m.${quoteIdent(name)})`,
  );
  const { rows } = await client.query<{ days: number; most: boolean }>(
    `SELECT days, 2 * count(*) > sum(count(*)) OVER () AS most FROM (${each.join(' UNION ALL ')}) AS each GROUP BY days ORDER BY count(*) DESC LIMIT 1`,
  );
  return rows[0]?.most ? rows[0].days : null;
}

/**
 * Writes moved times, staged as added columns, to the recognized rows whose times are all unchanged. If a unique key or
 * an exclusion covers one, updates row by row from the far end, because a row may need the time of the next one.
 */
export async function moveTimes(
  client: Client,
  found: Found,
  columns: readonly string[],
  {
    dry,
    later,
    held,
  }: { readonly dry: boolean; /** Whether times move forwards. */ readonly later: boolean; /** A condition on rows that stay. */ readonly held: string },
): Promise<MovedRows> {
  const target = await targetOf(client, found.table);
  const from = `${joined(target, found.key)} JOIN ${temporary(STAGED.added)} n USING (seedbed_row)`;
  const text = (row: string, name: string): string => `${row}.${quoteIdent(name)}::text`;
  const asMade = columns.map((name) => `${text('t', name)} IS NOT DISTINCT FROM ${text('m', name)}`).join(' AND ');
  const differs = columns.map((name) => `${text('m', name)} IS DISTINCT FROM ${text('n', name)}`).join(' OR ');
  await client.query(`ANALYZE ${temporary(STAGED.added)}`);
  const { rows } = await client.query<{ moved: string; changed: string; held: string }>(
    `SELECT count(*) FILTER (WHERE ${asMade} AND NOT ${held}) AS moved, count(*) FILTER (WHERE NOT (${asMade})) AS changed,
       count(*) FILTER (WHERE ${asMade} AND ${held}) AS held FROM ${from} WHERE ${differs}`,
  );
  const counts = { moved: Number(rows[0]!.moved), changed: Number(rows[0]!.changed), held: Number(rows[0]!.held) };
  if (dry || counts.moved === 0) return counts;
  const set = columns.map((name) => `${quoteIdent(name)} = n.${quoteIdent(name)}`).join(', ');
  const update = (more = ''): string =>
    `UPDATE ${target} t SET ${set} FROM ${temporary(STAGED.found)} f JOIN ${temporary(STAGED.made)} m USING (seedbed_row) JOIN ${temporary(STAGED.added)} n USING (seedbed_row)
     WHERE ${onKey(found.key)} AND ${asMade} AND (${differs}) AND NOT ${held}${more}`;
  const covered = await inUniqueKeys(client, found.table, columns);
  if (covered.length === 0) await client.query(update());
  else await oneByOne(client, update(' AND f.seedbed_row = seedbed_each'), covered, later);
  return counts;
}

const onKey = (key: readonly string[]): string => key.map((name, i) => `t.${quoteIdent(name)} = f.k${i}`).join(' AND ');

function joined(target: string, key: readonly string[]): string {
  return `${target} t JOIN ${temporary(STAGED.found)} f ON ${onKey(key)} JOIN ${temporary(STAGED.made)} m USING (seedbed_row)`;
}

/**
 * In the order of the covered times; a row whose new time is taken waits for the next round. Stops after a round
 * without progress.
 */
async function oneByOne(client: Client, update: string, [first = '']: readonly string[], later: boolean): Promise<void> {
  const body = `#variable_conflict use_column
    DECLARE seedbed_each bigint; seedbed_waiting bigint[]; seedbed_left bigint[];
    BEGIN
      SELECT array_agg(seedbed_row ORDER BY ${quoteIdent(first)} ${later ? 'DESC' : 'ASC'} NULLS LAST) INTO seedbed_waiting FROM ${temporary(STAGED.made)} JOIN ${temporary(STAGED.found)} USING (seedbed_row);
      LOOP
        seedbed_left := '{}';
        FOREACH seedbed_each IN ARRAY seedbed_waiting LOOP
          BEGIN
            ${update};
          EXCEPTION WHEN unique_violation OR exclusion_violation THEN
            seedbed_left := seedbed_left || seedbed_each;
          END;
        END LOOP;
        EXIT WHEN cardinality(seedbed_left) = 0;
        IF cardinality(seedbed_left) = cardinality(seedbed_waiting) THEN
          seedbed_each := seedbed_left[1];
          ${update};
        END IF;
        seedbed_waiting := seedbed_left;
      END LOOP;
    END`;
  await client.query(`CREATE OR REPLACE FUNCTION pg_temp.seedbed_move() RETURNS void LANGUAGE plpgsql AS ${quoteLiteral(body)}`);
  await client.query('CREATE UNIQUE INDEX ON pg_temp.seedbed_made (seedbed_row); CREATE UNIQUE INDEX ON pg_temp.seedbed_added (seedbed_row); CREATE UNIQUE INDEX ON pg_temp.seedbed_found (seedbed_row)'); // prettier-ignore
  await client.query('SELECT pg_temp.seedbed_move()');
  await client.query('DROP FUNCTION pg_temp.seedbed_move()');
}

/** The columns that unique keys and exclusions cover, including those in expressions or conditions. */
async function inUniqueKeys(client: Client, { schema, table }: TableName, columns: readonly string[]): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT DISTINCT a.attname::text AS name FROM pg_catalog.pg_index i JOIN pg_catalog.pg_attribute a ON a.attrelid = i.indrelid
     WHERE i.indrelid = $1::regclass AND (i.indisunique OR i.indisexclusion) AND a.attname = ANY ($2::text[])
       AND (a.attnum = ANY (i.indkey::int2[]) OR EXISTS (SELECT FROM pg_catalog.pg_depend d
         WHERE d.classid = 'pg_catalog.pg_class'::regclass AND d.objid = i.indexrelid AND d.refobjid = i.indrelid AND d.refobjsubid = a.attnum))`,
    [quoteQualified(schema, table), columns],
  );
  return rows.map(({ name }) => name);
}
