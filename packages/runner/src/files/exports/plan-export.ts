import { isTextFormat, LIMITS, Problem, type Compression, type Diagnostic, type FileFormat, type Format } from '@seedbed/contract';
import type { Plan, TablePlan } from '@seedbed/engine';
import { chosenTables } from '../../rows/chosen-tables.ts';
import { estimateSize } from '../../rows/estimate-size.ts';
import { leftOutLine } from '../../rows/tool-tables.ts';
import { datasetFiles, type DatasetFile, type MakeFiles } from '../dataset-files.ts';
import type { ExportAsk, PlannedExportPart } from './export-ask.ts';

/** The outline of an export. */
export type ExportPlan = {
  readonly parts: readonly PlannedExportPart[];
  /** Tables with rows in the export, and their number of files. */
  readonly tables: readonly { readonly table: string; readonly rows: number; readonly parts: number }[];
  readonly files: number;
  /** Approximate bytes of storage during the export. */
  readonly bytes: number;
  readonly diagnostics: readonly Diagnostic[];
};

/** Estimated share of the size as text: rows shrink to a fifth or a third, which is unknown in advance. */
const PACKED_SHARE = 0.4;

/** The files of an export, in order. Throws like `datasetFiles`. */
export function exportFiles(plan: Plan, ask: ExportAsk, bundle: MakeFiles | undefined): DatasetFile[] {
  const { compression, package: as, ...request } = ask;
  if (as === 'files' && compression === 'deflate')
    throw new Problem('invalid-request', 'deflate is the compression inside a ZIP file. Use gzip, zstd or none for single files.', {
      errors: [{ pointer: '/files/compress', message: 'must be none, gzip or zstd without a ZIP file' }],
    });
  checkCount(plan, ask);
  return datasetFiles(plan, { ...request, compression: fileCompression(ask), bundle });
}

function checkCount(plan: Plan, { tables, named, rowsPerFile }: ExportAsk): void {
  const files = chosenTables(plan, tables, named).reduce((sum, { rows }) => sum + Math.max(1, Math.ceil(rows / rowsPerFile)), 0);
  if (files > LIMITS.exportFiles)
    throw new Problem('too-large', `That makes ${files} files, and an export has at most ${LIMITS.exportFiles}. Ask for more "rowsPerFile", or fewer rows.`, {
      facts: { files, limit: LIMITS.exportFiles },
    });
}

/** How each single file is compressed. */
export function fileCompression({ compression }: Pick<ExportAsk, 'compression'>): Compression {
  return compression === 'deflate' ? 'none' : compression;
}

/** The parts: each large file alone, small ones together. Throws for an invalid request, before anything is created. */
export function planExport(plan: Plan, ask: ExportAsk, bundle: MakeFiles | undefined): ExportPlan {
  const files = exportFiles(plan, ask, bundle);
  const chosen = chosenTables(plan, ask.tables, ask.named);
  const counts = Map.groupBy(files, ({ table }) => table);
  const parts: PlannedExportPart[] = [];
  let open: DatasetFile[] = [];
  let rows = 0;
  const flush = (): void => {
    if (open.length === 0) return;
    const tables = [...new Set(open.flatMap(({ table }) => table ?? []))];
    parts.push({ number: parts.length, stage: 0, work: { kind: 'files', files: open.map(({ name }) => name), tables } });
    open = [];
    rows = 0;
  };
  for (const file of files) {
    const count = file.rows ?? 0;
    // Counts a table in several files part by part.
    const alone = (counts.get(file.table)?.length ?? 1) > 1;
    if (alone || rows + count > LIMITS.partRows.max || open.length >= LIMITS.exportFilesPerPart) flush();
    open.push(file);
    rows += count;
    if (alone) flush();
  }
  flush();
  parts.push({ number: parts.length, stage: 1, work: { kind: 'finish' } }, { number: parts.length + 1, stage: 2, work: { kind: 'clean' } });
  return {
    parts,
    tables: chosen.map(({ name, rows: all }) => ({
      table: name,
      rows: counts.get(name)?.reduce((sum, file) => sum + (file.rows ?? 0), 0) ?? all,
      parts: counts.get(name)?.length ?? 1,
    })),
    files: files.length,
    bytes: bytesOf(plan, files, ask),
    diagnostics: [...(ask.tables ? [] : leftOut(plan, chosen)), ...plan.diagnostics],
  };
}

/** The text format with about the same size. */
const EQUIVALENT_FORMAT: Readonly<Record<Exclude<FileFormat, Format>, Format>> = { 'copy-binary': 'copy', parquet: 'csv', xlsx: 'csv' };

function bytesOf(plan: Plan, files: readonly DatasetFile[], { format, compression, package: as }: ExportAsk): number {
  const text = isTextFormat(format) ? format : EQUIVALENT_FORMAT[format];
  const sizes = new Map(estimateSize(plan, text).tables.map(({ table, rows, bytes }) => [table, rows === 0 ? 0 : bytes / rows]));
  const mean = sizes.size === 0 ? 0 : [...sizes.values()].reduce((sum, each) => sum + each, 0) / sizes.size;
  const plain = files.reduce((sum, { table, rows = 0 }) => sum + rows * (sizes.get(table ?? '') ?? mean), 0);
  const small = compression !== 'none' || format === 'parquet' || format === 'xlsx';
  // The files exist next to the archive until it is complete.
  return Math.ceil(plain * (small ? PACKED_SHARE : 1) * (as === 'zip' ? 2 : 1));
}

function leftOut(plan: Plan, chosen: readonly TablePlan[]): Diagnostic[] {
  const message = leftOutLine(plan, chosen);
  return message === null ? [] : [{ level: 'info', code: 'tool-tables-left-out', message }];
}
