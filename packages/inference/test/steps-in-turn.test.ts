import { compile, loadWords, textRows } from '@seedbed/engine';
import { expect, test } from 'vitest';
import { infer } from '../src/infer.ts';
import { columnsOf } from './columns-of.ts';
import { makeCatalog, noTools } from './make-catalog.ts';

const words = await loadWords('en-US');
const steps = (names: readonly string[], type: string) => names.map((name) => `${name} ${type}`);

/** Texts of the named columns, row by row. */
async function rowsOf(table: string, columns: readonly string[], asked: readonly string[]): Promise<(string | null)[][]> {
  const { blueprint } = await infer(makeCatalog([{ name: table, columns: ['id bigint not null', ...columns] }]), noTools, { rows: 500 });
  return textRows(compile(blueprint, words), `public.${table}`, 0, 500, asked) as (string | null)[][];
}

const CASES = [
  ['samples', 'timestamp with time zone', ['received_at', 'inspected_at', 'released_at']],
  ['hides', 'timestamp with time zone', ['received_at', 'soaked_at', 'limed_at', 'tanned_at', 'dried_at']],
  ['bells', 'date', ['cast_on', 'tuned_on', 'hung_on', 'blessed_on']],
  ['repairs', 'timestamp with time zone', ['reported_at', 'diagnosed_at', 'approved_at', 'repaired_at', 'tested_at']],
] as const;

test.each(CASES)('a later step of %s is not set without the earlier ones, nor before them', async (table, type, [first, ...later]) => {
  const rows = await rowsOf(table, [`${first} ${type} not null`, ...steps(later, type)], [first, ...later]);
  for (const row of rows) {
    const there = row.filter((time) => time !== null);
    expect(row.slice(there.length).every((time) => time === null)).toBe(true);
    expect(there).toEqual(there.toSorted());
  }
  // Some rows are at each step, so that this says something.
  expect(new Set(rows.map((row) => row.filter((time) => time !== null).length)).size).toBeGreaterThan(2);
});

test('an event possible at any stage has no fixed predecessor or successor', async () => {
  const columns = await columnsOf('crates', ['packed_at timestamp not null', ...steps(['weighed_at', 'cancelled_at', 'loaded_at'], 'timestamp')]);
  expect(columns.get('cancelled_at')!.generator!.kind).toBe('date.event');
  expect(columns.get('loaded_at')!.generator).toMatchObject({ kind: 'date.after', parameters: { of: 'weighed_at' } });
});

test('a nullable time does not start a row before a required one', async () => {
  for (const row of await rowsOf('fines', ['levied_on date not null', 'paid_on date'], ['levied_on', 'paid_on']))
    if (row[1] !== null) expect(row[1]! >= row[0]!).toBe(true);
});
