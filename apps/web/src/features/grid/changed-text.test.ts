import { expect, test } from 'vitest';
import { MADE_BY_POSTGRES } from './block-cache.ts';
import { changedText, readChange } from './changed-text.ts';

test('a changed cell shows both values, an unchanged one its text', () => {
  expect(readChange(changedText('41.90', null)!)).toEqual(['41.90', 'null']);
  expect(readChange(changedText(null, '')!)).toEqual(['null', '']);
  expect(changedText('a', 'a')).toBe('a');
  expect(changedText(null, null)).toBeNull();
  expect([readChange('a'), readChange(MADE_BY_POSTGRES)]).toEqual([null, null]);
});
