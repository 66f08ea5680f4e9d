import { DESIGN_LINES, leastOf, wholeSchemas, zooConditions } from '@seedbed/testing';
import { expect, test } from 'vitest';

test('every line of the design has its schemas in the zoo, three of them learned from other schemas', () => {
  const counts = zooConditions();
  for (const { of } of wholeSchemas()) for (const line of of) counts.set(line, (counts.get(line) ?? 0) + 1);
  const wanting = Object.keys(DESIGN_LINES).filter((line) => (counts.get(line) ?? 0) < leastOf(line));
  expect(wanting.map((line) => `${line}: ${counts.get(line) ?? 0} of ${leastOf(line)}`)).toEqual([]);
  expect([...counts.keys()].filter((line) => DESIGN_LINES[line] === undefined)).toEqual([]);
});

test('every schema of the zoo names its line and its tier', () => {
  expect(
    wholeSchemas()
      .filter(({ of, tier }) => of.length === 0 || !/^[A-G]$/.test(tier))
      .map(({ title }) => title),
  ).toEqual([]);
});
