import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PATIENCE } from '../../../e2e/support/patience.ts';
import { violations } from './support/axe.ts';
import { openShop, type OpenShop } from './support/open-shop.ts';
import { openPage } from './support/screens.ts';

let shop: OpenShop;

beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop?.[Symbol.asyncDispose]());

const poll = <T>(read: () => T | Promise<T>) => expect.poll(read, { timeout: PATIENCE });
const inspector = (page: Page) => page.getByRole('complementary', { name: 'Inspector' });
const facts = (page: Page, child: string, parent: string) => inspector(page).locator(`dl[aria-label="${child} for each of ${parent}"]`).textContent();

async function openColumn(table: string, column: string): Promise<Page> {
  const page = await openPage(shop.browser);
  await page.goto(`${shop.product.url}${shop.workspace}?t=public.${table}&c=${column}`);
  await inspector(page).getByRole('heading', { name: column, exact: true }).waitFor();
  await inspector(page)
    .getByText(/^Counted over/)
    .waitFor();
  return page;
}

test('the curve of items for each order is edited by keys, the rows follow, and one undo restores it', async () => {
  const page = await openColumn('items', 'order_id');
  const before = await facts(page, 'items', 'orders');
  await inspector(page)
    .getByRole('button', { name: /^Rows for each of orders|Rows for each of orders$/ })
    .click();
  await page.getByRole('option', { name: 'Uniform' }).click();
  await poll(() => facts(page, 'items', 'orders')).toMatch(/Least1Most5/);
  const most = inspector(page).getByRole('slider', { name: 'Most, on the plot' });
  await most.focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await poll(() => most.getAttribute('aria-valuetext')).toBe('3 items for each of orders');
  await poll(() => facts(page, 'items', 'orders')).toMatch(/Least1Most3/);
  await poll(() => page.locator('[role="gridcell"][data-column="line"]').allTextContents()).not.toContain('4');
  expect(await violations(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.locator('html[data-theme="dark"]').waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('grid').press('Control+z');
  await page.getByRole('grid').press('Control+z');
  await poll(() => facts(page, 'items', 'orders')).toBe(before);
  await page.close();
});

test('a curve is drawn by hand: a weight of 0 leaves no parent with that many', async () => {
  const page = await openColumn('items', 'order_id');
  await inspector(page)
    .getByRole('button', { name: /^Rows for each of orders|Rows for each of orders$/ })
    .click();
  await page.getByRole('option', { name: 'Fixed' }).click();
  await poll(() => facts(page, 'items', 'orders')).toMatch(/^Mean of all3Least3Most3/);
  await inspector(page).getByRole('button', { name: 'Draw by hand' }).click();
  const bars = inspector(page).getByRole('group', { name: 'Share of orders by number of items' }).getByRole('slider');
  await poll(() => bars.evaluateAll((all) => all.map((bar) => bar.ariaValueText))).toEqual(['0 %', '0 %', '100 %']);
  await bars.first().focus();
  for (let i = 0; i < 10; i++) await page.keyboard.press('PageUp');
  await poll(() => bars.first().getAttribute('aria-valuetext')).toBe('50 %');
  await poll(() => facts(page, 'items', 'orders')).toMatch(/^Mean of all2Least1Most3/);
  expect(await violations(page)).toEqual([]);
  await page.close();
});

test('the first customer gets 40 % of all orders, is named, and the name leads to the row', async () => {
  const page = await openColumn('orders', 'customer_id');
  const share = inspector(page).getByRole('spinbutton', { name: 'Share of orders of the first row of customers' });
  await share.fill('40');
  const most = inspector(page).getByRole('list', { name: 'customers with the most orders' }).getByRole('listitem').first();
  await poll(() => most.textContent()).toMatch(/row 1[\d,]+ · 40 %$/);
  const name = (await most.getByRole('button').textContent())!;
  await most.getByRole('button').click();
  await page.getByRole('grid', { name: 'Rows of public.customers' }).getByRole('gridcell').filter({ hasText: name }).first().waitFor();
  await page.close();
});

test('the first customer has exactly the given number of orders', async () => {
  const page = await openColumn('orders', 'customer_id');
  await inspector(page).getByRole('spinbutton', { name: 'Share of orders of the first row of customers' }).fill('0');
  await inspector(page).getByRole('button', { name: 'Fix the count of row 1' }).click();
  await inspector(page).getByRole('spinbutton', { name: 'orders of row 1 of customers' }).fill('77');
  const most = inspector(page).getByRole('list', { name: 'customers with the most orders' });
  await poll(() => most.textContent()).toMatch(/row 177 · /);
  await page.close();
});
