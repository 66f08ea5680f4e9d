import { Problem } from '@seedbed/contract';
import type { StorePlace } from '@seedbed/runner/artifacts';
import type { Compute, ExportAsk, ExportPartDone, ExportResult, ExportWork } from '@seedbed/runner/compute';
import type { DatasetsService } from '../datasets/datasets.service.ts';
import type { RevisionsService } from '../datasets/revisions.service.ts';
import { counted } from '../runs/counted.ts';
import type { PartEnd } from '../runs/parts/part-rows.ts';
import type { PartsRepository } from '../runs/parts/parts.repository.ts';
import type { PartTools, RunKind } from '../runs/run-kind.ts';
import { bundleOf } from './bundle-of.ts';

export type ExportTools = {
  readonly compute: Compute;
  readonly revisions: RevisionsService;
  readonly datasets: DatasetsService;
  readonly place: StorePlace;
  readonly worksOf: PartsRepository['worksOf'];
  readonly resultsOf: PartsRepository['resultsOf'];
};

const MAX_ATTEMPTS = 5;

/** Exports: a dataset as files in the store of artifacts. A part that is begun again writes the same bytes over the same objects. */
export function exportRuns(tools: ExportTools): RunKind {
  return {
    kind: 'export',
    do: (part) => exportPart(tools, part),
    // A dead worker left nothing, or exactly the object that is created now.
    lookUp: async () => undefined,
    retryAfter(error, attempts) {
      const passes = error instanceof Problem && error.type === 'storage-failed' && error.facts['again'] === true;
      return passes && attempts < MAX_ATTEMPTS ? 1_000 * 2 ** attempts : undefined;
    },
  };
}

async function exportPart(tools: ExportTools, part: PartTools): Promise<PartEnd | { readonly redo: readonly number[] }> {
  const { run, say } = part;
  const work = part.part.work as ExportWork;
  if (part.part.number === 0) await say('info', `Exporting revision ${run.revision} of ${run.datasetName}: ${run.target}`);
  if (work.kind === 'finish') await part.finishing();
  const done = await send(tools, part, work).catch((error: unknown) => {
    // Complete files of a cancelled run are kept for its resume.
    if (part.signal.aborted) throw new Problem('conflict', 'The part was stopped.', { facts: { left: 'Finished files are kept for a resume, but cannot be downloaded.' }, cause: error }); // prettier-ignore
    throw error;
  });
  if (done.missing) return await makeAgain(tools, part, done.missing);
  await tell(part, work, done);
  return {
    rows: done.rows,
    ...(done.files && { result: { files: done.files } satisfies ExportResult }),
    ...(done.artifacts && { artifacts: done.artifacts }),
    ...(done.readBack && { run: { readBack: done.readBack } }),
  };
}

async function send(
  { compute, revisions, datasets, place, resultsOf }: ExportTools,
  { run, signal, note }: PartTools,
  work: ExportWork,
): Promise<ExportPartDone> {
  const revision = await revisions.find(run.workspaceId, run.datasetId, run.revision);
  const ask = run.facts as ExportAsk;
  const bundle = bundleOf(await datasets.source(run.workspaceId, run.datasetId), ask, run.files!);
  const results = work.kind === 'files' ? [] : ((await resultsOf(run.id)) as (ExportResult | null)[]);
  return compute.exportPart(
    revisions.document(revision),
    {
      part: { run: run.id, work, ask, name: run.target, ready: results.flatMap((result) => result?.files ?? []) },
      place,
      ...(bundle && { bundle }),
      ...(run.rowsAsked == null ? {} : { changes: { rows: run.rowsAsked } }),
      onProgress: note,
    },
    signal,
  );
}

/** Someone removed files: repeats the parts that created them. */
async function makeAgain({ worksOf }: ExportTools, { run, say }: PartTools, missing: readonly string[]): Promise<{ redo: number[] }> {
  await say('warning', `${counted(missing.length)} of the finished files are missing. They are made again.`);
  const gone = new Set(missing);
  const works = (await worksOf(run.id)) as { number: number; work: ExportWork }[];
  return { redo: works.filter(({ work }) => work.kind === 'files' && work.files.some((file) => gone.has(file))).map(({ number }) => number) };
}

async function tell({ run, say, note }: PartTools, work: ExportWork, { artifacts }: ExportPartDone): Promise<void> {
  if (!artifacts) return;
  // Rows of tables in shared files, as for a cycle, are reported by no part.
  for (const { table, rows, state } of run.progress) if (work.kind === 'finish' && state === 'waiting') note({ table, state: 'done', rows, total: rows, bytes: 0, seconds: null }); // prettier-ignore
  for (const { name, bytes, sha256 } of artifacts) await say('info', `${name}: ${counted(bytes)} bytes, SHA-256 ${sha256}`);
}
