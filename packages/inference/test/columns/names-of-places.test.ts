import { expect, test } from 'vitest';
import { columnsOf } from '../columns-of.ts';

const nameOf = async (table: string) => (await columnsOf(table, ['name text not null', 'opened_on date'])).get('name')!.generator!.kind;

test.each(['donation_site', 'donor_lounge', 'donation_type', 'revier', 'quartiere'])('the name in %s is not a person', async (table) => {
  expect(await nameOf(table)).not.toMatch(/^person\./);
});

test.each(['donation', 'cashiers', 'soldiers', 'donors'])('the name in %s is a person', async (table) => {
  expect(await nameOf(table)).toMatch(/^person\./);
});
