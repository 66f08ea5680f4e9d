import type { EncodedTable } from '../encoder.ts';
import type { ColumnChunk } from './column-chunk.ts';
import { parquetType, PHYSICAL } from './column-type.ts';
import { i32, i64, list, struct, text, thriftBytes, type Thrift } from './thrift.ts';

export type RowGroup = { readonly rows: number; readonly offset: number; readonly chunks: readonly ColumnChunk[] };

const REQUIRED = 0;
const OPTIONAL = 1;

/** FileMetaData: the schema, and the offset of each row group's columns. */
export function footer(table: EncodedTable, groups: readonly RowGroup[], codec: number): Uint8Array {
  const rows = groups.reduce((sum, group) => sum + group.rows, 0);
  return thriftBytes(
    struct(
      [1, i32(2)],
      [2, list('struct', schema(table))],
      [3, i64(rows)],
      [
        4,
        list(
          'struct',
          groups.map((group) => rowGroup(table, group, codec)),
        ),
      ],
      [6, text('seedbed')],
    ),
  );
}

function schema({ table, columns }: EncodedTable): Thrift[] {
  const root = struct([4, text(table)], [5, i32(columns.length)]);
  const leaves = columns.map((column) => {
    const { physical, length, converted, logical, precision, scale } = parquetType(column);
    const maybe = (value: number | undefined) => (value === undefined ? undefined : i32(value));
    return struct(
      [1, i32(PHYSICAL[physical])],
      [2, maybe(length)],
      [3, i32(column.makesNulls ? OPTIONAL : REQUIRED)],
      [4, text(column.name)],
      [6, maybe(converted)],
      [7, maybe(scale)],
      [8, maybe(precision)],
      [10, logical],
    );
  });
  return [root, ...leaves];
}

function rowGroup({ columns }: EncodedTable, { rows, offset, chunks }: RowGroup, codec: number): Thrift {
  let at = offset;
  const entries = chunks.map((chunk, i) => {
    const start = at;
    at += chunk.compressed;
    const metadata = struct(
      [1, i32(PHYSICAL[parquetType(columns[i]!).physical])],
      [2, list('i32', chunk.encodings.map(i32))],
      [3, list('text', [text(columns[i]!.name)])],
      [4, i32(codec)],
      [5, i64(chunk.values)],
      [6, i64(chunk.uncompressed)],
      [7, i64(chunk.compressed)],
      [9, i64(start + chunk.dictionaryBytes)],
      [11, chunk.dictionaryBytes > 0 ? i64(start) : undefined],
    );
    return struct([2, i64(start)], [3, metadata]);
  });
  const uncompressed = chunks.reduce((sum, chunk) => sum + chunk.uncompressed, 0);
  return struct([1, list('struct', entries)], [2, i64(uncompressed)], [3, i64(rows)], [5, i64(offset)], [6, i64(at - offset)]);
}
