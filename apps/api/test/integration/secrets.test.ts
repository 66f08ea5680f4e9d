import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { connect } from '@seedbed/postgres/sql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openLog } from '../../src/log/open-log.ts';
import { SMALL_DDL, startServer, type RunningServer } from '../support/running-server.ts';
import { send } from '../support/send.ts';

/** Contained in every password here, in the encodings of URLs, JSON and base64. */
const CANARY = 'Canary/7q+"ü';
const SPELLINGS = [
  CANARY,
  encodeURIComponent(CANARY),
  JSON.stringify(CANARY).slice(1, -1),
  Buffer.from(CANARY).toString('base64').replace(/=+$/, ''),
  'Canary',
];

const lines: string[] = [];
let server: RunningServer;
let dataDir: string;
beforeAll(async () => {
  const { mkdtemp } = await import('node:fs/promises');
  const { tmpdir } = await import('node:os');
  dataDir = await mkdtemp(join(tmpdir(), 'seedbed-secrets-'));
  server = await startServer({ SEEDBED_DATA_DIR: dataDir }, undefined, openLog('trace', { write: (line) => void lines.push(line) }));
});
afterAll(async () => {
  const { rm } = await import('node:fs/promises');
  await server[Symbol.asyncDispose]();
  await rm(dataDir, { recursive: true, force: true });
});

/** Everything that was returned. */
const answers: string[] = [];
async function call(method: string, path: string, body?: unknown) {
  const answer = await send(server.baseUrl, method, `/api/v1${path}`, body);
  answers.push(JSON.stringify([answer.body, [...answer.headers]]));
  return answer;
}

const found = (where: string, text: string): string[] => SPELLINGS.filter((spelling) => text.includes(spelling)).map((spelling) => `${where}: ${spelling}`);

test('P16, sec-T22: a password sent to every call that takes one is in no answer, event, log line, report, file or column, right or wrong', async () => {
  await using target = await server.targets.freshTarget();
  const { host, port, database } = target.connection;
  await target.client.query(`create role ana login password '${CANARY}'; grant all on database ${database} to ana; grant all on schema public to ana`);
  const address = (more: { user?: string; password?: string; host?: string; port?: number; database?: string } = {}): string => {
    const it = { user: 'ana', password: CANARY, host, port, database, ...more };
    return `postgres://${it.user}:${encodeURIComponent(it.password)}@${it.host}:${it.port}/${it.database}?sslmode=disable`;
  };
  const { body: made } = await call('POST', '/datasets', { name: 'Secrets', ddl: SMALL_DDL, rows: 20 });
  const datasetId = made.dataset.id as string;

  // Right, wrong in each part, and malformed.
  const addresses = [
    address(),
    address({ user: 'nobody' }),
    address({ password: `${CANARY}2` }),
    address({ port: 1 }),
    address({ host: 'no-such-host.invalid' }),
    address({ database: 'nowhere' }),
    address({ host: '169.254.169.254' }),
    `${address()}&sslrootcert=/etc/passwd`,
    `postgres://ana:${CANARY}@${host}/x`,
    `mysql://ana:${encodeURIComponent(CANARY)}@${host}/x`,
  ];
  for (const each of addresses) {
    await call('POST', '/connections', { name: `C ${addresses.indexOf(each)}`, address: each });
    await call('POST', '/infer', { url: each });
    await call('POST', '/infer', { address: each });
    await call('POST', `/datasets/${datasetId}/target`, { address: each });
    await call('POST', `/datasets/${datasetId}/drift`, { address: each });
    await call('POST', '/datasets', { name: 'From there', address: each });
    await call('POST', '/connections', { name: each, nonsense: each });
    await call('POST', '/runs', { datasetId, address: each, nonsense: true });
  }
  await call('POST', '/connections', { name: 'By parts', host, port, database, user: 'ana', password: CANARY, sslmode: CANARY });
  await call('POST', `/datasets?password=${encodeURIComponent(CANARY)}`, { password: CANARY });
  await call('GET', `/connections/${encodeURIComponent(CANARY)}`);

  const { body: connections } = await call('GET', '/connections');
  for (const { id } of connections.items) {
    await call('POST', `/connections/${id}/test`);
    await call('PATCH', `/connections/${id}`, { password: `${CANARY}3`, port: 'x' });
  }
  // Runs that succeed, in one transaction and in parts, that are refused, and that cannot log in: with their logs, reports and parts.
  const runs = [
    {},
    { atomic: false, mode: 'truncate' },
    { mode: 'empty' },
    { address: address({ password: `${CANARY}4` }) },
    { address: address({ database: 'nowhere' }), atomic: false },
  ];
  const states: string[] = [];
  for (const [n, more] of runs.entries()) {
    const { body: run } = await call('POST', '/runs', { datasetId, address: address(), ...(n === 0 && { create: true }), ...more });
    answers.push(await (await fetch(`${server.baseUrl}/api/v1/runs/${run.id}/events`)).text());
    states.push((await call('GET', `/runs/${run.id}`)).body.state);
    await call('GET', `/runs/${run.id}/parts`);
  }
  expect(states).toEqual(['succeeded', 'succeeded', 'failed', 'failed', 'failed']);
  for (const path of ['/runs', '/datasets', '/connections', `/datasets/${datasetId}/revisions`]) await call('GET', path);
  for (const path of ['/metrics', '/ready', '/openapi.json']) answers.push(await (await fetch(`${server.baseUrl}${path}`)).text());

  expect(answers.length).toBeGreaterThan(100);
  expect(lines.length).toBeGreaterThan(20);
  const leaks = [
    ...answers.flatMap((text) => found(text.slice(0, 60), text)),
    ...lines.flatMap((line) => found('log', line)),
    ...server.reported.flatMap((error) => found('report', String((error as Error).stack ?? error))),
  ];
  expect(leaks).toEqual([]);
  // Users choose names: only those may contain the text, and no such call was included above.
  await using control = await connect(server.controlConnection);
  const tables = await control.query<{ name: string }>(`select quote_ident(n.nspname) || '.' || quote_ident(c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace where c.relkind = 'r' and n.nspname not in ('pg_catalog', 'information_schema')`); // prettier-ignore
  expect(tables.rows.length).toBeGreaterThan(10);
  for (const { name } of tables.rows) {
    const { rows } = await control.query<{ row: string }>(`select t::text as row from ${name} t`);
    expect(rows.flatMap(({ row }) => found(name, row))).toEqual([]);
  }
  const files = (await readdir(dataDir, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());
  for (const file of files) expect(found(file.name, await readFile(join(file.parentPath, file.name), 'latin1'))).toEqual([]);
});
