import { Problem } from '@seedbed/contract';
import type { OpenClient } from '../sql/connect.ts';
import { quoteQualifiedName } from '../sql/quote.ts';
import { bounded } from '../wire/bounded.ts';

/**
 * A duplicate key ended a load that is rolled back: if a row with that key exists, someone else wrote it, and the problem says so. Returns
 * any other error unchanged, and this one too if the target cannot be queried.
 */
export async function withKeyOwner(error: unknown, connect: () => Promise<OpenClient>): Promise<unknown> {
  if (!(error instanceof Problem) || error.facts['sqlstate'] !== '23505' || (error.facts['left'] !== undefined && error.facts['onlyOthers'] !== true))
    return error;
  const { table, constraint, values, mend: remedy } = error.facts;
  if (typeof table !== 'string' || typeof constraint !== 'string' || typeof values !== 'string') return error;
  if (!(await isThere(connect, { table, constraint, values }).catch(() => false))) return error;
  const advice = `The row with this key is not of this load, of which nothing is in ${table}: another session wrote it, or it was there before. Wait until others have stopped writing, then load again.`;
  const message = typeof remedy === 'string' ? error.message.replace(remedy, '').trimEnd() : error.message;
  return new Problem('load-rejected', `${message} ${advice}`, { facts: { ...error.facts, mend: advice, foreignRow: true }, cause: error.cause });
}

type Duplicate = { readonly table: string; readonly constraint: string; readonly values: string };

/** Whether a row with the key from the message is in the table now, using the index's columns in the catalog. */
async function isThere(connect: () => Promise<OpenClient>, { table, constraint, values }: Duplicate): Promise<boolean> {
  const printed = /\)=\((.*)\) already exists\.?$/s.exec(values)?.[1];
  if (printed === undefined) return false;
  await using client = await connect();
  return await bounded(client, { what: 'The row with the key', bytes: 1024 * 1024, seconds: 20 }, async () => {
    const { rows } = await client.query<{ parts: string[] }>(keySql, [quoteQualifiedName(table), constraint]);
    const parts = rows[0]?.parts ?? [];
    const texts = parts.length === 1 ? [printed] : printed.split(', ');
    // A text with a comma in it cannot be distinguished from two.
    if (parts.length === 0 || texts.length !== parts.length) return false;
    const same = parts.map((part, at) => `(${part})::pg_catalog.text = $${at + 1}`).join(' AND ');
    return (await client.query(`SELECT FROM ${quoteQualifiedName(table)} WHERE ${same} LIMIT 1`, texts)).rowCount === 1;
  });
}

const keySql = /* SQL */ `
  select array(select pg_catalog.pg_get_indexdef(i.indexrelid, n, true) from generate_series(1, i.indnkeyatts) n order by n) as parts
  from pg_catalog.pg_index i join pg_catalog.pg_class c on c.oid = i.indexrelid
  where i.indrelid = $1::pg_catalog.regclass and c.relname = $2`;
