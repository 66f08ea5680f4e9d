import { Problem, toProblemDocument, type RunEvent, type RunState } from '@seedbed/contract';
import type { Runner } from '@seedbed/runner';
import { toProblem } from '../../http/to-problem.ts';
import type { DatasetsService } from '../datasets/datasets.service.ts';
import type { RevisionsService } from '../datasets/revisions.service.ts';
import { askedRows } from './asked-rows.ts';
import type { RunHub } from './run-hub.ts';
import { countProgress } from './run-progress.ts';
import { toRun } from './runs.mapper.ts';
import type { RunsRepository, RunView } from './runs.repository.ts';

/** Runs at work at the same time; the others wait in order. */
const AT_ONCE = 2;
/** Progress is told and saved at most so often. */
const EVERY_MS = 250;

export type RunWorker = AsyncDisposable & {
  /** Rings the bell: a queued run is there. */
  enqueue(runId: string): void;
  /** Stops a run that is at work here. */
  cancel(runId: string): void;
};

export type WorkerTools = {
  readonly repository: RunsRepository;
  readonly hub: RunHub;
  readonly runner: Runner;
  readonly revisions: RevisionsService;
  readonly datasets: DatasetsService;
  /** The address that a run goes to, with its password. */
  readonly addressOf: (run: RunView) => Promise<string>;
  readonly clock: () => Date;
  /** Where errors of ours go that no caller is left to hear. */
  readonly report: (error: unknown) => void;
};

const CANCELLED = Symbol('cancelled by its user');
const STOPPING = Symbol('the server stops');

/** Does queued runs one after the other, in this process. A run is one transaction in its target: it is there whole, or not at all. */
export function runWorker(tools: WorkerTools): RunWorker {
  const waiting: string[] = [];
  const working = new Map<string, { stop: AbortController; done: Promise<void> }>();
  let closed = false;

  function next(): void {
    while (!closed && working.size < AT_ONCE) {
      const id = waiting.shift();
      if (id === undefined) return;
      const stop = new AbortController();
      const done = execute(tools, id, stop.signal)
        .catch(tools.report)
        .finally(() => {
          working.delete(id);
          next();
        });
      working.set(id, { stop, done });
    }
  }

  return {
    enqueue(runId) {
      waiting.push(runId);
      next();
    },
    cancel(runId) {
      working.get(runId)?.stop.abort(CANCELLED);
    },
    async [Symbol.asyncDispose]() {
      closed = true;
      for (const { stop } of working.values()) stop.abort(STOPPING);
      await Promise.allSettled([...working.values()].map(({ done }) => done));
    },
  };
}

async function execute(tools: WorkerTools, id: string, signal: AbortSignal): Promise<void> {
  const { repository, hub, clock } = tools;
  if (!(await repository.move(id, 'preparing', { startedAt: clock() }))) return;
  const run = (await repository.find(id))!;
  const counter = countProgress(run.progress);
  let number = await repository.lastLogNumber(id);
  let state: RunState = 'preparing';

  const publish = (event: RunEvent): void => hub.publish(id, { id: ++number, event });
  const say = async (level: 'info' | 'warning' | 'error', message: string): Promise<void> => {
    const line = { runId: id, number: ++number, at: clock(), level, message: message.replaceAll('\0', '') };
    await repository.log(line);
    hub.publish(id, { id: line.number, event: { kind: 'log', at: line.at.toISOString(), level, message: line.message } });
  };
  const save = async (): Promise<void> => {
    const changes = counter.changes();
    if (!changes) return;
    await repository.saveProgress(id, changes);
    publish(counter.event(state, clock().getTime()));
  };
  const end = async (to: 'succeeded' | 'failed' | 'cancelled', changes: { error?: ReturnType<typeof toProblemDocument> } = {}): Promise<void> => {
    await save();
    await repository.move(id, to, { ...changes, finishedAt: clock(), sealedAddress: null });
    const ended = await repository.find(id);
    if (ended) publish({ kind: 'run', run: toRun(ended) });
  };

  let saving: Promise<void> = Promise.resolve();
  const ticker = setInterval(() => (saving = saving.then(save).catch(tools.report)), EVERY_MS);
  try {
    await say('info', `Loading revision ${run.revision} of ${run.datasetName} into ${run.target}`);
    const report = await load(tools, run, signal, (progress) => {
      counter.note(progress, clock().getTime());
      if (state !== 'preparing') return;
      state = 'running';
      saving = saving.then(async () => void (await repository.move(id, 'running')));
    });
    clearInterval(ticker);
    await saving;
    await repository.move(id, 'finishing');
    for (const diagnostic of report.diagnostics) await say(diagnostic.level, diagnostic.message);
    for (const table of report.tables) await say('info', `${table.table}: ${table.rows} rows in ${table.seconds.toFixed(2)} s${table.note ? ` (${table.note})` : ''}`);
    await say('info', `${report.rows} rows, ${report.bytes} bytes in ${report.seconds.toFixed(2)} s`);
    await end('succeeded');
  } catch (error) {
    clearInterval(ticker);
    await saving;
    counter.stop();
    if (signal.reason === CANCELLED) {
      await say('warning', 'Cancelled. No row of it is left in the target.');
      return await end('cancelled');
    }
    const problem = signal.reason === STOPPING ? interrupted() : toProblem(error);
    if (problem.status >= 500 && signal.reason !== STOPPING) tools.report(problem.cause ?? error);
    await say('error', problem.message);
    await end('failed', { error: toProblemDocument(problem, `urn:seedbed:run:${id}`) });
  } finally {
    clearInterval(ticker);
  }
}

async function load(tools: WorkerTools, run: RunView, signal: AbortSignal, onProgress: NonNullable<Parameters<Runner['load']>[2]>['onProgress'] & {}) {
  const revision = await tools.revisions.find(run.datasetId, run.revision);
  const { ddl } = await tools.datasets.source(run.datasetId);
  const address = await tools.addressOf(run);
  return tools.runner.load(askedRows(revision.blueprint, run.rowsAsked), address, {
    mode: run.mode, signal, onProgress, ...(run.create && ddl !== null ? { create: ddl } : {}),
  });
}

/** What became of a run whose server stopped while it was at work. */
export function interrupted(): Problem {
  return new Problem('internal', 'The server stopped while the run was at work. Its rows go in by one transaction: none of them is in the target, unless the server ended within the COMMIT. Start it again.');
}
