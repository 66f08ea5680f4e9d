import { expect, test } from 'vitest';
import { columnsOf } from '../columns-of.ts';

test('a required text with an empty DEFAULT is empty as often as it would be NULL', async () => {
  const columns = await columnsOf('links', ["comment text not null default ''", "name text not null default ''", 'remark text not null', 'note text']);
  expect(columns.get('comment')!.generator).toMatchObject({ kind: 'weighted', parameters: { choices: [{ weight: 40, value: '' }, { weight: 60 }] } });
  expect(columns.get('name')!.generator!.kind).not.toBe('weighted');
  expect(columns.get('remark')!.generator!.kind).not.toBe('weighted');
  expect(columns.get('note')!.nullRate).toBeGreaterThan(0);
});
