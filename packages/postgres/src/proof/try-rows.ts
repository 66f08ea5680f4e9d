import type { ClientBase, DatabaseError } from 'pg';
import { qualifiedName, type RowOutcome } from '@seedbed/contract';
import { quoteLiteral } from '../sql/quote.ts';
import { OUT_OF_TIME } from './table-time.ts';

/**
 * Offers rows one by one inside the server, each in a subtransaction, with `check` (SET CONSTRAINTS) after each, if
 * given; stops after `wanted` accepted rows, or after `seconds`: the remaining rows have no outcome. `insert` is
 * everything before `VALUES`; a tuple is a VALUES list in parentheses. If the whole statement times out, no row counts
 * as accepted, and the only outcome reports that. `within` enforces the limits.
 */
export async function tryRows(
  client: ClientBase,
  insert: string,
  tuples: readonly string[],
  options: { wanted?: number; check?: string | null; seconds?: number; within<T>(work: () => Promise<T>): Promise<T> },
): Promise<RowOutcome[]> {
  await client.query('SAVEPOINT seedbed_rows');
  try {
    const parameters = [insert, tuples, options.wanted ?? tuples.length, options.check ?? null, options.seconds ?? null];
    const { rows } = await options.within(() => client.query<AttemptRow>('SELECT * FROM pg_temp.seedbed_try($1, $2, $3, $4, $5)', parameters));
    await client.query('RELEASE SAVEPOINT seedbed_rows');
    return rows.map(toOutcome);
  } catch (error) {
    const { message, where } = error as DatabaseError;
    if ((error as DatabaseError).code !== OUT_OF_TIME) throw error;
    await client.query('ROLLBACK TO SAVEPOINT seedbed_rows');
    return [{ taken: false, refused: { sqlstate: OUT_OF_TIME, message, ...optionalContext(where ?? '') } }];
  }
}

/** Rows as SQL text: Postgres parses literals of unknown type like COPY, and checks lengths without truncation. */
export function tupleOf(row: readonly (string | null)[]): string {
  return `(${row.map((cell) => (cell === null ? 'NULL' : quoteLiteral(cell))).join(', ')})`;
}

export type AttemptRow = {
  taken: number;
  code: string | null;
  message: string;
  detail: string;
  context: string;
  constraint_at: string;
  schema_at: string;
  table_at: string;
  column_at: string;
};

function toOutcome(row: AttemptRow): RowOutcome {
  if (row.code === null) return { taken: row.taken > 0 };
  return {
    taken: false,
    refused: {
      sqlstate: row.code,
      message: row.message,
      ...(row.constraint_at && { constraint: row.constraint_at }),
      ...(row.table_at && { otherTable: qualifiedName(row.schema_at || 'public', row.table_at) }),
      ...(row.column_at && { column: row.column_at }),
      ...(row.detail && { detail: row.detail.slice(0, 2000) }),
      ...optionalContext(row.context),
    },
  };
}

/** The schema's own part of the context, without our statement and function at its end. */
function optionalContext(context: string): { context?: string } {
  const own =
    /(?:^|\n)SQL statement "(?:INSERT INTO|SET CONSTRAINTS) [^]*?\nPL\/pgSQL function pg_temp_\d+\.seedbed_\w+\(/.exec(context)?.index ??
    context.search(/(?:^|\n)PL\/pgSQL function pg_temp_\d+\.seedbed_\w+\(/);
  const rest = own < 0 ? context : context.slice(0, own);
  return rest ? { context: rest.slice(0, 4000) } : {};
}

/**
 * Created once per session, before the transaction of the trial. `OTHERS` does not catch cancels and assertion
 * failures, so limits still apply.
 */
export const TRY_FUNCTION = /* SQL */ `
  CREATE OR REPLACE FUNCTION pg_temp.seedbed_try(head text, tuples text[], wanted int, asked text, seconds double precision)
  RETURNS TABLE (taken int, code text, message text, detail text, context text, constraint_at text, schema_at text, table_at text, column_at text)
  LANGUAGE plpgsql AS $seedbed$
  DECLARE
    tuple text;
    successes int := 0;
    begun timestamptz := pg_catalog.clock_timestamp();
  BEGIN
    FOREACH tuple IN ARRAY tuples LOOP
      EXIT WHEN successes >= wanted OR pg_catalog.date_part('epoch', pg_catalog.clock_timestamp() - begun) > seconds;
      taken := 0; code := NULL; message := NULL; detail := NULL; context := NULL;
      constraint_at := NULL; schema_at := NULL; table_at := NULL; column_at := NULL;
      BEGIN
        EXECUTE head || ' VALUES ' || tuple;
        GET DIAGNOSTICS taken = ROW_COUNT;
        IF asked IS NOT NULL THEN
          EXECUTE asked;
        END IF;
        successes := successes + (taken > 0)::int;
      EXCEPTION WHEN OTHERS THEN
        GET STACKED DIAGNOSTICS code = RETURNED_SQLSTATE, message = MESSAGE_TEXT, detail = PG_EXCEPTION_DETAIL, context = PG_EXCEPTION_CONTEXT,
          constraint_at = CONSTRAINT_NAME, schema_at = SCHEMA_NAME, table_at = TABLE_NAME, column_at = COLUMN_NAME;
        taken := 0;
      END;
      RETURN NEXT;
    END LOOP;
  END $seedbed$`;
