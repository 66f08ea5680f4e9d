import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PATIENCE } from '../../../e2e/support/patience.ts';
import { violations } from './support/axe.ts';
import { openShop, type OpenShop } from './support/open-shop.ts';
import { openPage } from './support/screens.ts';

let shop: OpenShop;
let page: Page;

beforeAll(async () => {
  shop = await openShop();
  page = await openPage(shop.browser);
  await page.goto(`${shop.product.url}${shop.workspace}?t=public.customers`);
  await page.getByRole('grid', { name: 'Rows of public.customers' }).getByRole('gridcell').filter({ hasText: /./ }).first().waitFor();
  // Its commands come after the first rows.
  await page.getByRole('textbox', { name: 'What should be different?' }).waitFor();
});
afterAll(() => shop?.[Symbol.asyncDispose]());

const poll = <T>(read: () => T | Promise<T>) => expect.poll(read, { timeout: PATIENCE });
const first = () => page.locator('[role="menuitem"][data-first]');

/** Types into the palette, and waits for what Enter would do. */
async function search(text: string, expected: string | RegExp): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.getByRole('searchbox', { name: 'Search', exact: true }).fill(text);
  await first().filter({ hasText: expected }).waitFor();
}

test('words in any order find a column by its type, and a row; scattered letters match no name', async () => {
  await search('date order', 'orders.placed_on');
  await page.getByRole('searchbox', { name: 'Search', exact: true }).fill('row 20');
  await first().filter({ hasText: 'Row 20 of customers' }).waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('rowheader', { name: '20', exact: true }).waitFor();
  await search('seed', 'Set the seed');
  expect(await page.getByRole('menuitem', { name: /created_at/ }).count()).toBe(0);
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'Seed' }).getByRole('textbox', { name: 'Seed' }).waitFor();
  await page.keyboard.press('Escape');
});

test('a name with a typo is asked about, and a revision is found by its number', async () => {
  await search('custmers', 'customers');
  await page.getByText('Did you mean').waitFor();
  expect(await page.getByRole('menuitem', { name: 'customers.email' }).count()).toBe(0);
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await search('revision 1', 'Revision 1');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'History' }).waitFor();
  await page.goBack();
  await page.getByRole('grid', { name: 'Rows of public.customers' }).waitFor();
});

test('actions of screens: share, and a format of files', async () => {
  await search('share', 'Share a read-only link');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: /share/i }).waitFor();
  await page.keyboard.press('Escape');
  await search('parquet export', 'Export as Parquet');
  await page.keyboard.press('Enter');
  await poll(() => page.getByRole('radio', { name: /^Parquet/ }).isChecked()).toBe(true);
  await page.goBack();
  await page.getByRole('grid', { name: 'Rows of public.customers' }).waitFor();
});

test('without results the palette offers next steps: a sentence goes to the request line, a value to the rows', async () => {
  const wish = 'half of the customers without city';
  await search(wish, 'Ask for it in words');
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await poll(() => page.getByRole('textbox', { name: 'What should be different?' }).inputValue()).toBe(wish);
  await page.getByRole('textbox', { name: 'What should be different?' }).fill('');
  const mail = (await page.getByRole('gridcell').filter({ hasText: '@' }).first().textContent())!;
  await search(mail, 'in the rows of customers');
  await page.keyboard.press('Enter');
  await poll(() => page.getByRole('textbox', { name: 'Value to find in any column' }).inputValue()).toBe(mail);
  await page
    .getByRole('search', { name: 'Find a value' })
    .getByText(/^1 hit/)
    .first()
    .waitFor();
  await page.keyboard.press('Escape');
  // From a screen without rows it leads to them.
  await page.goto(`${shop.product.url}${shop.workspace}/history`);
  await page.getByRole('heading', { name: 'History' }).waitFor();
  await poll(async () => {
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+k');
    await page.getByRole('searchbox', { name: 'Search', exact: true }).fill(wish);
    return page.getByRole('menuitem', { name: /Ask for it in words/ }).count();
  }).toBe(1);
  await page.keyboard.press('Enter');
  await poll(() => page.getByRole('textbox', { name: 'What should be different?' }).inputValue()).toBe(wish);
});
