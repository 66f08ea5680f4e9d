import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { openTargetServer } from '@seedbed/testing';
import { openMix } from './support/soak-mix.ts';

const SERVER = fileURLToPath(new URL('../apps/api/src/start/server.ts', import.meta.url));
/** Parallel callers, and how long each waits after an answer: about four calls per second on an idle machine. */
const CALLERS = 6;
const PAUSE_MS = 1_000;
/** After this no thread is left: the last ones end when they were idle for five minutes. */
const REST_SECONDS = 305;
/** Reads of `--rate` that may be open at once: a server that falls behind gets fewer, not a longer queue. */
const OPEN_READS = 24;
/** MiB: what docs/reliability.md promises (P10) of the busiest half second, and of a server that rests. */
const PROMISED = { most: 730, rested: 260 } as const;
/** As `npm start` and the image set them. */
const MALLOC = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '16384', MALLOC_TRIM_THRESHOLD_: '65536' };

/** MiB: all that is resident, the part that is the process's own, the heaps' included, and its threads. */
type Look = { readonly second: number; readonly rss: number; readonly own: number; readonly threads: number };

/**
 * Memory of one server under mixed calls: reads, edits, inference, proofs, loads, exports, and then a rest. `--minutes
 * N` (5), `--rate N` further reads per second (0), `--rest SECONDS` (305), `--server FILE` of a bundle, otherwise from the
 * sources. More than is promised is a failure; `--goal MIB` sets another maximum. From /proc: Linux.
 */
export async function main(args: readonly string[]): Promise<void> {
  const option = (name: string): string | undefined => (args.includes(name) ? args[args.indexOf(name) + 1] : undefined);
  const seconds = Number(option('--minutes') ?? 5) * 60;
  const rate = Number(option('--rate') ?? 0);
  const rest = Number(option('--rest') ?? REST_SECONDS);
  await using stack = new AsyncDisposableStack();
  const dataDir = await mkdtemp(join(tmpdir(), 'seedbed-soak-'));
  stack.defer(() => rm(dataDir, { recursive: true, force: true }));
  const targets = stack.use(await openTargetServer());
  const server = await start(option('--server') ?? SERVER, dataDir);
  stack.defer(async () => {
    server.child.kill('SIGTERM');
    if (server.child.exitCode === null) await once(server.child, 'exit');
  });
  const looks: Look[] = [];
  const begun = performance.now();
  const second = (): number => Math.round((performance.now() - begun) / 1000);
  const done = new AbortController();
  const looking = watch(server.child.pid!, second, looks, done.signal);

  const mix = await openMix(`http://127.0.0.1:${server.port}`, async () => (await targets.freshTarget()).url);
  const idle = looks.at(-1);
  const reads: number[] = [];
  await Promise.all([
    ...Array.from({ length: CALLERS }, async () => {
      while (second() < seconds) {
        await mix.next();
        await sleep(PAUSE_MS);
      }
    }),
    readAt(rate, () => second() < seconds, mix.read, reads),
  ]);
  const worked = looks.length;
  await sleep(rest * 1000);
  done.abort();
  await looking;

  const during = looks.slice(0, worked).map(({ rss }) => rss);
  const sorted = during.toSorted((a, b) => a - b);
  const result = {
    seconds,
    calls: mix.calls(),
    reads: { perSecond: Math.round(reads.length / seconds), p50: quantile(reads, 0.5), p95: quantile(reads, 0.95) },
    first: idle,
    most: Math.max(...during),
    median: sorted[sorted.length >> 1],
    rested: looks.at(-1),
    minutes: perMinute(looks),
  };
  if (args.includes('--json')) console.log(JSON.stringify(result, null, 2));
  else {
    console.log(`calls ${JSON.stringify(result.calls)}`);
    if (rate > 0) console.log(`reads ${result.reads.perSecond} per second, ${result.reads.p50} ms, 95 of 100 under ${result.reads.p95}`);
    for (const [minute, { rss, own, threads }] of result.minutes.entries())
      console.log(`minute ${minute + 1}: RSS at most ${rss} MiB, its own ${own}, threads ${threads}`);
    console.log(`RSS at most ${result.most} MiB, half of the time under ${result.median}; ${rest} s after the last call ${result.rested?.rss}`);
  }
  const goal = Number(option('--goal') ?? PROMISED.most);
  if (result.most > goal) throw new Error(`RSS rose to ${result.most} MiB, over the ${goal} that are promised`);
  const rested = result.rested?.rss ?? 0;
  if (rested > PROMISED.rested) throw new Error(`RSS at rest is ${rested} MiB, over the ${PROMISED.rested} that are promised`);
}

/** Reads at an even rate, while fewer than `OPEN_READS` have no answer; `took`: milliseconds of each. */
async function readAt(rate: number, goesOn: () => boolean, read: () => Promise<void>, took: number[]): Promise<void> {
  if (rate === 0) return;
  const open = new Set<Promise<void>>();
  const begun = performance.now();
  for (let sent = 0; goesOn(); sent++) {
    await sleep(Math.max(0, begun + (sent * 1000) / rate - performance.now()));
    if (open.size >= OPEN_READS) await Promise.race(open);
    const from = performance.now();
    const one = read().then(() => void (took.push(performance.now() - from), open.delete(one)));
    open.add(one);
  }
  await Promise.all(open);
}

function quantile(values: readonly number[], share: number): number {
  return Math.round(values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? 0);
}

async function watch(pid: number, second: () => number, looks: Look[], done: AbortSignal): Promise<void> {
  while (!done.aborted) {
    const [status, rollup] = await Promise.all([readFile(`/proc/${pid}/status`, 'latin1'), readFile(`/proc/${pid}/smaps_rollup`, 'latin1')]);
    const mib = (name: RegExp, text: string): number => Math.round(Number(name.exec(text)![1]) / 1024);
    looks.push({
      second: second(),
      rss: mib(/VmRSS:\s+(\d+)/, status),
      own: mib(/Anonymous:\s+(\d+)/, rollup),
      threads: Number(/Threads:\s+(\d+)/.exec(status)![1]),
    });
    await sleep(500, undefined, { signal: done }).catch(() => {});
  }
}

/** The measurement with the most memory of each minute. */
function perMinute(looks: readonly Look[]): Look[] {
  const most: Look[] = [];
  for (const look of looks) {
    const minute = Math.floor(look.second / 60);
    if (look.rss >= (most[minute]?.rss ?? 0)) most[minute] = look;
  }
  return most;
}

async function start(file: string, dataDir: string): Promise<{ child: ChildProcess; port: number }> {
  const { DATABASE_URL: _, ...inherited } = process.env;
  const env = { ...MALLOC, ...inherited, SEEDBED_PORT: '0', SEEDBED_DATA_DIR: dataDir };
  const child = spawn(process.execPath, [file], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  let output = '';
  for await (const chunk of child.stdout) {
    output += String(chunk);
    const found = /http:\/\/(?:127\.0\.0\.1|localhost):(\d+)/.exec(output);
    if (found) return { child, port: Number(found[1]) };
  }
  throw new Error(`the server did not start: ${output}`);
}
