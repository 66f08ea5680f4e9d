import { expect, test } from 'vitest';
import { columnsOf } from '../columns-of.ts';

test('an account is closed long after it was opened, a tab within the hour', async () => {
  const account = await columnsOf('accounts', ['balance numeric(12,2) not null', 'opened_on date not null', 'closed_on date']);
  expect(account.get('closed_on')!.generator).toMatchObject({ kind: 'date.event', parameters: { after: 'opened_on', gap: 7500 } });
  const tab = await columnsOf('tabs', ['total numeric(8,2)', 'opened_at timestamptz not null', 'closed_at timestamptz']);
  expect(tab.get('closed_at')!.generator!.parameters!['gap']).toBeLessThan(3);
});

test('clients leave months or years after they came, in any language, and few have left', async () => {
  const ended = { kind: 'date.event', parameters: { gap: 7500, probability: 0.35, open: true } };
  const clients = await columnsOf('clients', ['name text not null', 'onboarded_at timestamptz not null', 'offboarded_at timestamptz']);
  expect(clients.get('offboarded_at')!.generator).toMatchObject({ ...ended, parameters: { after: 'onboarded_at', ...ended.parameters } });
  const people = await columnsOf('employees', ['name text not null', 'starts_on date not null', 'ends_on date']);
  expect(people.get('ends_on')!.generator).toMatchObject({ ...ended, parameters: { after: 'starts_on', ...ended.parameters } });
  const shifts = await columnsOf('shifts', ['starts_on date not null', 'ends_on date']);
  expect(shifts.get('ends_on')!.generator!.kind).toBe('date.end');
});
