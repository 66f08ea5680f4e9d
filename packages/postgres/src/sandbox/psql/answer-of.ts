import type { DatabaseError, QueryArrayConfig } from 'pg';
import type { OpenClient } from '../../sql/connect.ts';
import type { Answer } from './read-lines.ts';

/** A query for a variable is short. */
const SECONDS = 10;

/** Values as psql shows them. */
const AS_TEXT = { getTypeParser: () => (value: string) => value };

/**
 * The only row of a query, as `\gset` takes it, or why it gives none. The query is one statement and cannot change anything: it is read
 * before the statements of its script run.
 */
export async function answerOf(client: Pick<OpenClient, 'query'>, query: string): Promise<Answer> {
  await client.query(`BEGIN READ ONLY; SET LOCAL statement_timeout = '${SECONDS}s'`);
  try {
    const config: QueryArrayConfig & { queryMode: 'extended'; rows: number } = {
      text: query,
      rowMode: 'array',
      types: AS_TEXT as never,
      queryMode: 'extended',
      rows: 2,
    };
    const { fields, rows } = await client.query<(string | null)[]>(config);
    if (rows.length !== 1) return rows.length === 0 ? 'its query gives no row' : 'its query gives several rows';
    return new Map(fields.map(({ name }, i) => [name, rows[0]![i] ?? null]));
  } catch (error) {
    if ((error as DatabaseError).code === undefined) throw error;
    return (error as DatabaseError).message;
  } finally {
    await client.query('ROLLBACK').catch(() => {});
  }
}
