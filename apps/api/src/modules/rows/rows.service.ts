import {
  parseRowCounts,
  Problem,
  splitNames,
  type ArchiveCompression,
  type BundleStatements,
  type Compression,
  type FileFormat,
  type FileOptions,
  type Format,
} from '@seedbed/contract';
import type { Answer, Compute, Document } from '@seedbed/runner/compute';
import type { WorkspaceId } from '../../db/columns.ts';
import type { Bulkhead } from '../../http/bulkhead.ts';
import { shortened } from '../../http/shortened.ts';
import { chunksOf, type Streamed } from '../../http/stream.ts';
import { VERSION } from '../../version.ts';
import type { DatasetsService } from '../datasets/datasets.service.ts';
import type { RevisionsService } from '../datasets/revisions.service.ts';
import { countedAnswer } from '../quotas/counted-answer.ts';
import type { RowQuotas } from '../quotas/row-quota.service.ts';

const DEFAULT_LIMIT = 50;

/** A revision of a dataset; default the current one. `known`: the tag of the caller's copy. */
export type RevisionOf = { readonly workspace: WorkspaceId; readonly id: string; readonly revision: number | undefined; readonly known: string | undefined };
export type TableOf = RevisionOf & { readonly table: string };
export type Window = { readonly offset?: number; readonly limit?: number };
/** The options for one table's file. */
type DownloadQuery = FileOptions & { readonly format?: FileFormat; readonly compress?: Compression; readonly from?: number; readonly to?: number };
/** The options for a dataset's archive. */
type ArchiveQuery = FileOptions & {
  readonly format?: FileFormat;
  readonly compress?: ArchiveCompression;
  readonly tables?: string;
  readonly rows?: string;
  readonly cap?: boolean;
  readonly statements?: BundleStatements;
};
export type Gates = { readonly preview: Bulkhead; readonly download: Bulkhead };
/** `answer` is undefined if the caller already has it (same tag); `tag` if a later answer will be more complete. */
export type Tagged = { readonly tag: string | undefined; readonly answer: Answer | undefined };

export type RowsService = ReturnType<typeof rowsService>;

/** Rows of datasets: nothing is stored, everything is computed from the blueprint of a revision. */
export function rowsService(
  datasets: Pick<DatasetsService, 'find' | 'source'>,
  revisions: RevisionsService,
  compute: Compute,
  gates: Gates,
  quotas: RowQuotas,
) {
  /**
   * A revision always gives the same rows in one version of the product. A long answer holds its slot until it is read.
   */
  async function preview({ workspace, id, revision, known }: RevisionOf, signal: AbortSignal, work: (document: Document) => Promise<Answer>): Promise<Tagged> {
    const found = await revisions.recent(workspace, id, revision);
    const tag = `W/"${found.number}-${found.sha256.slice(0, 16)}-${VERSION}"`;
    if (known !== undefined && known.split(/\s*,\s*/).includes(tag)) return { tag, answer: undefined };
    return { tag, answer: await gates.preview.answer(signal, () => work(revisions.document(found))) };
  }

  return {
    page(of: TableOf, { offset = 0, limit = DEFAULT_LIMIT }: Window, signal: AbortSignal): Promise<Tagged> {
      return preview(of, signal, (document) => compute.page(document, { table: of.table, offset, limit }, signal));
    },

    row(of: TableOf, number: number, signal: AbortSignal): Promise<Tagged> {
      return preview(of, signal, (document) => compute.row(document, { table: of.table, number }, signal));
    },

    children(of: TableOf, number: number, relation: string, { offset = 0, limit = DEFAULT_LIMIT }: Window, signal: AbortSignal): Promise<Tagged> {
      return preview(of, signal, (document) => compute.children(document, { table: of.table, number, relation, offset, limit }, signal));
    },

    distribution(of: TableOf, column: string, signal: AbortSignal): Promise<Tagged> {
      return preview(of, signal, (document) => compute.distribution(document, { table: of.table, column }, signal));
    },

    agreements(of: TableOf, signal: AbortSignal): Promise<Tagged> {
      return preview(of, signal, (document) => compute.agreements(document, { table: of.table }, signal));
    },

    async findings(of: RevisionOf, signal: AbortSignal): Promise<Tagged> {
      let isCut = false;
      const tagged = await preview(of, signal, async (document) => {
        const answer = await compute.findings(document, signal);
        isCut = answer.facts.isCut;
        return answer;
      });
      return isCut ? { ...tagged, tag: undefined } : tagged;
    },

    estimate(of: RevisionOf, format: Format, signal: AbortSignal): Promise<Tagged> {
      return preview(of, signal, (document) => compute.estimate(document, format, signal));
    },

    async download(of: Omit<TableOf, 'known'>, options: DownloadQuery, signal: AbortSignal): Promise<Streamed> {
      const { format = 'csv', compress = 'none', from, to, ...file } = options;
      const range = { ...(from === undefined ? {} : { from }), ...(to === undefined ? {} : { to }) };
      const opened = await gates.download.answer(signal, async () => {
        const document = revisions.document(await revisions.recent(of.workspace, of.id, of.revision));
        const ask = { table: of.table, format, compression: compress, ...range, file, place: '/query' };
        return countedAnswer(quotas, of.workspace, signal, (until) => compute.download(document, ask, until));
      });
      const { mediaType, extension, table } = opened.facts;
      return { mediaType, fileName: `${table!.schema}.${table!.table}.${extension}`, chunks: chunksOf(opened) };
    },

    /** All of a dataset, a file a table. */
    async archive(of: Omit<RevisionOf, 'known'>, options: ArchiveQuery, signal: AbortSignal): Promise<Streamed> {
      const { format = 'csv', compress = 'deflate', tables, rows, cap = false, statements, ...file } = options;
      const counts = rows === undefined ? undefined : parseRowCounts(rows);
      if (statements !== undefined && format !== 'sql') throw misplaced('statements', 'sql');
      const { slug } = await datasets.find(of.workspace, of.id);
      const source = format === 'sql' ? await datasets.source(of.workspace, of.id) : undefined;
      const ask = {
        format,
        compression: compress,
        file,
        ...(source && { bundle: { ...schemaOf(source), ...(statements && { statements }) } }),
        version: VERSION,
        ...(tables === undefined ? {} : { tables: splitNames(tables) }),
        ...(counts === undefined ? {} : { changes: { rows: counts }, counted: { rows: counts, cap, diagnostics: [] } }),
      };
      const opened = await gates.download.answer(signal, async () => {
        const document = revisions.document(await revisions.recent(of.workspace, of.id, of.revision));
        return countedAnswer(quotas, of.workspace, signal, (until) => compute.archive(document, ask, until));
      });
      const headers = shortened(opened.facts.short);
      return { mediaType: 'application/zip', fileName: `${slug}.${format}.zip`, chunks: chunksOf(opened), ...(headers && { headers }) };
    },
  };
}

function schemaOf({ ddl, catalog }: Awaited<ReturnType<DatasetsService['source']>>): { ddl?: string; catalog?: string } {
  if (ddl !== null) return { ddl };
  return catalog === null ? {} : { catalog };
}

function misplaced(name: string, format: FileFormat): Problem {
  return new Problem('invalid-request', `${name} is for the format ${format} alone.`, {
    errors: [{ pointer: `/query/${name}`, message: `needs the format ${format}` }],
  });
}
