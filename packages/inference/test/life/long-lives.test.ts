import { expect, test } from 'vitest';
import { columnsOf } from '../columns-of.ts';

test('an account is closed long after it was opened, a tab within the hour', async () => {
  const account = await columnsOf('accounts', ['balance numeric(12,2) not null', 'opened_on date not null', 'closed_on date']);
  expect(account.get('closed_on')!.generator).toMatchObject({ kind: 'date.event', parameters: { after: 'opened_on', gap: 7500 } });
  const tab = await columnsOf('tabs', ['total numeric(8,2)', 'opened_at timestamptz not null', 'closed_at timestamptz']);
  expect(tab.get('closed_at')!.generator!.parameters!['gap']).toBeLessThan(3);
});
