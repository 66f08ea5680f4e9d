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
