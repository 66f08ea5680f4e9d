import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { median } from './support/cpu.ts';
import { get } from './support/raw-client.ts';
import { freePort } from './support/server-start.ts';
import { welchT } from './support/welch.ts';

const SERVER = fileURLToPath(new URL('../apps/api/src/start/server.ts', import.meta.url));
const CONNECTIONS = 16;
/** For the mean CPU time of a request: the allowed cost of login, rights and limits. */
const GOAL_MICROSECONDS = 60;
/** |t| beyond which the times of two kinds of wrong keys or passwords are distinguished. */
const GOAL_T = 4.5;
/** Per account and minute. */
const TRIES = 18;
const OWNER = { name: 'Ana', email: 'ana@example.com', password: 'correct horse battery', workspace: 'Bench' };

/** The cost of a login for each request, and whether wrong keys and wrong passwords take equally long. */
export async function main(args: readonly string[]): Promise<void> {
  const isQuick = args.includes('--quick');
  const [requests, rounds, keys, minutes] = isQuick ? [1_000, 3, 1_000, 1] : [10_000, 5, 10_000, 5];
  await using stack = new AsyncDisposableStack();
  const local = stack.use(await start({}));
  // The limits are on, and never reached.
  const team = stack.use(
    await start({ SEEDBED_PUBLIC_URL: 'https://seedbed.example', SEEDBED_REQUESTS_PER_MINUTE: '900000000', SEEDBED_TRUSTED_PROXIES: '127.0.0.1' }),
  );
  const setUp = await call(team.port, 'POST', '/set-up', { token: team.token, ...OWNER });
  const cookie = setUp.headers.get('set-cookie')!.split(';', 1)[0]!;
  const made = await call(team.port, 'POST', '/api-keys', { name: 'Bench', scopes: ['read'] }, { cookie });
  const { key } = (await made.json()) as { key: string };

  const path = '/api/v1/templates';
  const cases = [
    { name: 'no login', server: local, headers: '' },
    { name: 'a session', server: team, headers: `Cookie: ${cookie}\r\n` },
    { name: 'an API key', server: team, headers: `Authorization: Bearer ${key}\r\n` },
  ];
  const cpu = cases.map((): number[] => []);
  for (let round = -1; round < rounds; round++) {
    for (const [at, { name, server, headers }] of cases.entries()) {
      const before = await server.cpuSeconds();
      const { statuses } = await get(server.port, CONNECTIONS, requests, () => path, headers);
      if (statuses.get(200) !== requests) throw new Error(`${name}: ${JSON.stringify([...statuses])}`);
      // The first round warms up.
      if (round >= 0) cpu[at]!.push((((await server.cpuSeconds()) - before) / requests) * 1e6);
    }
  }
  const costs = cases.map(({ name }, at) => ({ name, microseconds: median(cpu[at]!), more: median(cpu[at]!) - median(cpu[0]!) }));

  const last = key.at(-1) === 'A' ? 'E' : 'A';
  const [prefix, secret] = [key.slice(0, -43), key.slice(-43)];
  const nobody = `sb_${'0'.repeat(12)}7${'0'.repeat(3)}8${'0'.repeat(15)}_`;
  const keyTimes = await alternately(keys, [
    // Right but for its last letter; wrong from the first; wrong as well, of no key that there is.
    () => refused(team.port, '/me', { authorization: `Bearer ${prefix}${secret.slice(0, -1)}${last}` }),
    () => refused(team.port, '/me', { authorization: `Bearer ${prefix}${'A'.repeat(42)}E` }),
    () => refused(team.port, '/me', { authorization: `Bearer ${nobody}${'A'.repeat(42)}E` }),
  ]);
  // An account allows a limited number of attempts per minute, from anywhere: more of them take more minutes.
  const loginTimes: [number[], number[]] = [[], []];
  for (let minute = 0; minute < minutes; minute++) {
    if (minute > 0) await sleep(61_000);
    const times = await alternately(TRIES, [
      () => refused(team.port, '/session', from(), { email: OWNER.email, password: 'not the one' }),
      () => refused(team.port, '/session', from(), { email: 'nobody@example.com', password: 'not the one' }),
    ]);
    loginTimes.forEach((all, at) => all.push(...times[at]!));
  }
  const tests = [
    { name: `a key wrong in its last letter, and from its first (${keys} each)`, t: welchT(keyTimes[0]!, keyTimes[1]!) },
    { name: `a wrong secret, and a key that is not there (${keys} each)`, t: welchT(keyTimes[0]!, keyTimes[2]!) },
    { name: `a wrong password, and a name that is not there (${TRIES * minutes} each)`, t: welchT(loginTimes[0], loginTimes[1]) },
  ];
  if (args.includes('--json')) return console.log(JSON.stringify({ costs, tests }, null, 2));
  for (const { name, microseconds, more } of costs) {
    const met =
      name === 'no login' ? '' : `  ${more >= 0 ? '+' : ''}${more.toFixed(0)} µs, goal ${GOAL_MICROSECONDS}: ${more <= GOAL_MICROSECONDS ? 'met' : 'MISSED'}`;
    console.log(`${name.padEnd(12)} ${microseconds.toFixed(0).padStart(5)} µs of CPU a request${met}`);
  }
  for (const { name, t } of tests) console.log(`${name}: t = ${t.toFixed(1)}, goal |t| ≤ ${GOAL_T}: ${Math.abs(t) <= GOAL_T ? 'met' : 'MISSED'}`);
}

/** Milliseconds of each kind of call, in alternation: other load on the machine affects all kinds equally. */
async function alternately(times: number, kinds: readonly (() => Promise<void>)[]): Promise<number[][]> {
  const taken = kinds.map((): number[] => []);
  for (let at = 0; at < times; at++) {
    for (const [kind, make] of kinds.entries()) {
      const began = performance.now();
      await make();
      taken[kind]!.push(performance.now() - began);
    }
  }
  return taken;
}

let address = 0;

/** Each call from its own address, because attempts are counted by address. */
function from(): Record<string, string> {
  address++;
  return { 'x-forwarded-for': `203.0.${(address >> 8) & 255}.${address & 255}` };
}

function call(port: number, method: string, path: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> {
  const init = { method, headers: { ...headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) } };
  return fetch(`http://127.0.0.1:${port}/api/v1${path}`, body === undefined ? init : { ...init, body: JSON.stringify(body) });
}

async function refused(port: number, path: string, headers: Record<string, string>, body?: unknown): Promise<void> {
  const { status } = await call(port, body === undefined ? 'GET' : 'POST', path, body, headers).then(async (answer) => {
    await answer.arrayBuffer();
    return answer;
  });
  if (status !== 401) throw new Error(`401 was expected, not ${status}`);
}

type Started = AsyncDisposable & { readonly port: number; readonly token: string | undefined; cpuSeconds(): Promise<number> };

/** A server of its own, with its own database, found by the address and the link that it prints. */
async function start(environment: Record<string, string>): Promise<Started> {
  const { DATABASE_URL: _, ...inherited } = process.env;
  const dataDir = await mkdtemp(join(tmpdir(), 'seedbed-people-'));
  const port = await freePort();
  const env = { ...inherited, SEEDBED_PORT: String(port), SEEDBED_DATA_DIR: dataDir, ...environment };
  const child = spawn(process.execPath, [SERVER], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  let output = '';
  child.stdout.on('data', (text) => (output += String(text)));
  const found = (pattern: RegExp): string | undefined => pattern.exec(output)?.[1];
  // With a login it says at last how the first owner is made.
  const isReady = () => found(environment['SEEDBED_PUBLIC_URL'] ? /set-up#(\S+)/ : /Seedbed is at (\S+)/) !== undefined;
  while (!isReady()) {
    if (child.exitCode !== null) throw new Error(`the server did not start: ${output}`);
    await sleep(20);
  }
  return {
    port,
    token: found(/set-up#(\S+)/),
    cpuSeconds: async () => {
      const fields = (await readFile(`/proc/${child.pid}/stat`, 'latin1')).split(') ')[1]!.split(' ').map(Number);
      return (fields[11]! + fields[12]!) / 100;
    },
    async [Symbol.asyncDispose]() {
      child.kill('SIGTERM');
      await once(child, 'exit');
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
