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
/** What was counted: the mean, the share without, the minimum and maximum. */
const facts = (page: Page, child: string, parent: string) =>
  inspector(page)
    .getByRole('table', { name: `Asked and counted ${child} for each of ${parent}` })
    .locator('tbody tr')
    .last()
    .locator('td')
    .allTextContents();

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
  // The table behind the curve is for screen readers: the page does not scroll to its end.
  expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0);
  const before = await facts(page, 'items', 'orders');
  await inspector(page)
    .getByRole('button', { name: /^Rows for each of orders|Rows for each of orders$/ })
    .click();
  await page.getByRole('option', { name: 'Uniform' }).click();
  // Another curve begins with the counted ends.
  await poll(() => inspector(page).getByRole('spinbutton', { name: 'At most' }).inputValue()).toBe(before[3]);
  await inspector(page).getByRole('spinbutton', { name: 'At most' }).fill('5');
  await poll(async () => (await facts(page, 'items', 'orders')).slice(2)).toEqual(['1', '5']);
  const most = inspector(page).getByRole('slider', { name: 'Most, on the plot' });
  await most.focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await poll(() => most.getAttribute('aria-valuetext')).toBe('3 items for each of orders');
  await poll(async () => (await facts(page, 'items', 'orders')).slice(2)).toEqual(['1', '3']);
  await poll(() => page.locator('[role="gridcell"][data-column="line"]').allTextContents()).not.toContain('4');
  expect(await violations(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.locator('html[data-theme="dark"]').waitFor();
  expect(await violations(page)).toEqual([]);
  for (let steps = 0; steps < 3; steps++) await page.getByRole('grid').press('Control+z');
  await poll(() => facts(page, 'items', 'orders')).toEqual(before);
  await page.close();
});

test('a curve is drawn by hand: a weight of 0 leaves no parent with that many', async () => {
  const page = await openColumn('items', 'order_id');
  await inspector(page)
    .getByRole('button', { name: /^Rows for each of orders|Rows for each of orders$/ })
    .click();
  await page.getByRole('option', { name: 'Fixed' }).click();
  await inspector(page).getByRole('spinbutton', { name: 'Rows', exact: true }).fill('3');
  await poll(() => facts(page, 'items', 'orders')).toEqual(['3', '0 %', '3', '3']);
  await inspector(page).getByRole('button', { name: 'Draw by hand' }).click();
  const bars = inspector(page).getByRole('group', { name: 'Share of orders by number of items' }).getByRole('slider');
  await poll(() => bars.evaluateAll((all) => all.map((bar) => bar.ariaValueText))).toEqual(['0 %', '0 %', '100 %']);
  // Nothing has changed: the kind of the curve and its rows are those from before.
  await inspector(page).getByText('Nothing changes until you do').waitFor();
  await inspector(page)
    .getByRole('button', { name: /^Fixed/ })
    .waitFor();
  expect(await facts(page, 'items', 'orders')).toEqual(['3', '0 %', '3', '3']);
  await bars.first().focus();
  for (let i = 0; i < 10; i++) await page.keyboard.press('PageUp');
  await poll(() => bars.first().getAttribute('aria-valuetext')).toBe('50 %');
  await poll(() => facts(page, 'items', 'orders')).toEqual(['2', '0 %', '1', '3']);
  expect(await violations(page)).toEqual([]);
  await page.close();
});

test('the first customer gets 40 % of all orders, is named, and the name leads to the row', async () => {
  const page = await openColumn('orders', 'customer_id');
  const share = inspector(page).getByRole('spinbutton', { name: /^Share of orders of .+ \(row 1\)$/ });
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
  await inspector(page)
    .getByRole('spinbutton', { name: /^Share of orders of .+ \(row 1\)$/ })
    .fill('0');
  await inspector(page)
    .getByRole('button', { name: /^Or fix the number of orders of .+ \(row 1\)$/ })
    .click();
  await inspector(page)
    .getByRole('spinbutton', { name: /^orders of .+ \(row 1\)$/ })
    .fill('77');
  const most = inspector(page).getByRole('list', { name: 'customers with the most orders' });
  await poll(() => most.textContent()).toMatch(/row 177 · /);
  await page.close();
});

test('orders with their own row count show what their customers would need next to the actual count, and one press applies it', async () => {
  const page = await openColumn('orders', 'customer_id');
  const table = inspector(page).getByRole('table', { name: 'Asked and counted orders for each of customers' });
  await table.getByRole('row', { name: /^Asked/ }).waitFor();
  await page.getByRole('textbox', { name: 'Row count of public.orders' }).fill('100');
  await page.keyboard.press('Enter');
  const note = inspector(page).getByRole('note').filter({ hasText: 'orders has 100 rows of its own' });
  await note.waitFor();
  expect(await violations(page)).toEqual([]);
  await note.getByRole('button', { name: /^Make [\d,]+ rows of orders$/ }).click();
  await note.waitFor({ state: 'detached' });
  await page.close();
});
