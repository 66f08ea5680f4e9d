import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from '../../../e2e/support/browser.ts';
import { PATIENCE } from '../../../e2e/support/patience.ts';
import type { Product } from '../../../e2e/support/server.ts';
import { sharedProduct } from '../../../e2e/support/shared-product.ts';
import { violations } from './support/axe.ts';
import { SHOP } from './support/shop.ts';
import { cellsOf, grow, openTable } from './support/workspace.ts';

/** What docs/workbench.md promises and no other file shows; in one open dataset, in this order. */
const poll = <T>(read: () => T | Promise<T>) => expect.poll(read, { timeout: PATIENCE });

let product: Product;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  [product, browser] = await Promise.all([sharedProduct(), launchBrowser()]);
  page = await (await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })).newPage();
  page.setDefaultTimeout(PATIENCE);
});
afterAll(async () => {
  await browser?.close();
  await product?.[Symbol.asyncDispose]();
});

const inspector = () => page.getByRole('complementary', { name: 'Inspector' });
const sprig = (column: string) => page.getByRole('columnheader', { name: new RegExp(`^${column}`) }).locator('svg path');
const cellOfActiveRow = (column: string) =>
  page.locator('#grid-active-cell').evaluate((cell, name) => cell.parentElement!.querySelector(`[data-column="${name}"]`)!.textContent, column);
const shapeOf = (path: Locator) => path.first().getAttribute('d');

test('a first visit has data before any input', async () => {
  await page.goto(product.url);
  const template = page.getByRole('region', { name: 'Template' });
  await template.getByRole('cell').filter({ hasText: /./ }).first().waitFor();
  await poll(() => template.getByRole('cell').filter({ hasText: '@' }).count()).toBeGreaterThan(2);
});

test('every keystroke shows in cells, sparkline and status bar, without a request', async () => {
  await grow(page, product.url, SHOP);
  await page.getByRole('button', { name: /^proved/ }).waitFor();
  await openTable(page, 'orders');
  await page.getByRole('columnheader', { name: /^total/ }).click();
  const field = inspector().getByRole('spinbutton', { name: 'Median' });
  await field.fill('50');
  const [cells, bars] = [await cellsOf(page, 'total'), await shapeOf(sprig('total'))];
  // What is seen waits for no answer: none comes meanwhile.
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/**', async (route) => {
    await held;
    await route.continue();
  });
  await field.pressSequentially('00');
  await poll(() => cellsOf(page, 'total')).not.toEqual(cells);
  await poll(() => shapeOf(sprig('total'))).not.toBe(bars);
  await page.getByText(/^changed: orders\.total · 17 of 19 columns identical, 1 made by Postgres, from 1,000 rows of each large table$/).waitFor();
  release();
  // A handler that is still at work would find its request taken over by `unroute`.
  await page.unrouteAll({ behavior: 'wait' });
});

test('a handle on the plot is the parameter, by pointer and by keys', async () => {
  const handle = inspector().getByRole('slider', { name: 'Median, on the plot' });
  const field = inspector().getByRole('spinbutton', { name: 'Median' });
  const value = await field.inputValue();
  await handle.press('ArrowRight');
  await poll(() => field.inputValue()).not.toBe(value);
  const [keyed, cells] = [await field.inputValue(), await cellsOf(page, 'total')];
  const box = (await handle.boundingBox())!;
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + 60, box.y + box.height / 2, { steps: 4 });
  await page.mouse.up();
  await poll(() => field.inputValue()).not.toBe(keyed);
  await poll(() => cellsOf(page, 'total')).not.toEqual(cells);
});

test('a parent row shows its children with counts, and leads to them', async () => {
  await openTable(page, 'customers');
  await page.getByRole('grid').focus();
  await page.keyboard.press('Control+Home');
  const children = page.getByRole('dialog').getByRole('button', { name: /^[1-9]\d* in orders$/ });
  // Not each of them has some.
  for (let row = 0; row < 20; row++) {
    await page.keyboard.press(' ');
    // With its row: the children are counted by then.
    await page.getByRole('dialog', { name: /, row/ }).getByRole('region', { name: 'Why this value' }).waitFor();
    if ((await children.count()) > 0) break;
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    // The focus comes back to the grid a frame later.
    await page.locator('#grid:focus').waitFor();
    await page.keyboard.press('ArrowDown');
  }
  const parent = await page.locator('#grid-active-cell').evaluate((cell) => cell.parentElement!.querySelector('[data-column="id"]')!.textContent);
  const count = Number.parseInt((await children.textContent())!, 10);
  await children.click();
  await page.getByRole('grid', { name: 'Rows of public.orders' }).waitFor();
  const own = async () => (await cellsOf(page, 'customer_id')).filter((text) => text.replace(/\D/g, '') === parent!.replace(/\D/g, '')).length;
  // They lie in the order of time, so that others stand between them.
  await poll(own).toBeGreaterThan(0);
  await poll(own).toBeLessThanOrEqual(count);
});

test('rows that refer to the active one are below the grid, follow it, and lead to their tables', async () => {
  await openTable(page, 'customers');
  await page.getByRole('grid').press('Control+Home');
  await page.keyboard.press('c');
  const below = page.getByRole('region', { name: 'Rows that refer to this one' });
  const numbers = below.getByRole('button', { name: /^Go to row [\d,]+ of public.orders$/ });
  // Not each customer has orders: what the pane counts is what it lists, whichever row is active.
  const shown = async () =>
    [await page.locator('#grid-active-cell').textContent(), await below.getByText(/^\d+ orders$/).textContent(), await numbers.count()] as const;
  let row = 1;
  let orders = 0;
  for (; row < 40 && orders < 2; row++) {
    await page.keyboard.press('ArrowDown');
    await below.getByText(`Row ${row + 1}`).waitFor();
    await poll(async () => {
      const [, said, listed] = await shown();
      orders = Number.parseInt(said!, 10);
      return orders - listed;
    }).toBe(0);
  }
  expect(orders).toBeGreaterThan(1);
  const own = await below.locator('td[data-own]').allTextContents();
  expect(new Set(own)).toEqual(new Set([(await cellOfActiveRow('id'))!]));
  expect(await violations(page)).toEqual([]);
  const last = (await numbers.last().textContent())!;
  await numbers.first().focus();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await page.getByRole('grid', { name: 'Rows of public.orders' }).waitFor();
  await page.getByRole('rowheader', { name: last, exact: true }).first().waitFor();
  await below.getByText(/^\d+ items$/).waitFor();
  await below.getByRole('button', { name: 'Close' }).click();
  await below.waitFor({ state: 'detached' });
});

test('any two revisions are compared in words, and an earlier one is restored', async () => {
  await page.keyboard.press('Control+s');
  await page
    .getByRole('status')
    .getByText(/· saved/)
    .waitFor();
  await page.getByRole('link', { name: 'History' }).click();
  await page
    .getByRole('list', { name: 'Revisions' })
    .getByRole('button', { name: /^Revision 1/ })
    .click();
  const difference = page.getByRole('region', { name: /^Revision 1 to/ });
  await difference
    .getByText(/orders\.total/)
    .first()
    .waitFor();
  await difference.getByText(/^1 of 19 columns differs, in 1 of 4 tables/).waitFor();
  await difference.getByRole('radio', { name: 'JSON' }).click();
  await difference.locator('ins').first().waitFor();
  expect(await violations(page)).toEqual([]);
  await difference.getByRole('radio', { name: 'In words' }).click();
  await difference.getByRole('button', { name: 'Restore revision 1' }).click();
  await page.getByText('Revision 1 is restored').waitFor();
  await page.keyboard.press('Control+s');
  const revisions = page.getByRole('list', { name: 'Revisions' });
  await revisions.getByRole('button', { name: /^Revision 3.*current/ }).waitFor();
  // Neither of the two need be the one now.
  await page.getByRole('button', { name: /Compare with/ }).click();
  await page.getByRole('option', { name: /^Revision 2/ }).click();
  await page
    .getByRole('region', { name: 'Revision 1 to 2' })
    .getByText(/orders\.total/)
    .first()
    .waitFor();
  expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({ a: '1', b: '2' });
  await page.getByRole('button', { name: 'Name revision 1…' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('As it was grown');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: /^Revision 1\s*As it was grown/ }).waitFor();
});

test('beyond what a browser can count, the row’s own number is announced', async () => {
  await page.getByRole('link', { name: 'Tables', exact: true }).click();
  await openTable(page, 'customers');
  const count = page.getByLabel('Row count of public.customers');
  await count.fill('3000000000');
  await count.press('Enter');
  const grid = page.getByRole('grid');
  await poll(() => grid.getAttribute('aria-rowcount')).toBe('-1');
  await grid.press('Control+End');
  const header = page.getByRole('rowheader', { name: '3,000,000,000', exact: true });
  await header.waitFor();
  expect(await header.evaluate((cell) => cell.parentElement!.getAttribute('aria-rowindex'))).toBe('-1');
  await page.locator('[aria-live="polite"]').filter({ hasText: 'Row 3,000,000,000 of 3,000,000,000' }).waitFor({ state: 'attached' });
  await page.keyboard.press('Control+Home');
  await poll(() => page.locator('#grid-active-cell').evaluate((cell) => cell.parentElement!.getAttribute('aria-rowindex'))).toBe('2');
});

test('the grid names its active cell while that cell exists', async () => {
  const grid = page.getByRole('grid');
  const named = () => grid.evaluate((element) => document.getElementById(element.getAttribute('aria-activedescendant') ?? '')?.role ?? null);
  await poll(named).toBe('gridcell');
  await grid.evaluate((element) => void (element.scrollTop = 5_000));
  await poll(() => grid.getAttribute('aria-activedescendant')).toBeNull();
  await grid.press('ArrowDown');
  await poll(named).toBe('gridcell');
});

test('letters are narrowed before a text is cut', async () => {
  const edge = page.getByRole('separator', { name: /email/ });
  const widths = new Set<string>();
  // A first width has a limit, which e-mails of three billion rows are over.
  await edge.dblclick();
  await edge.focus();
  for (let i = 0; i < 40 && widths.size < 3; i++) {
    for (const width of await page
      .locator('[role="gridcell"][data-column="email"]:not(:empty)')
      .evaluateAll((cells) => cells.map((cell) => getComputedStyle(cell).fontStretch)))
      widths.add(width);
    await page.keyboard.press('ArrowLeft');
    // Cells follow in a frame; several presses in one would pass a step over.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  }
  expect([...widths].toSorted()).toEqual(['100%', '75%', '87%']);
});
