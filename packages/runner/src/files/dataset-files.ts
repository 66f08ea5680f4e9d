import { COMPRESSED_EXTENSIONS, FILE_FORMATS, Problem, type Compression, type FileFormat, type FileOptions } from '@seedbed/contract';
import { compileEncoder, type ChunkOptions, type Plan, type TablePlan } from '@seedbed/engine';
import { chosenTables } from '../rows/chosen-tables.ts';
import { cutInto, rangeOf, shardOf, type RowPart, type RowRange, type Shard } from '../rows/row-part.ts';
import { encodeRows } from '../rows/stream.ts';
import { pageCodec } from './compressor.ts';
import { entryNames } from './entry-names.ts';
import { fileForm } from './file-form.ts';
import { checkSheet, xlsx } from './xlsx/xlsx.ts';

/** A request for a dataset's files. */
export type FilesRequest = {
  readonly format: FileFormat;
  readonly compression: Compression;
  /** The named tables, or all except those of migration tools and frameworks. */
  readonly tables?: readonly string[];
  /** Tables of tools that are included because a row count mentions them. */
  readonly named?: readonly string[];
  /** Rows of each table; not with a shard. */
  readonly range?: RowRange;
  readonly shard?: Shard;
  /** Larger tables are split into several files, numbered like shards; not together with a shard. */
  readonly rowsPerFile?: number;
  /** Each table's files in a separate folder, for engines that read a folder as one table; not for an SQL bundle. */
  readonly folders?: boolean;
  /** CSV: a first line with the names. Default true. */
  readonly header?: boolean;
  readonly file?: FileOptions;
  /** SQL as a bundle that psql loads, instead of a file of INSERT statements per table. */
  readonly bundle?: MakeFiles | undefined;
};

/** Creates the files of a dataset in another way: `sqlBundle`. */
export type MakeFiles = (plan: Plan, request: FilesRequest) => DatasetFile[];

/** A file that is generated on demand. */
export type DatasetFile = {
  readonly name: string;
  readonly table?: string;
  readonly rows?: number;
  /** The compression of its bytes. */
  readonly compression: Compression;
  /** Small already, by its format. */
  readonly isPacked?: boolean;
  /**
   * `options` select the memory; `made` is called with the number of rows of each consumed batch, for a file of rows.
   */
  chunks(options?: ChunkOptions, made?: (rows: number) => void): Iterable<Uint8Array>;
};

/**
 * One file per table, parents before children. Throws Problem `not-found` for an unknown table, `invalid-request` for
 * options of another format.
 */
export function datasetFiles(plan: Plan, request: FilesRequest): DatasetFile[] {
  const { format, shard, range = {}, rowsPerFile = Infinity, bundle } = request;
  if (bundle && format === 'sql') return bundle(plan, request);
  const wanted = new Set(chosenTables(plan, request.tables, request.named));
  const tables = plan.tables.filter((table) => wanted.has(table));
  checkShard(request);
  for (const table of tables) checkBinary(table, format);
  const { inside, outside } = compressionOf(request);
  const pieces = tables.flatMap((table) => {
    const parts = shard ? [shardOf(table, format, shard)] : cutInto(rangeOf(table, range), format, rowsPerFile);
    return parts.map((part, i) => ({ table, part, mark: parts.length > 1 ? shardMark({ index: i + 1, count: parts.length }) : '' }));
  });
  const ending = `${shard ? shardMark(shard) : ''}.${FILE_FORMATS[format].extension}${COMPRESSED_EXTENSIONS[outside]}`;
  const names = request.folders
    ? namesInFolders(tables, pieces, ending)
    : entryNames(
        pieces.map(({ table, mark }) => `${bareName(table)}${mark}`),
        ending,
      );
  return pieces.map(({ table, part }, i) => {
    // Reports errors in the options before making any file.
    fileForm([table], { format, ...request.file });
    if (format === 'xlsx') checkSheet(table, part.count);
    return {
      name: names[i]!,
      table: table.name,
      rows: part.count,
      compression: outside,
      isPacked: format === 'xlsx',
      chunks: (options, made) => chunksOf(plan, table, part, { ...request, compression: inside }, options, made),
    };
  });
}

/** `public.orders/rows.00003-of-00016.parquet`: the folder contains only the table's rows. */
function namesInFolders(tables: readonly TablePlan[], pieces: readonly { readonly table: TablePlan; readonly mark: string }[], ending: string): string[] {
  const folders = new Map(entryNames(tables.map(bareName), '').map((folder, i) => [tables[i]!, folder]));
  return pieces.map(({ table, mark }) => `${folders.get(table)!}/rows${mark}${ending}`);
}

const bareName = ({ name }: TablePlan): string => name.replaceAll('"', '');

/** `.00003-of-00016`: a table's files sort in the order of their shards. */
export function shardMark({ index, count }: Shard): string {
  return `.${String(index).padStart(5, '0')}-of-${String(count).padStart(5, '0')}`;
}

function* chunksOf(
  plan: Plan,
  table: TablePlan,
  part: RowPart,
  request: FilesRequest,
  options?: ChunkOptions,
  made?: (rows: number) => void,
): Generator<Uint8Array, void> {
  const { format, file = {}, compression } = request;
  if (format === 'xlsx') return yield* xlsx(plan, table, part, made);
  const header = (request.header ?? true) && part.isFirst;
  const { head, change, tail } = fileForm([table], { format, header, ...file });
  if (part.isFirst && head.length > 0) yield head;
  if (format === 'json' && !part.isFirst && part.first > 0 && part.count > 0) yield new TextEncoder().encode(',');
  const ends = { head: part.isFirst, tail: part.isLast || format !== 'json' };
  const codec = pageCodec(compression);
  const rows = encodeRows(plan, table, { format, header, ...part }, { ...options, ends, ...(codec && { compression: codec }) }, made);
  for (const chunk of rows) yield change(chunk);
  if (part.isLast && tail.length > 0) yield tail;
}

/** Parquet compresses its own pages, and a workbook is a ZIP file, so that readers open the file unchanged. */
function compressionOf({ format, compression }: FilesRequest): { readonly inside: Compression; readonly outside: Compression } {
  if (format === 'xlsx') return { inside: 'none', outside: 'none' };
  return format === 'parquet' ? { inside: compression, outside: 'none' } : { inside: 'none', outside: compression };
}

/** Arrays and composites of the database's own types contain their OIDs, which a file cannot know. */
function checkBinary(table: TablePlan, format: FileFormat): void {
  if (format !== 'copy-binary') return;
  if (compileEncoder('copy-binary', table).format === 'copy-binary') return;
  throw new Problem(
    'invalid-request',
    `${table.name} has no binary form outside of its database: a column is of a type of the database's own, or holds some. Take copy, its text form.`,
    { errors: [{ pointer: '/format', message: `cannot be copy-binary for ${table.name}` }], facts: { table: table.name } },
  );
}

function checkShard({ shard, format, file }: FilesRequest): void {
  if (shard && format === 'sql' && file?.restrict_key === undefined)
    throw new Problem(
      'invalid-request',
      'Shards of SQL become one file, which begins and ends with one key of \\restrict: give it to each shard as restrict_key, or none.',
      { errors: [{ pointer: '/restrict_key', message: 'is needed with shards' }] },
    );
}
