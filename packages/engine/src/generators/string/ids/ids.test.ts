import { isCuid } from '@bugsnag/cuid';
import { isCuid as isCuid2 } from '@paralleldrive/cuid2';
import { TwitterSnowflake } from '@sapphire/snowflake';
import KSUID from 'ksuid';
import { TypeID } from 'typeid-js';
import { decodeTime, isValid } from 'ulid';
import { describe, expect, test } from 'vitest';
import { loadWords } from '../../../words/index.ts';
import { TestTable, type TestColumn } from '../../testing/test-context.ts';

const words = await loadWords('en-US');
const ROWS = 3000;

/** Ids of a table's rows, and each row's creation time in ms. */
function tableOf(id: TestColumn, rows = ROWS) {
  const table = new TestTable(words, { id, created: { kind: 'date.created', type: 'timestamp with time zone' } }, { rows });
  return {
    table,
    ids: (first = 0, count = Math.min(rows, ROWS)) => table.texts('id', first, count) as string[],
    created: (first = 0, count = Math.min(rows, ROWS)) => table.texts('created', first, count).map((text) => Date.parse(text!)),
  };
}

const FORMS: readonly (readonly [name: string, column: TestColumn, accepts: (id: string) => boolean, timeOf: ((id: string) => number) | null])[] = [
  ['ULID', { kind: 'string.ulid', parameters: { timed: true } }, isValid, decodeTime],
  ['KSUID', { kind: 'string.ksuid' }, (id) => KSUID.parse(id).string === id, (id) => KSUID.parse(id).date.getTime()],
  [
    'TypeID',
    { kind: 'string.typeid', parameters: { prefix: 'user' } },
    (id) => /-7[0-9a-f]{3}-[89ab]/.test(TypeID.fromString(id, 'user').toUUID()),
    (id) => Number.parseInt(TypeID.fromString(id).toUUID().replaceAll('-', '').slice(0, 12), 16),
  ],
  ['snowflake', { kind: 'string.snowflake', type: 'bigint' }, (id) => /^\d{17,19}$/.test(id), (id) => TwitterSnowflake.timestampFrom(id)],
  ['snowflake as text', { kind: 'string.snowflake' }, (id) => /^\d{17,19}$/.test(id), (id) => TwitterSnowflake.timestampFrom(id)],
  ['cuid', { kind: 'string.cuid' }, (id) => isCuid(id) && id.length === 25, (id) => Number.parseInt(id.slice(1, 9), 36)],
  ['cuid2', { kind: 'string.cuid2' }, (id) => isCuid2(id) && id.length === 24, null],
];

describe.each(FORMS)('%s', (_, column, accepts) => {
  test('is valid for its own library', () => {
    for (const id of tableOf(column).ids()) expect(accepts(id), id).toBe(true);
  });

  test('rowOf finds the row of an id, and returns -1 for a text that is no id', () => {
    const { table, ids } = tableOf(column);
    const source = table.source('id');
    const first = 1_000_000;
    expect(ids(first, 200).map((id) => source.rowOf!(id))).toEqual(Array.from({ length: 200 }, (__, i) => first + i));
    expect(source.rowOf!('no id at all')).toBe(-1);
  });

  test('is different in every row', () => {
    const { ids } = tableOf(column);
    const all = [ids(), ids(ROWS, 3000), ids(4_000_000, 3000)].flat();
    expect(new Set(all).size).toBe(all.length);
  });
});

const TIMED = FORMS.flatMap(([name, column, , timeOf]) => (timeOf ? [[name, column, timeOf] as const] : []));

test.each(TIMED)('%s contains the time of its row, and sorts by it', (_, column, timeOf) => {
  const made = tableOf(column);
  const ids = made.ids();
  const unit = column.kind === 'string.ksuid' ? 1000 : 1;
  expect(ids.map((id) => Math.floor(timeOf(id) / unit))).toEqual(made.created().map((ms) => Math.floor(ms / unit)));
  expect([...ids].sort()).toEqual(ids);
});

test('a ULID without a time keeps the letters of stored blueprints', () => {
  expect(tableOf({ kind: 'string.ulid' }).ids(0, 1)).toEqual(tableOf({ kind: 'string.ulid', parameters: { timed: false } }).ids(0, 1));
  expect(tableOf({ kind: 'string.ulid' }).ids(0, 1)[0]).toMatch(/^01[0-9A-HJKMNP-TV-Z]{24}$/);
});

test('snowflakes still rise and differ when a counter overflows', () => {
  const rows = 50_000_000;
  const { table, ids } = tableOf({ kind: 'string.snowflake', type: 'bigint' }, rows);
  const source = table.source('id');
  expect(source.distinct).toBeGreaterThan(rows);
  const firsts = [0, 2 ** 22 - 1500, rows - ROWS];
  const all = firsts.flatMap((first) => ids(first, ROWS));
  expect(all.map(BigInt)).toEqual([...new Set(all)].map(BigInt).sort((a, b) => (a < b ? -1 : 1)));
  expect(all.map((id) => source.rowOf!(id))).toEqual(firsts.flatMap((first) => Array.from({ length: ROWS }, (_, i) => first + i)));
});

test('the prefix of a TypeID may be absent', () => {
  const [id] = tableOf({ kind: 'string.typeid' }).ids(0, 1);
  expect(TypeID.fromString(id!).getType()).toBe('');
});

test('a column too narrow for the form is rejected with advice', () => {
  const narrow = tableOf({ kind: 'string.cuid', type: 'character varying(20)' });
  expect(() => narrow.ids(0, 1)).toThrow('A cuid has 25 characters, but the column holds 20. Widen the column or use string.alphanumeric.');
  const number = tableOf({ kind: 'string.snowflake', type: 'integer' });
  expect(() => number.ids(0, 1)).toThrow('A snowflake has 64 bits');
});

test('ids are different in any collation, except those that differ only by case', () => {
  const fits = (kind: string, type: string) => tableOf({ kind, type }).table.source('id').fits;
  expect([fits('string.ksuid', 'text'), fits('string.ksuid', 'citext'), fits('string.cuid', 'citext')]).toEqual([true, false, true]);
});
