import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { median } from './support/cpu.ts';
import { get } from './support/raw-client.ts';
import { BARE_SERVER, startServer } from './support/start-server.ts';
import { SHOP_TABLES } from './support/shop-ddl.ts';

const SERVER = fileURLToPath(new URL('../apps/api/src/start/server.ts', import.meta.url));
const CONNECTIONS = 16;
const ROWS = 1_000_000;

type Case = { readonly name: string; readonly goal?: number; readonly path: (at: number) => string; readonly headers?: string; readonly bare?: true };
type Figure = {
  readonly name: string;
  readonly cpuMicroseconds: number;
  readonly timesBare: number;
  readonly goal?: number;
  readonly p50: number;
  readonly p99: number;
};

/**
 * CPU time of the server process for one answer, next to that of a Fastify with a constant answer, in one run and in
 * alternation.
 */
export async function main(args: readonly string[]): Promise<void> {
  const requests = args.includes('--quick') ? 2_000 : 10_000;
  const rounds = args.includes('--quick') ? 3 : 5;
  await using stack = new AsyncDisposableStack();
  const dataDir = await mkdtemp(join(tmpdir(), 'seedbed-serve-'));
  stack.defer(() => rm(dataDir, { recursive: true, force: true }));
  const bare = stack.use(await startServer([BARE_SERVER]));
  const ours = stack.use(await startServer([SERVER], { SEEDBED_PORT: '0', SEEDBED_DATA_DIR: dataDir }));
  const table = await makeDataset(ours.port);
  const tag = (await fetch(`http://127.0.0.1:${ours.port}${table}/rows`)).headers.get('etag') ?? '""';
  const anywhere = (at: number): number => (at * 7_919) % (ROWS - 1_000);
  const cases: readonly Case[] = [
    { name: 'a Fastify that says {"status":"ok"}', path: () => '/', bare: true },
    { name: '/health', path: () => '/health' },
    { name: 'one row', goal: 5, path: (at) => `${table}/rows/${anywhere(at) + 1}` },
    { name: '50 rows', goal: 8, path: (at) => `${table}/rows?offset=${anywhere(at)}&limit=50` },
    { name: '50 rows that the caller has (304)', path: (at) => `${table}/rows?offset=${anywhere(at)}&limit=50`, headers: `If-None-Match: ${tag}\r\n` },
    { name: '50 rows, gzip', path: (at) => `${table}/rows?offset=${anywhere(at)}&limit=50`, headers: 'Accept-Encoding: gzip\r\n' },
    { name: '1,000 rows', path: (at) => `${table}/rows?offset=${anywhere(at)}&limit=1000` },
  ];
  const cpu = cases.map((): number[] => []);
  const last = new Map<Case, { p50: number; p99: number }>();
  for (let round = -1; round < rounds; round++) {
    for (const [at, one] of cases.entries()) {
      const server = one.bare ? bare : ours;
      const count = one.name.startsWith('1,000') ? requests / 10 : requests;
      const before = await server.cpuSeconds();
      const { statuses, milliseconds } = await get(server.port, CONNECTIONS, count, one.path, one.headers);
      if (statuses.size !== 1 || ![200, 304].includes([...statuses.keys()][0]!)) throw new Error(`${one.name}: ${JSON.stringify([...statuses])}`);
      // The first round warms up.
      if (round >= 0) cpu[at]!.push((((await server.cpuSeconds()) - before) / count) * 1e6);
      last.set(one, { p50: milliseconds[count >> 1]!, p99: milliseconds[Math.floor(count * 0.99)]! });
    }
  }
  const base = median(cpu[0]!);
  const figures = cases.map((one, at): Figure => {
    const cpuMicroseconds = median(cpu[at]!);
    return { name: one.name, cpuMicroseconds, timesBare: cpuMicroseconds / base, ...(one.goal === undefined ? {} : { goal: one.goal }), ...last.get(one)! };
  });
  const rss = await ours.rssMB();
  if (args.includes('--json')) return console.log(JSON.stringify({ figures, rss }, null, 2));
  for (const { name, cpuMicroseconds, timesBare, goal, p50, p99 } of figures) {
    const met = goal === undefined ? '' : `  goal ${goal}: ${timesBare <= goal ? 'met' : 'MISSED'}`;
    console.log(
      `${name.padEnd(36)} ${cpuMicroseconds.toFixed(0).padStart(6)} µs  ${timesBare.toFixed(1).padStart(5)} times  p50 ${p50.toFixed(1)} ms  p99 ${p99.toFixed(1)} ms${met}`,
    );
  }
  console.log(`RSS ${rss} MB`);
}

async function makeDataset(port: number): Promise<string> {
  const answer = await fetch(`http://127.0.0.1:${port}/api/v1/datasets`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      name: 'Shop',
      ddl: SHOP_TABLES.map(({ name, columns, constraints }) => `CREATE TABLE ${name} (${[columns, ...constraints].join(', ')});`).join('\n'),
      rows: ROWS,
    }),
  });
  const { dataset } = (await answer.json()) as { dataset?: { id: string } };
  if (!dataset) throw new Error(`no dataset: ${answer.status}`);
  return `/api/v1/datasets/${dataset.id}/tables/users`;
}
