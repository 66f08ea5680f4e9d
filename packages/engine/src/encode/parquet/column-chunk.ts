import type { Column } from '../../columns/column.ts';
import type { EncodedColumn } from '../encoder.ts';
import { dictionarySink } from './dictionary-sink.ts';
import { levelSink } from './level-sink.ts';
import { i32, struct, thriftBytes, type Thrift } from './thrift.ts';
import { valueSink } from './value-sinks.ts';

const ENCODING = { plain: 0, rle: 3, dictionary: 8 } as const;

/** The metadata of one column's pages in a row group. */
export type ColumnChunk = {
  readonly pages: readonly Uint8Array[];
  readonly values: number;
  readonly encodings: readonly number[];
  /** Bytes of the dictionary page with its header; 0 if there is none. */
  readonly dictionaryBytes: number;
  readonly uncompressed: number;
  readonly compressed: number;
};

/**
 * Writes one column's pages, row group by row group. `bodyOf` converts a page's bytes to the bytes to write
 * (compression); they are valid until the next `add`.
 */
export function chunkWriter(column: EncodedColumn, rows: number, bodyOf: (bytes: Uint8Array) => Uint8Array) {
  const levels = column.makesNulls ? levelSink(rows) : null;
  const dictionary = column.shape.store === 'dict' ? dictionarySink(column.shape.dictionary, rows) : null;
  const plain = dictionary ? null : valueSink(column);
  let count = 0;

  return {
    add(values: Column, from: number, n: number): void {
      levels?.add(values, from, n);
      (dictionary ?? plain!).add(values, from, n);
      count += n;
    },
    take(): ColumnChunk {
      const parts = levels ? [levels.take()] : [];
      const pages: Page[] = [];
      let encoding: number = ENCODING.plain;
      if (dictionary) {
        const { entries, page, numbers } = dictionary.take();
        pages.push(pageOf(page, bodyOf, 2, [7, struct([1, i32(entries)], [2, i32(ENCODING.plain)])]));
        parts.push(numbers);
        encoding = ENCODING.dictionary;
      } else {
        parts.push(plain!.take());
      }
      pages.push(pageOf(joined(parts), bodyOf, 0, [5, struct([1, i32(count)], [2, i32(encoding)], [3, i32(ENCODING.rle)], [4, i32(ENCODING.rle)])]));
      const chunk = {
        pages: pages.flatMap(({ header, body }) => [header, body]),
        values: count,
        encodings: dictionary ? [ENCODING.plain, ENCODING.rle, ENCODING.dictionary] : [ENCODING.plain, ENCODING.rle],
        dictionaryBytes: dictionary ? pages[0]!.header.length + pages[0]!.body.length : 0,
        uncompressed: pages.reduce((sum, { header, plainBytes }) => sum + header.length + plainBytes, 0),
        compressed: pages.reduce((sum, { header, body }) => sum + header.length + body.length, 0),
      };
      count = 0;
      return chunk;
    },
  };
}

type Page = { readonly header: Uint8Array; readonly body: Uint8Array; readonly plainBytes: number };

function pageOf(bytes: Uint8Array, bodyOf: (bytes: Uint8Array) => Uint8Array, type: number, kind: readonly [number, Thrift]): Page {
  const body = bodyOf(bytes);
  const header = thriftBytes(struct([1, i32(type)], [2, i32(bytes.length)], [3, i32(body.length)], kind));
  return { header, body, plainBytes: bytes.length };
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  if (parts.length === 1) return parts[0]!;
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
