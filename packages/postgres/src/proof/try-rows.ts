import type { ClientBase } from 'pg';
import { qualifiedName, type RowOutcome } from '@seedbed/contract';
import { quoteLiteral } from '../sql/quote.ts';

/**
 * Offers rows one by one inside the server, each in a subtransaction, with deferred constraints checked at once; stops when
 * `wanted` were taken. `insert` is everything before `VALUES`; a tuple is a VALUES list in its brackets.
 */
export async function tryRows(client: ClientBase, insert: string, tuples: readonly string[], options: { wanted?: number; checkDeferred?: boolean } = {}): Promise<RowOutcome[]> {
  const { rows } = await client.query<AttemptRow>('SELECT * FROM pg_temp.seedbed_try($1, $2, $3, $4)', [insert, tuples, options.wanted ?? tuples.length, options.checkDeferred ?? true]);
  return rows.map(toOutcome);
}

/** Rows as SQL text: literals of unknown type are read as COPY reads them, lengths checked and nothing cut off. */
export function tupleOf(row: readonly (string | null)[]): string {
  return `(${row.map((cell) => (cell === null ? 'NULL' : quoteLiteral(cell))).join(', ')})`;
}

type AttemptRow = {
  taken: number; sqlstate: string | null; message: string; detail: string; context: string;
  constraint_name: string; schema_name: string; table_name: string; column_name: string;
};

function toOutcome(row: AttemptRow): RowOutcome {
  if (row.sqlstate === null) return { taken: row.taken > 0 };
  return {
    taken: false,
    refused: {
      sqlstate: row.sqlstate,
      message: row.message,
      ...(row.constraint_name && { constraint: row.constraint_name }),
      ...(row.table_name && { otherTable: qualifiedName(row.schema_name || 'public', row.table_name) }),
      ...(row.column_name && { column: row.column_name }),
      ...(row.detail && { detail: row.detail.slice(0, 2000) }),
      ...(row.context && { context: row.context.slice(0, 4000) }),
    },
  };
}

/** Made once a session, before the transaction of the trial. `OTHERS` leaves cancels and assertion failures alone, so limits still hold. */
export const TRY_FUNCTION = /* SQL */ `
  CREATE OR REPLACE FUNCTION pg_temp.seedbed_try(head text, tuples text[], wanted int, check_deferred boolean)
  RETURNS TABLE (taken int, sqlstate text, message text, detail text, context text, constraint_name text, schema_name text, table_name text, column_name text)
  LANGUAGE plpgsql AS $seedbed$
  DECLARE
    tuple text;
    successes int := 0;
  BEGIN
    FOREACH tuple IN ARRAY tuples LOOP
      EXIT WHEN successes >= wanted;
      taken := 0; sqlstate := NULL; message := NULL; detail := NULL; context := NULL;
      constraint_name := NULL; schema_name := NULL; table_name := NULL; column_name := NULL;
      BEGIN
        EXECUTE head || ' VALUES ' || tuple;
        GET DIAGNOSTICS taken = ROW_COUNT;
        IF check_deferred THEN
          SET CONSTRAINTS ALL IMMEDIATE;
        END IF;
        successes := successes + (taken > 0)::int;
      EXCEPTION WHEN OTHERS THEN
        GET STACKED DIAGNOSTICS sqlstate = RETURNED_SQLSTATE, message = MESSAGE_TEXT, detail = PG_EXCEPTION_DETAIL, context = PG_EXCEPTION_CONTEXT,
          constraint_name = CONSTRAINT_NAME, schema_name = SCHEMA_NAME, table_name = TABLE_NAME, column_name = COLUMN_NAME;
        taken := 0;
      END;
      RETURN NEXT;
    END LOOP;
  END $seedbed$`;
