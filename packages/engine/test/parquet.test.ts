import { DuckDBInstance } from '@duckdb/node-api';
import { parquetMetadata, parquetReadObjects, parquetSchema } from 'hyparquet';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync, zstdCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { allocColumn } from '../src/columns/allocate.ts';
import type { Batch } from '../src/columns/column.ts';
import { Dictionary } from '../src/columns/dictionary.ts';
import { encodeParquet, type ParquetOptions } from '../src/encode/parquet/encode-parquet.ts';
import type { EncodedTable } from '../src/encode/encoder.ts';
import { bitWidth, putBitPacked } from '../src/encode/parquet/bit-packing.ts';
import { resolveType } from '@seedbed/contract';
import { sampleTable } from './suites/sample-table.ts';

const sample = sampleTable();
const { table, batch } = sample;
const file = (options: ParquetOptions = {}, batches: Batch[] = [batch]) => Buffer.concat([...encodeParquet(table, batches, options)]);

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'parquet-'));
});
afterAll(() => rm(folder, { recursive: true }));

const COMPRESSIONS = {
  none: {},
  gzip: { compression: { codec: 'gzip', compress: (bytes: Uint8Array) => gzipSync(bytes) } },
  zstd: { compression: { codec: 'zstd', compress: (bytes: Uint8Array) => zstdCompressSync(bytes) } },
} as const;

describe.each(Object.entries(COMPRESSIONS))('compression: %s', (name, options) => {
  test('E9: DuckDB reads every value, with its type', async () => {
    const path = join(folder, `${name}.parquet`);
    await writeFile(path, file({ ...options, rowsPerGroup: 10 }));
    const connection = await (await DuckDBInstance.create()).connect();
    await connection.run("set timezone = 'UTC'");
    const columns = table.columns.map(({ name: column, type }) => {
      const quoted = `"${column.replaceAll('"', '""')}"`;
      return type.base === 'bytea' ? `lower(hex(${quoted}))` : `${quoted}::varchar`;
    });
    const rows = (await connection.runAndReadAll(`select ${columns.join(', ')} from read_parquet('${path}')`)).getRowsJson();
    expect(rows.length).toBe(batch.count);
    sample.columns.forEach(({ column, expected }, i) => {
      expect([column.name, ...rows.map((row) => normal(row[i], column.type.base))]).toEqual([
        column.name,
        ...expected.map((value) => normal(value, column.type.base)),
      ]);
    });
    const described = (await connection.runAndReadAll(`describe select * from read_parquet('${path}')`)).getRowsJson().map((row) => row[1]);
    expect(described.slice(0, 26).filter((_, i) => i % 2 === 0)).toMatchInlineSnapshot(`
      [
        "INTEGER",
        "SMALLINT",
        "BOOLEAN",
        "BIGINT",
        "DECIMAL(18,2)",
        "DECIMAL(18,9)",
        "DECIMAL(18,0)",
        "BIGINT",
        "DECIMAL(18,3)",
        "DOUBLE",
        "FLOAT",
        "UUID",
        "INTEGER",
      ]
    `);
  });
});

test('hyparquet reads every text', async () => {
  const buffer = file();
  const bytes = buffer.buffer.slice(buffer.byteOffset, buffer.byteOffset + buffer.length) as ArrayBuffer;
  const metadata = parquetMetadata(bytes);
  expect(parquetSchema(metadata).children.map((child) => child.element.name)).toEqual(table.columns.map((column) => column.name));
  const objects = await parquetReadObjects({ file: bytes });
  for (const { column, expected } of sample.columns) {
    if (column.type.kind !== 'base' || column.type.base !== 'text' || column.shape.store === 'i32') continue;
    expect(objects.map((row) => row[column.name] ?? null)).toEqual(expected);
  }
});

test('E9: a row group ends in the middle of a batch', () => {
  const halves = [batch, batch];
  const metadata = parquetMetadata(file({ rowsPerGroup: 48 }, halves).buffer.slice(0) as ArrayBuffer);
  expect(metadata.row_groups.map((group) => Number(group.num_rows))).toEqual([48, 16]);
});

test('an empty table is a file too', async () => {
  const path = join(folder, 'empty.parquet');
  await writeFile(path, file({}, []));
  const connection = await (await DuckDBInstance.create()).connect();
  expect((await connection.runAndReadAll(`select count(*)::int from read_parquet('${path}')`)).getRowsJson()).toEqual([[0]]);
});

test.each([1, 2, 3, 255, 256, 257, 70_000])('a dictionary of %i entries', async (size) => {
  const dictionary = new Dictionary(Array.from({ length: size }, (_, i) => `entry ${i}`));
  const shape = { store: 'dict', dictionary } as const;
  const column = allocColumn(shape, 70_001);
  if (column.store !== 'dict') throw new Error('a dictionary column was asked for');
  column.indices.forEach((_, row) => (column.indices[row] = (row * 7919) % size));
  const one: EncodedTable = { schema: 'public', table: 't', columns: [{ name: 'x', type: resolveType('text'), shape, makesNulls: false }] };
  const path = join(folder, `dictionary-${size}.parquet`);
  await writeFile(path, Buffer.concat([...encodeParquet(one, [{ first: 0, count: 70_001, columns: [column] }])]));
  const connection = await (await DuckDBInstance.create()).connect();
  const rows = (await connection.runAndReadAll(`select x from read_parquet('${path}')`)).getRowsJson();
  expect(rows.length).toBe(70_001);
  expect(rows.every(([x], row) => x === `entry ${(row * 7919) % size}`)).toBe(true);
});

test('bit packing is reversed by reading bit by bit', () => {
  for (let width = 0; width <= 31; width++) {
    const values = Int32Array.from({ length: 101 }, (_, i) => (width === 0 ? 0 : Math.imul(i + 1, 0x9e3779b1) >>> (32 - width)));
    const u8 = new Uint8Array(1000).fill(0xaa);
    const end = putBitPacked(u8, 0, values, 101, width);
    expect(u8[0]).toBe(13 * 2 + 1);
    expect(end).toBe(1 + 13 * width);
    const bit = (n: number) => (u8[1 + (n >> 3)]! >> (n & 7)) & 1;
    expect(Array.from(values, (_, i) => Array.from({ length: width }, (__, k) => bit(i * width + k) * 2 ** k).reduce((x, y) => x + y, 0))).toEqual([...values]);
  }
  expect([0, 1, 2, 255, 256].map(bitWidth)).toEqual([0, 1, 2, 8, 9]);
});

/** Values that DuckDB and Postgres print differently. */
function normal(value: unknown, base: string): unknown {
  if (value === null || typeof value !== 'string') return value;
  if (base === 'bool') return value[0];
  if (base === 'float4' || base === 'float8')
    return base === 'float4' ? Math.fround(Number(value.replace('inf', 'Infinity'))) : Number(value.replace(/inf$/, 'Infinity'));
  if (base === 'bytea') return value.replace(/^\\x/, '');
  return value.replace(/^(\S+) \(?BC\)?(.*)$/, '$1$2 BC');
}
