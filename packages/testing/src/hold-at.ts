import { setTimeout as sleep } from 'node:timers/promises';
import type { OpenClient } from '@seedbed/postgres/sql';

/**
 * Stops a load in the middle of a table, whatever the machine's speed: locks the table, and lets waiting sessions through until that many
 * rows are in. Postgres grants locks in the order of request, so that later requests wait again. `rollback` lets the load continue. Nothing
 * else may lock the whole table meanwhile, for example to empty it.
 */
export async function holdAt(client: OpenClient, table: string, rows: number): Promise<void> {
  const hold = `begin; lock table ${table} in share mode`;
  await client.query(hold);
  while ((await count(client, `from ${table}`)) < rows) {
    while ((await count(client, `from pg_locks where relation = '${table}'::regclass and not granted`)) === 0) await sleep(10);
    await client.query(`rollback; ${hold}`);
  }
}

async function count(client: OpenClient, what: string): Promise<number> {
  return (await client.query<{ n: number }>(`select count(*)::int as n ${what}`)).rows[0]!.n;
}
