import { expect, test } from 'vitest';
import { MADE_BY_POSTGRES } from './block-cache.ts';
import { changedText, changeWords, readChange } from './changed-text.ts';

test('a changed cell shows both values, an unchanged one its text', () => {
  expect(readChange(changedText('41.90', null)!)).toEqual({ before: '41.90', after: null });
  expect(readChange(changedText('null', null)!)).toEqual({ before: 'null', after: null });
  expect(readChange(changedText(null, '')!)).toEqual({ before: null, after: '' });
  expect(changedText('a', 'a')).toBe('a');
  expect(changedText(null, null)).toBeNull();
  expect([readChange('a'), readChange(MADE_BY_POSTGRES)]).toEqual([null, null]);
});

test('a value that only one side has is not a change', () => {
  expect(readChange(changedText(undefined, '7')!)).toEqual({ after: '7' });
  expect(readChange(changedText(null, undefined)!)).toEqual({ before: null });
  expect([{ before: '1', after: '2' }, { after: '2' }, { before: null }].map(changeWords)).toEqual(['1 → 2', '+ 2', '− null']);
});
