import { emptyBlueprint } from '@seedbed/contract';
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

const head = (column: string) => page.getByRole('columnheader', { name: new RegExp(`^${column},`) });
const sortOf = (column: string) => head(column).getAttribute('aria-sort');
const shown = () => new URL(page.url()).searchParams.get('o');
const strip = () => page.getByRole('region', { name: 'Sort' });
const said = () => strip().getByRole('status');
const numbers = async () =>
  (await page.locator('#grid [role="row"]:not([hidden]) > [role="rowheader"]').allTextContents()).map((text) => Number(text.replaceAll(',', '')));
const activeRow = async () => Number((await page.locator('#grid [role="row"][data-active] [role="rowheader"]').textContent())!.replaceAll(',', ''));
const totals = async () => (await cellsOf(page, 'total')).map((text) => (text.trim() === 'null' ? null : Number(text.replaceAll(/[^\d.-]/g, ''))));
/** Rows that follow each other, as they lie in the table. Elements are used again, so they come in any order. */
const isUnbroken = (rows: readonly number[]) => rows.toSorted((a, b) => a - b).every((row, i, all) => i === 0 || row === all[i - 1]! + 1);

async function press(column: string, key: string): Promise<void> {
  await head(column).click();
  await page.locator('#grid:focus').waitFor();
  await page.keyboard.press(key);
}
async function setRows(count: string): Promise<void> {
  await page.getByLabel('Row count of public.orders').fill(count);
  await page.keyboard.press('Enter');
}
/** Rows in view are in order, and not just by chance. */
async function expectOrder(descending: boolean): Promise<void> {
  await poll(async () => {
    const [all, sorted] = [await totals(), (await totals()).toSorted((a, b) => (descending ? b! - a! : a! - b!))];
    return all.length > 10 && all.every((one, i) => one === sorted[i]);
  }).toBe(true);
}

test('S sorts by the active column, its first row is active, and rows keep their numbers', async () => {
  await press('total', 's');
  await said()
    .filter({ hasText: /rows, sorted$/ })
    .waitFor();
  await poll(() => sortOf('total')).toBe('ascending');
  await expectOrder(false);
  expect(shown()).toBe('total:asc');
  const rows = await numbers();
  expect(rows).not.toEqual(rows.toSorted((a, b) => a - b));
  // Each stands in its own row of the table.
  const ids = (await cellsOf(page, 'id')).map(Number);
  expect(ids).toEqual(rows);
  await poll(activeRow).toBe(rows[0]);
  await poll(() => page.evaluate(() => document.activeElement?.id)).toBe('grid');
  expect(await violations(page)).toEqual([]);
});

test('S again reverses the order, the greatest values come first, and the address keeps it', async () => {
  const [smallest] = await totals();
  await page.keyboard.press('s');
  await poll(() => sortOf('total')).toBe('descending');
  await expectOrder(true);
  expect((await totals())[0]).toBeGreaterThan(smallest!);
  expect(shown()).toBe('total:desc');
  const before = await numbers();
  await page.keyboard.press('ArrowDown');
  await poll(() => new URL(page.url()).searchParams.get('r')).toBe(String(before[1]));
  await page.reload();
  await said()
    .filter({ hasText: /rows, sorted$/ })
    .waitFor();
  await expectOrder(true);
  await poll(activeRow).toBe(before[1]);
  expect(await numbers()).toEqual(before);
});

test('panels next to the grid follow the row, and cells are copied in the order shown', async () => {
  await page.locator('#grid').focus();
  await page.keyboard.press('Control+Home');
  const [first, second] = await numbers();
  await poll(activeRow).toBe(first);
  const [total, below] = await totals();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await head('total').click();
  await page.keyboard.press('Control+Home');
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Control+c');
  await page
    .getByText(/^Copied/)
    .first()
    .waitFor();
  expect((await page.evaluate(() => navigator.clipboard.readText())).split('\n').map(Number)).toEqual([total, below]);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+Home');
  // The parent that is looked at is that of the row shown.
  await head('customer_id').click();
  await page.keyboard.press('Control+Home');
  await page.keyboard.press('ArrowDown');
  const customer = /^\d+/.exec((await cellsOf(page, 'customer_id'))[1]!)![0];
  await page.keyboard.press('Enter');
  await poll(() => new URL(page.url()).searchParams.get('t')).toBe('public.customers');
  expect(new URL(page.url()).searchParams.get('r')).toBe(customer);
  expect(shown()).toBeNull();
  await page.goBack();
  await said()
    .filter({ hasText: /rows, sorted$/ })
    .waitFor();
  await expectOrder(true);
  await poll(activeRow).toBe(second);
});

test('the menu of a column sorts, and resets the order', async () => {
  await head('state').click();
  await page.keyboard.press('Alt+ArrowDown');
  await page.getByRole('menuitem', { name: 'Sort descending' }).click();
  await poll(() => sortOf('state')).toBe('descending');
  expect(await sortOf('total')).toBeNull();
  await poll(async () => new Set((await cellsOf(page, 'state')).map((text) => text.trim())).size).toBe(1);
  await page.keyboard.press('Alt+ArrowDown');
  expect(await violations(page)).toEqual([]);
  await page.getByRole('menuitem', { name: 'Sort as in the table' }).click();
  await strip().waitFor({ state: 'detached' });
  expect(shown()).toBeNull();
  await poll(async () => isUnbroken(await numbers())).toBe(true);
  await page.goBack();
  await poll(() => sortOf('state')).toBe('descending');
  await page.locator('#grid').focus();
  await page.keyboard.press('Escape');
  await strip().waitFor({ state: 'detached' });
});

test('an edit sorts again', async () => {
  await press('total', 's');
  await said()
    .filter({ hasText: /rows, sorted$/ })
    .waitFor();
  await setRows('300');
  await said().filter({ hasText: '300 rows, sorted' }).waitFor();
  await expectOrder(false);
  await page.keyboard.press('Escape');
});

test('filtered rows are sorted among themselves', async () => {
  await setRows('50k');
  await press('state', 'f');
  const form = page.getByRole('search', { name: 'Filter rows' });
  await form.getByLabel('Value of state').fill('busy');
  await form.getByLabel('Value of state').press('Enter');
  const status = page.getByRole('region', { name: 'Filter' }).getByRole('status');
  await status.filter({ hasText: /^[\d,]+ of 50,000 rows match/ }).waitFor();
  await press('total', 's');
  await page.keyboard.press('s');
  await status.filter({ hasText: /^[\d,]+ of 50,000 rows match · sorted$/ }).waitFor();
  await expectOrder(true);
  expect(new Set((await cellsOf(page, 'state')).map((text) => text.trim()))).toEqual(new Set(['busy']));
  const url = new URL(page.url()).searchParams;
  expect([url.get('f'), url.get('o')]).toEqual(['state:eq:busy', 'total:desc']);
  expect(await violations(page)).toEqual([]);
  await page.locator('#grid').focus();
  await page.keyboard.press('Escape');
  await strip().waitFor();
  await expectOrder(true);
});

test('in ten million rows a key sorts immediately, and another column explains that it cannot be sorted', async () => {
  await setRows('10M');
  await said().filter({ hasText: 'Not sorted: 10,000,000 rows are too many. This column sorts up to 200,000.' }).waitFor();
  expect(await sortOf('total')).toBeNull();
  await poll(async () => isUnbroken(await numbers())).toBe(true);
  expect(await violations(page)).toEqual([]);
  await strip().getByRole('button', { name: 'Sort by id' }).click();
  await poll(() => sortOf('id')).toBe('descending');
  await poll(async () => (await numbers()).slice(0, 3)).toEqual([10_000_000, 9_999_999, 9_999_998]);
  await page.getByRole('textbox', { name: 'Go to row' }).fill('5,000,000');
  await page.keyboard.press('Enter');
  await poll(activeRow).toBe(5_000_000);
  const seen = await numbers();
  expect([seen.includes(4_999_999), isUnbroken(seen)]).toEqual([true, true]);
});

test('the sort fits on a phone', async () => {
  await page.setViewportSize({ width: 390, height: 844 });
  const box = (await strip().boundingBox())!;
  expect(box.x + box.width).toBeLessThanOrEqual(390);
  expect((await said().boundingBox())!.width).toBeGreaterThan(200);
});

test('in ten million rows in timeline order, timestamps and version 7 UUIDs sort immediately', async () => {
  const made = (name: string, type: string, kind: string, parameters = {}) => ({ name, type, generator: { kind, parameters } });
  const columns = [
    made('id', 'uuid', 'string.uuid', { version: 7 }),
    made('created_at', 'timestamptz', 'date.created'),
    made('amount', 'integer', 'number.int', { min: 0, max: 1_000_000 }),
  ];
  const blueprint = { ...emptyBlueprint(), tables: [{ schema: 'public', name: 'events', rows: 10_000_000, primaryKey: ['id'], columns }] };
  const answer = await page.request.post(`${shop.product.url}/api/v1/datasets`, { data: { name: 'Events', blueprint } });
  const { dataset } = (await answer.json()) as { dataset: { id: string } };
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${shop.product.url}/datasets/${dataset.id}?t=public.events`);
  await openTable(page, 'events');
  for (const column of ['created_at', 'id']) {
    await press(column, 's');
    await poll(() => sortOf(column)).toBe('ascending');
    await page.keyboard.press('s');
    await poll(() => sortOf(column)).toBe('descending');
    await poll(async () => (await numbers()).slice(0, 3)).toEqual([10_000_000, 9_999_999, 9_999_998]);
    const texts = await cellsOf(page, column);
    expect(texts).toEqual(texts.toSorted().reverse());
  }
  await press('amount', 's');
  await said()
    .filter({ hasText: /^Not sorted/ })
    .waitFor();
});
