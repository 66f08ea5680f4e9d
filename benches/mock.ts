import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { median } from './support/cpu.ts';
import { get } from './support/raw-client.ts';
import { BARE_SERVER, startServer, type Started } from './support/start-server.ts';

const CLI = fileURLToPath(new URL('../apps/cli/src/main.ts', import.meta.url));
const JSON_SERVER = fileURLToPath(new URL('support/json-server.ts', import.meta.url));
const CONNECTIONS = 8;
const FEW = 10_000;
const MANY = 1_000_000_000;

const DDL = `
  create table users (id bigint primary key, name text not null, email text not null unique, country char(2) not null, created_at timestamptz not null);
  create table orders (id bigint primary key, user_id bigint not null references users, total numeric(10, 2) not null, status text not null);`;

type Asked = {
  readonly name: string;
  /** `row` is any row of the first 10,000. */
  readonly ours: (row: number) => string;
  readonly jsonServer: (row: number) => string;
  /** json-server joins every row for it, at half a second a page. */
  readonly few?: true;
  /** Maximum cost, as a multiple of that at 10,000 rows. */
  readonly goal?: number;
  /** Maximum cost, as a multiple of the constant answer. */
  readonly goalOfConstant?: number;
};

const requested = (country: string): readonly Asked[] => [
  { name: 'one by its key', ours: (row) => `/rest/v1/users?id=eq.${row}`, jsonServer: (row) => `/users/${row}`, goal: 1.3, goalOfConstant: 2 },
  {
    name: 'a page of 20',
    ours: (row) => `/rest/v1/users?order=id&limit=20&offset=${row - (row % 20)}`,
    jsonServer: (row) => `/users?_page=${1 + Math.floor(row / 20)}&_per_page=20`,
    goal: 1.3,
    goalOfConstant: 1.6,
  },
  {
    name: '20 of one country',
    ours: () => `/rest/v1/users?country=eq.${country}&limit=20`,
    jsonServer: () => `/users?country=${country}&_page=1&_per_page=20`,
  },
  { name: 'orders of a user', ours: (row) => `/rest/v1/orders?user_id=eq.${row}`, jsonServer: (row) => `/orders?user_id=${row}`, goal: 1.3 },
  {
    name: '20 orders with their users',
    ours: (row) => `/rest/v1/orders?select=*,users(*)&order=id&limit=20&offset=${row - (row % 20)}`,
    jsonServer: (row) => `/orders?_embed=user&_page=${1 + Math.floor(row / 20)}&_per_page=20`,
    few: true,
    goal: 1.3,
  },
];

/** CPU of the server process for one answer of a mock with 10⁴ and with 10⁹ rows, of one that speaks as json-server does, of json-server 1.0 with the same 10⁴, and of a Fastify that always says the same, in turns. */
export async function main(args: readonly string[]): Promise<void> {
  const requests = args.includes('--quick') ? 1_000 : 4_000;
  const rounds = args.includes('--quick') ? 3 : 5;
  await using stack = new AsyncDisposableStack();
  const folder = await mkdtemp(join(tmpdir(), 'seedbed-mock-'));
  stack.defer(() => rm(folder, { recursive: true, force: true }));
  await writeFile(join(folder, 'shop.sql'), DDL);
  const serve = (rows: number, ...flags: string[]) =>
    startServer([CLI, 'serve', join(folder, 'shop.sql'), '--port', '0', '--max-rows', '20000', '--rows', `users=${rows},orders=${rows}`, ...flags]);
  const few = stack.use(await serve(FEW));
  const many = stack.use(await serve(MANY));
  const same = stack.use(await serve(FEW, '--dialect', 'js1'));
  const data = { users: await rowsOf(few, 'users'), orders: await rowsOf(few, 'orders') };
  await writeFile(join(folder, 'data.json'), JSON.stringify(data));
  const peer = stack.use(await startServer([JSON_SERVER, join(folder, 'data.json')]));
  const bare = stack.use(await startServer([BARE_SERVER]));
  const country = String(data.users[0]!['country']);
  const cases = requested(country);
  const figures = cases.map(() => ({ few: [] as number[], many: [] as number[], same: [] as number[], peer: [] as number[] }));
  const constant: number[] = [];
  for (let round = -1; round < rounds; round++) {
    // The first round warms up.
    const keep = (list: number[], value: number) => round >= 0 && list.push(value);
    keep(constant, await cost(bare, requests, () => '/'));
    for (const [at, one] of cases.entries()) {
      keep(figures[at]!.few, await cost(few, requests, one.ours));
      keep(figures[at]!.many, await cost(many, requests, one.ours));
      keep(figures[at]!.same, await cost(same, requests, one.jsonServer));
      // Milliseconds each: fewer calls are enough.
      keep(figures[at]!.peer, await cost(peer, one.few ? CONNECTIONS : requests / 4, one.jsonServer));
    }
  }
  const base = median(constant);
  const lines = cases.map(({ name, goal, goalOfConstant }, at) => {
    const [ours, large, alike, peers] = [median(figures[at]!.few), median(figures[at]!.many), median(figures[at]!.same), median(figures[at]!.peer)];
    return {
      name,
      few: ours,
      many: large,
      sameDialect: alike,
      jsonServer: peers,
      timesConstant: ours / base,
      manyByFew: large / ours,
      jsonServerByOurs: peers / ours,
      jsonServerBySame: peers / alike,
      ...(goal && { goal }),
      ...(goalOfConstant && { goalOfConstant }),
    };
  });
  const rss = { few: await few.rssMB(), many: await many.rssMB(), jsonServer: await peer.rssMB() };
  if (args.includes('--json')) return console.log(JSON.stringify({ constant: base, lines, rss }, null, 2));
  console.log(`a Fastify that always says the same: ${base.toFixed(0)} µs`);
  for (const { name, few: a, many: b, sameDialect, jsonServer, timesConstant, manyByFew, jsonServerByOurs, jsonServerBySame, goal, goalOfConstant } of lines) {
    const met = verdict(manyByFew, goal);
    console.log(
      `${name.padEnd(28)} 10⁴ ${a.toFixed(0).padStart(5)} µs  10⁹ ${b.toFixed(0).padStart(5)} µs (${manyByFew.toFixed(2)} times)${met}  ` +
        `json-server ${jsonServer.toFixed(0).padStart(6)} µs (${jsonServerByOurs.toFixed(1)} times)  as json-server ${sameDialect.toFixed(0).padStart(5)} µs (${jsonServerBySame.toFixed(1)} times)  ${timesConstant.toFixed(1)} times the constant answer${verdict(timesConstant, goalOfConstant)}`,
    );
  }
  console.log(`RSS: 10⁴ ${rss.few} MB, 10⁹ ${rss.many} MB, json-server ${rss.jsonServer} MB`);
}

const verdict = (value: number, goal: number | undefined): string => (goal === undefined ? '' : `  goal ${goal}: ${value <= goal ? 'met' : 'MISSED'}`);

/** Microseconds of CPU for a request. */
async function cost(server: Started, count: number, path: (row: number) => string): Promise<number> {
  const before = await server.cpuSeconds();
  const { statuses } = await get(server.port, CONNECTIONS, count, (at) => path(1 + ((at * 7_919) % (FEW - 40)))).catch((error: unknown) => {
    throw new Error(`port ${server.port} ${path(1)}`, { cause: error });
  });
  if ([...statuses.keys()].some((status) => status !== 200 && status !== 206)) throw new Error(`${path(1)}: ${JSON.stringify([...statuses])}`);
  return (((await server.cpuSeconds()) - before) / count) * 1e6;
}

async function rowsOf(server: Started, table: string): Promise<Record<string, unknown>[]> {
  const answer = await fetch(`http://127.0.0.1:${server.port}/rest/v1/${table}?order=id`);
  const rows = (await answer.json()) as Record<string, unknown>[];
  // json-server compares keys with the texts of paths.
  return rows.map((row) => ({ ...row, id: String(row['id']), ...('user_id' in row && { user_id: String(row['user_id']) }) }));
}
