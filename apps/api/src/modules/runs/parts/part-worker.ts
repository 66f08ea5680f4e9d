import { hostname } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { Problem, toProblemDocument } from '@seedbed/contract';
import type { Notifier } from '../../../db/notifier.ts';
import type { About, Log } from '../../../log/open-log.ts';
import type { PartOutcome, RunMetrics } from '../../../metrics/run-metrics.ts';
import { newId } from '../../../db/uuid.ts';
import { toProblem } from '../../../http/to-problem.ts';
import { openRecord, type PartRecord, type RecordTools } from './part-record.ts';
import type { Changes, PartRow, SilentPart } from './part-rows.ts';
import { CANCELLED, FAILED, LOST, STOPPING, type Left, type RunKind } from '../run-kind.ts';
import type { RunView } from '../run-views.ts';

type WorkerTools = RecordTools & {
  readonly notifier: Pick<Notifier, 'listen'>;
  readonly kinds: readonly RunKind[];
  readonly log: Log;
  readonly metrics: RunMetrics;
};

/** Parts at work at the same time in one process, a thread each. */
const CONCURRENT_PARTS = 2;
/** How often to poll without notifications, and to check for parts of dead workers. */
const LOOK_MS = 1_000;
/** A server that stops waits so long for parts that are at work; more than that is handed back. */
const PATIENCE_MS = 5_000;

/** Workers of this process. */
const names = new Set<string>();

/**
 * For a worker on this host: its process is gone, so nobody need wait for its lease. If another process has its pid by
 * now, the lease expires instead.
 */
function isDead(worker: string): boolean {
  const pid = Number(worker.split(':').at(-2));
  if (pid === process.pid) return !names.has(worker);
  try {
    process.kill(pid, 0);
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH';
  }
}

/** Does open parts of runs, whichever process started them. Disposing it returns current parts, and waits for that. */
export function partWorker(tools: WorkerTools): AsyncDisposable {
  const { parts, kinds, report } = tools;
  const name = `${hostname()}:${process.pid}:${newId().slice(-6)}`;
  names.add(name);
  const working = new Map<string, { readonly runId: string; readonly stop: AbortController; readonly done: Promise<void> }>();
  let closed = false;
  let wake = (): void => undefined;
  const listener = tools.notifier.listen((runId) => {
    wake();
    for (const one of working.values()) if (one.runId === runId) void stopWhereCancelled(one);
  });

  async function stopWhereCancelled({ runId, stop }: { readonly runId: string; readonly stop: AbortController }): Promise<void> {
    const run = await tools.runs.stateOf(runId).catch(() => undefined);
    if (run === 'cancelling') stop.abort(CANCELLED);
  }

  async function loop(): Promise<void> {
    for (let reaped = 0; !closed;) {
      try {
        if (performance.now() - reaped > LOOK_MS) {
          await parts.reap((await parts.workersOn(hostname())).filter(isDead));
          for (const part of await parts.silent()) await sayWaiting(tools, part);
          reaped = performance.now();
        }
        while (!closed && working.size < CONCURRENT_PARTS) {
          const part = await parts.claim(
            name,
            kinds.map(({ kind }) => kind),
          );
          if (!part) break;
          begin(part);
        }
      } catch (error) {
        report(error);
      }
      const waking = new AbortController();
      wake = () => waking.abort();
      if (!closed) await sleep(LOOK_MS, undefined, { signal: waking.signal }).catch(() => undefined);
    }
  }

  function begin(part: PartRow): void {
    const key = `${part.runId} ${part.number}`;
    const stop = new AbortController();
    const about: About = { runId: part.runId, part: part.number, attempt: part.token };
    const done = doPart(toolsOf(tools, about), part, stop)
      .catch((error: unknown) => report(error, about))
      .finally(() => {
        working.delete(key);
        wake();
      });
    working.set(key, { runId: part.runId, stop, done });
  }

  const looping = loop();
  return {
    async [Symbol.asyncDispose]() {
      closed = true;
      listener[Symbol.dispose]();
      wake();
      await looping;
      const all = (): Promise<unknown> => Promise.allSettled([...working.values()].map(({ done }) => done));
      await Promise.race([all(), sleep(PATIENCE_MS, undefined, { ref: false })]);
      for (const { stop } of working.values()) stop.abort(STOPPING);
      await all();
      names.delete(name);
    },
  };
}

/** Explains why a run waits that seems almost done. */
async function sayWaiting({ runs, clock }: WorkerTools, { runId, number, attempt, worker, seconds }: SilentPart): Promise<void> {
  const begins = `Waiting for part ${number}, attempt ${attempt}:`;
  const message = `${begins} its worker ${worker} stopped answering. It is taken over in ${seconds} s; its rows are not counted until then.`;
  if (!(await runs.hasLine(runId, begins))) await runs.log({ runId, at: clock(), level: 'warning', message });
}

/** Adds the part to every log line about it. */
function toolsOf(tools: WorkerTools, about: About): WorkerTools {
  return { ...tools, log: tools.log.child(about), report: (error) => tools.report(error, about) };
}

async function doPart(tools: WorkerTools, part: PartRow, stop: AbortController): Promise<void> {
  const { parts, kinds, log, metrics } = tools;
  const run = (await tools.runs.find(part.runId))!;
  const kind = kinds.find((each) => each.kind === run.kind)!;
  await using record = openRecord(tools, run, part, stop);
  const { lease } = record.tools;
  log.info({ kind: run.kind }, 'a part begins');
  try {
    const there = part.inDoubt ? await kind.lookUp(record.tools) : undefined;
    if (!there && (run.state === 'cancelling' || run.error !== null)) throw run.state === 'cancelling' ? CANCELLED : FAILED;
    const end = there ?? (await kind.do(record.tools));
    await record[Symbol.asyncDispose]();
    if ('redo' in end) return void (await parts.redo(lease, end.redo));
    if (!(await parts.done(lease, end, record.changes()))) throw LOST;
    metrics.part(run.kind, 'done');
    metrics.written(run.kind, end.rows, record.bytes());
    log.info({ kind: run.kind, rows: end.rows, bytes: record.bytes() }, 'a part is done');
  } catch (thrown) {
    await endBadly(tools, kind, record, thrown);
  }
}

async function endBadly({ parts, report, log, metrics }: WorkerTools, kind: RunKind, record: PartRecord, thrown: unknown): Promise<void> {
  const { run, part, lease, signal, say } = record.tools;
  const reason: unknown = signal.aborted ? signal.reason : thrown;
  const left = (outcome: PartOutcome, type: string): void => {
    metrics.part(run.kind, outcome);
    // Being stopped is not an error.
    log[outcome === 'handed-back' ? 'info' : 'warn']({ kind: run.kind, outcome, type }, 'a part is left');
  };
  if (thrown === LOST || reason === LOST) return left('lost', 'lease');
  // A COMMIT sent before the stop: only whether its rows are there counts.
  const inDoubt = thrown instanceof Problem && thrown.facts['outcome'] === 'unknown';
  if (!inDoubt && STOPS.has(reason)) {
    // A worker that saved a proof may have sent its COMMIT: the next worker asks the target, and the run ends accordingly.
    const isInDoubt = record.proved() && record.left() === 'unknown';
    if (reason === CANCELLED && !isInDoubt) await say('warning', leftAfterCancel(run, thrown, record.left()));
    await parts.handBack(lease, { inDoubt: isInDoubt, changes: await unsaved(record) });
    return left('handed-back', (reason as symbol).description!);
  }
  const afterMs = kind.retryAfter(thrown, part.attempts);
  const problem = toProblem(thrown);
  if (afterMs !== undefined) {
    await say('warning', `${problem.message} Next attempt in ${Math.ceil(afterMs / 1000)} s.`);
    await parts.handBack(lease, { afterMs, inDoubt, changes: await unsaved(record) });
    return left('retried', problem.type);
  }
  if (problem.status >= 500) report(problem.cause ?? thrown);
  await say('error', problem.message);
  await parts.fail(lease, toProblemDocument(problem, `urn:seedbed:run:${run.id}`), { inDoubt, changes: await unsaved(record) });
  left('failed', problem.type);
}

/** Progress that no renewal of the lease has saved. */
async function unsaved(record: PartRecord): Promise<Changes> {
  await record[Symbol.asyncDispose]();
  return record.changes();
}

const STOPS: ReadonlySet<unknown> = new Set([CANCELLED, STOPPING, FAILED]);

function leftAfterCancel({ atomic }: RunView, thrown: unknown, known: Left): string {
  const left = thrown instanceof Problem ? thrown.facts['left'] : undefined;
  if (typeof left === 'string') return `Cancelled. ${left}`;
  if (!atomic) return 'Cancelled. Finished parts stay in the target.';
  return known === 'nothing'
    ? 'Cancelled. No row of it is left in the target.'
    : 'Cancelled before its COMMIT was sent. The target did not respond afterwards; it rolls the transaction back once it notices.';
}
