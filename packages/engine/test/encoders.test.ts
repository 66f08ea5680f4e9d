import { DuckDBInstance } from '@duckdb/node-api';
import { writeFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isDocument } from '../src/encode/json-value.ts';
import { parseArray } from '../src/literals/array.ts';
import { bytesOf, encoderSuite } from './suites/encoder-suite.ts';
import { sampleTable, type Sample, type SampleColumn } from './suites/sample-table.ts';

const grid = (sample: Sample, cell: (value: string | null, column: SampleColumn) => unknown = (value) => value) =>
  Array.from({ length: sample.batch.count }, (_, row) => sample.columns.map((column) => cell(column.expected[row]!, column)));
const nulls = (value: unknown) => value ?? null;
const words = (value: string | null, { column }: SampleColumn) => (value !== null && column.type.base === 'bool' ? { t: 'true', f: 'false' }[value] : value);

for (const [name, options] of [
  ['CSV', {}],
  ['CSV with semicolons, another NULL and CRLF', { delimiter: ';', nullText: 'NULL', newline: '\r\n' }],
  ['CSV with tabs, without a header', { delimiter: '\t', header: false }],
] as const) {
  encoderSuite({
    name,
    format: 'csv',
    options,
    read(bytes, table) {
      const delimiter = 'delimiter' in options ? options.delimiter : ',';
      const records = readCsv(bytes.toString(), delimiter, 'nullText' in options ? options.nullText : '');
      if (!('header' in options)) expect(records.shift()).toEqual(table.columns.map((column) => column.name));
      return records;
    },
    expected: (sample) => grid(sample, words),
  });
}

encoderSuite({
  name: 'COPY text',
  format: 'copy-text',
  read: (bytes) =>
    bytes
      .toString()
      .split('\n')
      .slice(0, -1)
      .map((line) => line.split('\t').map(readCopyText)),
  expected: (sample) => grid(sample),
});

const objects = (sample: Sample) => grid(sample, jsonCell).map((cells) => Object.fromEntries(cells.map((cell, i) => [sample.table.columns[i]!.name, cell])));

encoderSuite({
  name: 'NDJSON',
  format: 'ndjson',
  read: (bytes) =>
    bytes
      .toString()
      .split('\n')
      .slice(0, -1)
      .map((line) => JSON.parse(line)),
  expected: objects,
});
encoderSuite({ name: 'JSON', format: 'json', read: (bytes) => JSON.parse(bytes.toString()), expected: objects });

encoderSuite({
  name: 'SQL INSERT',
  format: 'sql-insert',
  options: { rowsPerStatement: 10 },
  read: (bytes) => readInserts(bytes.toString()),
  expected: (sample) => grid(sample, words),
});

test('E6: DuckDB reads the CSV', async () => {
  const sample = sampleTable();
  const folder = await mkdtemp(join(tmpdir(), 'encoders-'));
  try {
    const file = join(folder, 'sample.csv');
    await writeFile(file, bytesOf('csv', sample.table, [sample.batch]));
    const connection = await (await DuckDBInstance.create()).connect();
    const reader = await connection.runAndReadAll(
      `select * from read_csv('${file}', header = true, all_varchar = true, delim = ',', quote = '"', escape = '"', nullstr = '', allow_quoted_nulls = false, new_line = '\\n', strict_mode = true)`,
    );
    expect(reader.columnNames()).toEqual(sample.table.columns.map((column) => column.name));
    expect(reader.getRowsJson().map((row) => row.map(nulls))).toEqual(grid(sample, words));
  } finally {
    await rm(folder, { recursive: true });
  }
});

test.each(['', 'é', ',,', '"', '\n', 'a', '1', '-', '.', ' ', '\\'])('an impossible delimiter is refused: %j', (delimiter) => {
  expect(() => bytesOf('csv', sampleTable().table, [], { delimiter })).toThrow(/delimiter/);
});

test.each(['0', '2024-01-01', 'true', 'a,b', '"', '\n'])('a text for NULL that a value may equal is refused: %j', (nullText) => {
  expect(() => bytesOf('csv', sampleTable().table, [], { nullText })).toThrow(/NULL/);
});

/** RFC 4180, where missing quotes distinguish NULL from the empty text. */
function readCsv(text: string, delimiter: string, nullText: string): (string | null)[][] {
  const records: (string | null)[][] = [];
  let record: (string | null)[] = [];
  for (let at = 0; at < text.length;) {
    if (text[at] === '"') {
      let value = '';
      for (at++; text[at] !== '"' || text[at + 1] === '"'; at++) {
        if (text[at] === '"') at++;
        value += text[at];
      }
      at++;
      record.push(value);
    } else {
      const end = at + text.slice(at).search(new RegExp(`${delimiter}|\r?\n`));
      const value = text.slice(at, end);
      expect(value).not.toContain('"');
      record.push(value === nullText ? null : value);
      at = end;
    }
    if (text[at] === delimiter) {
      at++;
    } else {
      expect(text.slice(at, at + 2)).toMatch(/^\r?\n/);
      at += text[at] === '\r' ? 2 : 1;
      records.push(record);
      record = [];
    }
  }
  expect(record).toEqual([]);
  return records;
}

function readCopyText(cell: string): string | null {
  if (cell === '\\N') return null;
  return cell.replace(/\\(.)/g, (_, letter: string) => ({ b: '\b', f: '\f', n: '\n', r: '\r', t: '\t', v: '\v' })[letter] ?? letter);
}

/** Standard SQL strings, numbers and words; a row of values has nothing else. */
function readInserts(text: string): (string | null)[][] {
  const [head, ...statements] = text.split(/^INSERT INTO .* VALUES\n/m);
  expect(head).toBe("SET client_encoding = 'UTF8';\nSET standard_conforming_strings = on;\n");
  expect(statements.length).toBeGreaterThan(1);
  return statements.flatMap((statement) => {
    const rows: (string | null)[][] = [];
    let at = 0;
    for (;;) {
      expect(statement[at++]).toBe('(');
      const row: (string | null)[] = [];
      for (let mark = ','; mark === ','; mark = statement[at++]!) {
        const match = /'((?:[^']|'')*)'|[^,)']+/y;
        match.lastIndex = at;
        const [all, quoted] = match.exec(statement)!;
        row.push(quoted === undefined ? (all === 'NULL' ? null : all) : quoted.replaceAll("''", "'"));
        at += all.length;
      }
      rows.push(row);
      const next = statement.slice(at, at + 2);
      at += 2;
      if (next === ';\n') break;
      expect(next).toBe(',\n');
    }
    expect(at).toBe(statement.length);
    return rows;
  });
}

/**
 * The expected result of JSON.parse: numbers within a double, documents and arrays as JSON, everything else as text.
 */
function jsonCell(value: string | null, { column: { type, shape } }: SampleColumn): unknown {
  if (value === null) return null;
  if (isDocument(type)) return JSON.parse(value);
  if (type.base === 'bool') return value === 't';
  if (type.kind === 'array') return jsonArray(parseArray(value)!.elements, type.element!.base);
  if (['int2', 'int4', 'int8', 'numeric', 'float4', 'float8', 'oid'].includes(type.base) && Number.isFinite(Number(value))) return Number(value);
  return shape.store === 'f53' && shape.as.startsWith('timestamp') ? value.replace(/^(\S+) /, '$1T').replace('+00', 'Z') : value;
}

function jsonArray(elements: readonly unknown[], base: string): unknown[] {
  return elements.map((element) => (Array.isArray(element) ? jsonArray(element, base) : element === null || base === 'text' ? element : Number(element)));
}
