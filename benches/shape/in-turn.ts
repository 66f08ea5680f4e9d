import type { Shape } from '@seedbed/contract';
import { quoteIdent } from '@seedbed/postgres/sql';
import { clientOf } from './client-of.ts';

/** Rows sent in one statement. */
const BATCH = 20_000;

/** The way of synthesisers that take columns alone: each column has production's own values, in another order than the others. */
export async function inTurn(production: string, copy: string, schema: string, { tables }: Shape): Promise<void> {
  await using from = await clientOf(production);
  await using to = await clientOf(copy);
  await to.query(schema);
  // pg_dump empties the search path.
  await to.query('RESET search_path; SET session_replication_role = replica');
  for (const { schema: of, name, columns } of tables) {
    const table = `${quoteIdent(of)}.${quoteIdent(name)}`;
    const names = columns.map((column) => quoteIdent(column.name));
    if (names.length === 0) continue;
    const apart = names.map(
      (column, i) =>
        `${i === 0 ? '' : 'JOIN '}(SELECT ${column}::text, row_number() OVER (ORDER BY random()) AS place FROM ${table}) c${i}${i === 0 ? '' : ' USING (place)'}`,
    );
    const { rows } = await from.query<Record<string, string | null>>(`SELECT ${names.join(', ')} FROM ${apart.join(' ')}`);
    const lists = columns.map(({ type }, i) => `$${i + 1}::text[]::${type}[]`).join(', ');
    for (let at = 0; at < rows.length; at += BATCH) {
      const some = rows.slice(at, at + BATCH);
      await to.query(
        `INSERT INTO ${table} (${names.join(', ')}) SELECT * FROM unnest(${lists})`,
        columns.map((column) => some.map((row) => row[column.name])),
      );
    }
  }
}
