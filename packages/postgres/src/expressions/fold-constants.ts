import type { ClientBase } from 'pg';

/**
 * The value of each expression without columns, as text; null for NULL and for errors. Runs one query; if one
 * expression fails, one query per expression. Functions of a schema may never end: an expression that takes too long is
 * null, and after too many timeouts the session evaluates no more. Writes nothing: the transaction is read-only and
 * rolled back.
 */
export async function foldConstants(client: ClientBase, expressions: readonly string[]): Promise<(string | null)[]> {
  if (expressions.length === 0) return [];
  await client.query(`BEGIN READ ONLY; SET LOCAL timezone = 'UTC'; SET LOCAL datestyle = 'ISO, YMD'; SET LOCAL intervalstyle = 'postgres'`);
  try {
    const values: (string | null)[] = [];
    for (let first = 0; first < expressions.length; first += BATCH_SIZE) {
      values.push(...(await foldSome(client, expressions.slice(first, first + BATCH_SIZE))));
    }
    return values;
  } finally {
    await client.query('ROLLBACK');
  }
}

/** A target list has room for 1,664. */
const BATCH_SIZE = 1000;

/** Milliseconds: for one statement, and for all statements of a session that time out. */
const STATEMENT = 5_000;
const TIMEOUT_MS = 10_000;

/** Milliseconds that a session lost in timeouts. */
const LOST = new WeakMap<ClientBase, number>();

async function foldSome(client: ClientBase, expressions: readonly string[]): Promise<(string | null)[]> {
  if ((LOST.get(client) ?? 0) >= TIMEOUT_MS) return expressions.map(() => null);
  const together = await tryFold(client, expressions);
  if (together) return together;
  if (expressions.length === 1) return [null];
  // Bisection: few fail, so most expressions still share a query.
  const middle = expressions.length >> 1;
  return [...(await foldSome(client, expressions.slice(0, middle))), ...(await foldSome(client, expressions.slice(middle)))];
}

async function tryFold(client: ClientBase, expressions: readonly string[]): Promise<(string | null)[] | undefined> {
  await client.query(`SAVEPOINT fold; SET LOCAL statement_timeout = ${STATEMENT}`);
  try {
    const text = `SELECT ${expressions.map((each) => `(${each}\n)::text`).join(', ')}`;
    const { rows } = await client.query<(string | null)[]>({ text, rowMode: 'array' });
    return rows[0]!;
  } catch (error) {
    if ((error as { code?: string }).code === undefined) throw error;
    if ((error as { code: string }).code === '57014') LOST.set(client, (LOST.get(client) ?? 0) + STATEMENT);
    await client.query('ROLLBACK TO SAVEPOINT fold');
    return undefined;
  }
}
