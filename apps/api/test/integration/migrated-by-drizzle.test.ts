import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openRunner } from '@seedbed/runner';
import { openTargetServer } from '@seedbed/testing';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { expect, test } from 'vitest';

const STEPS = [
  'create table authors (id serial primary key, name text not null)',
  'create table posts (id serial primary key, author int not null references authors)',
];

test('after loads in every mode Drizzle has nothing to migrate, and its next migration runs', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'seedbed-drizzle-'));
  const upTo = async (count: number): Promise<void> => {
    const entries = STEPS.slice(0, count).map((_, idx) => ({ idx, version: '7', when: 1_700_000_000_000 + idx, tag: `000${idx}`, breakpoints: true }));
    await mkdir(join(folder, 'meta'), { recursive: true });
    for (const { idx, tag } of entries) await writeFile(join(folder, `${tag}.sql`), STEPS[idx]!);
    await writeFile(join(folder, 'meta', '_journal.json'), JSON.stringify({ version: '7', dialect: 'postgresql', entries }));
  };
  await using server = await openTargetServer();
  await using runner = openRunner();
  await using target = await server.freshTarget();
  const ledger = async () => (await target.client.query('table drizzle.__drizzle_migrations')).rows;
  try {
    await upTo(1);
    await migrate(drizzle(target.client), { migrationsFolder: folder });
    const before = await ledger();
    const { blueprint } = await runner.inferAddress(target.url, { rows: 20 });
    for (const mode of ['empty', 'append', 'keep', 'truncate'] as const) {
      const { diagnostics } = await runner.load(blueprint, target.url, { mode });
      expect(diagnostics.map(({ message }) => message)).toContain('Kept as they are: drizzle.__drizzle_migrations (1 row), a migration ledger of Drizzle.');
      await migrate(drizzle(target.client), { migrationsFolder: folder });
      expect(await ledger(), mode).toEqual(before);
    }
    await upTo(2);
    await migrate(drizzle(target.client), { migrationsFolder: folder });
    expect((await ledger()).length).toBe(2);
    expect((await target.client.query('select count(*)::int as rows from posts')).rows).toEqual([{ rows: 0 }]);
  } finally {
    await rm(folder, { recursive: true });
  }
});
