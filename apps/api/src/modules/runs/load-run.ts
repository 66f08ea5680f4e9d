import { parseLoadModes, Problem } from '@seedbed/contract';
import type { AddressPolicy } from '@seedbed/postgres/address';
import { evict, LeftBehind, outcomeOf, readBack, takeMadeBack, type CommitProof, type MadeSchema } from '@seedbed/postgres/load';
import { splitQualifiedName, type OpenClient } from '@seedbed/postgres/sql';
import { retryAfter, type Compute, type LoadReport, type PartWork } from '@seedbed/runner/compute';
import type { DatasetsService } from '../datasets/datasets.service.ts';
import type { RevisionsService } from '../datasets/revisions.service.ts';
import { counted } from './counted.ts';
import { loadPart } from './load-part.ts';
import type { PartEnd, PartRow } from './parts/part-rows.ts';
import type { PartsRepository } from './parts/parts.repository.ts';
import type { PartTools, RunKind } from './run-kind.ts';
import { proveFirst, type ProveFirst } from './prove-first.ts';
import type { RunRecords } from './run-records.ts';
import type { RunView } from './run-views.ts';
import { connectToTarget } from './target-session.ts';

export type LoadTools = {
  readonly compute: Compute;
  readonly revisions: RevisionsService;
  readonly datasets: DatasetsService;
  readonly policy: AddressPolicy;
  /** The target address of a run, with its password. */
  readonly addressOf: (run: RunView) => Promise<string>;
  readonly worksOf: PartsRepository['worksOf'];
  readonly atWorkOn: RunRecords['atWorkOn'];
  readonly proofs: ProveFirst;
  /** Instead of a size by the table's rows. */
  readonly partRows: number | null;
};

/** All of a run, in one transaction. */
export type WholeWork = { readonly kind: 'whole' };

/** Loads: rows into someone's Postgres, in one transaction or in parts. */
export function loadRuns(tools: LoadTools): RunKind {
  return {
    kind: 'load',
    async do(part) {
      const { kind } = part.part.work as WholeWork | PartWork;
      if (kind === 'whole' || kind === 'prepare') await proveFirst(tools.proofs, part);
      return kind === 'whole' ? loadWhole(tools, part) : loadPart(tools, part, false);
    },
    async lookUp(part) {
      if ((part.part.work as WholeWork | PartWork).kind === 'whole') return lookUp(tools, part);
      // A part checks the target itself before it begins; only a run that must end checks nothing else.
      const stopped = part.run.state === 'cancelling' || part.run.error !== null;
      const end = stopped ? await loadPart(tools, part, true) : undefined;
      return end && !('redo' in end) ? end : undefined;
    },
    retryAfter: (error, attempts) => (neverBegan(error, attempts) ? undefined : retryAfter(error, attempts)),
  };
}

/** Whether the first attempt could not reach the server: this is reported immediately instead of being tried again. */
function neverBegan(error: unknown, attempts: number): boolean {
  return attempts === 0 && error instanceof Problem && error.type === 'connection-failed' && error.facts['host'] !== undefined;
}

async function loadWhole(tools: LoadTools, part: PartTools): Promise<PartEnd> {
  const { run, say } = part;
  await say('info', `Loading revision ${run.revision} of ${run.datasetName} into ${run.target}`);
  const report = await sendWhole(tools, part);
  if (report.readBack === null) throw notReadBack(run);
  await part.finishing();
  await tell(part, report);
  return { rows: report.rows, run: { readBack: report.readBack } };
}

/** The rows were committed: the next worker of the part finds them by its proof. */
function notReadBack({ target }: RunView): Problem {
  return new Problem('connection-failed', `The rows of this run were committed, but ${target} did not respond when they were checked afterwards.`, {
    facts: { outcome: 'unknown' },
  });
}

async function sendWhole(
  { compute, revisions, datasets, addressOf }: LoadTools,
  { run, part, note, step, prove, leaves, signal }: PartTools,
): Promise<LoadReport> {
  const revision = await revisions.find(run.workspaceId, run.datasetId, run.revision);
  const { ddl } = await datasets.source(run.workspaceId, run.datasetId);
  return compute.load(
    revisions.document(revision),
    {
      url: await addressOf(run),
      ...(run.rowsAsked == null ? {} : { changes: { rows: run.rowsAsked } }),
      ...parseLoadModes(run.mode!),
      ...(run.fast && { fast: true }),
      session: `${sessionsOf(part)}${part.token}`,
      prove,
      proveMade: (made) => prove({ made } satisfies Proof),
      onReached: () => leaves('unknown'),
      onTakenBack: () => leaves('nothing'),
      onProgress: note,
      onStep: step,
      ...(run.create && ddl !== null ? { create: ddl } : {}),
    },
    signal,
  );
}

/** The name prefix of all sessions that ever worked on this part. */
function sessionsOf({ runId, number }: PartRow): string {
  return `seedbed:${runId}:${number}:`;
}

/** The stored proofs of a run in one transaction, before each COMMIT: that of an earlier schema, that of the rows. */
type Proof = Partial<CommitProof>;

/**
 * Ends the previous worker's sessions, then queries the target for the outcome of its COMMIT, if there was one, and
 * reads the rows back.
 */
async function lookUp({ addressOf, policy }: LoadTools, { run, part, say, note }: PartTools): Promise<PartEnd | undefined> {
  // From a version that used both: its proof may belong to any of its transactions.
  if (run.connections > 1) throw interrupted(run.connections);
  await using client = await connectToTarget(await addressOf(run), policy, `${sessionsOf(part)}${part.token}`);
  const ended = await evict(client, sessionsOf(part));
  if (ended > 0) await say('info', `Ended ${ended} session${ended === 1 ? '' : 's'} of the previous worker, which stopped responding`);
  const proof = part.proof as Proof | null;
  const tables = run.progress.map(({ table }) => splitQualifiedName(table)); // prettier-ignore
  const outcome = proof && isRowsProof(proof) ? await outcomeOf(client, proof, tables) : 'aborted';
  if (outcome === 'aborted') {
    if (proof?.made && (await takeBack(client, proof.made)))
      await say('info', 'Removed the schema that the previous worker created: its rows were not committed.');
    return undefined;
  }
  if (outcome === 'committed') {
    const { due, taken, settings } = proof as CommitProof;
    const seen = await readBack(client, { tables, due: due ?? run.progress, ...(settings && { settings }) });
    await say('info', 'The rows are in the target: the previous worker had sent its COMMIT. They were counted there.');
    // From an earlier version, which had no other count.
    const counts = (taken ?? seen.tables).map(({ table, rows }) => ({ table, rows: rows ?? 0 }));
    for (const { table, rows } of counts) note({ table, state: 'done', rows, total: rows, bytes: 0, seconds: null });
    return { rows: counts.reduce((sum, { rows }) => sum + rows, 0), run: { readBack: seen } };
  }
  throw new Problem('connection-failed', `Whether the rows of this run are in ${run.target} is unknown: all of them are, or none. Check whether its tables have rows; then load again, with the mode "truncate" if they do.`, { facts: { outcome: 'unknown', ...proof } }); // prettier-ignore
}

async function takeBack(client: OpenClient, made: MadeSchema): Promise<boolean> {
  return takeMadeBack(client, made).catch((error: unknown) => {
    if (!(error instanceof LeftBehind)) throw error;
    throw new Problem('load-rejected', error.message, { facts: { left: error.message, statements: error.statements }, cause: error });
  });
}

const isRowsProof = (proof: Proof): proof is CommitProof => proof.xid !== undefined;

async function tell({ say }: PartTools, report: LoadReport): Promise<void> {
  for (const diagnostic of report.diagnostics) await say(diagnostic.level, diagnostic.message);
  // The others were reported when they ended.
  for (const { table, rows, note } of report.tables) if (note) await say('info', `${table}: ${counted(rows)} rows (${note})`);
  await say('info', `${counted(report.rows)} rows, ${counted(report.bytes)} bytes in ${report.seconds.toFixed(2)} s`);
}

/** The error for a multi-session run whose worker died. */
export function interrupted(connections: number): Problem {
  return new Problem(
    'internal',
    connections > 1
      ? `The server stopped during the run. Its rows go in by ${connections} sessions with their own transactions: loaded rows may remain in the target, without keys if the run created the tables. Drop those tables, or start the run again with the mode "truncate".`
      : 'The server stopped during the run. Its rows go in by one transaction: none of them is in the target, unless the server ended within the COMMIT. Start it again.',
  );
}
