import { setTimeout as sleep } from 'node:timers/promises';
import type { OpenClient } from '@seedbed/postgres/sql';

/**
 * Stops a load in the middle of a table, on however fast or busy a machine: locks the table, and lets those that wait for it through until so many rows are in. Locks are given in the
 * order in which they were requested, so that those who come behind wait again. `rollback` lets the load go on. Nothing else may be going to lock the table alone, such as to empty it.
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
