import { expect, test } from 'vitest';
import { noteKeys } from './note-keys.ts';

test('a note takes the place of the one before while that stands, and begins anew once that goes', () => {
  const keys = noteKeys();
  const first = keys.keyOf('undo');
  expect(keys.keyOf('undo')).toBe(first);
  keys.gone('undo');
  expect(keys.keyOf('undo')).not.toBe(first);
  expect(keys.keyOf('undo')).toBe(keys.keyOf('undo'));
  expect(keys.keyOf('saved')).not.toBe(keys.keyOf('undo'));
});
