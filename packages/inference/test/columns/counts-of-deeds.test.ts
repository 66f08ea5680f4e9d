import { expect, test } from 'vitest';
import { columnsOf } from '../columns-of.ts';

test('a whole number that counts received items is not a time, but a timestamp of it is', async () => {
  const columns = await columnsOf('batches', [
    'count_received integer not null',
    'received_at timestamptz not null',
    'count_updated_at bigint',
    'count_started date',
  ]);
  expect(columns.get('count_received')!.generator!.kind).toBe('number.count');
  expect(columns.get('count_started')!.generator!.kind).toMatch(/^date\./);
  expect(columns.get('count_updated_at')!.generator!.kind).toMatch(/^date\./);
});
