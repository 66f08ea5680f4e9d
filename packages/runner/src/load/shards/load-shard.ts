import { randomBytes, randomInt } from 'node:crypto';
import { firstOf, Problem } from '@seedbed/contract';
import type { Plan } from '@seedbed/engine';
import { readBackOf, type LoadStep } from '@seedbed/postgres/load';
import {
  leaveShards,
  missingParts,
  otherShards,
  passGate,
  readFinished,
  readShards,
  registerShards,
  removeFromLedger,
  SILENT_MS,
  writeFinished,
  type PartsFacts,
  type ShardRow,
} from '@seedbed/postgres/parts';
import { filledTables } from '@seedbed/postgres/sql';
import { hashOf } from '../../documents/canonical-json.ts';
import type { Shard } from '../../rows/row-part.ts';
import { connectTarget, type TargetPolicy } from '../../source/servers/target.ts';
import { chooseTables } from '../choose-tables.ts';
import type { LoadOptions } from '../options.ts';
import { patiently, rest, together } from '../parts/at-once.ts';
import { doPart, planBehind, type PartAsk, type PartDone, type PartTools } from '../parts/do-part.ts';
import type { PartsReport } from '../parts/finish-parts.ts';
import { reportOf, requireLedger, type ByParts } from '../parts/load-by-parts.ts';
import type { PlannedPart } from '../parts/part-work.ts';
import { sumOfParts } from '../parts/sum-of-parts.ts';
import type { LoadReport } from '../report.ts';
import { givenUp, keepPlace, takePlace } from './take-place.ts';
import { differencesOf, termsOf, type ShardTerms } from './terms.ts';
import { openWatch, type Watch } from './watch.ts';

type OfShard = Omit<ByParts, 'resume'> & Pick<LoadOptions, 'onStep'> & { readonly shard: Shard };

/** Only one shard of all loads of a database at a time checks whether a load has begun, and begins it. */
const BEGIN_GATE = 0;
const POLL_MS = { first: 200, longest: 1_000 } as const;

/**
 * One of n processes that fill a database together: it loads every n-th part, waits between stages until all parts are
 * in the target's ledger, and the first process to arrive runs the final step. A restarted one loads the missing parts.
 * Only the ledger connects them: no leader, no queue. Throws Problem `conflict` if the others have different options,
 * with the difference, or if that shard is running already.
 */
export async function loadShard(plan: Plan, url: string, policy: TargetPolicy | undefined, options: OfShard): Promise<LoadReport> {
  const { shard, signal, connections = 1 } = options;
  const started = performance.now();
  const terms = termsOf(plan, shard.count, options);
  const run = hashOf(terms).slice(0, 32);
  const token = `s${shard.index}-${randomBytes(4).toString('hex')}`;
  const tell = options.onStep ?? (() => {});
  const connect = (name: string) => connectTarget(url, policy, name);
  await using watch = openWatch(() => connect(`seedbed:${run}:${token}`), signal);
  const doOne = partOf(plan, terms, { run, options, connect });

  const begun = await begin(watch, { plan, terms, run, connect, options, prepare: () => doOne({ number: 0, work: { kind: 'prepare' } }, null, { create: options.create, shards: terms }, signal) }); // prettier-ignore
  const end = async (report: PartsReport, own: Pick<LoadReport, 'tables' | 'rows' | 'bytes'>, overSince?: string): Promise<LoadReport> => {
    await watch.ask((client) => leaveShards(client, run, shard.index));
    // Counted by the last shard, and stored in the target's ledger.
    return {
      ...reportOf(report, own, { started, readBack: readBackOf(report, []) }),
      shard: { ...shard, rows: own.rows, ...(overSince !== undefined && { overSince }) },
    };
  };
  if ('over' in begun) return await end(begun.over, NO_TABLES, begun.at);
  const { facts, parts } = begun;
  if (!(await takePlace(watch, { run, shard, token, signal, tell }))) {
    const over = (await watch.ask((client) => readFinished(client, run)))!;
    return await end(over.facts as PartsReport, NO_TABLES, over.at);
  }
  using place = keepPlace(watch, { run, shard, token });
  const stop = signal ? AbortSignal.any([signal, place.lost]) : place.lost;

  const work = parts.filter(({ work: { kind } }) => kind === 'rows' || kind === 'steps');
  const own = work.filter(({ number }) => shardOfPart(number, shard.count) === shard.index);
  const progress = sumOfParts(await planBehind(plan, options.modes, facts.standings), own, options.onProgress);
  const doOwn = async (part: PlannedPart): Promise<void> => {
    stop.throwIfAborted();
    const done = await doOne(part, facts, { onProgress: (each) => progress.of(part.number, each) }, stop);
    if (done.found) progress.found(part.work);
  };
  for (const stage of new Set(work.map((part) => part.stage))) {
    const now = work.filter((part) => part.stage === stage);
    await together(now.filter((part) => own.includes(part)), connections, doOwn); // prettier-ignore
    await awaitOthers(watch, now, { run, shard, stop, tell, redo: (part) => doOne(part, facts, {}, stop) });
  }
  const report = await finishOnce(watch, { run, facts, work, finish: parts.at(-2)!, connect, stop, tell, doOne });
  place[Symbol.dispose]();
  return await end(report, progress.report());
}

const NO_TABLES = { tables: [], rows: 0, bytes: 0 } as const;

/** Shard of a part, both from 1. */
const shardOfPart = (number: number, count: number): number => ((number - 1) % count) + 1;

type Connect = PartTools['connect'];
type DoOne = (
  part: Pick<PlannedPart, 'number' | 'work'>,
  facts: PartsFacts | null,
  more: Partial<PartAsk> & Pick<PartTools, 'onProgress'>,
  signal: AbortSignal | undefined,
) => Promise<PartDone>;

function partOf(
  plan: Plan,
  { count }: ShardTerms,
  { run, options, connect }: { readonly run: string; readonly options: OfShard; readonly connect: Connect },
): DoOne {
  const { mode = 'empty', modes, tables, connections = 1, partRows } = options;
  const token = randomInt(2 ** 40);
  const base = { run, token, mode, modes, tables, ledger: true, sizes: { connections: connections * count, partRows }, proof: null };
  return (part, facts, { onProgress, ...more }, signal) =>
    patiently(signal, () => doPart(plan, { ...base, ...part, facts, ...more }, { connect, signal, onProgress }));
}

type Begun = { readonly facts: PartsFacts; readonly parts: readonly PlannedPart[] } | { readonly over: PartsReport; readonly at: string };

/** Joins the running load, or begins it; one shard at a time. */
async function begin(
  watch: Watch,
  request: {
    readonly plan: Plan;
    readonly terms: ShardTerms;
    readonly run: string;
    readonly connect: Connect;
    readonly options: OfShard;
    readonly prepare: () => Promise<PartDone>;
  },
): Promise<Begun> {
  const { plan, terms, run, connect, options, prepare } = request;
  const { shard, signal, tables: names } = options;
  const tables = chooseTables(plan, names);
  await using _gate = await gateOf(BEGIN_GATE, { run, connect, stop: signal, tell: options.onStep, what: 'the shard that prepares the target' });
  const [other] = await watch.ask((client) => otherShards(client, run, tables.map(({ name }) => name))); // prettier-ignore
  if (other) throw disagreement(shard, other.run, differencesOf((other.facts as PartsFacts).shards as ShardTerms, terms));
  const finished = await watch.ask((client) => readFinished(client, run));
  if (finished) {
    const over = finished.facts as PartsReport;
    const wanted = tables.filter(({ name }) => over.tables.some(({ table, rows }) => table === name && rows > 0));
    if ((await watch.ask((client) => filledTables(client, wanted))).length === wanted.length) return { over, at: finished.at };
    // Someone emptied the tables since, and wants them filled again.
    await watch.ask((client) => removeFromLedger(client, run));
  }
  const first = await prepare();
  requireLedger(first.facts!);
  if ((await watch.ask((client) => readShards(client, run))).length === 0) await watch.ask((client) => registerShards(client, run, shard.count));
  return { facts: first.facts!, parts: first.add! };
}

function disagreement({ index, count }: Shard, run: string, differences: readonly string[]): Problem {
  return new Problem(
    'conflict',
    `Shard ${index} of ${count} does not match the load in progress there: ${differences.join('; ')}. Give all shards the same blueprint and options; to start again, drop the schema "seedbed" there and load with --mode truncate. Nothing was changed.`,
    { facts: { run, differences } },
  );
}

/** Waits until the target has all parts of a stage; repeats its own parts that the target lost. */
async function awaitOthers(
  watch: Watch,
  stage: readonly PlannedPart[],
  {
    run,
    shard,
    stop,
    tell,
    redo,
  }: {
    readonly run: string;
    readonly shard: Shard;
    readonly stop: AbortSignal;
    readonly tell: (step: LoadStep) => void;
    readonly redo: (part: PlannedPart) => Promise<unknown>;
  },
): Promise<void> {
  const numbers = stage.map(({ number }) => number);
  for (let pause: number = POLL_MS.first; ; pause = Math.min(POLL_MS.longest, pause * 1.5)) {
    stop.throwIfAborted();
    const missing = await watch.ask((client) => missingParts(client, run, numbers));
    if (missing === undefined) throw givenUp(run);
    if (missing.length === 0) return;
    for (const part of stage) if (missing.includes(part.number) && shardOfPart(part.number, shard.count) === shard.index) await redo(part);
    const others = new Set(missing.map((number) => shardOfPart(number, shard.count)).filter((index) => index !== shard.index));
    if (others.size > 0) {
      const rows = await watch.ask((client) => readShards(client, run));
      tell({ kind: 'waiting', what: waitedFor([...others], rows), done: numbers.length - missing.length, total: numbers.length });
    }
    await rest(pause, stop);
  }
}

/** Shards by name: `shards 2, 5 (5 was not started yet)`. */
function waitedFor(indexes: readonly number[], rows: readonly ShardRow[]): string {
  const sorted = indexes.toSorted((a, b) => a - b);
  const of = (test: (row: ShardRow) => boolean): number[] => sorted.filter((index) => rows.some((row) => row.index === index && test(row)));
  const unborn = of(({ token }) => token === null);
  const silent = of(({ token, silentMs, session }) => token !== null && (!session || silentMs > SILENT_MS));
  const notes = [
    ...(unborn.length > 0 ? [`${few(unborn)} not started yet`] : []),
    ...(silent.length > 0 ? [`${few(silent)} stopped: start ${silent.length > 1 ? 'them' : 'it'} again`] : []),
  ];
  return `${sorted.length > 1 ? 'shards' : 'shard'} ${few(sorted)}${notes.length > 0 ? ` (${notes.join('; ')})` : ''}`;
}

/** Maximum number of shards that messages list by number. */
const MAX_NAMED = 12;
const few = (indexes: readonly number[]): string => firstOf(indexes, MAX_NAMED);

/** Keys, sequences, ANALYZE and the final check: done by the first shard to arrive; the others wait for its result. */
async function finishOnce(
  watch: Watch,
  request: {
    readonly run: string;
    readonly facts: PartsFacts;
    readonly work: readonly PlannedPart[];
    readonly finish: PlannedPart;
    readonly connect: Connect;
    readonly stop: AbortSignal;
    readonly tell: (step: LoadStep) => void;
    readonly doOne: DoOne;
  },
): Promise<PartsReport> {
  const { run, facts, work, finish, connect, stop, tell, doOne } = request;
  const what = 'the shard that sets keys and sequences and checks the load';
  await using _gate = await gateOf(Number.parseInt(run.slice(0, 7), 16) || 1, { run, connect, stop, tell, what });
  const done = await watch.ask((client) => readFinished(client, run));
  if (done) return done.facts as PartsReport;
  for (;;) {
    const { missing, report } = await doOne(finish, facts, { expected: work }, stop);
    if (report) {
      await watch
        .ask((client) => writeFinished(client, run, report))
        .catch(async (error: unknown) => {
          // The answer to the same may have been lost before.
          if (!(await watch.ask((client) => readFinished(client, run)))) throw error;
        });
      return report;
    }
    for (const part of work) if (missing?.includes(part.number)) await doOne(part, facts, {}, stop);
  }
}

/** Reports who holds it if that takes a while. */
async function gateOf(
  gate: number,
  request: { readonly run: string; readonly connect: Connect; readonly stop: AbortSignal | undefined; readonly tell: OfShard['onStep']; readonly what: string },
): Promise<AsyncDisposable> {
  const { run, connect, stop, tell, what } = request;
  const late = setInterval(() => tell?.({ kind: 'waiting', what, done: 0, total: 0 }), POLL_MS.longest);
  try {
    return await patiently(stop, () => passGate(() => connect(`seedbed:${run}:gate`), gate, stop));
  } finally {
    clearInterval(late);
  }
}
