import { Type, type Static } from 'typebox';

/** In which form rows leave. */
export const Format = Type.Union([Type.Literal('csv'), Type.Literal('ndjson'), Type.Literal('json'), Type.Literal('sql'), Type.Literal('copy')], {
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

/** How a file is made safe to open, by its format. */
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
