import { closeSync, openSync, writeSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DuckDBInstance } from '@duckdb/node-api';
import { emptyBlueprint, type Compression, type FileFormat } from '@seedbed/contract';
import { textRows } from '@seedbed/engine';
import { compileBlueprint } from '@seedbed/engine/compile-blueprint';
import { readZip } from '@seedbed/testing';
import { readSheet } from 'read-excel-file/node';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { shop } from '../../../engine/test/suites/shop.ts';
import { datasetFiles } from '../../src/files/dataset-files.ts';
import { fileBytes } from '../../src/files/measured.ts';
import { writeFiles } from '../../src/files/write-files.ts';

const ROWS = 3_000;
const plan = await compileBlueprint(shop(ROWS));
let folder: string;
beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'seedbed-formats-'))));
afterAll(() => rm(folder, { recursive: true }));

async function written(format: FileFormat, compression: Compression): Promise<string> {
  const { files } = await writeFiles(
    plan,
    { format, compression, tables: ['users'], version: '1' },
    {
      open(name) {
        const descriptor = openSync(join(folder, name), 'w');
        return { write: (chunk) => void writeSync(descriptor, chunk), keep: () => closeSync(descriptor), drop: () => closeSync(descriptor) };
      },
    },
  );
  return join(folder, files[0]!.file);
}

const READ = { csv: 'read_csv', ndjson: 'read_json', json: 'read_json', parquet: 'read_parquet' } as const;

test('DuckDB reads csv, ndjson, json and parquet, plain and compressed, and finds the same rows', async () => {
  const connection = await (await DuckDBInstance.create()).connect();
  const rows = textRows(plan, 'users', 0, ROWS);
  const expected = [String(ROWS), String((ROWS * (ROWS + 1)) / 2), String(new Set(rows.map((row) => row[1])).size), rows[ROWS - 1]![1]];
  for (const format of Object.keys(READ) as (keyof typeof READ)[]) {
    for (const compression of ['none', 'gzip', 'zstd'] as const) {
      const file = await written(format, compression);
      const found = await connection.runAndReadAll(
        `select count(*)::text, sum(id)::text, count(distinct email)::text, max_by(email, id) from ${READ[format]}('${file}')`,
      );
      expect([format, compression, found.getRows()[0]]).toEqual([format, compression, expected]);
    }
  }
});

/** A column of each kind, Postgres' printed value, and the value expected from a reader of the sheet. */
const CELLS: readonly (readonly [type: string, value: string, found: unknown])[] = [
  ['bigint', '999999999999999', 999_999_999_999_999],
  // More digits than Excel stores.
  ['bigint', '1234567890123456789', '1234567890123456789'],
  ['numeric(12,2)', '-12.50', -12.5],
  ['double precision', '0.1', 0.1],
  ['boolean', 'true', true],
  ['date', '2024-02-29', new Date('2024-02-29')],
  // Before Excel's first correct day.
  ['date', '1850-01-01', '1850-01-01'],
  ['timestamp with time zone', '2024-02-29 13:45:06+00', new Date('2024-02-29T13:45:06Z')],
  ['text', '=HYPERLINK("http://x";"y") <b>& ', '=HYPERLINK("http://x";"y") <b>& '],
  ['text', '007', '007'],
  ['text', 'tab\tline\nend', 'tab\tline\nend'],
];

test('sec-T16: an independent reader finds typed cells and no formula in an Excel sheet', async () => {
  const columns = CELLS.map(([type, value], i) => ({ name: `c${i}`, type, generator: { kind: 'constant', parameters: { value } } }));
  const empty = { name: 'none', type: 'text', nullable: true, nullRate: 1, generator: { kind: 'constant', parameters: { value: 'x' } } };
  const typed = await compileBlueprint({
    ...emptyBlueprint(),
    tables: [{ schema: 'public', name: 'of*every?type[and longer than Excel takes]', rows: 2, columns: [...columns, empty] }],
  });
  const [file] = datasetFiles(typed, { format: 'xlsx', compression: 'none' });
  const bytes = Buffer.concat([...fileBytes(file!)]);
  const cells = [...CELLS.map(([, , found]) => found), null];
  expect(await readSheet(bytes, { trim: false })).toEqual([[...columns.map(({ name }) => name), 'none'], cells, cells]);
  const sheet = (await readZip(bytes)).find(({ name }) => name.endsWith('sheet1.xml'))!.bytes.toString();
  expect(sheet).not.toMatch(/<f[ >]/);
});

test('too many rows for Excel, and a binary format that only the database has, are rejected before any row is generated', async () => {
  const many = await compileBlueprint(shop(2_000_000));
  expect(() => datasetFiles(many, { format: 'xlsx', compression: 'none', tables: ['users'] })).toThrow('1048575 rows');
  expect(datasetFiles(many, { format: 'xlsx', compression: 'none', tables: ['users'], range: { from: 1, to: 5 } })).toHaveLength(1);
  const own = await compileBlueprint({
    ...emptyBlueprint(),
    types: { 'public.mood': { kind: 'enum', labels: ['well', 'ill'] } },
    tables: [
      {
        schema: 'public',
        name: 't',
        rows: 2,
        columns: [{ name: 'moods', type: 'public.mood[]', generator: { kind: 'constant', parameters: { value: '{well}' } } }],
      },
    ],
  });
  expect(() => datasetFiles(own, { format: 'copy-binary', compression: 'none' })).toThrow('no binary form outside');
  const file = await written('copy-binary', 'none');
  expect((await readFile(file)).subarray(0, 11).toString('latin1')).toBe('PGCOPY\n\xff\r\n\0');
});
