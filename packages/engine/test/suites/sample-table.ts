import { resolveType, type TypeDefinitions } from '@seedbed/contract';
import { allocColumn } from '../../src/columns/allocate.ts';
import { putBytes, putText, startArena } from '../../src/columns/arena-writer.ts';
import type { Batch, Column, Shape } from '../../src/columns/column.ts';
import { Dictionary } from '../../src/columns/dictionary.ts';
import type { EncodedColumn, EncodedTable } from '../../src/encode/encoder.ts';

/** A column of the sample and its rows' values, each as Postgres prints it; null for NULL. */
export type SampleColumn = { readonly column: EncodedColumn; readonly expected: readonly (string | null)[]; readonly filled: Column };

/** A table with a column of each shape and meaning, whose texts and names are hard to encode. */
export type Sample = { readonly table: EncodedTable; readonly columns: readonly SampleColumn[]; readonly batch: Batch; readonly types: TypeDefinitions };

/** Texts that some format has to escape, quote or distinguish from NULL. */
const NASTY_TEXTS = [
  'plain',
  '',
  ' ',
  'a,b',
  'a;b',
  'say "hi"',
  '"',
  '""',
  "it's",
  "''",
  'tab\there',
  'line\nbreak',
  'line\r\nbreak',
  'back\\slash',
  '\\N',
  '\\.',
  '\\',
  'NULL',
  'null',
  '\b\f\v\u0001\u001f\u007f',
  'ünï cödé',
  '日本語',
  '👩‍👩‍👧‍👦 family',
  '{a,b}',
  '$1 :name %s',
  '--x',
  '/*',
  ' padded ',
  '\u2028',
  "\\'; DROP TABLE x; --",
  '=1+1',
  'é'.normalize('NFD'),
] as const;

export const TYPES: TypeDefinitions = {
  'public.mood': { kind: 'enum', labels: ['sad', 'it\'s "ok"', 'happy, 😀'] },
  'public.price': { kind: 'domain', base: 'numeric(10,2)' },
};

const ROWS = NASTY_TEXTS.length;
const rows = <T>(make: (row: number) => T) => Array.from({ length: ROWS }, (_, row) => make(row));
const pick = <T>(values: readonly T[], row: number): T => values[row % values.length]!;

export function sampleTable(): Sample {
  const columns = [...plainColumns(), ...momentColumns(), ...textColumns(), ...literalColumns()].flatMap((each) => [each, withNulls(each)]);
  const table = { schema: 'we"ird schema', table: "o'tä 😀 ble", columns: columns.map(({ column }) => column) };
  return { table, columns, types: TYPES, batch: { first: 0, count: ROWS, columns: columns.map(({ filled }) => filled) } };
}

function sample(name: string, type: string, shape: Shape, expected: readonly string[], fill: (column: Column, row: number) => void): SampleColumn {
  const filled = allocColumn(shape, ROWS);
  if (filled.store === 'arena') startArena(filled);
  for (let row = 0; row < ROWS; row++) fill(filled, row);
  return { column: { name, type: resolveType(type, TYPES), shape, makesNulls: false }, expected, filled };
}

/** The same column with NULL in every third row. */
function withNulls({ column, expected, filled }: SampleColumn): SampleColumn {
  const nulls = Uint8Array.from({ length: ROWS }, (_, row) => (row % 3 === 1 ? 1 : 0));
  return {
    column: { ...column, name: `${column.name} or null`, makesNulls: true },
    expected: expected.map((value, row) => (nulls[row] ? null : value)),
    filled: { ...filled, nulls },
  };
}

const set = (column: Column, row: number, value: number) => {
  if (column.store === 'i32' || column.store === 'f53') column.values[row] = value;
  else if (column.store === 'dict') column.indices[row] = value;
  else throw new Error('no single value');
};

function plainColumns(): SampleColumn[] {
  const ints = [0, -1, 7, 42, 999, 1000, 9999, 10_000, 123_456, 99_999_999, 100_000_000, -2_147_483_648, 2_147_483_647];
  const longs = [...ints, 12_345_678_901, -999_999_999_999_999, 9_007_199_254_740_991, -9_007_199_254_740_991];
  const cents = [0, 5, -5, 10, 99, 100, -12_345, 123_456_789_012_345];
  const wide = [0n, -1n, 9_223_372_036_854_775_807n, -9_223_372_036_854_775_808n, 4_294_967_296n, 123_456_789_012_345_678n];
  const doubles = [0, 1.5, -0.1, 1e21, 1e-7, 123_456.789, Number.NaN, Infinity, -Infinity, 5e-324];
  const fillWide = (column: Column, row: number) => {
    if (column.store !== 'i64') return;
    const value = pick(wide, row);
    column.low[row] = Number(BigInt.asIntN(32, value));
    column.high[row] = Number(value >> 32n);
  };
  const scaled = (value: bigint, scale: number) =>
    `${value < 0n ? '-' : ''}${String(value < 0n ? -value : value)
      .padStart(scale + 1, '0')
      .replace(new RegExp(`(\\d{${scale}})$`), '.$1')}`;
  return [
    sample(
      'id',
      'integer',
      { store: 'i32', as: 'int' },
      rows((row) => String(pick(ints, row))),
      (c, row) => set(c, row, pick(ints, row)),
    ),
    sample(
      'small',
      'smallint',
      { store: 'i32', as: 'int' },
      rows((row) => String(row - 5)),
      (c, row) => set(c, row, row - 5),
    ),
    sample(
      'flag',
      'boolean',
      { store: 'i32', as: 'bool' },
      rows((row) => (row % 2 ? 't' : 'f')),
      (c, row) => set(c, row, row % 2),
    ),
    sample(
      'quote " in name',
      'bigint',
      { store: 'f53', as: 'int' },
      rows((row) => String(pick(longs, row))),
      (c, row) => set(c, row, pick(longs, row)),
    ),
    sample(
      'price',
      'numeric(18,2)',
      { store: 'f53', as: 'decimal', scale: 2 },
      rows((row) => scaled(BigInt(pick(cents, row)), 2)),
      (c, row) => set(c, row, pick(cents, row)),
    ),
    sample(
      'rate',
      'numeric(18,9)',
      { store: 'f53', as: 'decimal', scale: 9 },
      rows((row) => scaled(BigInt(pick(cents, row)), 9)),
      (c, row) => set(c, row, pick(cents, row)),
    ),
    sample(
      'whole',
      'numeric',
      { store: 'f53', as: 'decimal', scale: 0 },
      rows((row) => String(pick(longs, row))),
      (c, row) => set(c, row, pick(longs, row)),
    ),
    sample(
      'wide',
      'bigint',
      { store: 'i64', as: 'int' },
      rows((row) => String(pick(wide, row))),
      fillWide,
    ),
    sample(
      'wide decimal',
      'numeric(20,3)',
      { store: 'i64', as: 'decimal', scale: 3 },
      rows((row) => scaled(pick(wide, row), 3)),
      fillWide,
    ),
    sample(
      'double',
      'double precision',
      { store: 'f53', as: 'double' },
      rows((row) => String(pick(doubles, row))),
      (c, row) => set(c, row, pick(doubles, row)),
    ),
    sample(
      'single',
      'real',
      { store: 'f53', as: 'double' },
      rows((row) => String(pick([0.1, -2.5, 3e10, 1e-10], row))),
      (c, row) => set(c, row, Math.fround(pick([0.1, -2.5, 3e10, 1e-10], row))),
    ),
    sample(
      'uuid',
      'uuid',
      { store: 'bits128', as: 'uuid' },
      rows((row) => `0123abcd-${String(row).padStart(4, '0')}-4fff-8000-00000000000f`),
      (c, row) => {
        if (c.store !== 'bits128') return;
        const hex = `0123abcd${String(row).padStart(4, '0')}4fff8000${'f'.padStart(12, '0')}`;
        for (let word = 0; word < 4; word++) c.words[word]![row] = Number.parseInt(hex.slice(8 * word, 8 * word + 8), 16) | 0;
      },
    ),
    sample('code as text', 'text', { store: 'i32', as: 'int' }, rows(String), (c, row) => set(c, row, row)),
  ];
}

function momentColumns(): SampleColumn[] {
  const days = [
    [0, '1970-01-01'],
    [-1, '1969-12-31'],
    [19_782, '2024-02-29'],
    [32_767, '2059-09-18'],
    [32_768, '2059-09-19'],
    [2_932_896, '9999-12-31'],
    [-719_162, '0001-01-01'],
    [-719_163, '0001-12-31 BC'],
    [2_932_897, '10000-01-01'],
  ] as const;
  const times = [
    [0, '00:00:00'],
    [86_399_999_999, '23:59:59.999999'],
    [3_600_000_000, '01:00:00'],
    [45_296_700_000, '12:34:56.7'],
    [45_296_780_000, '12:34:56.78'],
    [45_296_789_000, '12:34:56.789'],
    [45_296_789_010, '12:34:56.78901'],
    [1, '00:00:00.000001'],
  ] as const;
  const DAY = 86_400_000_000;
  const moment = (row: number, zone: string) => {
    const [day, written] = pick(days, row);
    const [date, era = ''] = written.split(/(?= BC)/);
    // Far from 1970 a double represents whole hours, but not every microsecond.
    const [micros, time] = Math.abs(day) > 100_000 ? times[2] : pick(times, row);
    return { value: day * DAY + micros, text: `${date} ${time}${zone}${era}` };
  };
  return [
    sample(
      'day',
      'date',
      { store: 'i32', as: 'date' },
      rows((row) => pick(days, row)[1]),
      (c, row) => set(c, row, pick(days, row)[0]),
    ),
    sample(
      'time',
      'time without time zone',
      { store: 'f53', as: 'time' },
      rows((row) => pick(times, row)[1]),
      (c, row) => set(c, row, pick(times, row)[0]),
    ),
    sample(
      'moment',
      'timestamp without time zone',
      { store: 'f53', as: 'timestamp' },
      rows((row) => moment(row, '').text),
      (c, row) => set(c, row, moment(row, '').value),
    ),
    sample(
      'created at',
      'timestamp with time zone',
      { store: 'f53', as: 'timestamptz' },
      rows((row) => moment(row, '+00').text),
      (c, row) => set(c, row, moment(row, '').value),
    ),
  ];
}

function textColumns(): SampleColumn[] {
  const dictionary = new Dictionary([...NASTY_TEXTS]);
  const moods = new Dictionary(['sad', 'it\'s "ok"', 'happy, 😀']);
  const parts = [
    { kind: 'dict', dictionary },
    { kind: 'literal', text: '."\'\\,' },
    { kind: 'int', width: 3, max: 99_999 },
    { kind: 'int', width: 0, max: 9, omitZero: true },
    { kind: 'literal', text: '@' },
    { kind: 'int', width: 4, max: 4095, alphabet: 'abcdefgh' },
    { kind: 'dict', dictionary: moods },
  ] as const;
  const letters = (value: number) => Array.from({ length: 4 }, (_, i) => 'abcdefgh'[Math.floor(value / 8 ** (3 - i)) % 8]).join('');
  const numbers = (row: number) => [row * 331, row % 2, row * 100] as const;
  const partsText = (row: number) => {
    const [padded, optional, coded] = numbers(row);
    return `${NASTY_TEXTS[row]}."'\\,${String(padded).padStart(3, '0')}${optional || ''}@${letters(coded)}${moods.texts[row % 3]}`;
  };
  return [
    sample('name', 'text', { store: 'dict', dictionary }, NASTY_TEXTS, (c, row) => set(c, row, row)),
    sample(
      'mood',
      'public.mood',
      { store: 'dict', dictionary: moods },
      rows((row) => moods.texts[row % 3]!),
      (c, row) => set(c, row, row % 3),
    ),
    sample('made of parts 👻', 'text', { store: 'parts', parts }, rows(partsText), (c, row) => {
      if (c.store !== 'parts') return;
      const [padded, optional, coded] = numbers(row);
      [row, 0, padded, optional, 0, coded, row % 3].forEach((value, i) => c.parts[i] && (c.parts[i]![row] = value));
    }),
    sample(
      'serial',
      'text',
      { store: 'parts', parts: [{ kind: 'int', width: 0, max: 99, omitZero: true }] },
      rows((row) => (row % 4 ? String(row) : '')),
      (c, row) => {
        if (c.store === 'parts') c.parts[0]![row] = row % 4 ? row : 0;
      },
    ),
    arena('notes', 'text', 'text', (row) => NASTY_TEXTS[row]!.repeat((row % 3) + 1)),
    sample(
      'amount in words',
      'public.price',
      { store: 'dict', dictionary: new Dictionary(['0.00', '-3.10', '12345678.90']) },
      rows((row) => pick(['0.00', '-3.10', '12345678.90'], row)),
      (c, row) => set(c, row, row % 3),
    ),
  ];
}

function arena(name: string, type: string, as: 'text' | 'json' | 'literal', text: (row: number) => string): SampleColumn {
  return sample(name, type, { store: 'arena', as }, rows(text), (column, row) => {
    if (column.store === 'arena') putText(column, row, text(row));
  });
}

function literalColumns(): SampleColumn[] {
  const json = (row: number) => JSON.stringify({ text: NASTY_TEXTS[row], list: [row, null, true], 'ke"y': { deep: row / 4 } });
  const one = (name: string, type: string, values: readonly string[]) => arena(name, type, 'literal', (row) => pick(values, row));
  const bytes = (row: number) => Uint8Array.from({ length: row % 7 }, (_, i) => (37 * row + i) & 255);
  return [
    arena('document', 'jsonb', 'json', json),
    arena('document as it was', 'json', 'json', json),
    sample(
      'raw',
      'bytea',
      { store: 'arena', as: 'bytes' },
      rows((row) => `\\x${Buffer.from(bytes(row)).toString('hex')}`),
      (c, row) => {
        if (c.store === 'arena') putBytes(c, row, bytes(row));
      },
    ),
    one('numbers', 'integer[]', ['{}', '{1,2,-3}', '{NULL,5}', '{{1,2},{3,4}}']),
    one('tags', 'text[]', ['{}', '{plain,"two words","quo\\"te","back\\\\slash",NULL,"NULL",""}', '{"{}","a,b"}']),
    one('amounts', 'numeric(10,2)[]', ['{0.00,-1.50}', '{123456.70}']),
    one('span', 'int4range', ['empty', '[1,5)', '[3,)', '(,)', '(,9)']),
    one('days', 'daterange', ['[2024-01-01,2024-02-01)', '[2024-01-01,)', 'empty']),
    one('moments', 'tstzrange', ['["2024-01-01 10:00:00+00","2024-01-02 11:30:00.5+00")', '(,"2024-01-01 00:00:00+00"]']),
    one('spans', 'int4multirange', ['{}', '{[1,3),[5,9)}']),
    one('number', 'numeric', ['0', '-0.000123', '12345678901234567890.123456789', 'NaN', 'Infinity', '-Infinity', '10000', '0.0001', '100.00']),
    one('pause', 'interval', ['00:00:00', '1 year 2 mons 3 days 04:05:06.789', '-1 days +02:03:04', '-01:00:00', '14 mons']),
    one('host', 'inet', ['192.168.0.1', '10.0.0.0/8', '::1', '2001:db8::/32', '::ffff:1.2.3.4']),
    one('net', 'cidr', ['10.0.0.0/8', '2001:db8::/32']),
    one('mac', 'macaddr', ['08:00:2b:01:02:03']),
    one('mac8', 'macaddr8', ['08:00:2b:01:02:03:04:05']),
    one('fixed bits', 'bit(10)', ['1010101010', '0000000001']),
    one('bits', 'bit varying', ['', '1', '101', '1111000011110000111']),
    one('point', 'point', ['(1,2)', '(-0.5,1e+30)']),
    one('box', 'box', ['(3,4),(1,2)']),
    one('circle', 'circle', ['<(1,2),3>']),
    one('path', 'path', ['((0,0),(1,1),(2,0))', '[(0,0),(1,1)]']),
    one('polygon', 'polygon', ['((0,0),(1,1),(2,0))']),
    one('line', 'line', ['{1,-1,0}']),
    one('segment', 'lseg', ['[(1,2),(3,4)]']),
    one('time with zone', 'time with time zone', ['12:34:56+00', '23:59:59.5-07', '01:02:03+05:30']),
    one('lsn', 'pg_lsn', ['16/B374D848', '0/0']),
    one('letter', '"char"', ['a', '']),
    one('padded', 'character(5)', ['ab   ', 'abcde', '\'"   ']),
    one('name of it', 'name', ['plain', 'two words']),
    one('xml', 'xml', ['<a b="c">d</a>']),
    one('oid', 'oid', ['0', '4294967295']),
  ];
}
