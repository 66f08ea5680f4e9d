import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PATIENCE } from '../../../e2e/support/patience.ts';
import { violations } from './support/axe.ts';
import { openShop, type OpenShop } from './support/open-shop.ts';
import { openPage } from './support/screens.ts';
import { openTable } from './support/workspace.ts';

let shop: OpenShop;
let page: Page;

beforeAll(async () => {
  shop = await openShop();
  page = await openPage(shop.browser);
  await page.goto(`${shop.product.url}${shop.workspace}`);
});
afterAll(() => shop?.[Symbol.asyncDispose]());

const focused = () => page.evaluate(() => document.activeElement?.id);
/** What a level says of itself: `11 rows of customers row 5`. */
const saidOf = (level: number) => page.getByRole('group', { name: 'Linked tables' }).locator('header').nth(level).getByRole('status');
const activeOf = (level: number, column: string) => page.locator(`#grid-linked-${level} [role="row"][data-active] [data-column="${column}"]`);
const activeNumber = (level: number) => page.locator(`#grid-linked-${level} [role="row"][data-active] [role="rowheader"]`);

test('customers, orders and items are linked by keyboard: a selection on the left filters the right', async () => {
  await openTable(page, 'customers');
  await page.locator('#grid').focus();
  await page.keyboard.press('Control+Home');
  await page.keyboard.press('l');
  // The keys go to the linked table, if it has rows.
  await page.locator('#grid-linked-0:focus').or(page.getByText('No row of orders refers')).waitFor();
  // Not each customer has orders: down to the first with two or more.
  let row = 1;
  let orders = 0;
  while (orders < 2 && row < 60) {
    await page.locator('#grid').focus();
    await page.keyboard.press('ArrowDown');
    row++;
    await saidOf(0)
      .filter({ hasText: new RegExp(`of customers row ${row}$`) })
      .waitFor();
    orders = Number.parseInt((await saidOf(0).textContent())!, 10);
  }
  expect(orders).toBeGreaterThan(1);
  await page.keyboard.press('l');
  expect(await focused()).toBe('grid-linked-0');
  await activeOf(0, 'customer_id')
    .filter({ hasText: new RegExp(`^${row}\\b`) })
    .waitFor();

  await page.keyboard.press('l');
  await page.locator('#grid-linked-1:focus').waitFor();
  const first = (await activeNumber(0).textContent())!;
  await activeOf(1, 'order_id')
    .filter({ hasText: new RegExp(`^${first}\\b`) })
    .waitFor();
  expect(await violations(page)).toEqual([]);

  // Another order, other items; the row numbers are those of the table.
  await page.keyboard.press('Backspace');
  expect(await focused()).toBe('grid-linked-0');
  await page.keyboard.press('ArrowDown');
  await expect
    .poll(async () => Number((await activeNumber(0).textContent())!.replaceAll(',', '')), { timeout: PATIENCE })
    .toBeGreaterThan(Number(first.replaceAll(',', '')));
  const second = (await activeNumber(0).textContent())!;
  await saidOf(1)
    .filter({ hasText: new RegExp(`of orders row ${second}$`) })
    .waitFor();
  // Items have no children: there is nothing further to open.
  expect(await page.getByRole('button', { name: 'Open the next table' }).count()).toBe(0);
  await page.keyboard.press('Backspace');
  expect(await focused()).toBe('grid');
});

test('the inspector follows the cell that is selected in a linked table, and the own table again', async () => {
  const head = page.getByRole('complementary', { name: 'Inspector' }).getByRole('heading', { level: 2 });
  const headed = (words: string) => head.filter({ hasText: new RegExp(`^${words}$`) }).waitFor();
  await page.locator('#grid-linked-0').focus();
  await headed('orders\\.id');
  await page.keyboard.press('ArrowRight');
  await headed('orders\\.customer_id');
  await page.locator('#grid-linked-1').focus();
  await headed('items\\.order_id');
  await page.keyboard.press('i');
  await page.locator('#inspector:focus').waitFor();
  await headed('items\\.order_id');
  await page.locator('#grid').focus();
  await headed('id');
});

test('open side tables are there after a reload, and fit a phone', async () => {
  await page.reload();
  await page.locator('#grid-linked-1').waitFor();
  await page.setViewportSize({ width: 390, height: 844 });
  const [own, linked] = await Promise.all([page.locator('#grid').boundingBox(), page.locator('#grid-linked-0').boundingBox()]);
  expect(linked!.y).toBeGreaterThan(own!.y + own!.height);
  expect(linked!.width).toBeLessThanOrEqual(390);
  await page.setViewportSize({ width: 1440, height: 900 });
});

test('a row of a linked table leads to its own table, and closing returns the focus to the grid', async () => {
  await page.locator('#grid').focus();
  await page.keyboard.press('l');
  const number = (await activeNumber(0).textContent())!;
  await page.keyboard.press('Enter');
  await page.getByRole('grid', { name: 'Rows of public.orders' }).waitFor();
  await page.locator('#grid [role="row"][data-active] [role="rowheader"]', { hasText: new RegExp(`^${number}$`) }).waitFor();
  await page.getByRole('group', { name: 'Linked tables' }).getByRole('button', { name: 'Close' }).first().click();
  await page.getByRole('group', { name: 'Linked tables' }).waitFor({ state: 'detached' });
  await page.locator('#grid:focus').waitFor();
});

test('rows below replace the tables on the side, and a row reached from above links back to its parent', async () => {
  await openTable(page, 'customers');
  await page.locator('#grid').focus();
  await page.keyboard.press('l');
  const beside = page.getByRole('group', { name: 'Linked tables' });
  const below = page.getByRole('region', { name: 'Rows that refer to this one' });
  await beside.waitFor();
  await page.locator('#grid').focus();
  await page.keyboard.press('c');
  await below.waitFor();
  expect(await beside.count()).toBe(0);
  const row = (await page.locator('#grid [role="row"][data-active] [role="rowheader"]').textContent())!;
  const children = below.getByRole('button', { name: /^Go to row/ });
  await children.first().waitFor();
  const numbers = (await children.allTextContents()).map((text) => Number(text.replaceAll(',', '')));
  expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
  await children.first().click();
  await page.getByRole('grid', { name: 'Rows of public.orders' }).waitFor();
  await page.getByRole('button', { name: new RegExp(`^Back: from customers, row ${row},`) }).click();
  await page.getByRole('grid', { name: 'Rows of public.customers' }).waitFor();
  await page.locator('#grid [role="row"][data-active] [role="rowheader"]', { hasText: new RegExp(`^${row}$`) }).waitFor();
  await page.locator('#grid').focus();
  await page.keyboard.press('l');
  await beside.waitFor();
  expect(await below.count()).toBe(0);
});

test('nothing opens beside a table that no other refers to, and the tables beside others come back', async () => {
  const beside = page.getByRole('group', { name: 'Linked tables' });
  await openTable(page, 'customers');
  await beside.waitFor();
  await openTable(page, 'moods');
  await beside.waitFor({ state: 'detached' });
  await page.locator('#grid').focus();
  await page.keyboard.press('l');
  await page.getByText('No table refers to moods').waitFor();
  expect(await beside.count()).toBe(0);
  await openTable(page, 'customers');
  await beside.waitFor();
});

test('if no table references this one, the pane below is only as high as its sentence', async () => {
  await openTable(page, 'moods');
  await page.locator('#grid').focus();
  await page.keyboard.press('c');
  const below = page.getByRole('region', { name: 'Rows that refer to this one' });
  await below.getByText('No table refers to moods.').waitFor();
  expect((await below.boundingBox())!.height).toBeLessThan(100);
  await page.locator('#grid').focus();
  await page.keyboard.press('c');
  await below.waitFor({ state: 'detached' });
});
