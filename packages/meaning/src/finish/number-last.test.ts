import { expect, test } from 'vitest';
import type { Draft } from '../edits/draft.ts';
import { numberLast } from './number-last.ts';

const draftOf = (inKey: boolean, values: unknown[]) =>
  ({ column: { inKey, unique: false, type: { kind: 'base' } }, kind: 'values', parameters: { values, weights: values.map(() => 1) } }) as unknown as Draft;

test('a list for distinct values has no numbers of its own, so that numbers can extend it', () => {
  const drafts = [draftOf(true, ['Hall 1', 'Hall 2', 'Annex']), draftOf(false, ['Hall 1', 'Hall 2']), draftOf(true, ['North', 'South'])];
  numberLast(drafts);
  expect(drafts.map(({ parameters }) => parameters.values)).toEqual([
    ['Hall', 'Annex'],
    ['Hall 1', 'Hall 2'],
    ['North', 'South'],
  ]);
  expect(drafts.map(({ parameters }) => 'weights' in parameters)).toEqual([false, true, true]);
});
