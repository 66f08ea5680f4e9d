import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from '../../../e2e/support/browser.ts';
import { PATIENCE } from '../../../e2e/support/patience.ts';
import type { Product } from '../../../e2e/support/server.ts';
import { sharedProduct } from '../../../e2e/support/shared-product.ts';
import { SHOP } from './support/shop.ts';
import { grow, openTable } from './support/workspace.ts';

const poll = <T>(read: () => T | Promise<T>) => expect.poll(read, { timeout: PATIENCE });

let product: Product;
let browser: Browser;
let page: Page;
let workspace: string;

beforeAll(async () => {
  [product, browser] = await Promise.all([sharedProduct(), launchBrowser()]);
  page = await browser.newPage({ viewport: { width: 1440, height: 700 } });
  page.setDefaultTimeout(PATIENCE);
  await grow(page, product.url, SHOP);
  workspace = product.url + new URL(page.url()).pathname;
});
afterAll(async () => {
  await browser?.close();
  await product?.[Symbol.asyncDispose]();
});

const grid = (table: string) => page.getByRole('grid', { name: `Rows of public.${table}` });
/** Number of the active row as the grid counts, and whether it is seen in the grid's own box. */
const active = async () => {
  const cell = page.locator('#grid-active-cell');
  if ((await cell.count()) === 0) return null;
  const [row, box, around] = [
    await cell.locator('..').getByRole('rowheader').textContent(),
    await cell.boundingBox(),
    await page.locator('#grid').boundingBox(),
  ];
  return { row, isSeen: box !== null && around !== null && box.y >= around.y && box.y + box.height <= around.y + around.height };
};

test.each(['Backspace', 'the browser'])('the way back from a parent by %s ends at the row where it began', async (key) => {
  await page.goto(`${workspace}?t=public.orders&r=3&c=customer_id`);
  await grid('orders').getByRole('gridcell').filter({ hasText: /./ }).first().waitFor();
  await poll(active).toEqual({ row: '3', isSeen: true });
  await grid('orders').focus();
  await page.keyboard.press('Enter');
  await grid('customers').getByRole('gridcell').filter({ hasText: /./ }).first().waitFor();
  const parent = Number(new URL(page.url()).searchParams.get('r'));
  // Far enough down for another place to be seen.
  expect(parent).toBeGreaterThan(40);
  await poll(active).toEqual({ row: parent.toLocaleString('en-US'), isSeen: true });
  await page.locator('#grid:focus').waitFor();
  if (key === 'Backspace') await page.keyboard.press(key);
  else await page.goBack();
  await grid('orders').getByRole('gridcell').filter({ hasText: /./ }).first().waitFor();
  await poll(active).toEqual({ row: '3', isSeen: true });
  await poll(() => new URL(page.url()).searchParams.get('r')).toBe('3');
});

test('the table names the cell from which its row was followed, and leads back to it, also after further steps', async () => {
  await page.goto(`${workspace}?t=public.orders&r=3&c=customer_id`);
  await grid('orders').getByRole('gridcell').filter({ hasText: /./ }).first().waitFor();
  await poll(active).toEqual({ row: '3', isSeen: true });
  // Keys that come before the engine follow no reference.
  await poll(async () => {
    if ((await active())?.row !== '3') return true;
    await grid('orders').focus();
    await page.keyboard.press('ArrowDown');
    return false;
  }).toBe(true);
  await poll(async () => {
    if ((await grid('customers').count()) > 0) return true;
    await page.keyboard.press('Enter');
    return false;
  }).toBe(true);
  await grid('customers').getByRole('gridcell').filter({ hasText: /./ }).first().waitFor();
  const back = page.getByRole('button', { name: 'Back: from orders, row 4, customer_id' });
  await back.waitFor();
  await page.locator('#grid:focus').waitFor();
  const parent = new URL(page.url()).searchParams.get('r');
  await page.keyboard.press('ArrowDown');
  await poll(() => new URL(page.url()).searchParams.get('r')).not.toBe(parent);
  await back.click();
  await grid('orders').getByRole('gridcell').filter({ hasText: /./ }).first().waitFor();
  await poll(active).toEqual({ row: '4', isSeen: true });
  expect(new URL(page.url()).searchParams.get('c')).toBe('customer_id');
  await back.waitFor({ state: 'detached' });
  await openTable(page, 'customers');
  await grid('customers').getByRole('gridcell').filter({ hasText: /./ }).first().waitFor();
  expect(await page.getByRole('button', { name: /^Back: from/ }).count()).toBe(0);
});

test('each table keeps its own place while others are viewed', async () => {
  await page.goto(`${workspace}?t=public.customers`);
  await grid('customers').getByRole('gridcell').filter({ hasText: /./ }).first().waitFor();
  await grid('customers').focus();
  await page.keyboard.press('Control+End');
  await poll(active).toEqual({ row: expect.stringMatching(/\d\d/), isSeen: true });
  const { row } = (await active())!;
  await poll(() => new URL(page.url()).searchParams.get('r')).toBe(row!.replaceAll(',', ''));
  await openTable(page, 'orders');
  await poll(active).toEqual({ row: '1', isSeen: true });
  await openTable(page, 'customers');
  await poll(active).toEqual({ row, isSeen: true });
});

test('a link to a missing table is reported', async () => {
  await page.goto(`${workspace}?t=public.nobody`);
  await page.getByText('This dataset has no table public.nobody.').waitFor();
});

test('a minimum above the maximum is rejected at its field', async () => {
  await page.goto(`${workspace}?t=public.items&c=quantity`);
  const inspector = page.getByRole('complementary', { name: 'Inspector' });
  await inspector.getByRole('button', { name: /^Generator: / }).click();
  await page.getByRole('dialog', { name: 'Generators' }).getByRole('searchbox').fill('Number of any magnitude');
  await page.getByRole('option', { name: /^Number of any magnitude/ }).click();
  await inspector.getByLabel('Smallest').fill('100000');
  await inspector.getByLabel('Largest').fill('90000');
  await inspector.getByText('The largest value, 90000, lies below the smallest, 100000.').waitFor();
  await page.getByText(/kept here, not saved/).waitFor();
});
