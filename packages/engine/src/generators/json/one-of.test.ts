import { expect, test } from 'vitest';
import { loadWords } from '../../words/index.ts';
import { compile } from '../../plan/compile.ts';
import { blueprintOf } from '../../plan/testing/blueprint-of.ts';
import { textRows } from '../../plan/text-rows.ts';

const words = await loadWords('en-US');

const value = (one: unknown) => ({ kind: 'values', parameters: { values: [one] } });
const shape = {
  type: 'array',
  min: 1,
  max: 3,
  items: {
    type: 'oneOf',
    shapes: [
      { type: 'object', keys: { field: value('country'), value: value('DE') } },
      { type: 'object', keys: { field: value('seats'), value: { kind: 'number.int', parameters: { min: 3, max: 5 } } } },
    ],
  },
};

test('members of one shape appear together, and both shapes occur', () => {
  const blueprint = blueprintOf({ a: { rows: 200, columns: { x: { type: 'jsonb', generator: { kind: 'json', parameters: { shape } } } } } });
  const rows = textRows(compile(blueprint, words), 'a', 0, 200).map(([x]) => JSON.parse(x!) as { field: string; value: unknown }[]);
  const entries = rows.flat();
  for (const { field, value } of entries) expect(field === 'country' ? value === 'DE' : [3, 4, 5].includes(value as number)).toBe(true);
  expect(new Set(entries.map(({ field }) => field))).toEqual(new Set(['country', 'seats']));
});
