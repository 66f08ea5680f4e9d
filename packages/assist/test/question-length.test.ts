import { expect, test } from 'vitest';
import { MEMBERS } from '../src/model/question.ts';

test('the question says what was misread, and is no longer than before', () => {
  expect(MEMBERS.length).toBeLessThanOrEqual(4_560);
  for (const said of [
    'nullable columns',
    '"path" in which they follow',
    'on average where "among"',
    'of a column that "when" decides "among" cannot ask',
    'of two references "members',
  ])
    expect(MEMBERS).toContain(said);
});
