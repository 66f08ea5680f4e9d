import { expect, test } from 'vitest';
import { columnsOf } from '../columns-of.ts';

test('the next time of an action follows it, and that of a permanent row is in the future', async () => {
  const vaccinations = await columnsOf('vaccinations', ['given_on date not null', 'next_due_on date']);
  expect(vaccinations.get('next_due_on')!.generator).toEqual({ kind: 'date.expires', parameters: { after: 'given_on', days: 365 } });
  const loans = await columnsOf('loans', ['started_on date not null', 'next_payment_on date']);
  expect(loans.get('next_payment_on')!.generator!.kind).toBe('date.future');
});
