import { readEvents } from '@seedbed/client';
import { getRunRoute, runEventsRoute, type Run, type RunEvent, type StartRun } from '@seedbed/contract';
import { besideToolTables, digestOfToolTables, readZip, toolTableNames, toolTablesDdl, toolTablesRows, type Target } from '@seedbed/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { send, type Answer } from '../support/send.ts';
import { startServer, type RunningServer } from '../support/running-server.ts';

/** Django writes a row for each model, and four permissions for each of these: both are generated, and loaded where a database has none. */
const computed = ['auth_permission', 'django_content_type'];
const leftOut = toolTableNames.filter((table) => !computed.includes(table.replace(/^public\./, '')));

let server: RunningServer;
let datasetId: string;
beforeAll(async () => {
  server = await startServer();
  datasetId = (await call('POST', '/datasets', { name: 'Ledgers', ddl: toolTablesDdl, rows: 30 })).body.dataset.id;
});
afterAll(() => server[Symbol.asyncDispose]());

const call = (method: string, path: string, body?: unknown): Promise<Answer> => send(server.baseUrl, method, `/api/v1${path}`, body);

async function run(target: Target, how: Partial<StartRun>): Promise<{ run: Run; log: string[] }> {
  const started = await call('POST', '/runs', { datasetId, address: target.url, ...how });
  expect([started.status, started.body]).toEqual([202, expect.anything()]);
  const { id } = started.body;
  const log: string[] = [];
  for await (const { data } of readEvents(await server.client.request(runEventsRoute, { params: { id } }))) {
    const event = JSON.parse(data) as RunEvent;
    if (event.kind === 'log') log.push(event.message);
  }
  return { run: await server.client.request(getRunRoute, { params: { id } }), log };
}

async function migrated(): Promise<Target> {
  const target = await server.targets.freshTarget('plain');
  await target.client.query(`set role ${target.connection.user}; ${toolTablesDdl} ${toolTablesRows} reset role`);
  return target;
}

test('runs in every mode, whole and in parts, leave tables of tools as they are, and say so', async () => {
  await using target = await migrated();
  const before = await digestOfToolTables(target.client);
  for (const atomic of [true, false])
    for (const mode of ['empty', 'append', 'keep', 'truncate'] as const) {
      await target.client.query(`truncate ${besideToolTables.join(', ')}`);
      const done = await run(target, { mode, atomic });
      expect([done.run.state, done.run.error], `${mode} ${atomic}`).toEqual(['succeeded', null]);
      expect(await digestOfToolTables(target.client), `${mode} ${atomic}`).toEqual(before);
      expect(done.run.tables.map(({ table, rowsDone }) => [table, rowsDone]).sort()).toEqual(
        [...besideToolTables.map((name) => [`public.${name}`, 30]), ...computed.map((name) => [`public.${name}`, 0])].sort(),
      );
      expect(done.log.filter((line) => line.startsWith('Kept as they are: '))).toEqual([
        expect.stringContaining('public.alembic_version (1 row), a migration ledger of Alembic'),
      ]);
    }
  const named = await run(target, { mode: 'keep', modes: { alembic_version: 'append' } });
  expect(named.run.tables.map(({ table }) => table)).toContain('public.alembic_version');
  expect((await digestOfToolTables(target.client))['public.alembic_version']).toMatch(/^31 /);
});

test('the state of the target says which tool owns which table; archives leave these out unless requested', async () => {
  await using target = await migrated();
  const look = await call('POST', `/datasets/${datasetId}/target`, { address: target.url });
  const tools = look.body.tables.filter(({ tool }: { tool?: string }) => tool !== undefined);
  expect(tools.map(({ table }: { table: string }) => table).sort()).toEqual([...toolTableNames].sort());
  expect(tools).toContainEqual({ table: 'public._prisma_migrations', state: 'filled', rows: 1, tool: 'a migration ledger of Prisma' });
  const archive = async (query: string) => {
    const reply = await fetch(`${server.baseUrl}/api/v1/datasets/${datasetId}/download?${query}`);
    const entries = await readZip(new Uint8Array(await reply.arrayBuffer()));
    const manifest = entries.find(({ name }) => name === 'manifest.json')!;
    return { names: entries.map(({ name }) => name), manifest: JSON.parse(manifest.bytes.toString('utf8')) };
  };
  const all = await archive('format=csv');
  expect(all.names.sort()).toEqual([...[...besideToolTables, ...computed].map((name) => `public.${name}.csv`), 'manifest.json'].sort());
  expect(all.manifest.leftOut.sort()).toEqual([...leftOut].sort());
  expect((await archive('format=csv&tables=alembic_version')).names).toContain('public.alembic_version.csv');
  expect((await archive('format=csv&rows=alembic_version=3')).names).toContain('public.alembic_version.csv');
});
