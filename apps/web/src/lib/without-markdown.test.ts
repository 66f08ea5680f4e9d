import { expect, test } from 'vitest';
import { withoutMarkdown } from './without-markdown.ts';

test('code is quoted, and nothing else changes', () =>
  expect(withoutMarkdown('A noun and a number (`Paddock 7`); a code where it is short.')).toBe('A noun and a number (“Paddock 7”); a code where it is short.'));
