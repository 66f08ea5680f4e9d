import { expect, test } from 'vitest';
import { columnsOf } from '../columns-of.ts';

test.each(['clients', 'contacts', 'users'])('a mobile of %s is a phone number, not a bill of lading', async (table) => {
  const columns = await columnsOf(table, ['name text not null', 'mobile text']);
  expect(columns.get('mobile')!.generator!.kind).toBe('phone.number');
});

test('a bill of lading has the form of the shipping lines', async () => {
  const columns = await columnsOf('shipments', ['bill_of_lading text not null']);
  expect(columns.get('bill_of_lading')!.generator).toMatchObject({ kind: 'pattern', parameters: { regex: expect.stringContaining('MAEU') } });
});
