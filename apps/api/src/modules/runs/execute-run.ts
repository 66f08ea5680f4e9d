import { Problem, toProblemDocument } from '@seedbed/contract';
import type { Compute, LoadReport } from '@seedbed/runner/compute';
import { toProblem } from '../../http/to-problem.ts';
import type { DatasetsService } from '../datasets/datasets.service.ts';
import type { RevisionsService } from '../datasets/revisions.service.ts';
import { counted } from './counted.ts';
import type { RunHub } from './run-hub.ts';
import { openRecord, type RunRecord } from './run-record.ts';
import type { RunsRepository, RunView } from './runs.repository.ts';

export type RunTools = {
  readonly repository: RunsRepository;
  readonly hub: RunHub;
  readonly compute: Compute;
  readonly revisions: RevisionsService;
  readonly datasets: DatasetsService;
  /** The address that a run goes to, with its password. */
  readonly addressOf: (run: RunView) => Promise<string>;
  readonly clock: () => Date;
  /** Where errors of ours go that no caller is left to hear. */
  readonly report: (error: unknown) => void;
};

/** Reasons with which a run's signal is aborted. */
export const CANCELLED = Symbol('cancelled by its user');
export const STOPPING = Symbol('the server stops');

/** Takes a run from `queued` to one of its ends. A run that is not queued any more is passed over. */
export async function executeRun(tools: RunTools, id: string, signal: AbortSignal): Promise<void> {
  if (!(await tools.repository.move(id, 'preparing', { startedAt: tools.clock() }))) return;
  const run = (await tools.repository.find(id))!;
  await using record = await openRecord(tools, run);
  try {
    await record.say('info', `Loading revision ${run.revision} of ${run.datasetName} into ${run.target}`);
    const report = await load(tools, run, signal, record);
    await record.finishing();
    await tell(record, report);
    await record.end('succeeded');
  } catch (error) {
    await endBadly(tools, record, run, signal, error);
  }
}

async function load(tools: RunTools, run: RunView, signal: AbortSignal, { note, step }: RunRecord): Promise<LoadReport> {
  const revision = await tools.revisions.find(run.datasetId, run.revision);
  const { ddl } = await tools.datasets.source(run.datasetId);
  const address = await tools.addressOf(run);
  return tools.compute.load(
    tools.revisions.document(revision),
    {
      url: address,
      ...(run.rowsAsked == null ? {} : { changes: { rows: run.rowsAsked } }),
      mode: run.mode,
      connections: run.connections,
      onProgress: note,
      onStep: step,
      ...(run.create && ddl !== null ? { create: ddl } : {}),
    },
    signal,
  );
}

async function tell(record: RunRecord, report: LoadReport): Promise<void> {
  for (const diagnostic of report.diagnostics) await record.say(diagnostic.level, diagnostic.message);
  // The others were told when they ended.
  for (const { table, rows, note } of report.tables) if (note) await record.say('info', `${table}: ${counted(rows)} rows (${note})`);
  await record.say('info', `${counted(report.rows)} rows, ${counted(report.bytes)} bytes in ${report.seconds.toFixed(2)} s`);
}

async function endBadly(tools: RunTools, record: RunRecord, run: RunView, signal: AbortSignal, error: unknown): Promise<void> {
  // A COMMIT that was sent before the wish to stop: whether its rows are there is what counts.
  const inDoubt = error instanceof Problem && error.facts['outcome'] === 'unknown';
  if (signal.reason === CANCELLED && !inDoubt) {
    const left = error instanceof Problem ? error.facts['left'] : undefined;
    await record.say('warning', `Cancelled. ${typeof left === 'string' ? left : 'No row of it is left in the target.'}`);
    return record.end('cancelled');
  }
  const problem = signal.reason === STOPPING && !inDoubt ? interrupted(run.connections) : toProblem(error);
  if (problem.status >= 500 && signal.reason !== STOPPING) tools.report(problem.cause ?? error);
  await record.say('error', problem.message);
  await record.end('failed', toProblemDocument(problem, `urn:seedbed:run:${run.id}`));
}

/** What became of a run whose server stopped while it was at work. */
export function interrupted(connections: number): Problem {
  return new Problem(
    'internal',
    connections > 1
      ? `The server stopped while the run was at work. Its rows go in by ${connections} sessions, each with transactions of its own: what they had loaded may be left in the target, without keys where the run made the tables. Drop what it made, or start it again with the mode "truncate".`
      : 'The server stopped while the run was at work. Its rows go in by one transaction: none of them is in the target, unless the server ended within the COMMIT. Start it again.',
  );
}
