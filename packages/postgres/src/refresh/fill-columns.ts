import type { Client } from 'pg';
import type { TableName } from '../sql/copy-statement.ts';
import { quoteIdent, quoteLiteral, quoteQualified } from '../sql/quote.ts';
import { targetOf } from './recognize-rows.ts';
import { STAGED, temporary } from './stage-made-rows.ts';
import type { AddedColumn } from './untouched-values.ts';

export type ColumnCounts = {
  readonly column: string;
  /** Rows that contain the generated value now and did not before; in a dry run: rows that would. */
  readonly filled: number;
  /** Rows that contained it before. */
  readonly same: number;
  /** Rows with a value that someone chose, or that cannot be distinguished from such a value. */
  readonly kept: number;
  /** Set if that is most rows: the migration filled the column itself, and its DEFAULT or NULL in the others is its choice too. */
  readonly byMigration?: true;
};

type Counted = { readonly open: number; readonly same: number; readonly kept: number };

export type Filled = {
  readonly columns: readonly ColumnCounts[];
  /** Rows that Postgres refused to change, by the constraint or message. */
  readonly refused: readonly { readonly reason: string; readonly rows: number }[];
  /** UPDATE triggers that fired, or would fire. */
  readonly triggers: readonly string[];
};

/**
 * Writes generated values into added columns of the recognized rows, unless someone set another value. Leaves columns that a migration
 * filled itself.
 */
export async function fillColumns(client: Client, table: TableName, key: readonly string[], columns: readonly AddedColumn[], dry: boolean): Promise<Filled> {
  const target = await targetOf(client, table);
  const from = `${temporary(STAGED.added)} n JOIN ${temporary(STAGED.found)} f USING (seedbed_row)`;
  const on = key.map((name, i) => `t.${quoteIdent(name)} = f.k${i}`).join(' AND ');
  await client.query(`ANALYZE ${temporary(STAGED.added)}`);
  const isLeft = ({ open, same, kept }: Counted): boolean => kept > open + same;
  const differs = (name: string): string => `t.${quoteIdent(name)}::text IS DISTINCT FROM n.${quoteIdent(name)}::text`;
  const wanted = ({ name, untouched }: AddedColumn): string => `((${untouched}) AND ${differs(name)})`;
  const count = async (): Promise<Counted[]> => {
    const sums = columns.map(
      (column) =>
        `count(*) FILTER (WHERE ${wanted(column)}), count(*) FILTER (WHERE NOT ${differs(column.name)}), count(*) FILTER (WHERE ${differs(column.name)} AND NOT (${column.untouched}))`,
    );
    const { rows } = await client.query<string[]>({ text: `SELECT ${sums.join(', ')} FROM ${target} t JOIN (${from}) ON ${on}`, rowMode: 'array' });
    return columns.map((_, i) => ({ open: Number(rows[0]![3 * i]), same: Number(rows[0]![3 * i + 1]), kept: Number(rows[0]![3 * i + 2]) }));
  };
  const before = await count();
  const triggers = await updateTriggers(client, table);
  const chosen = columns.filter((_, i) => !isLeft(before[i]!));
  const counts = (filled: (i: number) => number): ColumnCounts[] =>
    columns.map(({ name }, i) => {
      const { open, same, kept } = before[i]!;
      return isLeft(before[i]!) ? { column: name, filled: 0, same, kept: kept + open, byMigration: true } : { column: name, filled: filled(i), same, kept };
    });
  if (dry || before.every((each) => each.open === 0 || isLeft(each))) return { columns: counts((i) => before[i]!.open), refused: [], triggers };
  const set = chosen.map(
    (column) => `${quoteIdent(column.name)} = CASE WHEN ${column.untouched} THEN n.${quoteIdent(column.name)} ELSE t.${quoteIdent(column.name)} END`,
  );
  const update = `UPDATE ${target} t SET ${set.join(', ')} FROM ${from} WHERE ${on} AND (${chosen.map(wanted).join(' OR ')})`;
  const refused = await updateAll(client, update);
  const after = await count();
  return { columns: counts((i) => after[i]!.same - before[i]!.same), refused, triggers };
}

/** In one statement; if it fails for a row, row by row, so that the others are filled. */
async function updateAll(client: Client, update: string): Promise<Filled['refused']> {
  await client.query('SAVEPOINT seedbed_refresh');
  try {
    await client.query(update);
    await client.query('RELEASE SAVEPOINT seedbed_refresh');
    return [];
  } catch (error) {
    if (!/^(?:23|P0001)/.test(String((error as { code?: unknown }).code))) throw error;
    await client.query('ROLLBACK TO SAVEPOINT seedbed_refresh; RELEASE SAVEPOINT seedbed_refresh');
  }
  const body = `#variable_conflict use_column
    DECLARE seedbed_each bigint; seedbed_constraint text; seedbed_message text;
    BEGIN
      FOR seedbed_each IN SELECT seedbed_row FROM ${temporary(STAGED.found)} ORDER BY 1 LOOP
        BEGIN
          ${update} AND f.seedbed_row = seedbed_each;
        EXCEPTION WHEN integrity_constraint_violation OR raise_exception THEN
          GET STACKED DIAGNOSTICS seedbed_constraint = CONSTRAINT_NAME, seedbed_message = MESSAGE_TEXT;
          RETURN NEXT coalesce(nullif(seedbed_constraint, ''), left(seedbed_message, 200));
        END;
      END LOOP;
    END`;
  await client.query(`CREATE OR REPLACE FUNCTION pg_temp.seedbed_refill() RETURNS SETOF text LANGUAGE plpgsql AS ${quoteLiteral(body)}`);
  const { rows } = await client.query<{ reason: string; rows: string }>(
    'SELECT reason, count(*) AS rows FROM pg_temp.seedbed_refill() AS reason GROUP BY 1 ORDER BY 2 DESC, 1',
  );
  await client.query('DROP FUNCTION pg_temp.seedbed_refill()');
  return rows.map(({ reason, rows: count }) => ({ reason, rows: Number(count) }));
}

async function updateTriggers(client: Client, { schema, table }: TableName): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT tgname::text AS name FROM pg_catalog.pg_trigger WHERE tgrelid = $1::regclass AND NOT tgisinternal AND tgenabled IN ('O', 'A') AND tgtype & 16 <> 0 ORDER BY 1`,
    [quoteQualified(schema, table)],
  );
  return rows.map(({ name }) => name);
}
