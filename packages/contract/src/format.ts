import { Type, type Static } from 'typebox';

/** The text formats: of single requests, files and archives. */
const TEXTS = [Type.Literal('csv'), Type.Literal('ndjson'), Type.Literal('json'), Type.Literal('sql'), Type.Literal('copy')] as const;

/** The formats of rows in one response. */
export const Format = Type.Union([...TEXTS], {
  $id: 'Format',
  description: 'csv has a header line; copy is the text form of COPY',
});
export type Format = Static<typeof Format>;

export const FORMATS: Readonly<Record<Format, { readonly mediaType: string; readonly extension: string }>> = {
  csv: { mediaType: 'text/csv; charset=utf-8; header=present', extension: 'csv' },
  ndjson: { mediaType: 'application/x-ndjson', extension: 'ndjson' },
  json: { mediaType: 'application/json', extension: 'json' },
  sql: { mediaType: 'application/sql', extension: 'sql' },
  copy: { mediaType: 'text/plain; charset=utf-8', extension: 'copy' },
};

/** The formats of a whole dataset: a file for each table. */
export const FileFormat = Type.Union([...TEXTS, Type.Literal('copy-binary'), Type.Literal('parquet'), Type.Literal('xlsx')], {
  $id: 'FileFormat',
  description: 'csv has a header line; copy is the text form of COPY, copy-binary the binary one; xlsx is for Excel: typed cells, up to its 1,048,575 rows',
});
export type FileFormat = Static<typeof FileFormat>;

export const FILE_FORMATS: Readonly<Record<FileFormat, { readonly mediaType: string; readonly extension: string }>> = {
  ...FORMATS,
  'copy-binary': { mediaType: 'application/octet-stream', extension: 'pgcopy' },
  parquet: { mediaType: 'application/vnd.apache.parquet', extension: 'parquet' },
  xlsx: { mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', extension: 'xlsx' },
};

/** Whether a format is text. Only the size of text formats can be estimated. */
export const isTextFormat = (format: FileFormat): format is Format => Object.hasOwn(FORMATS, format);

const EACH = [Type.Literal('none'), Type.Literal('gzip'), Type.Literal('zstd')] as const;

/** The compression of each single file. */
export const Compression = Type.Union([...EACH], { $id: 'Compression' });
export type Compression = Static<typeof Compression>;

/** Media types of compressed files. */
export const COMPRESSED: Readonly<Record<Exclude<Compression, 'none'>, string>> = { gzip: 'application/gzip', zstd: 'application/zstd' };

/** Every possible media type of a file of rows, the default first. */
export const FILE_MEDIA_TYPES: readonly string[] = [...Object.values(FILE_FORMATS).map(({ mediaType }) => mediaType), ...Object.values(COMPRESSED)];

/** The extra extension of a compressed file. */
export const COMPRESSED_EXTENSIONS: Readonly<Record<Compression, string>> = { none: '', gzip: '.gz', zstd: '.zst' };

/** The compression of an archive's files: by ZIP itself, which returns plain files, or of each file, which stays compressed after unpacking. */
export const ArchiveCompression = Type.Union([Type.Literal('deflate'), ...EACH], {
  $id: 'ArchiveCompression',
  default: 'deflate',
  description: 'deflate: by ZIP itself, plain files come out; gzip, zstd: compressed files come out; none: fastest, and five times as large',
});
export type ArchiveCompression = Static<typeof ArchiveCompression>;

/** How rows are in an SQL bundle. */
export const BundleStatements = Type.Union([Type.Literal('copy'), Type.Literal('insert')], {
  $id: 'BundleStatements',
  description: 'sql only: as COPY data, which psql alone reads, or as INSERT statements. Without it: copy',
});
export type BundleStatements = Static<typeof BundleStatements>;

/** Options that make a file safe to open, by its format. */
export const FileOptions = {
  spreadsheet_safe: Type.Optional(
    Type.Boolean({
      description:
        'csv only: an apostrophe before every cell that a spreadsheet would take for a formula (= + - @, tab, line end), numbers of number columns excepted. Without it the file is exact, and loads back unchanged',
    }),
  ),
  restrict_key: Type.Optional(
    Type.String({
      pattern: '^[A-Za-z0-9]{1,64}$',
      description:
        'sql only: the key between whose \\restrict and \\unrestrict psql obeys no command of its own. Without it one is drawn for each file; give one where files must be equal byte for byte, and none for programs other than psql',
    }),
  ),
};
const Options = Type.Object(FileOptions);
export type FileOptions = Static<typeof Options>;
