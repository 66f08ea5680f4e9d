import fc from 'fast-check';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { SqlType } from '@seedbed/contract';
import { allocColumn } from '../src/columns/allocate.ts';
import type { Batch, Shape } from '../src/columns/column.ts';
import { Dictionary } from '../src/columns/dictionary.ts';
import { compileEncoder } from '../src/encode/compile-encoder.ts';
import { encodeBatches } from '../src/encode/encode-batches.ts';
import { textCell } from '../src/encode/text-cell.ts';
import { generate, type EncodedTable, type Format } from '../src/index.ts';
import { buildRows } from '../wasm/build.ts';
import { wholePlan } from './suites/whole/digests.ts';

type Options = {
  readonly format?: Format;
  readonly moduleFrom?: number;
  readonly chunkBytes?: number;
  readonly delimiter?: string;
  readonly nullText?: string;
  readonly rowsPerStatement?: number;
};

function bytesOf(table: EncodedTable, batches: Iterable<Batch>, { format = 'csv', ...options }: Options): Buffer {
  return Buffer.concat([...encodeBatches(compileEncoder(format, table, options), batches, options)].map((chunk) => Uint8Array.from(chunk)));
}

const type = (base: string): SqlType => ({ name: base, kind: 'base', base });
const many = fc.array(fc.nat(), { minLength: 1, maxLength: 40 });
const DAY = 86_400_000_000;

/** Columns of every shape that the module supports, with the values that are hardest to write. */
const column = fc.oneof(
  whole('int4', { store: 'i32', as: 'int' }, fc.integer()),
  whole('bool', { store: 'i32', as: 'bool' }, fc.integer({ min: 0, max: 1 })),
  whole('date', { store: 'i32', as: 'date' }, fc.oneof(fc.integer({ min: -719_162, max: 2_932_896 }), fc.integer({ min: 0, max: 33_000 }))),
  whole('int8', { store: 'f53', as: 'int' }, fc.oneof(fc.maxSafeInteger(), fc.integer({ min: -200_000_000, max: 200_000_000 }))),
  fc.integer({ min: 0, max: 15 }).chain((scale) => whole('numeric', { store: 'f53', as: 'decimal', scale }, fc.oneof(fc.maxSafeInteger(), fc.integer()))),
  whole('timestamptz', { store: 'f53', as: 'timestamptz' }, moments()),
  whole('timestamp', { store: 'f53', as: 'timestamp' }, moments()),
);

function moments() {
  const day = fc.integer({ min: -719_162, max: 2_932_896 });
  const micros = fc.oneof(
    fc.integer({ min: 0, max: 86_399 }).map((second) => second * 1_000_000),
    fc.integer({ min: 0, max: DAY / 1000 - 1 }).map((ms) => ms * 1000),
    fc.integer({ min: 0, max: DAY - 1 }),
  );
  return fc.tuple(day, micros).map(([days, rest]) => days * DAY + rest);
}

function whole(base: string, shape: Shape, value: fc.Arbitrary<number>) {
  return fc.record({
    type: fc.constant(type(base)),
    shape: fc.constant(shape),
    values: fc.array(value, { minLength: 40, maxLength: 40 }),
    nulls: fc.option(many),
  });
}

describe.each(['csv', 'copy-text', 'ndjson', 'json', 'sql-insert'] as const)('the module for rows writes the same bytes as JavaScript: %s', (format) => {
  test('E1: values at the ends of their types, NULL or not, in chunks and batches of any size', () => {
    fc.assert(
      fc.property(fc.array(column, { minLength: 1, maxLength: 6 }), fc.integer({ min: 60, max: 4000 }), (columns, chunkBytes) => {
        const table = {
          schema: 'public',
          table: 't',
          columns: columns.map(({ type, shape, nulls }, i) => ({ name: `c${i}`, type, shape, makesNulls: nulls !== null })),
        };
        const batch = {
          first: 0,
          count: 40,
          columns: columns.map(({ shape, values, nulls }) => {
            const filled = allocColumn(shape, 40);
            if (filled.store === 'i32' || filled.store === 'f53') filled.values.set(values);
            if (nulls) filled.nulls = Uint8Array.from({ length: 40 }, (_, row) => (nulls[row % nulls.length]! % 3 === 0 ? 1 : 0));
            return filled;
          }),
        };
        const requested = { format, chunkBytes, nullText: 'none', delimiter: ';', rowsPerStatement: 7 };
        expect(bytesOf(table, [batch, batch], { ...requested, moduleFrom: 0 })).toEqual(bytesOf(table, [batch, batch], { ...requested, moduleFrom: Infinity }));
      }),
      { seed: 21, numRuns: 200 },
    );
  });

  test('E1: entries of dictionaries, texts of parts and padded numbers, with letters of any length', () => {
    const texts = new Dictionary(['', 'a', 'naïve 👻', 'x'.repeat(100), 'two, three', 'a "quote"']);
    const shape: Shape = {
      store: 'parts',
      parts: [
        { kind: 'literal', text: 'no-' },
        { kind: 'int', width: 4, max: 99_999 },
        { kind: 'dict', dictionary: texts },
        { kind: 'int', width: 0, max: 9_999, omitZero: true },
        { kind: 'literal', text: '.' },
      ],
    };
    const table = {
      schema: 'public',
      table: 't',
      columns: [
        { name: 'a', type: type('text'), shape, makesNulls: true },
        { name: 'b', type: type('text'), shape: { store: 'dict', dictionary: texts } as const, makesNulls: false },
      ],
    };
    const [a, b] = table.columns.map((each) => allocColumn(each.shape, 5000));
    if (a?.store !== 'parts' || b?.store !== 'dict') throw new Error('other stores');
    a.nulls = Uint8Array.from({ length: 5000 }, (_, row) => (row % 5 === 0 ? 1 : 0));
    for (let row = 0; row < 5000; row++) {
      a.parts[1]![row] = row * 17;
      a.parts[2]![row] = b.indices[row] = row % texts.size;
      a.parts[3]![row] = row % 3 === 0 ? 0 : row;
    }
    const batches = [{ first: 0, count: 5000, columns: [a, b] }];
    expect(bytesOf(table, batches, { format, moduleFrom: 0 })).toEqual(bytesOf(table, batches, { format, moduleFrom: Infinity }));
  });

  test('E1: every table of the whole blueprint, as far as the module supports its columns, and from the middle of a stream', async () => {
    const plan = await wholePlan('en-US');
    let known = 0;
    for (const table of plan.tables) {
      const columns = table.columns.filter((each) => textCell(each, STYLE, { before: '', after: ',' }).operations !== undefined);
      if (columns.length === 0 || table.rows === 0) continue;
      known += columns.length;
      const cut = { ...table, columns };
      const batches = () =>
        generate(
          plan,
          table,
          0,
          table.rows,
          columns.map((each) => each.name),
          50,
        );
      const expected = bytesOf(cut, batches(), { format, moduleFrom: Infinity });
      expect([table.name, bytesOf(cut, batches(), { format, moduleFrom: 0 }).equals(expected)]).toEqual([table.name, true]);
      expect([table.name, bytesOf(cut, batches(), { format, moduleFrom: 60 }).equals(expected)]).toEqual([table.name, true]);
    }
    expect(known).toBeGreaterThan(300);
  });

  test('an unsupported year is written by JavaScript, and so is everything after it', () => {
    const shape = { store: 'i32', as: 'date' } as const;
    const table = { schema: 'public', table: 't', columns: [{ name: 'd', type: type('date'), shape, makesNulls: false }] };
    const days = allocColumn(shape, 4);
    if (days.store === 'i32') days.values.set([0, -800_000, 3_000_000, 20_000]);
    expect(bytesOf(table, [{ first: 0, count: 4, columns: [days] }], { format, moduleFrom: 0 }).toString()).toBe(
      bytesOf(table, [{ first: 0, count: 4, columns: [days] }], { format, moduleFrom: Infinity }).toString(),
    );
  });
});

describe('a host without WebAssembly', () => {
  afterEach(() => void vi.unstubAllGlobals());

  test('gets the same bytes from JavaScript', async () => {
    vi.stubGlobal('WebAssembly', undefined);
    vi.resetModules();
    const { compileEncoder: compiled } = await import('../src/encode/compile-encoder.ts');
    const shape = { store: 'i32', as: 'int' } as const;
    const table = { schema: 'public', table: 't', columns: [{ name: 'n', type: type('int4'), shape, makesNulls: false }] };
    const numbers = allocColumn(shape, 3);
    if (numbers.store === 'i32') numbers.values.set([1, -20, 300]);
    const memory = new Uint8Array(256);
    const end = compiled('csv', table, { moduleFrom: 0 }).write({ first: 0, count: 3, columns: [numbers] }, 0, 3, memory, new DataView(memory.buffer), 0);
    expect(Buffer.from(memory.subarray(0, end)).toString()).toBe('1\n-20\n300\n');
  });
});

test('the module that is checked in is compiled from its source', async () => {
  expect(await readFile(join(import.meta.dirname, '../src/encode/wasm/rows-module.ts'), 'utf8')).toBe(await buildRows());
});

/** The part of a style that is needed to check which columns the module supports. */
const STYLE = {
  id: 'test',
  none: '',
  booleans: ['f', 't'],
  quote: '',
  separator: ' ',
  zone: '+00',
  special: (text: string) => text,
  cell: (text: string) => text,
  parts: () => ({ quote: '', id: 'test', escape: (text: string) => text }),
  bytes: { before: '', after: '' },
  arena: () => ({ most: 0, bind() {}, write: () => 0 }),
} as const;
