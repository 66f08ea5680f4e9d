import { expect, test } from 'vitest';
import { prettyValue } from './pretty-value.ts';

test('JSON is indented, and other text is unchanged', () => {
  expect(prettyValue('{"a":[1]}', 'json')).toBe('{\n  "a": [\n    1\n  ]\n}');
  expect(prettyValue('{"a":', 'json')).toBe('{"a":');
});

test('bytes are shown sixteen a line, with their letters', () => {
  expect(prettyValue('\\x89504e470d0a1a0a', 'bytes')).toBe('0000  89 50 4e 47 0d 0a 1a 0a                          ·PNG····');
});
