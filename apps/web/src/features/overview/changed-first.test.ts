import { expect, test } from 'vitest';
import type { ColumnSummary } from '../../engine/protocol.ts';
import { changedFirst, isChanged } from './changed-first.ts';
import { otherWords } from './other-words.ts';
import type { Summary } from './use-summaries.ts';

const of = (differ: number | null | undefined): ColumnSummary => {
  const side = { sampled: 10, nulls: 0, distinct: 3, counts: [], ends: null, top: null };
  return {
    ...side,
    picture: 'values',
    labels: [],
    axis: null,
    examples: [],
    against: differ === undefined ? undefined : differ === null ? null : { ...side, both: 10, differ },
  };
};
const names = (columns: readonly { name: string }[]) => columns.map(({ name }) => name).join('');

test('columns with another value, or on one side only, come first; the others keep their order', () => {
  const columns = [...'abcde'].map((name) => ({ name }));
  const summaries = new Map<string, Summary>([
    ['a', of(0)],
    ['b', of(3)],
    ['c', null],
    ['d', of(null)],
    ['e', new Error('no')],
  ]);
  expect(names(changedFirst(columns, summaries))).toBe('bdace');
  expect(isChanged(of(undefined))).toBe(false);
});

test('cards do not change places before all are counted', () =>
  expect(names(changedFirst([{ name: 'a' }, { name: 'b' }], new Map([['b', of(3)]])))).toBe('ab'));

test.each([
  [{ changed: 1, columns: 6 }, '1 of 6 columns differs from revision 1 (outlines, grey bars and brackets).'],
  [{ changed: 6, columns: 6 }, 'All 6 columns differ from revision 1 (outlines, grey bars and brackets).'],
  [{ changed: 0, columns: 6 }, 'No value of 6 columns differs from revision 1.'],
  [{ changed: 0, columns: 6, rows: 20 }, 'No value of 6 columns differs from revision 1. The table has 10 rows there.'],
  [{ changed: null, columns: 6 }, 'Comparing with revision 1 …'],
] as const)('%j', (more, words) =>
  expect(otherWords({ other: { kind: 'revision', number: 1 }, there: { key: '', rows: 10 }, failed: false, rows: 10, ...more })).toBe(words),
);
