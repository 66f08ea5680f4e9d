import { firstOf, Problem, qualifiedName, type Blueprint } from '@seedbed/contract';
import type { OpenClient } from '@seedbed/postgres/sql';

type Client = Pick<OpenClient, 'query'>;

/** Most names of tables in a message. */
const NAMED = 5;

/**
 * Throws Problem `target-mismatch` if the database has fewer than half of the blueprint's tables: then it is another one, and nothing in
 * it would be found. Tables that were dropped on purpose (`deleted`, as people name them) do not count.
 */
export async function requireMostTables(client: Client, { tables }: Blueprint, deleted: readonly string[] = []): Promise<void> {
  const expected = tables.filter(({ schema, name }) => !deleted.includes(name) && !deleted.includes(qualifiedName(schema, name)));
  const { rows } = await client.query<{ database: string; missing: string[] }>(
    `SELECT current_database() AS database, array(
       SELECT place::int - 1 FROM unnest($1::text[], $2::text[]) WITH ORDINALITY AS asked (schema, name, place)
       WHERE NOT EXISTS (SELECT FROM pg_catalog.pg_class c JOIN pg_catalog.pg_namespace n ON n.oid = c.relnamespace WHERE n.nspname = schema AND c.relname = asked.name)
       ORDER BY place) AS missing`,
    [expected.map(({ schema }) => schema), expected.map(({ name }) => name)],
  );
  const { database, missing } = rows[0]!;
  if (2 * missing.length <= expected.length) return;
  const names = missing.map((place) => expected[Number(place)]!).map(({ schema, name }) => qualifiedName(schema, name));
  throw new Problem(
    'target-mismatch',
    `The database ${database} lacks ${names.length} of the blueprint's ${expected.length} tables: ${firstOf(names, NAMED)}. Give the address of the database that was loaded by this blueprint. ` +
      `If they were dropped on purpose, name them with --deleted. Nothing was changed.`,
    { facts: { database, missing: names.length } },
  );
}
