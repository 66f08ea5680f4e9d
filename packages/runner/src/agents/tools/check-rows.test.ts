import { expect, test } from 'vitest';
import { z } from 'zod';
import { checkRows } from './check-rows.ts';

test('the condition that the description shows is one that the tool takes', () => {
  const shown = [...checkRows.description.matchAll(/\{ (\w+): '([^']*)', (\w+): '([^']*)' \}/g)];
  expect(shown).toHaveLength(1);
  const [, first, table, second, condition] = shown[0]!;
  const input = z.object(checkRows.input);
  expect(input.safeParse({ conditions: [{ [first!]: table, [second!]: condition }] }).success).toBe(true);
  expect(input.safeParse({ conditions: [condition] }).success).toBe(false);
});
