import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connectToAddress, type PinnedAddress } from '../src/address/index.ts';
import { readSchemaFromDatabase } from '../src/introspect/index.ts';
import { openCluster, type Cluster } from '../src/cluster/index.ts';
import { connect } from '../src/sql/index.ts';

/** sec-T11: a real Postgres that requires every kind of login that its pg_hba.conf supports, one role for each. */
const METHODS = ['gss', 'ident', 'cert', 'md5', 'password', 'scram-sha-256', 'reject', 'trust'] as const;

let folder: string;
let cluster: Cluster;
/** Login methods that this build of Postgres supports. */
let known: string[];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'logins-test-'));
  cluster = await openCluster({ kind: 'control', dataDir: join(folder, 'data') });
  await using admin = await connect(cluster.connection);
  const { rows } = await admin.query<{ file: string }>(`select current_setting('hba_file') as file`);
  const file = rows[0]!.file;
  for (const method of METHODS) {
    const encryption = method === 'md5' ? 'md5' : 'scram-sha-256';
    await admin.query(`set password_encryption = '${encryption}'; create role "by_${method}" login password 'right'`);
  }
  const lines = METHODS.map((method) => `${method === 'cert' ? 'hostssl' : 'host'} all "by_${method}" 127.0.0.1/32 ${method}`);
  await writeFile(file, `${lines.join('\n')}\n${await readFile(file, 'utf8')}`);
  const refused = await admin.query<{ line: number }>('select line_number as line from pg_hba_file_rules where error is not null');
  const wrong = new Set(refused.rows.map(({ line }) => line));
  known = METHODS.filter((_, i) => !wrong.has(i + 1));
  await writeFile(file, `${lines.filter((_, i) => !wrong.has(i + 1)).join('\n')}\nhost all seedbed 127.0.0.1/32 scram-sha-256\n`);
  await admin.query('select pg_reload_conf()');
  for (let tries = 0; tries < 50 && (await login('trust')) instanceof Error; tries++) await wait(100);
});
afterAll(async () => {
  await cluster.stop();
  await rm(folder, { recursive: true });
});

const addressOf = (method: string, password = 'right'): PinnedAddress => {
  const { host, port } = cluster.connection;
  return { host, ip: host, port, user: `by_${method}`, password, database: 'postgres', sslmode: 'disable' };
};

async function login(method: string, password?: string): Promise<unknown> {
  try {
    await using client = await connectToAddress(addressOf(method, password));
    return (await readSchemaFromDatabase(client)).format;
  } catch (error) {
    return error;
  }
}

test('all but those of other systems are supported', () => {
  expect(known).toEqual(expect.arrayContaining(['md5', 'password', 'scram-sha-256', 'reject', 'trust', 'ident']));
});

test.each(['md5', 'password', 'scram-sha-256', 'trust'])('%s accepts the right password', async (method) => {
  expect(await login(method)).toBe(1);
});

test.each(['md5', 'password', 'scram-sha-256'])('%s with a wrong password', async (method) => {
  expect(await login(method, 'wrong')).toMatchObject({
    type: 'connection-failed',
    message: expect.stringMatching(/the server says “password authentication failed/),
  });
  expect(await login(method, '')).toMatchObject({ type: 'connection-failed' });
});

test.each(METHODS.filter((method) => ['gss', 'ident', 'cert', 'reject'].includes(method)))('%s rejects our login, with its reason', async (method) => {
  const error = await login(method);
  expect(error).toMatchObject({ type: 'connection-failed' });
  if (method === 'gss' && known.includes('gss')) expect(error).toMatchObject({ message: expect.stringMatching(/GSSAPI.*pg_hba\.conf/) });
});
