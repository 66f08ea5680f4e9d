import { createConnection, createServer, type AddressInfo } from 'node:net';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openCluster, type Cluster } from '../cluster/open-cluster.ts';
import { readSchemaFromDatabase } from '../introspect/read-schema-from-database.ts';
import { connect } from '../sql/connect.ts';
import { connectToAddress } from './connect-to-address.ts';
import { parseAddress } from './parse-address.ts';
import { checkAddress, type PinnedAddress } from './policy.ts';

let folder: string;
let cluster: Cluster;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'address-test-'));
  cluster = await openCluster({ kind: 'control', dataDir: join(folder, 'data') });
});
afterAll(async () => {
  await cluster.stop();
  await rm(folder, { recursive: true });
});

const pinned = (rest: string, password = cluster.connection.password): Promise<PinnedAddress> =>
  checkAddress(parseAddress(`postgres://seedbed:${password}@localhost:${cluster.connection.port}/${rest}`), { local: true });

test('opens a session over TCP, without TLS if the server has none', async () => {
  await using client = await connectToAddress(await pinned('postgres'));
  expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
});

test('asks a server once for TLS, until it rejects sessions without TLS', async () => {
  const requested: ('tls' | 'plain')[] = [];
  let refuses = false;
  const between = createServer((socket) => {
    const server = createConnection(cluster.connection.port, '127.0.0.1');
    for (const [from, to] of [[socket, server], [server, socket]] as const) from.on('error', () => {}).once('close', () => to.destroy()); // prettier-ignore
    socket.once('data', (first: Buffer) => {
      const isPlain = first.readInt32BE(4) === PROTOCOL_3;
      requested.push(isPlain ? 'plain' : 'tls');
      if (isPlain && refuses) return void socket.end(report('28000', 'no pg_hba.conf entry for host, no encryption'));
      server.write(first);
      socket.pipe(server);
      server.pipe(socket);
    });
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => between.once('listening', resolve));
  const address = { ...(await pinned('postgres')), port: (between.address() as AddressInfo).port };
  const session = async (): Promise<void> => {
    await using client = await connectToAddress(address);
    expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  };
  await session();
  await session();
  await session();
  expect(requested).toEqual(['tls', 'plain', 'plain', 'plain']);
  refuses = true;
  await expect(session()).rejects.toThrow('no encryption');
  expect(requested.slice(4)).toEqual(['plain', 'tls', 'plain']);
  between.close();
});

const PROTOCOL_3 = 196_608;

/** An ErrorResponse of the protocol. */
function report(code: string, message: string): Buffer {
  const fields = Buffer.from(`SFATAL\0VFATAL\0C${code}\0M${message}\0\0`);
  const head = Buffer.alloc(5);
  head.write('E');
  head.writeInt32BE(fields.length + 4, 1);
  return Buffer.concat([head, fields]);
}

test.each([
  ['postgres?sslmode=require', undefined, /does not support SSL/],
  ['nothing', undefined, /database "nothing" does not exist/],
  ['postgres', 'wrong', /password authentication failed/],
])('%s: the error has the server’s own words and never the password', async (rest, password, words) => {
  const address = await pinned(rest, password);
  const error = await connectToAddress(address).catch((each: unknown) => each);
  expect(error).toMatchObject({ type: 'connection-failed', message: expect.stringMatching(words) });
  expect(JSON.stringify(error)).not.toContain(address.password);
});

test('a closed port, and one of another kind of server', async () => {
  const address = await pinned('postgres');
  const web = createServer((socket) => socket.resume().end('HTTP/1.1 400 Bad Request\r\n\r\n')).listen(0, '127.0.0.1');
  await new Promise((resolve) => web.once('listening', resolve));
  const { port } = web.address() as AddressInfo;
  await expect(connectToAddress({ ...address, port })).rejects.toMatchObject({ type: 'connection-failed' });
  await new Promise((resolve) => web.close(resolve));
  await expect(connectToAddress({ ...address, port })).rejects.toMatchObject({
    type: 'connection-failed',
    message: expect.stringContaining('nothing listens there'),
  });
});

test('sec-T5: for a host that the operator did not allow, closed ports, silent ones and other servers look alike; errors of a Postgres are shown', async () => {
  const policy = { local: false, allowed: ['127.0.0.0/8'] };
  const server = createServer((socket) => socket.on('error', () => {}).resume()).listen(0, '127.0.0.1');
  const web = createServer((socket) =>
    socket
      .on('error', () => {})
      .resume()
      .end('HTTP/1.1 400 Bad Request\r\n\r\n'),
  ).listen(0, '127.0.0.1');
  await Promise.all([server, web].map((each) => new Promise((resolve) => (each.listening ? resolve(null) : each.once('listening', resolve)))));
  const portOf = (each: typeof server): number => (each.address() as AddressInfo).port;
  const closed = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => closed.once('listening', resolve));
  const closedPort = portOf(closed);
  await new Promise((resolve) => closed.close(resolve));
  const reported = async (port: number, sslmode: string): Promise<string> => {
    const address = await checkAddress(parseAddress(`postgres://u:p@127.0.0.1:${port}/d?sslmode=${sslmode}`), policy);
    const error = await connectToAddress(address, { timeoutMs: 1_500 }).catch((each: unknown) => each as Error & { facts: object; cause: unknown });
    return JSON.stringify([(error as Error).message, (error as { facts: object }).facts]).replaceAll(String(port), 'PORT');
  };
  const answers = await Promise.all([closedPort, portOf(server), portOf(web)].flatMap((port) => [reported(port, 'disable'), reported(port, 'require')]));
  expect(new Set(answers).size).toBe(1);
  expect(answers[0]).toContain('no Postgres server could be reached there');
  expect(await reported(cluster.connection.port, 'prefer')).toContain('password authentication failed');
  for (const each of [server, web]) each.close();
});

test('environment variables of libpq have no effect', async () => {
  const before = { ...process.env };
  Object.assign(process.env, {
    PGHOST: '/nowhere',
    PGUSER: 'nobody',
    PGDATABASE: 'nothing',
    PGSSLMODE: 'require',
    PGOPTIONS: '-c search_path=evil',
    PGAPPNAME: 'evil',
  });
  try {
    await using client = await connectToAddress(await pinned('postgres'));
    const { rows } = await client.query(`select current_setting('search_path') as path, current_setting('application_name') as name`);
    expect(rows).toEqual([{ path: '"$user", public', name: 'seedbed' }]);
  } finally {
    process.env = before;
  }
});

test('reads a connected database in one call', async () => {
  await using client = await connectToAddress(await pinned('postgres'));
  const catalog = await readSchemaFromDatabase(client);
  expect(catalog).toMatchObject({ format: 1, tables: [] });
});

test('disconnects a server that never stops sending', async () => {
  await using admin = await connect(cluster.connection);
  // Comments of some MiB each, more than we read.
  await cluster.createDatabase('endless');
  await using client = await connectToAddress(await pinned('endless'));
  await client.query(
    `do $$ begin for i in 1..70 loop execute format('create table t%s (x int)', i); execute format('comment on table t%s is %L', i, repeat('x', 1 << 20)); end loop; end $$`,
  );
  await expect(readSchemaFromDatabase(client)).rejects.toMatchObject({ type: 'too-large' });
  expect((await admin.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
});

/** Hostile or broken servers (sec-T11): each gets an error in bounded time, and does no harm. */
test.each([
  ['silence', Buffer.alloc(0)],
  ['noise', Buffer.from(Array.from({ length: 4096 }, (_, i) => (i * 37) % 256))],
  ['a message of 2 GiB', Buffer.from([0x52, 0x7f, 0xff, 0xff, 0xff, 0, 0, 0, 0])],
  ['a message of negative length', Buffer.from([0x52, 0xff, 0xff, 0xff, 0xf0, 0, 0, 0, 0])],
])('a server that sends %s', async (_, bytes) => {
  const hostile = createServer((socket) => {
    socket.on('error', () => {});
    socket.on('data', () => socket.write(bytes));
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => hostile.once('listening', resolve));
  const { port } = hostile.address() as AddressInfo;
  const address = { ...(await pinned('postgres?sslmode=disable')), port };
  await expect(connectToAddress(address, { timeoutMs: 1500 })).rejects.toMatchObject({ type: 'connection-failed' });
  await new Promise((resolve) => hostile.close(resolve));
});
