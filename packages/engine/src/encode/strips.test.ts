import type { SqlType } from '@seedbed/contract';
import { expect, test } from 'vitest';
import type { Column, Shape } from '../columns/column.ts';
import { Dictionary } from '../columns/dictionary.ts';
import { copyBinaryEncoder } from './copy-binary.ts';

const ROWS = 700;
const type = (base: string, scale?: number): SqlType => ({ name: base, kind: 'base', base, ...(scale === undefined ? {} : { scale }) }) as SqlType;
const masked = (column: Column): Column => ({ ...column, nulls: Uint8Array.from({ length: ROWS }, (_, row) => (row % 7 < 3 || row > 600 ? 1 : 0)) });

function numeric(scale: number, nulls: boolean): [SqlType, Column] {
  const shape: Shape = { store: 'f53', as: 'decimal', scale };
  // All magnitudes up to 2^53, with zeros at the start, at the end and in the middle.
  const values = Float64Array.from({ length: ROWS }, (_, row) => {
    const size = Math.floor(2 ** (row % 54)) * (row % 3 === 0 ? 1 : 10 ** (row % 5));
    return size > Number.MAX_SAFE_INTEGER ? row * 10_000 : row % 11 === 0 ? -size : row % 13 === 0 ? 0 : size;
  });
  const column: Column = { store: 'f53', shape, values, nulls: null };
  return [type('numeric', scale), nulls ? masked(column) : column];
}

const words = new Dictionary(['', 'a', 'new', 'a longer one']);
const bigint: [SqlType, Column] = [
  type('int8'),
  { store: 'f53', shape: { store: 'f53', as: 'int' }, values: Float64Array.from({ length: ROWS }, (_, row) => row * 9e12 - 5e14), nulls: null },
];
const flag: [SqlType, Column] = [
  type('bool'),
  { store: 'i32', shape: { store: 'i32', as: 'bool' }, values: Int32Array.from({ length: ROWS }, (_, row) => row % 2), nulls: null },
];
const word: [SqlType, Column] = [
  type('text'),
  { store: 'dict', shape: { store: 'dict', dictionary: words }, indices: Int32Array.from({ length: ROWS }, (_, row) => row % 4), nulls: null },
];
const entry = (texts: readonly string[]): [SqlType, Column] => [
  type('text'),
  {
    store: 'dict',
    shape: { store: 'dict', dictionary: new Dictionary(texts) },
    indices: Int32Array.from({ length: ROWS }, (_, row) => row % texts.length),
    nulls: null,
  },
];
const mail: [SqlType, Column] = [
  type('text'),
  {
    store: 'parts',
    shape: {
      store: 'parts',
      parts: [
        { kind: 'dict', dictionary: words },
        { kind: 'literal', text: '-' },
        { kind: 'int', width: 3, max: 99_999, omitZero: true },
      ],
    },
    parts: [Int32Array.from({ length: ROWS }, (_, row) => (row >> 2) % 4), null, Float64Array.from({ length: ROWS }, (_, row) => (row % 3) * row)],
    nulls: null,
  },
];

const TABLES: Record<string, readonly [SqlType, Column][]> = {
  'numbers of all scales': [0, 1, 2, 4, 5, 12].flatMap((scale) => [numeric(scale, false), numeric(scale, true)]),
  'a number alone': [numeric(2, false)],
  'a flag alone': [flag],
  'nothing but NULL, at times': [
    [word[0], masked(word[1])],
    [flag[0], masked(flag[1])],
  ],
  'short rows': [flag, [flag[0], masked(flag[1])]],
  'a short entry before one that may be a letter': [entry(['DE', 'FR']), entry(['0', 'a much longer entry', '1'])],
  'of all kinds': [bigint, word, [mail[0], masked(mail[1])], flag, mail, numeric(2, true), [word[0], masked(word[1])]],
};

test.each(Object.entries(TABLES))('E2: rows written column by column equal rows written one by one: %s', (_, columns) => {
  const table = {
    schema: 's',
    table: 't',
    columns: columns.map(([sqlType, column], i) => ({ name: `c${i}`, type: sqlType, shape: column.shape, makesNulls: column.nulls !== null })),
  };
  const batch = { first: 0, count: ROWS, columns: columns.map(([, column]) => column) };
  const written = (step: number) => {
    const encoder = copyBinaryEncoder(table);
    expect(encoder.format).toBe('copy-binary');
    const u8 = new Uint8Array(encoder.bound(batch, 0, ROWS));
    const view = new DataView(u8.buffer);
    let at = 0;
    for (let from = 0; from < ROWS; from += step) at = encoder.write(batch, from, Math.min(step, ROWS - from), u8, view, at);
    return Buffer.from(u8.subarray(0, at)).toString('hex');
  };
  const single = written(1);
  for (const step of [15, 16, 255, 257, ROWS]) expect(written(step)).toBe(single);
});
