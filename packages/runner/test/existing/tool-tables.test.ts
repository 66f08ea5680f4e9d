import { besideToolTables, digestOfToolTables, openTargetServer, toolTableNames, toolTablesDdl, toolTablesRows, type Target, type TargetServer } from '@seedbed/testing'; // prettier-ignore
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Blueprint, LoadMode } from '@seedbed/contract';
import { openRunner, type LoadOptions, type LoadReport, type Runner } from '../../src/index.ts';

const ROWS = 40;

let server: TargetServer;
let runner: Runner;
let blueprint: Blueprint;
beforeAll(async () => {
  server = await openTargetServer();
  runner = openRunner();
  ({ blueprint } = await runner.inferDdl(toolTablesDdl, { rows: ROWS }));
});
afterAll(async () => {
  await runner[Symbol.asyncDispose]();
  await server[Symbol.asyncDispose]();
});

/** The state after migrations: only the tools have rows. */
async function migrated({ rows = toolTablesRows } = {}): Promise<Target> {
  const target = await server.freshTarget('plain');
  await target.client.query(`set role ${target.connection.user}; ${toolTablesDdl} ${rows} reset role`);
  return target;
}

async function counts({ client }: Target): Promise<Record<string, number>> {
  const each = besideToolTables.map((name) => `(select count(*)::int from public.${name}) as ${name}`);
  return (await client.query<Record<string, number>>(`select ${each.join(', ')}`)).rows[0]!;
}

const FILLED = Object.fromEntries(besideToolTables.map((name) => [name, ROWS]));

const reported = ({ diagnostics }: LoadReport): string[] => diagnostics.flatMap(({ code, message }) => (code === 'tool-tables-kept' ? [message] : []));

/** The ways in which a load sends its rows. */
const ENTRANCES: Readonly<Record<string, (target: Target, options: LoadOptions) => Promise<LoadReport>>> = {
  'one transaction': (target, options) => runner.load(blueprint, target.url, options),
  'three connections': (target, options) => runner.load(blueprint, target.url, { ...options, connections: 3 }),
  'the fast path': (target, options) => runner.load(blueprint, target.url, { ...options, fast: true }),
  'a load that learns': (target, options) => runner.load(blueprint, target.url, { ...options, learn: true }),
  parts: (target, options) => runner.load(blueprint, target.url, { ...options, parts: true, partRows: 1_000 }),
  'two shards': async (target, options) =>
    (await Promise.all([1, 2].map((index) => runner.load(blueprint, target.url, { ...options, partRows: 1_000, shard: { index, count: 2 } }))))[0]!,
};
const MODES: readonly LoadMode[] = ['empty', 'append', 'keep', 'truncate'];

for (const [entrance, load] of Object.entries(ENTRANCES))
  test(`by ${entrance}, in every mode, ${toolTableNames.length} tables of tools keep every byte, and the user's are filled`, async () => {
    await using target = await migrated();
    const before = await digestOfToolTables(target.client);
    for (const mode of MODES) {
      await target.client.query(`truncate ${besideToolTables.join(', ')}`);
      const report = await load(target, { mode });
      expect(await digestOfToolTables(target.client), mode).toEqual(before);
      expect(await counts(target), mode).toEqual(FILLED);
      expect(reported(report), mode).toHaveLength(1);
      expect(reported(report)[0]).toContain('public._prisma_migrations (1 row), a migration ledger of Prisma');
      expect(report.tables.map(({ table }) => table).sort()).toEqual(besideToolTables.map((name) => `public.${name}`).sort());
    }
    // References lead to the existing rows of Django.
    expect((await target.client.query('select distinct content_type from tagged order by 1')).rows).toEqual([{ content_type: 70 }, { content_type: 71 }]);
    expect((await target.client.query('select distinct permission from group_permissions')).rows).toEqual([{ permission: 90 }]);
  });

test('an empty table of a tool stays empty, but for models and permissions of Django', async () => {
  for (const options of [
    {},
    { parts: true },
    { create: toolTablesDdl },
    { create: toolTablesDdl, connections: 2 },
    { create: toolTablesDdl, parts: true },
  ] as LoadOptions[]) {
    await using target = options.create === undefined ? await migrated({ rows: '' }) : await server.freshTarget('plain');
    const report = await runner.load(blueprint, target.url, options);
    const { 'public.django_content_type': types, 'public.auth_permission': permissions, ...empty } = await digestOfToolTables(target.client);
    expect([...new Set(Object.values(empty))], JSON.stringify(options)).toEqual(['0 ']);
    // Django writes a row for each model, and four permissions for each of these, where they are missing.
    expect([types, permissions].map((digest) => digest!.split(' ')[0])).toEqual(['4', '16']);
    expect(await counts(target)).toEqual(FILLED);
    expect(report.diagnostics.filter(({ table }) => table === 'public.tagged')).toEqual([]);
  }
});

test('a named one is a table like any other', async () => {
  await using target = await migrated();
  await expect(runner.load(blueprint, target.url, { modes: { alembic_version: 'generate' } })).rejects.toMatchObject({
    type: 'target-not-empty',
    facts: { tables: ['public.alembic_version'] },
  });
  const before = await digestOfToolTables(target.client);
  await runner.load(blueprint, target.url, { modes: { alembic_version: 'append', 'ecto.schema_migrations': 'truncate' } });
  await runner.load(blueprint, target.url, { tables: ['goose_db_version'], mode: 'truncate' });
  const after = await digestOfToolTables(target.client);
  const changed = Object.keys(after).filter((name) => after[name] !== before[name]);
  expect(changed.sort()).toEqual(['ecto.schema_migrations', 'public.alembic_version', 'public.goose_db_version']);
  expect(after['public.alembic_version']).toMatch(/^41 /);
});

test('a table is not emptied if a tool’s table refers to it', async () => {
  await using target = await migrated();
  await target.client.query(`insert into authors (id, name) values (7, 'Ada'); alter table alembic_version add column by int default 7 references authors`);
  const before = (await target.client.query('table alembic_version')).rows;
  await expect(runner.load(blueprint, target.url, { mode: 'truncate' })).rejects.toMatchObject({
    type: 'load-rejected',
    message:
      'public.authors cannot be emptied: public.alembic_version refers to it, and a load leaves that as it is: it is a migration ledger of Alembic. Leave the rows of public.authors (public.authors=keep, or =append).',
  });
  expect((await target.client.query('table alembic_version')).rows).toEqual(before);
});
