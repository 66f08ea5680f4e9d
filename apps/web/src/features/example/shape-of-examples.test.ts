import { expect, test } from 'vitest';
import { shapeOfExamples } from './shape-of-examples.ts';

test('codes become a pattern that matches them: digits vary, adjacent letters stay', () => {
  expect(shapeOfExamples(['HT-1204'])).toBe('HT-\\d{4}');
  expect(shapeOfExamples(['HT-1204', 'HT-98'])).toBe('HT-\\d{2,4}');
  expect(shapeOfExamples(['AB-12', 'XYZ-34'])).toBe('[A-Z]{2,3}-\\d{2}');
  expect(shapeOfExamples(['EUR'])).toBe('[A-Z]{3}');
  expect(shapeOfExamples(['A1', '7-7'])).toBe('(A\\d|\\d-\\d)');
  for (const examples of [
    ['HT-1204', 'HT-98'],
    ['A1', '7-7'],
    ['v1.2.3 (b)', 'v10.0.1 (c)'],
    ['Ä-7', 'Ä-8'],
  ])
    for (const text of examples) expect(text).toMatch(new RegExp(`^(?:${shapeOfExamples(examples)})$`, 'u'));
});

test('plain words and long texts have no form', () => {
  expect([['Berlin'], ['new york'], [''], ['a'.repeat(65)], [], ['HT-1', 'Berlin']].map(shapeOfExamples)).toEqual([null, null, null, null, null, null]);
});
