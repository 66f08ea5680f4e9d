import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { freePort, ROOT } from '../support/server.ts';

const HELP = `Usage: pnpm chaos:writes [options]     (after npm run build)

Writes to mocks: first 1,000 rows by 64 clients with slow reads between, then a stream of writes with kill -9 at random moments. Each write
must be there once, and each one that was answered 201 must be there after the kill, where writes are kept.

  --entrance LIST   server, state, serve (default: all three): a mock on a server, seedbed serve --state, seedbed serve
  --writes N        rows of the first part (default: 1000)
  --clients N       of both parts (default: 64)
  --kills N         for each entrance that keeps writes (default: 6)
  --dist FOLDER     the built product (default: dist)
  --no-reads        no slow reads: measures writes per second

Exit codes: 0 no write was lost, made twice or refused, 1 one was.`;

const { values } = parseArgs({
  options: {
    entrance: { type: 'string', default: 'server,state,serve' },
    writes: { type: 'string', default: '1000' },
    clients: { type: 'string', default: '64' },
    kills: { type: 'string', default: '6' },
    dist: { type: 'string', default: join(ROOT, 'dist') },
    'no-reads': { type: 'boolean', default: false },
    help: { type: 'boolean', short: 'h', default: false },
  },
});
if (values.help) {
  console.log(HELP);
  process.exit(0);
}
const dist = resolve(values.dist);
const [writes, clients, kills] = [values.writes, values.clients, values.kills].map(Number) as [number, number, number];

const DDL = `
CREATE TABLE notes (id bigint PRIMARY KEY, text text NOT NULL);
CREATE TABLE users (id bigint PRIMARY KEY, email text UNIQUE NOT NULL);`;
const ROWS = 'notes=300000,users=10';
const FIRST = 1_000_000;

/** A mock in a process of its own, over what the one before left. */
type Served = { readonly url: string; readonly child: ChildProcess };
type Entrance = { readonly keeps: boolean; start(folder: string): Promise<Served> };

async function serve(folder: string, ...options: string[]): Promise<Served> {
  await writeFile(join(folder, 'shop.sql'), DDL);
  const args = [join(dist, 'seedbed.mjs'), 'serve', 'shop.sql', '--port', '0', '--rows', ROWS, ...options];
  const child = spawn(process.execPath, args, { cwd: folder, env: {}, stdio: ['ignore', 'pipe', 'inherit'] });
  let said = '';
  for await (const text of child.stdout.setEncoding('utf8')) {
    said += text as string;
    const url = /curl '(http:\/\/[^/]+)/.exec(said)?.[1];
    if (url !== undefined) return { url, child };
  }
  throw new Error(`serve ended: ${said}`);
}

/** The address of the mock of a data folder. */
const paths = new Map<string, string>();

async function startServer(folder: string): Promise<Served> {
  const url = `http://127.0.0.1:${await freePort()}`;
  const env = { ...process.env, SEEDBED_PORT: new URL(url).port, SEEDBED_DATA_DIR: folder, SEEDBED_LOG_LEVEL: 'error' };
  const child = spawn(process.execPath, [join(dist, 'server.mjs')], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  while (!(await fetch(`${url}/ready`).catch(() => null))?.ok) {
    if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}`);
    await sleep(100);
  }
  const post = async (path: string, body: object) => {
    const answer = await fetch(`${url}/api/v1${path}`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
    return (await answer.json()) as any;
  };
  if (!paths.has(folder)) {
    const { dataset } = await post('/datasets', { name: 'Written', ddl: DDL, prove: 'later' });
    paths.set(folder, (await post('/mocks', { datasetId: dataset.id, rows: ROWS })).path as string);
  }
  return { url: url + paths.get(folder)!, child };
}

const ENTRANCES: Readonly<Record<string, Entrance>> = {
  server: { keeps: true, start: startServer },
  state: { keeps: true, start: (folder) => serve(folder, '--state', 'shop.state') },
  serve: { keeps: false, start: (folder) => serve(folder) },
};

let last = FIRST;

/** The status of a new row's insert, after the waits that a full queue asks for; null if the connection broke. */
async function write(url: string): Promise<{ readonly id: number; readonly status: number } | null> {
  const id = ++last;
  for (;;) {
    const body = JSON.stringify({ id, email: `${id}@example.com` });
    const answer = await fetch(`${url}/users`, { method: 'POST', headers: { 'content-type': 'application/json' }, body }).catch(() => null);
    if (answer === null) return null;
    await answer.arrayBuffer().catch(() => null);
    // Refused before it was tried.
    if (answer.status !== 503 && answer.status !== 429) return { id, status: answer.status };
    await sleep(1_000 * Number(answer.headers.get('retry-after') ?? 1));
  }
}

async function idsIn(url: string): Promise<number[]> {
  const ids: number[] = [];
  for (;;) {
    const answer = await fetch(`${url}/users?id=gt.${FIRST}&select=id&order=id&limit=1000&offset=${ids.length}`);
    const page = (await answer.json()) as { id: string | number }[];
    // A busy machine ends a read after its two seconds.
    if (!answer.ok) continue;
    ids.push(...page.map(({ id }) => Number(id)));
    if (page.length < 1000) return ids;
  }
}

const times = (count: number, work: () => Promise<void>): Promise<unknown> => Promise.all(Array.from({ length: count }, work));

async function stop({ child }: Served, signal: NodeJS.Signals): Promise<void> {
  const gone = once(child, 'exit');
  child.kill(signal);
  await gone;
}

/** Rows made twice, and writes that were not answered 201. */
async function crowd(entrance: Entrance, folder: string): Promise<number> {
  const served = await entrance.start(folder);
  await write(served.url);
  const first = last + 1;
  let [left, reads, longest] = [writes, 0, 0];
  const refused: number[] = [];
  const began = performance.now();
  const reader = async (): Promise<void> => {
    while (left > 0 && !values['no-reads']) {
      const requested = performance.now();
      await (await fetch(`${served.url}/notes?text=match.zz${reads++}[0-9]zz&select=id`)).arrayBuffer();
      longest = Math.max(longest, performance.now() - requested);
    }
  };
  const client = async (): Promise<void> => {
    while (left-- > 0) {
      const done = await write(served.url);
      if (done?.status !== 201) refused.push(done?.status ?? 0);
    }
  };
  await Promise.all([reader(), times(clients, client)]);
  const seconds = (performance.now() - began) / 1000;
  const ids = (await idsIn(served.url)).filter((id) => id >= first);
  const twice = ids.length - new Set(ids).size;
  const statuses = Object.entries(Object.groupBy(refused, String)).map(([status, all]) => `${all!.length} × ${status}`);
  console.log(
    `${writes} writes by ${clients} clients: ${ids.length} rows, ${twice} twice, not 201: ${statuses.join(', ') || 'none'}; ` +
      `${Math.round(writes / seconds)} writes/s, ${reads} slow reads, the longest ${Math.round(longest)} ms`,
  );
  await stop(served, 'SIGTERM');
  return twice + refused.length + Math.abs(ids.length - writes);
}

/** Writes that were answered and are not there after a kill, and rows that are there twice. */
async function killed(entrance: Entrance, folder: string): Promise<number> {
  const answered = new Set<number>();
  const others: number[] = [];
  let wrong = 0;
  for (let kill = 1; kill <= kills; kill++) {
    const served = await entrance.start(folder);
    await write(served.url);
    const before = answered.size;
    const dies = sleep(200 + Math.random() * 6_000).then(() => stop(served, 'SIGKILL'));
    await times(clients, async () => {
      for (let done = await write(served.url); done; done = await write(served.url))
        if (done.status === 201) answered.add(done.id);
        else others.push(done.status);
    });
    await dies;
    const again = await entrance.start(folder);
    const ids = await idsIn(again.url);
    const there = new Set(ids);
    const lost = [...answered].filter((id) => !there.has(id));
    const twice = ids.length - there.size;
    console.log(`kill ${kill}: ${answered.size - before} answered 201, ${lost.length} lost, ${twice} twice, ${others.length} with another status`);
    wrong += lost.length + twice;
    // The last one ends its Postgres too.
    await stop(again, kill < kills ? 'SIGKILL' : 'SIGTERM');
  }
  return wrong + others.length;
}

let wrong = 0;
for (const name of values.entrance.split(',')) {
  const entrance = ENTRANCES[name];
  if (!entrance) throw new Error(`--entrance ${name}: use ${Object.keys(ENTRANCES).join(', ')}.`);
  const folder = await mkdtemp(join(tmpdir(), 'seedbed-writes-'));
  try {
    console.log(`# ${name}`);
    wrong += await crowd(entrance, folder);
    if (entrance.keeps && kills > 0) wrong += await killed(entrance, folder);
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}
process.exit(wrong === 0 ? 0 : 1);
