import { expect, test } from 'vitest';
import { lineOfPointer } from './json-line.ts';

const TEXT = `{
  "a/b": [1, "x]}\\"", {
    "deep": { "n": -1.5e3,
      "last": null } }
  ],
  "tail": [
    [], {},
    true
  ]
}`;

test.each([
  ['/', 1],
  ['', 1],
  ['/a~1b', 2],
  ['/a~1b/1', 2],
  ['/a~1b/2/deep/n', 3],
  ['/a~1b/2/deep/last', 4],
  ['/tail', 6],
  ['/tail/1', 7],
  ['/tail/2', 8],
  ['/tail/9', 6],
  ['/nowhere/at/all', 1],
  ['/a~1b/2/nowhere', 2],
])('%s is on line %d', (pointer, line) => {
  expect(lineOfPointer(TEXT, pointer)).toBe(line);
});
