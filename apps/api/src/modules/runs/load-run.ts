import { parseLoadModes, Problem } from '@seedbed/contract';
import { evict, outcomeOf, splitQualifiedName, type AddressPolicy, type CommitProof } from '@seedbed/postgres';
import { retryAfter, type Compute, type LoadReport, type PartWork } from '@seedbed/runner/compute';
import type { DatasetsService } from '../datasets/datasets.service.ts';
import type { RevisionsService } from '../datasets/revisions.service.ts';
import { counted } from './counted.ts';
import { loadPart } from './load-part.ts';
import type { PartEnd, PartRow, PartsRepository } from './parts.repository.ts';
import type { PartTools, RunKind } from './run-kind.ts';
import type { RunRecords } from './run-records.ts';
import type { RunView } from './run-views.ts';
import { connectToTarget } from './target-session.ts';

export type LoadTools = {
  readonly compute: Compute;
  readonly revisions: RevisionsService;
  readonly datasets: DatasetsService;
  readonly policy: AddressPolicy;
  /** The address that a run goes to, with its password. */
  readonly addressOf: (run: RunView) => Promise<string>;
  readonly worksOf: PartsRepository['worksOf'];
  readonly atWorkOn: RunRecords['atWorkOn'];
  /** Instead of a size by the table's rows. */
  readonly partRows: number | null;
};

/** All of a run, in one transaction. */
export type WholeWork = { readonly kind: 'whole' };

/** Loads: rows into somebody's Postgres, in one transaction or in parts. */
export function loadRuns(tools: LoadTools): RunKind {
  return {
    kind: 'load',
    do: (part) => ((part.part.work as WholeWork | PartWork).kind === 'whole' ? loadWhole(tools, part) : loadPart(tools, part, false)),
    async lookUp(part) {
      if ((part.part.work as WholeWork | PartWork).kind === 'whole') return lookUp(tools, part);
      // A part looks for itself before it begins: only where the run is to end, that is all.
      const stopped = part.run.state === 'cancelling' || part.run.error !== null;
      const end = stopped ? await loadPart(tools, part, true) : undefined;
      return end && !('redo' in end) ? end : undefined;
    },
    retryAfter: (error, attempts) => (neverBegan(error, attempts) ? undefined : retryAfter(error, attempts)),
  };
}

/** Of a server that was not there at all its user hears at once. */
function neverBegan(error: unknown, attempts: number): boolean {
  return attempts === 0 && error instanceof Problem && error.type === 'connection-failed' && error.facts['host'] !== undefined;
}

async function loadWhole(tools: LoadTools, part: PartTools): Promise<PartEnd> {
  const { run, say } = part;
  await say('info', `Loading revision ${run.revision} of ${run.datasetName} into ${run.target}`);
  const report = await sendWhole(tools, part);
  await part.finishing();
  await tell(part, report);
  return { rows: report.rows };
}

async function sendWhole({ compute, revisions, datasets, addressOf }: LoadTools, { run, part, note, step, prove, signal }: PartTools): Promise<LoadReport> {
  const revision = await revisions.find(run.workspaceId, run.datasetId, run.revision);
  const { ddl } = await datasets.source(run.workspaceId, run.datasetId);
  return compute.load(
    revisions.document(revision),
    {
      url: await addressOf(run),
      ...(run.rowsAsked == null ? {} : { changes: { rows: run.rowsAsked } }),
      ...parseLoadModes(run.mode!),
      connections: run.connections,
      ...(run.fast && { fast: true }),
      session: `${sessionsOf(part)}${part.token}`,
      prove,
      onProgress: note,
      onStep: step,
      ...(run.create && ddl !== null ? { create: ddl } : {}),
    },
    signal,
  );
}

/** How the names of all sessions begin that ever worked at this part. */
function sessionsOf({ runId, number }: PartRow): string {
  return `seedbed:${runId}:${number}:`;
}

/** Ends what the worker before left at work, then asks what became of its COMMIT, if it ever came to one. */
async function lookUp({ addressOf, policy }: LoadTools, { run, part, say }: PartTools) {
  await using client = await connectToTarget(await addressOf(run), policy, `${sessionsOf(part)}${part.token}`);
  const ended = await evict(client, sessionsOf(part));
  if (ended > 0) await say('info', `Ended ${ended} session${ended === 1 ? '' : 's'} of the worker before, which showed no sign of life`);
  const proof = part.proof as CommitProof | null;
  if (proof === null) {
    if (run.connections > 1) throw interrupted(run.connections);
    return undefined;
  }
  const outcome = await outcomeOf(client, proof, run.progress.map(({ table }) => splitQualifiedName(table))); // prettier-ignore
  if (outcome === 'aborted') return undefined;
  if (outcome === 'committed') {
    await say('info', 'The rows are in: the worker before had sent its COMMIT, and the target has kept it.');
    return { rows: run.rows };
  }
  throw new Problem('connection-failed', `Whether the rows of this run are in ${run.target} cannot be proved: all of them are, or none. Look whether its tables hold rows; then load again, with the mode "truncate" where they do.`, { facts: { outcome: 'unknown', ...proof } }); // prettier-ignore
}

async function tell({ say }: PartTools, report: LoadReport): Promise<void> {
  for (const diagnostic of report.diagnostics) await say(diagnostic.level, diagnostic.message);
  // The others were told when they ended.
  for (const { table, rows, note } of report.tables) if (note) await say('info', `${table}: ${counted(rows)} rows (${note})`);
  await say('info', `${counted(report.rows)} rows, ${counted(report.bytes)} bytes in ${report.seconds.toFixed(2)} s`);
}

/** What became of a run by several sessions whose worker died. */
export function interrupted(connections: number): Problem {
  return new Problem(
    'internal',
    connections > 1
      ? `The server stopped while the run was at work. Its rows go in by ${connections} sessions, each with transactions of its own: what they had loaded may be left in the target, without keys where the run made the tables. Drop what it made, or start it again with the mode "truncate".`
      : 'The server stopped while the run was at work. Its rows go in by one transaction: none of them is in the target, unless the server ended within the COMMIT. Start it again.',
  );
}
