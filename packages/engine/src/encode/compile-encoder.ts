import { Problem } from '@seedbed/contract';
import { copyBinaryEncoder, type CopyBinaryOptions } from './copy-binary.ts';
import { copyTextEncoder } from './copy-text.ts';
import { csvEncoder, type CsvOptions } from './csv.ts';
import type { EncodedTable, Encoder, Format } from './encoder.ts';
import { jsonEncoder, ndjsonEncoder } from './json-lines.ts';
import type { RowForm } from './row-encoder.ts';
import { sqlInsertEncoder, type SqlInsertOptions } from './sql-insert.ts';

export type EncoderOptions = CsvOptions & SqlInsertOptions & CopyBinaryOptions & Pick<RowForm, 'moduleFrom'>;

/** Creates the encoder for one stream of a table's rows. Parquet is not a row stream: `encodeParquet` writes it. */
export function compileEncoder(format: Format, table: EncodedTable, options: EncoderOptions = {}): Encoder {
  switch (format) {
    case 'csv':
      return csvEncoder(table, options);
    case 'ndjson':
      return ndjsonEncoder(table, options);
    case 'json':
      return jsonEncoder(table, options);
    case 'copy-text':
      return copyTextEncoder(table, options);
    case 'copy-binary':
      return copyBinaryEncoder(table, options);
    case 'sql-insert':
      return sqlInsertEncoder(table, options);
    default:
      throw new Problem('invalid-request', `There is no encoder of rows for the format ${String(format)}.`);
  }
}
