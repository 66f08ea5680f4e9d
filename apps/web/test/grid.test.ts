import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from '../../../e2e/support/browser.ts';
import { PATIENCE } from '../../../e2e/support/patience.ts';
import type { Product } from '../../../e2e/support/server.ts';
import { sharedProduct } from '../../../e2e/support/shared-product.ts';
import { SHOP } from './support/shop.ts';
import { cellsOf, grow, openTable } from './support/workspace.ts';

const poll = <T>(read: () => T | Promise<T>) => expect.poll(read, { timeout: PATIENCE });

let product: Product;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  [product, browser] = await Promise.all([sharedProduct(), launchBrowser()]);
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, permissions: ['clipboard-read', 'clipboard-write'] });
  page = await context.newPage();
  page.setDefaultTimeout(PATIENCE);
  await grow(page, product.url, SHOP);
});
afterAll(async () => {
  await browser?.close();
  await product?.[Symbol.asyncDispose]();
});

const cell = (row: number, column: string) => page.locator(`[role="row"][aria-rowindex="${row + 1}"]:not([hidden]) > [data-column="${column}"]`);
const headers = async () => (await page.getByRole('columnheader').allTextContents()).map((text) => /\w+/.exec(text)?.[0] ?? '').filter(Boolean);
const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
const focused = () => page.evaluate(() => document.activeElement?.id);
const spoken = () => page.locator('[aria-live="polite"]').allTextContents();

test('a range is selected by dragging, announced and copied, with NULL', async () => {
  await openTable(page, 'orders');
  await cell(2, 'state').hover();
  await page.mouse.down();
  await cell(4, 'paid').hover();
  await page.mouse.up();
  await poll(async () => (await spoken()).join(' ')).toContain('Rows 2 to 4, state to paid: 12 cells picked');
  await page.keyboard.press('Control+c');
  const [states, totals, paid] = await Promise.all(['state', 'total', 'paid'].map((column) => cellsOf(page, column)));
  // What Postgres makes (tax) has no value before it has made it.
  const rows = [1, 2, 3].map((row) => `${states![row]}\t${totals![row]}\t${paid![row]}`);
  await poll(clipboard).toBe(rows.join('\n'));
});

test('keys select rows far beyond the view, and the menu copies them as INSERT', async () => {
  await page.getByRole('textbox', { name: 'Go to row' }).fill('11');
  await page.keyboard.press('Enter');
  await poll(focused).toBe('grid');
  await page.keyboard.press('Shift+Space');
  for (let pages = 0; pages < 5; pages++) await page.keyboard.press('Shift+PageDown');
  await page.keyboard.press('Shift+ArrowUp');
  await page.getByRole('button', { name: /^Copy [\d,]+ cells$/ }).click();
  await page.getByRole('menuitem', { name: 'Copy as INSERT' }).click();
  await poll(clipboard).toMatch(
    /^INSERT INTO "public"."orders" \("id", "customer_id", "state", "total", "paid", "placed_on"\) OVERRIDING SYSTEM VALUE VALUES\n {2}\(11, /,
  );
  const copied = await clipboard();
  const last = copied.split('\n').length + 9;
  expect(copied).toMatch(new RegExp(`\\n {2}\\(${last}, .*\\);$`));
  expect(last).toBeGreaterThan(100);
  await poll(async () => (await spoken()).join(' ')).toContain(`Rows 11 to ${last}, id to placed_on`);
});

test('a selection too large for the clipboard is refused, not cut', async () => {
  await openTable(page, 'customers');
  await page.getByLabel('Row count of public.customers').fill('1M');
  await page.keyboard.press('Enter');
  await poll(() => page.getByRole('grid').getAttribute('aria-rowcount')).toBe('1000001');
  await page.getByRole('columnheader', { name: /^email/ }).click();
  await page.getByRole('grid').press('Control+c');
  await page.getByText('1,000,000 cells are picked; at most 500,000 are copied at once. Export has all rows.').waitFor();
});

test('columns can be hidden, moved by drag and by menu, and pinned next to the row number, and stay so after a reload', async () => {
  await openTable(page, 'orders');
  await poll(headers).toEqual(['id', 'customer_id', 'state', 'total', 'tax', 'paid', 'placed_on']);
  await page.getByRole('columnheader', { name: /^tax/ }).click();
  await page.keyboard.press('Alt+ArrowDown');
  await page.getByRole('menuitem', { name: 'Hide' }).press('Enter');
  await poll(headers).not.toContain('tax');
  const from = await page.getByRole('columnheader', { name: /^paid/ }).boundingBox();
  const to = await page.getByRole('columnheader', { name: /^state/ }).boundingBox();
  await page.mouse.move(from!.x + 12, from!.y + 10);
  await page.mouse.down();
  await page.mouse.move(to!.x + 12, to!.y + 10, { steps: 3 });
  await page.mouse.up();
  await poll(headers).toEqual(['id', 'customer_id', 'paid', 'state', 'total', 'placed_on']);
  await page.getByRole('columnheader', { name: /^placed_on/ }).click({ button: 'right' });
  await page.getByRole('menuitem', { name: 'Pin the column' }).click();
  await poll(headers).toEqual(['id', 'placed_on', 'customer_id', 'paid', 'state', 'total']);
  // Values came along with their names.
  await poll(async () => (await cellsOf(page, 'placed_on'))[0]).toMatch(/^\d{4}-\d\d-\d\d$/);
  await page.reload();
  await poll(headers).toEqual(['id', 'placed_on', 'customer_id', 'paid', 'state', 'total']);
  await page.getByRole('button', { name: 'How rows are shown; 1 hidden' }).click();
  await page.getByRole('menuitem', { name: 'Columns as in the table' }).click();
  await poll(headers).toEqual(['id', 'customer_id', 'state', 'total', 'tax', 'paid', 'placed_on']);
});

test('the key stays in view while the rest scrolls, unless there is no room', async () => {
  await openTable(page, 'customers');
  const left = async (column: string) => (await cell(1, column).boundingBox())!.x;
  await cell(1, 'id').waitFor();
  const before = await left('id');
  await page.getByRole('grid').evaluate((grid) => (grid.scrollLeft = 200));
  await poll(async () => (await left('first_name')) < before + 300).toBe(true);
  await poll(() => left('id')).toBe(before);
});

test('a key value leads to its row immediately; other values are searched from the active row, and backwards', async () => {
  await openTable(page, 'customers');
  await page.getByRole('columnheader', { name: /^id/ }).click();
  await page.keyboard.press('/');
  await page.getByLabel('Value to find in id').fill('734201');
  await page.keyboard.press('Enter');
  await page.getByText('Row 734,201: known from its value, no search needed').waitFor();
  await poll(() => page.locator('#grid-active-cell').textContent()).toBe('734201');
  // In this table's last quarter: the search goes round the end.
  await page.keyboard.press('Escape');
  await page.getByRole('columnheader', { name: /^city/ }).click();
  await page.keyboard.press('/');
  await page.getByLabel('Value to find in city').fill('no such place');
  await page.keyboard.press('Enter');
  await page.getByText('“no such place” is in none of 1,000,000 rows').waitFor();
  const city = (await cellsOf(page, 'city')).find((text) => text !== 'null')!;
  await page.getByLabel('Value to find in city').fill(city.slice(0, 4).toUpperCase());
  await page.keyboard.press('Enter');
  await page.getByText(/^1 of [\d,]+ hits in /).waitFor();
  await page.keyboard.press('Enter');
  await page.getByText(/^2 of [\d,]+ hits in /).waitFor();
  await poll(() => page.locator('#grid-active-cell').textContent()).toContain(city.slice(0, 4));
  await page.keyboard.press('Escape');
  // The button is that of the table, not of the active column.
  await page.getByRole('button', { name: 'Find a value' }).click();
  await page.getByLabel('Value to find in any column').waitFor();
  await page.keyboard.press('Escape');
  await poll(focused).toBe('grid');
});

test('the row height is remembered', async () => {
  const height = async () => (await cell(1, 'id').boundingBox())!.height;
  await page.getByRole('grid').press('Control+Home');
  await page.getByRole('button', { name: 'How rows are shown' }).click();
  await page.getByRole('menuitem', { name: 'Compact rows' }).click();
  await poll(height).toBe(24);
  await page.reload();
  await poll(height).toBe(24);
});

test('cells stay below their headers in every frame, also while widths are measured', async () => {
  const fresh = await page.context().newPage();
  fresh.setDefaultTimeout(PATIENCE);
  await fresh.addInitScript(`{
    globalThis.apart = { most: 0, frames: 0 };
    const look = () => {
      const row = document.querySelector('[role="row"][aria-rowindex="2"]:not([hidden])');
      if (row) apart.frames++;
      for (const cell of row?.querySelectorAll('[data-column]') ?? []) {
        const head = document.querySelector('[role="columnheader"][title^="' + cell.dataset.column + ' ·"]');
        if (!head) continue;
        const [a, b] = [head, cell].map((one) => one.getBoundingClientRect());
        apart.most = Math.max(apart.most, Math.abs(a.left - b.left), Math.abs(a.right - b.right));
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }`);
  await fresh.goto(`${new URL(page.url()).origin}${new URL(page.url()).pathname}?t=public.customers`);
  await fresh.locator('[role="gridcell"][data-column="email"]:not(:empty)').first().waitFor();
  await fresh.getByText(/tables? ready in/).waitFor();
  const { most, frames } = await fresh.evaluate<{ most: number; frames: number }>('apart');
  expect(frames).toBeGreaterThan(0);
  expect(most).toBeLessThanOrEqual(2);
  await fresh.close();
});
