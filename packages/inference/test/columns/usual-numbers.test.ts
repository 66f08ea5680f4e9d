import { expect, test } from 'vitest';
import { columnsOf } from '../columns-of.ts';

const valuesOf = async (column: string): Promise<number[]> => {
  const { generator } = (await columnsOf('jobs', [column])).get(column.split(' ')[0]!)!;
  return (generator!.parameters as { values: number[] }).values;
};

test('whole numbers around a DEFAULT use its steps', async () => {
  const attempts = await valuesOf('max_attempts integer default 25');
  expect(attempts[0]).toBe(25);
  for (const value of attempts) expect(value % 5).toBe(0);
  for (const value of await valuesOf('buffer_size integer default 4096')) expect(value % 256).toBe(0);
});
