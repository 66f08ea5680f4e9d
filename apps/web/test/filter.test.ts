import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PATIENCE } from '../../../e2e/support/patience.ts';
import { violations } from './support/axe.ts';
import { openShop, type OpenShop } from './support/open-shop.ts';
import { openPage } from './support/screens.ts';
import { cellsOf, openTable } from './support/workspace.ts';

const poll = <T>(read: () => T | Promise<T>) => expect.poll(read, { timeout: PATIENCE });

let shop: OpenShop;
let page: Page;

beforeAll(async () => {
  shop = await openShop();
  page = await openPage(shop.browser);
  await page.goto(`${shop.product.url}${shop.workspace}`);
  await openTable(page, 'orders');
});
afterAll(() => shop?.[Symbol.asyncDispose]());

const focused = () => page.evaluate(() => document.activeElement?.id);
const shownFilter = () => new URL(page.url()).searchParams.get('f');
const strip = () => page.getByRole('region', { name: 'Filter' });
const said = () => strip().getByRole('status');
const numbers = async () =>
  (await page.locator('#grid [role="row"]:not([hidden]) > [role="rowheader"]').allTextContents()).map((text) => Number(text.replaceAll(',', '')));

/** By keys alone: F on a cell of the column, then the value. */
async function filterBy(column: string, value: string): Promise<void> {
  await page.getByRole('columnheader', { name: new RegExp(`^${column},`) }).click();
  await page.locator('#grid:focus').waitFor();
  await page.keyboard.press('f');
  const field = page.getByRole('search', { name: 'Filter rows' }).getByLabel(`Value of ${column}`);
  await field.fill(value);
  await field.press('Enter');
}
async function setRows(count: string): Promise<void> {
  await page.getByLabel('Row count of public.orders').fill(count);
  await page.keyboard.press('Enter');
}

test('F shows the children of a parent, with their own row numbers and the exact count', async () => {
  await filterBy('customer_id', '7');
  await strip().getByRole('button', { name: 'customer_id = 7: change the filter' }).waitFor();
  await said()
    .filter({ hasText: /^[\d,]+ of [\d,]+ rows match(es)?$/ })
    .waitFor();
  const count = Number.parseInt((await said().textContent())!, 10);
  expect(count).toBeGreaterThan(0);
  await poll(async () => (await cellsOf(page, 'customer_id')).map((text) => /^\d+/.exec(text)?.[0])).toEqual(Array.from({ length: count }, () => '7'));
  const rows = await numbers();
  // Each stands in its own row of the table.
  const ids = await cellsOf(page, 'id');
  expect(ids.map(Number).toSorted((a, b) => a - b)).toEqual(rows.toSorted((a, b) => a - b));
  expect(shownFilter()).toBe('customer_id:eq:7');
  await poll(focused).toBe('grid');
  expect(await violations(page)).toEqual([]);
});

test('the address keeps the filter, and Esc shows all rows around the active one', async () => {
  await page.reload();
  await said()
    .filter({ hasText: / match/ })
    .waitFor();
  await page.locator('#grid').focus();
  await page.keyboard.press('Control+End');
  const active = page.locator('#grid [role="row"][data-active] [role="rowheader"]');
  await poll(async () => (await numbers()).length).toBe(Number.parseInt((await said().textContent())!, 10));
  const last = Math.max(...(await numbers()));
  await poll(async () => Number((await active.textContent())!.replaceAll(',', ''))).toBe(last);
  await poll(() => new URL(page.url()).searchParams.get('r')).toBe(String(last));
  await page.keyboard.press('Escape');
  await strip().waitFor({ state: 'detached' });
  expect(shownFilter()).toBeNull();
  await poll(focused).toBe('grid');
  await poll(async () => Number((await active.textContent())!.replaceAll(',', ''))).toBe(last);
  await poll(async () => (await numbers()).length).toBeGreaterThan(10);
  // Back is where the filter was.
  await page.goBack();
  await strip().waitFor();
  await strip().getByRole('button', { name: 'Clear the filter' }).click();
  await strip().waitFor({ state: 'detached' });
});

test('the menu of a column filters by a label of its enum', async () => {
  await page.getByRole('columnheader', { name: /^state,/ }).click();
  await page.keyboard.press('Alt+ArrowDown');
  await page.getByRole('menuitem', { name: 'Filter rows…' }).click();
  const form = page.getByRole('search', { name: 'Filter rows' });
  await form.getByLabel('Value of state').fill('bus');
  await page.getByRole('option', { name: 'busy' }).click();
  expect(await violations(page)).toEqual([]);
  await form.getByRole('button', { name: 'Filter', exact: true }).click();
  await said()
    .filter({ hasText: /rows match$/ })
    .waitFor();
  await poll(async () => new Set((await cellsOf(page, 'state')).map((text) => text.trim()))).toEqual(new Set(['busy']));
  await page.keyboard.press('Escape');
  await strip().waitFor({ state: 'detached' });
});

test('an invalid value is reported in the form, and nothing changes', async () => {
  await filterBy('id', 'seven');
  await page.getByRole('alert').filter({ hasText: 'Invalid input syntax for type bigint: "seven"' }).waitFor();
  expect(shownFilter()).toBeNull();
  await page.keyboard.press('Escape');
  await page.getByRole('search', { name: 'Filter rows' }).waitFor({ state: 'detached' });
  await poll(focused).toBe('grid');
});

test('in ten million rows a key is found immediately, and a search shows its progress', async () => {
  await setRows('10M');
  await filterBy('id', '9999999');
  await said().filter({ hasText: '1 of 10,000,000 rows matches' }).waitFor();
  await poll(numbers).toEqual([9_999_999]);
  // Its matches are too many to hold: the search stops early, and counts no more than it saw.
  await filterBy('paid', 'true');
  await said()
    .filter({ hasText: /^[\d,]+ matches in the first [\d,]+ of 10,000,000 rows$/ })
    .waitFor();
  const before = await said().textContent();
  await strip().getByRole('button', { name: 'Continue' }).click();
  await said()
    .filter({ hasText: /^[\d,]+ matches in the first [\d,]+ of 10,000,000 rows$/ })
    .filter({ hasNotText: before! })
    .waitFor();
  const [first, second] = [before!, (await said().textContent())!].map((words) => words.match(/[\d,]+/g)!.map((one) => Number(one.replaceAll(',', ''))));
  expect(second![0]).toBeGreaterThan(first![0]!);
  expect(second![1]).toBeGreaterThan(first![1]!);
  await page.locator('#grid').focus();
  await page.keyboard.press('Control+End');
  await poll(async () => new Set((await cellsOf(page, 'paid')).map((text) => text.trim()))).toEqual(new Set(['true']));
});

test('a column with a list of values focuses it, and Enter applies', async () => {
  await page.getByRole('columnheader', { name: /^state,/ }).click();
  await page.locator('#grid:focus').waitFor();
  await page.keyboard.press('f');
  await page.getByRole('search', { name: 'Filter rows' }).getByRole('combobox', { name: 'Value of state' }).waitFor();
  await poll(() => page.evaluate(() => (document.activeElement as HTMLInputElement | null)?.role)).toBe('combobox');
  await page.keyboard.press('Enter');
  await strip()
    .getByRole('button', { name: /^state = /i })
    .waitFor();
});

test('going to a row shows all rows, and the filter fits on a phone', async () => {
  const goTo = page.getByRole('textbox', { name: 'Go to row' });
  await goTo.fill('5,000,000');
  // The form of the filter that has just closed may give the focus back to the grid between the two.
  await goTo.press('Enter');
  await strip().waitFor({ state: 'detached' });
  await poll(async () => (await numbers()).includes(5_000_000)).toBe(true);
  await filterBy('customer_id', '7');
  await said()
    .filter({ hasText: / match/ })
    .waitFor();
  await page.setViewportSize({ width: 390, height: 844 });
  const box = (await strip().boundingBox())!;
  expect(box.x + box.width).toBeLessThanOrEqual(390);
  expect((await said().boundingBox())!.width).toBeGreaterThan(200);
});
