import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { connect } from '@seedbed/postgres/sql';
import { expect, test } from 'vitest';
import { lazyThrowaway } from '../src/source/servers/throwaway.ts';

test('a private Postgres whose socket was deleted, as by a cleanup of /tmp, is restarted by the next call', async () => {
  const throwaway = lazyThrowaway(undefined);
  const ask = async () =>
    throwaway.during(async () => {
      const { connection } = await throwaway.open();
      await using client = await connect(connection, { timeoutMs: 10_000 });
      return { host: connection.host, rows: (await client.query('SELECT 1 AS one')).rows };
    });
  try {
    const first = await ask();
    await rm(join(first.host, '.s.PGSQL.5432'));
    await expect(ask()).rejects.toMatchObject({ type: 'overloaded', facts: { retryAfter: 2 } });
    const second = await ask();
    expect(second.rows).toEqual([{ one: 1 }]);
    expect(second.host).not.toBe(first.host);
    expect(throwaway.deaths()).toBe(1);
  } finally {
    await throwaway.close();
  }
});
