import { parseLoadModes } from '@seedbed/contract';
import type { CommitProof, PartDone, PartsFacts, PartsReport, PartWork } from '@seedbed/runner/compute';
import { counted } from './counted.ts';
import type { LoadTools } from './load-run.ts';
import type { PartEnd } from './parts/part-rows.ts';
import type { PartTools } from './run-kind.ts';
import type { RunView } from './run-views.ts';
import { takenBy } from './taken-by.ts';

/** One part of a load, in a thread; with `onlyLook` what became of it, undefined if it is not there. */
export async function loadPart(tools: LoadTools, part: PartTools, onlyLook: boolean): Promise<PartEnd | { readonly redo: readonly number[] } | undefined>;
export async function loadPart(tools: LoadTools, part: PartTools, onlyLook: false): Promise<PartEnd | { readonly redo: readonly number[] }>;
export async function loadPart(tools: LoadTools, part: PartTools, onlyLook: boolean): Promise<PartEnd | { readonly redo: readonly number[] } | undefined> {
  const { run, say } = part;
  const work = part.part.work as PartWork;
  if (work.kind === 'prepare' && !onlyLook) await say('info', `Loading revision ${run.revision} of ${run.datasetName} into ${run.target}, in parts`);
  if (work.kind === 'finish' && !onlyLook) await part.finishing();
  if (work.kind === 'prepare' && !onlyLook) await requireFirst(tools, run);
  const started = performance.now();
  const done = await send(tools, part, work, onlyLook);
  if (!done.there) return undefined;
  if (done.missing) {
    await say('warning', `The target lacks ${done.missing.length} parts that it had: ${done.missing.join(', ')}. They are made again.`);
    return { redo: done.missing };
  }
  if (done.found) noteFound(part, work, done.rows);
  await tell(part, work, done, (performance.now() - started) / 1000);
  return {
    rows: done.rows,
    add: done.add ?? [],
    run: {
      ...(done.facts && { facts: done.facts }),
      ...(done.tableParts && { tableParts: done.tableParts }),
      ...(done.report && { report: done.report }),
      ...(done.readBack && { readBack: done.readBack }),
    },
  };
}

/** Of runs started at the same moment the first one continues. */
async function requireFirst({ atWorkOn }: LoadTools, run: RunView): Promise<void> {
  const other = run.progress.length === 0 ? undefined : await atWorkOn(run.target, run.progress.map(({ table }) => table), run); // prettier-ignore
  if (other) throw takenBy(other, run.target, run.workspaceId);
}

async function send(tools: LoadTools, { run, part, note, prove, leaves, signal }: PartTools, work: PartWork, onlyLook: boolean): Promise<PartDone> {
  const { compute, revisions, datasets, addressOf, worksOf, partRows } = tools;
  const revision = await revisions.find(run.workspaceId, run.datasetId, run.revision);
  const ddl = run.create ? (await datasets.source(run.workspaceId, run.datasetId)).ddl : null;
  const expected = work.kind === 'finish' ? ((await worksOf(run.id)) as { number: number; work: PartWork }[]) : undefined;
  return compute.loadPart(
    revisions.document(revision),
    {
      run: run.id,
      number: part.number,
      token: part.token,
      work,
      facts: run.facts as PartsFacts | null,
      ...parseLoadModes(run.mode!),
      ledger: run.ledger === 'table',
      sizes: { connections: run.connections, ...(partRows !== null && { partRows }) },
      proof: part.proof as CommitProof | null,
      onlyLook,
      expected,
      url: await addressOf(run),
      ...(ddl !== null && work.kind === 'prepare' && { create: ddl }),
      ...(run.rowsAsked == null ? {} : { changes: { rows: run.rowsAsked } }),
      prove,
      onReached: () => leaves('unknown'),
      onProgress: note,
    },
    signal,
  );
}

/** Another worker did it: counts its rows for the tables as ours. */
function noteFound({ run, note }: PartTools, work: PartWork, rows: number): void {
  const done = { state: 'done', bytes: 0, seconds: 0 } as const;
  if (work.kind === 'rows') return note({ ...done, table: work.table, rows, total: rows });
  if (work.kind !== 'steps') return;
  const tables = new Set(work.steps.flatMap((step) => (step.kind === 'copy' ? [step.table] : step.kind === 'cycle' ? step.tables : [])));
  for (const { table, rows: total } of run.progress) if (tables.has(table)) note({ ...done, table, rows: total, total });
}

async function tell({ say }: PartTools, work: PartWork, { add, found, facts, report, rows }: PartDone, seconds: number): Promise<void> {
  for (const { level, message } of facts?.diagnostics ?? []) await say(level, message);
  if (facts && !facts.ledger) await say('info', 'No ledger is kept in the target: parts are proved by their keys, or by the numbers of their transactions.');
  if (add) await say('info', `${add.length + 1} parts: ${add.length - 2} of rows, the others prepare, verify and clean up`);
  if (work.kind === 'rows') {
    const range = `rows ${counted(work.first + 1)} to ${counted(work.first + work.count)}`;
    await say('info', found ? `${work.table}: ${range} were there already` : `${work.table}: ${counted(rows)} rows in ${seconds.toFixed(2)} s (${range})`);
  }
  if (report) await tellReport(say, report);
}

async function tellReport(say: PartTools['say'], { tables, constraints, limits, diagnostics, seconds }: PartsReport): Promise<void> {
  for (const { level, message } of diagnostics) await say(level, message);
  for (const limit of limits) await say('warning', limit);
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const toCheck = constraints.filter(({ holds }) => holds !== null).length;
  await say(
    'info',
    `${counted(rows)} rows in ${tables.length} tables; ${toCheck} of ${constraints.length} constraints checked again, all hold; ${seconds.toFixed(2)} s`,
  );
}
