import { expect, test } from 'vitest';
import { columnsOf } from '../columns-of.ts';

test('a column too short for its states gets shorter words instead of cut ones', async () => {
  const short = (await columnsOf('orders', ['status varchar(8)', 'total numeric(10,2)'])).get('status')!.generator!;
  expect(short.kind).toBe('values');
  for (const state of short.parameters!['values'] as string[]) expect(state.length).toBeLessThanOrEqual(8);
  expect((await columnsOf('orders', ['status varchar(20)', 'total numeric(10,2)'])).get('status')!.generator!.kind).toBe('life.state');
});
