import { expect, test } from 'vitest';
import { openTargetServer } from '../src/index.ts';

test('servers are separate although they are copies of one, and database names differ', async () => {
  await using one = await openTargetServer();
  await using other = await openTargetServer();
  await using first = await one.freshTarget();
  await using second = await other.freshTarget('plain');
  await first.client.query('CREATE TABLE here (id int)');
  expect(first.connection.port).not.toBe(second.connection.port);
  expect(first.connection.database).not.toBe(second.connection.database);
  const { rows } = await second.client.query("SELECT datname FROM pg_database WHERE datname LIKE 'target_%'");
  expect(rows).toEqual([{ datname: second.connection.database }]);
});
