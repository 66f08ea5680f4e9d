import type { ClientBase } from 'pg';
import { qualifiedName, type RowOutcome } from '@seedbed/contract';
import { toOutcome, type AttemptRow } from './try-rows.ts';

/** A deferrable constraint, or constraint trigger, that the existing rows violate. */
export type Broken = {
  /** In the form for SET CONSTRAINTS. */
  readonly constraint: string;
  /** Tables that have a constraint with this name. */
  readonly tables: readonly string[];
  readonly refused: NonNullable<RowOutcome['refused']>;
};

/** Checks each deferrable constraint separately, and rolls back what its triggers do: one failure hides no other. */
export async function brokenConstraints(client: ClientBase): Promise<Broken[]> {
  const { rows } = await client.query<AttemptRow & { constraint: string; schemas: string[]; names: string[] }>('SELECT * FROM pg_temp.seedbed_broken()');
  return rows.flatMap((row) => {
    const { refused } = toOutcome(row);
    return refused ? [{ constraint: row.constraint, tables: row.names.map((name, i) => qualifiedName(row.schemas[i]!, name)), refused }] : [];
  });
}

/**
 * SET CONSTRAINTS for offered rows of a table: skips constraints that other tables' rows violate independently of the offer, but never
 * those of the table itself. Null if there is nothing to check.
 */
export async function constraintsToCheck(client: ClientBase, table: string): Promise<string | null> {
  const all = 'SET CONSTRAINTS ALL IMMEDIATE';
  await client.query('SAVEPOINT seedbed_asked');
  const holds = await client.query(all).then(
    () => true,
    () => false,
  );
  await client.query('ROLLBACK TO SAVEPOINT seedbed_asked');
  if (holds) return all;
  const others = (await brokenConstraints(client)).filter(({ tables }) => !tables.includes(table)).map(({ constraint }) => constraint);
  const { rows } = await client.query<{ constraint: string }>(`SELECT name AS constraint FROM (${DEFERRABLE}) d ORDER BY 1`);
  const own = rows.map(({ constraint }) => constraint).filter((one) => !others.includes(one));
  return own.length === 0 ? null : `SET CONSTRAINTS ${own.join(', ')} IMMEDIATE`;
}

/** Deferrable constraints by name, with the tables that have one; partitions count as their roots. */
const DEFERRABLE = /* SQL */ `
  SELECT pg_catalog.format('%I.%I', s.nspname, k.conname) AS name,
         pg_catalog.array_agg(n.nspname::text ORDER BY c.oid) AS schemas, pg_catalog.array_agg(c.relname::text ORDER BY c.oid) AS names
  FROM pg_catalog.pg_constraint k
  JOIN pg_catalog.pg_namespace s ON s.oid = k.connamespace
  JOIN pg_catalog.pg_class c ON c.oid = k.conrelid
  JOIN pg_catalog.pg_namespace n ON n.oid = c.relnamespace
  WHERE k.condeferrable AND k.conparentid = 0
  GROUP BY 1`;

/** Created once per session, like that of `tryRows`. */
export const BROKEN_FUNCTION = /* SQL */ `
  CREATE OR REPLACE FUNCTION pg_temp.seedbed_broken()
  RETURNS TABLE ("constraint" text, schemas text[], names text[], taken int, code text, message text, detail text, context text,
                 constraint_at text, schema_at text, table_at text, column_at text)
  LANGUAGE plpgsql AS $seedbed$
  DECLARE
    one record;
  BEGIN
    taken := 0;
    FOR one IN ${DEFERRABLE} ORDER BY 1 LOOP
      BEGIN
        EXECUTE 'SET CONSTRAINTS ' || one.name || ' IMMEDIATE';
        RAISE SQLSTATE 'SB000';
      EXCEPTION
        WHEN SQLSTATE 'SB000' THEN NULL;
        WHEN OTHERS THEN
          GET STACKED DIAGNOSTICS code = RETURNED_SQLSTATE, message = MESSAGE_TEXT, detail = PG_EXCEPTION_DETAIL, context = PG_EXCEPTION_CONTEXT,
            constraint_at = CONSTRAINT_NAME, schema_at = SCHEMA_NAME, table_at = TABLE_NAME, column_at = COLUMN_NAME;
          "constraint" := one.name;
          schemas := one.schemas;
          names := one.names;
          RETURN NEXT;
      END;
    END LOOP;
  END $seedbed$`;
