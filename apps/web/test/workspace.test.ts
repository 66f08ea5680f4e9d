import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from '../../../e2e/support/browser.ts';
import { PATIENCE } from '../../../e2e/support/patience.ts';
import type { Product } from '../../../e2e/support/server.ts';
import { sharedProduct } from '../../../e2e/support/shared-product.ts';
import { SHOP } from './support/shop.ts';
import { cellsOf, grow, openTable } from './support/workspace.ts';

/** Compiling a plan takes a second on a busy machine. */
const poll = <T>(read: () => T | Promise<T>) => expect.poll(read, { timeout: PATIENCE });

const focused = () => page.evaluate(() => document.activeElement?.id);

let product: Product;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  [product, browser] = await Promise.all([sharedProduct(), launchBrowser()]);
  page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  page.setDefaultTimeout(PATIENCE);
  await grow(page, product.url, SHOP);
});
afterAll(async () => {
  await browser?.close();
  await product?.[Symbol.asyncDispose]();
});

test('pasted DDL becomes rows, typed and linked', async () => {
  await openTable(page, 'orders');
  await page.getByRole('columnheader', { name: /^customer_id.*refers to public.customers/ }).waitFor();
  await poll(() => cellsOf(page, 'tax')).toContain('by Postgres');
  await poll(async () => (await cellsOf(page, 'state')).slice(0, 10)).not.toContain('');
  for (const total of (await cellsOf(page, 'total')).slice(0, 10)) expect(total).toMatch(/^\d+\.\d\d$/);
  for (const state of (await cellsOf(page, 'state')).slice(0, 10)) expect(['calm', 'busy', 'closed']).toContain(state);
});

test('row 734,201,118 of a billion is reached by its number, and the last one by a key', async () => {
  await openTable(page, 'customers');
  const count = page.getByLabel('Row count of public.customers');
  await count.fill('1B');
  await count.press('Enter');
  const goTo = page.getByRole('textbox', { name: 'Go to row' });
  await goTo.fill('734,201,118');
  await goTo.press('Enter');
  await page.getByRole('rowheader', { name: '734,201,118', exact: true }).waitFor();
  await poll(() => cellsOf(page, 'id')).toContain('734201118');
  await poll(() => new URL(page.url()).searchParams.get('t')).toBe('public.customers');
  await page.keyboard.press('Control+End');
  await page.getByRole('rowheader', { name: '1,000,000,000', exact: true }).waitFor();
  await page.keyboard.press('Control+Home');
  await page.getByRole('rowheader', { name: '1', exact: true }).waitFor();
});

test('the last possible row can be reached, and a count too large for its key is rejected while typing', async () => {
  const count = page.getByLabel('Row count of public.customers');
  await count.fill('9007199254740991');
  await count.press('Enter');
  await page.getByRole('grid').press('Control+End');
  await page.getByRole('rowheader', { name: '9,007,199,254,740,991', exact: true }).waitFor();
  await poll(() => cellsOf(page, 'id')).toContain('9007199254740991');
  await page.keyboard.press('Control+z');
  await page.getByRole('rowheader', { name: '1,000,000,000', exact: true }).waitFor();
  await openTable(page, 'moods');
  await page.getByLabel('Row count of public.moods').fill('40000');
  await page.getByText('At most 32,767 rows: id is smallint.').waitFor();
  await page.keyboard.press('Escape');
  await openTable(page, 'customers');
});

test('the wheel moves row by row, far from the start as well', async () => {
  const goTo = page.getByRole('textbox', { name: 'Go to row' });
  await goTo.fill('50%');
  await goTo.press('Enter');
  await page.getByRole('rowheader', { name: '500,000,001', exact: true }).waitFor();
  const top = async () => Math.min(...(await page.getByRole('rowheader').allTextContents()).map((text) => Number(text.replaceAll(',', ''))));
  const before = await top();
  await page.getByRole('grid').hover();
  await page.mouse.wheel(0, 280);
  await poll(top).toBe(before + 10);
  // The window settles under the resting view; what is seen stays.
  await page.waitForTimeout(400);
  expect(await top()).toBe(before + 10);
});

test('an edit appears immediately, moves nothing else, and is undone', async () => {
  await openTable(page, 'items');
  await page.getByRole('columnheader', { name: /^quantity/ }).click();
  const before = await cellsOf(page, 'quantity');
  await page.getByRole('button', { name: /^seed/ }).click();
  await page.getByRole('textbox', { name: 'Seed' }).fill('another');
  await page.getByRole('button', { name: 'Set seed' }).click();
  await poll(() => cellsOf(page, 'quantity')).not.toEqual(before);
  // Keys count up whatever the seed; of all columns that there are, and no fewer.
  await page.getByText(/^changed: \d+ columns.* · \d+ of 19 columns identical, 1 made by Postgres/).waitFor();
  await page.getByRole('grid').focus();
  await page.keyboard.press('Control+z');
  await poll(() => cellsOf(page, 'quantity')).toEqual(before);
  await page.getByText('Undone: seed 42 → another').waitFor();
});

test('several locales by weight: names follow immediately, and the change is undone', async () => {
  await openTable(page, 'customers');
  const before = await cellsOf(page, 'city');
  await page.getByRole('button', { name: 'en-US', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Locales' });
  await dialog.getByRole('combobox', { name: 'Locale' }).fill('de-');
  await page.getByRole('option', { name: 'de-AT' }).click();
  await dialog.getByRole('button', { name: 'Locale', exact: true }).click();
  await dialog.getByRole('combobox', { name: 'Locale' }).last().fill('ja-JP');
  await page.keyboard.press('Escape');
  await dialog.getByRole('button', { name: 'Set locale' }).click();
  await page.getByRole('button', { name: 'de-AT 50 % · ja-JP 50 %' }).waitFor();
  await poll(() => cellsOf(page, 'city')).not.toEqual(before);
  await page.getByRole('grid').focus();
  await page.keyboard.press('Control+z');
  await poll(() => cellsOf(page, 'city')).toEqual(before);
});

test('a reload loses neither the place nor unsaved edits', async () => {
  await openTable(page, 'customers');
  // Nothing is saved before the reload, on however slow a machine.
  const reloaded = Promise.withResolvers<void>();
  await page.route('**/api/v1/datasets/*/revisions', async (route) => {
    await reloaded.promise;
    await route.continue().catch(() => undefined);
  });
  await page.getByLabel('Row count of public.customers').fill('4242');
  await page.getByLabel('Row count of public.customers').press('Enter');
  await page
    .getByRole('status')
    .getByText(/edited|saving/)
    .waitFor();
  await page.reload();
  reloaded.resolve();
  await page.getByRole('gridcell').first().waitFor();
  await poll(() => page.getByLabel('Row count of public.customers').inputValue()).toBe('4,242');
  await page.getByRole('status').getByText(/saved/).waitFor();
});

test('a link leads to the parent row and Back returns', async () => {
  await openTable(page, 'orders');
  const cell = page.locator('[role="gridcell"][data-column="customer_id"]').first();
  const parent = (await cell.textContent())!;
  await cell.locator('[data-chip]').click();
  await page
    .getByRole('dialog', { name: /customer_id, row/ })
    .getByRole('button', { name: 'Go to this row' })
    .click();
  await page.getByRole('grid', { name: 'Rows of public.customers' }).waitFor();
  await poll(() => page.locator('#grid-active-cell').textContent()).toBe(parent);
  await poll(focused).toBe('grid');
  await page.goBack();
  await page.getByRole('grid', { name: 'Rows of public.orders' }).waitFor();
});

test('by keyboard: a preview, to the parent, back, and keys still work there', async () => {
  await openTable(page, 'orders');
  await page.getByRole('grid').focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press(' ');
  const peek = page.getByRole('dialog', { name: /customer_id, row/ });
  await peek.getByRole('button', { name: 'Go to this row' }).press('Enter');
  await page.getByRole('grid', { name: 'Rows of public.customers' }).waitFor();
  await poll(focused).toBe('grid');
  await page.keyboard.press('Backspace');
  await page.getByRole('grid', { name: 'Rows of public.orders' }).waitFor();
  await poll(focused).toBe('grid');
  await page.keyboard.press('Enter');
  await page.getByRole('grid', { name: 'Rows of public.customers' }).waitFor();
  await poll(focused).toBe('grid');
});

test('a link to a column shows it whole, next to the rail', async () => {
  const { origin, pathname } = new URL(page.url());
  const other = await browser.newPage({ viewport: { width: 1100, height: 700 } });
  other.setDefaultTimeout(PATIENCE);
  await other.goto(`${origin}${pathname}?t=public.customers&r=9000&c=created_at`);
  const cell = other.locator('#grid-active-cell');
  await expect.poll(() => cell.textContent(), { timeout: PATIENCE }).toMatch(/^\d{4}-/);
  const right = (box: { x: number; width: number } | null) => box!.x + box!.width;
  await expect
    .poll(async () => right(await cell.boundingBox()) <= (await other.getByRole('scrollbar').boundingBox())!.x + 0.5, { timeout: PATIENCE })
    .toBe(true);
  await other.close();
});

test('a person who leaves for another screen immediately stays there, and so for the diagram', async () => {
  await openTable(page, 'customers');
  for (const screen of ['History', 'Diagram']) {
    // In one breath: the address is to follow the cell a moment later.
    await page.evaluate((name) => {
      const click = (all: Iterable<HTMLElement>, text: string) => [...all].find((one) => one.textContent?.startsWith(text))!.click();
      click(document.querySelectorAll<HTMLElement>('[role="columnheader"]'), 'city');
      click(document.querySelectorAll<HTMLElement>('nav a'), name);
    }, screen);
    await page.getByRole('link', { name: screen, exact: true }).and(page.locator('[aria-current="page"]')).waitFor();
    const there = page.url();
    await page.waitForTimeout(400);
    expect(page.url()).toBe(there);
    await page.getByRole('link', { name: 'Tables', exact: true }).click();
    await openTable(page, 'customers');
  }
});

test('text typed while the palette loads is in it, and Enter runs only what is shown', async () => {
  const fresh = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  fresh.setDefaultTimeout(PATIENCE);
  await fresh.goto(page.url());
  await fresh.getByRole('grid', { name: /^Rows of/ }).waitFor();
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await fresh.route(/\/palette-[^/]*\.js/, async (route) => {
    await held;
    await route.continue();
  });
  const asked = fresh.waitForRequest(/\/palette-[^/]*\.js/);
  await fresh.keyboard.press('Control+k');
  await asked;
  await fresh.keyboard.type('ordersx');
  await fresh.keyboard.press('Backspace');
  await fresh.keyboard.press('Enter');
  release();
  const field = fresh.getByRole('searchbox', { name: 'Search', exact: true });
  await poll(() => field.inputValue()).toBe('orders');
  // Before the tables are known, the first is an offer to look further.
  await fresh.locator('[role="menuitem"][data-first][data-key^="table-"]', { hasText: 'orders' }).waitFor();
  await fresh.keyboard.press('Enter');
  await fresh.getByRole('grid', { name: 'Rows of public.orders' }).waitFor();
  await fresh.close();
});

test('the palette finds a column and opens it', async () => {
  await page.keyboard.press('Control+k');
  await page.getByRole('searchbox', { name: 'Search', exact: true }).fill('items.quan');
  await page.keyboard.press('Enter');
  await page.getByRole('grid', { name: 'Rows of public.items' }).waitFor();
  await page.getByRole('heading', { name: 'quantity' }).waitFor();
});
