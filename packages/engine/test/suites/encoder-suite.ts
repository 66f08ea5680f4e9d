import { describe, expect, test } from 'vitest';
import { allocColumn } from '../../src/columns/allocate.ts';
import type { Batch } from '../../src/columns/column.ts';
import { compileEncoder, type EncoderOptions } from '../../src/encode/compile-encoder.ts';
import { encodeBatches, type ChunkOptions } from '../../src/encode/encode-batches.ts';
import type { EncodedTable, Format } from '../../src/encode/encoder.ts';
import { sampleTable, type Sample } from './sample-table.ts';

/** All bytes of a stream. */
export function bytesOf(format: Format, table: EncodedTable, batches: Iterable<Batch>, options: EncoderOptions & ChunkOptions = {}): Buffer {
  return Buffer.concat([...encodeBatches(compileEncoder(format, table, options), batches, options)].map((chunk) => chunk.subarray(options.headroom ?? 0)));
}

export type Reader = {
  readonly name: string;
  readonly format: Format;
  readonly options?: EncoderOptions;
  /** The rows that an independent reader parses from the bytes, in the same form as `expected`. */
  read(bytes: Buffer, table: EncodedTable): unknown;
  expected(sample: Sample): unknown;
};

/** The requirements on every row encoder. */
export function encoderSuite({ name, format, options = {}, read, expected }: Reader): void {
  describe(name, () => {
    const sample = sampleTable();
    const { table, batch } = sample;
    const whole = bytesOf(format, table, [batch], options);

    test('E1, E4, E5: an independent reader reads every value back', async () => {
      expect(await read(whole, table)).toEqual(await expected(sample));
    });

    test('E2: neither chunks, nor batches, nor headroom change a byte', () => {
      for (const chunkBytes of [1, 100, 1000, 5000, 1 << 20]) expect(bytesOf(format, table, [batch], { ...options, chunkBytes }).equals(whole)).toBe(true);
      for (const rows of [1, 3, 7]) expect(bytesOf(format, table, cut(sample, rows), { ...options, chunkBytes: 3000 }).equals(whole)).toBe(true);
      expect(bytesOf(format, table, [batch], { ...options, chunkBytes: 700, headroom: 5 }).equals(whole)).toBe(true);
    });

    test('E3: the size bound holds for any rows, and nothing is written beyond it', () => {
      const encoder = compileEncoder(format, table, options);
      for (let from = 0; from < batch.count; from += 5) {
        const n = Math.min(3, batch.count - from);
        const bound = encoder.bound(batch, from, n);
        const memory = new Uint8Array(bound + 64).fill(0xee);
        const end = encoder.write(batch, from, n, memory, new DataView(memory.buffer), 0);
        expect(end).toBeLessThanOrEqual(bound);
        expect(memory.subarray(bound).every((byte) => byte === 0xee)).toBe(true);
      }
    });

    test('no rows are a head and a tail', () => {
      const encoder = compileEncoder(format, table, options);
      const none = Buffer.concat([encoder.head, encoder.tail]);
      expect(bytesOf(format, table, [], options).equals(none)).toBe(true);
      expect(bytesOf(format, table, [{ first: 0, count: 0, columns: batch.columns }], options).equals(none)).toBe(true);
    });

    test('a table without columns has rows all the same', () => {
      expect(() => bytesOf(format, { ...table, columns: [] }, [{ first: 0, count: 3, columns: [] }], options)).not.toThrow();
    });

    test('E10: a batch that does not fit its plan is refused', () => {
      const wrong = { ...batch, columns: batch.columns.map(() => allocColumn({ store: 'i64', as: 'int' }, batch.count)) };
      expect(() => bytesOf(format, table, [wrong], options)).toThrow(TypeError);
    });
  });
}

/** The same rows as small batches, each with its own arrays. */
function* cut({ batch }: Sample, rows: number): Generator<Batch> {
  for (let first = 0; first < batch.count; first += rows) {
    const count = Math.min(rows, batch.count - first);
    yield { first, count, columns: batch.columns.map((column) => cutColumn(column, first, count)) };
  }
}

function cutColumn<C extends Batch['columns'][number]>(column: C, first: number, count: number): C {
  const part = <A extends Int32Array | Float64Array | Uint8Array>(array: A) => array.slice(first, first + count) as A;
  const nulls = column.nulls && part(column.nulls);
  switch (column.store) {
    case 'i32':
    case 'f53':
      return { ...column, nulls, values: part(column.values) };
    case 'i64':
      return { ...column, nulls, low: part(column.low), high: part(column.high) };
    case 'dict':
      return { ...column, nulls, indices: part(column.indices) };
    case 'bits128':
      return { ...column, nulls, words: column.words.map(part) };
    case 'parts':
      return { ...column, nulls, parts: column.parts.map((values) => values && part(values)) };
    case 'arena':
      return { ...column, nulls, offsets: column.offsets.slice(first, first + count + 1) };
  }
}
