import type { Batch } from '../columns/column.ts';
import { compileEncoder, type EncoderOptions } from './compile-encoder.ts';
import { encodeBatches, type ChunkOptions } from './encode-batches.ts';
import type { EncodedTable, Format } from './encoder.ts';
import { encodeParquet, type ParquetOptions } from './parquet/encode-parquet.ts';

/** Encodes a table's rows in any format, in chunks. Files, downloads and artifacts use it. */
export function encode(
  format: Format,
  table: EncodedTable,
  batches: Iterable<Batch>,
  options: EncoderOptions & ChunkOptions & ParquetOptions = {},
): Generator<Uint8Array, void, undefined> {
  return format === 'parquet' ? encodeParquet(table, batches, options) : encodeBatches(compileEncoder(format, table, options), batches, options);
}
