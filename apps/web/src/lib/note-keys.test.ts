import { expect, test } from 'vitest';
import { noteKeys } from './note-keys.ts';

test('a note replaces the visible one, and its key restarts once it is gone', () => {
  const keys = noteKeys();
  const first = keys.keyOf('undo');
  expect(keys.keyOf('undo')).toBe(first);
  keys.gone('undo');
  expect(keys.keyOf('undo')).not.toBe(first);
  expect(keys.keyOf('undo')).toBe(keys.keyOf('undo'));
  expect(keys.keyOf('saved')).not.toBe(keys.keyOf('undo'));
});
