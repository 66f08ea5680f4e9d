import { randomBytes } from 'node:crypto';
import { LIMITS, Problem, tablesNamed, type ExportFiles, type StartRun } from '@seedbed/contract';
import type { ArtifactStore } from '@seedbed/runner/artifacts';
import type { Compute, Document, ExportAsk, ExportPlan } from '@seedbed/runner/compute';
import { VERSION } from '../../version.ts';
import { counted } from '../runs/counted.ts';
import { bundleOf, type Source } from './bundle-of.ts';

type PrepareTools = { readonly compute: Compute; readonly store: ArtifactStore };
export type ExportOf = { readonly document: Document; readonly slug: string; readonly source: Source; readonly rows: StartRun['rows'] };
export type Prepared = { readonly ask: ExportAsk; readonly plan: ExportPlan; readonly target: string };

/** Everything that can be wrong with an export is reported before it begins: tables, options, room on the disk. */
export async function prepareExport({ compute, store }: PrepareTools, files: ExportFiles, { document, slug, source, rows }: ExportOf): Promise<Prepared> {
  const ask = { ...toExportAsk(files), ...(tablesNamed(rows).length > 0 && { named: tablesNamed(rows) }) };
  const bundle = bundleOf(source, ask, files);
  const plan = await compute.planExport(document, { ask, ...(bundle && { bundle }), ...(rows === undefined ? {} : { changes: { rows } }) }).catch(placed);
  await checkRoom(store, plan.bytes);
  const target = ask.package === 'zip' ? `${slug}.${ask.format}.zip` : `${counted(plan.files)} ${ask.format} ${plan.files === 1 ? 'file' : 'files'}`;
  return { ask, plan, target };
}

/** Determines the bytes: stored, so that any worker creates the same. */
function toExportAsk({
  format,
  package: as = 'zip',
  compress,
  tables,
  from,
  to,
  rowsPerFile,
  spreadsheet_safe,
  restrict_key,
  statements,
}: ExportFiles): ExportAsk {
  if (statements !== undefined && format !== 'sql') throw misplaced('statements', 'sql');
  const most = format === 'xlsx' ? LIMITS.xlsx.rows - 1 : LIMITS.exportFileRows;
  const key = restrict_key ?? (format === 'sql' ? randomBytes(32).toString('hex') : undefined);
  return {
    format,
    package: as,
    compression: compress ?? (as === 'zip' ? 'deflate' : 'none'),
    ...(tables && { tables }),
    range: { ...(from !== undefined && { from }), ...(to !== undefined && { to }) },
    rowsPerFile: rowsPerFile ?? most,
    file: { ...(spreadsheet_safe !== undefined && { spreadsheet_safe }), ...(key !== undefined && { restrict_key: key }) },
    version: VERSION,
  };
}

function misplaced(name: string, format: string): Problem {
  return new Problem('invalid-request', `${name} is for the format ${format} alone.`, {
    errors: [{ pointer: `/files/${name}`, message: `needs the format ${format}` }],
  });
}

/** Moves diagnostics about members of `files` to their position in the body. */
function placed(error: unknown): never {
  if (!(error instanceof Problem) || error.type !== 'invalid-request' || !error.errors) throw error;
  const errors = error.errors.map(({ pointer, message }) => ({ pointer: pointer.startsWith('/files') ? pointer : `/files${pointer}`, message }));
  throw new Problem(error.type, error.message, { errors, facts: { ...error.facts }, cause: error });
}

async function checkRoom(store: ArtifactStore, bytes: number): Promise<void> {
  const free = await store.free();
  if (free === undefined || bytes <= free) return;
  const mib = (amount: number): string => `${counted(Math.ceil(amount / 2 ** 20))} MiB`;
  throw new Problem(
    'storage-full',
    `The export needs about ${mib(bytes)} while it is made, and the disk for artifacts has ${mib(free)} free. Use fewer rows or tables, a smaller format (parquet with zstd), free some space, or set SEEDBED_ARTIFACTS to a folder on a larger disk.`,
    { facts: { needed: bytes, free } },
  );
}
