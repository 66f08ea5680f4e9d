import { openTargetServer, type TargetServer } from '@seedbed/testing';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from '../../../e2e/support/browser.ts';
import { PATIENCE } from '../../../e2e/support/patience.ts';
import { startProduct, type Product } from '../../../e2e/support/server.ts';
import { arrowTo, focusKept, focusOf, tabTo } from './support/keyboard.ts';
import { SHOP } from './support/shop.ts';
import { cellsOf } from './support/workspace.ts';

const poll = <T>(read: () => T | Promise<T>) => expect.poll(read, { timeout: PATIENCE });

let product: Product;
let browser: Browser;
let targets: TargetServer;
let page: Page;

beforeAll(async () => {
  [product, browser, targets] = await Promise.all([startProduct(), launchBrowser(), openTargetServer()]);
  page = await browser.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
  page.setDefaultTimeout(PATIENCE);
});
afterAll(async () => {
  await browser?.close();
  await product?.[Symbol.asyncDispose]();
  await targets?.[Symbol.asyncDispose]();
});

/** How many tab stops there are in a part of the page. */
const stopsIn = (selector: string) =>
  page.locator(selector).evaluate((part) => [part, ...part.querySelectorAll<HTMLElement>('*')].filter((one) => (one as HTMLElement).tabIndex >= 0).length);

/** To one of the dataset's screens: the tabs are one stop. */
async function openScreen(name: RegExp): Promise<void> {
  await tabTo(page, 'a', /^(Tables|Diagram|Columns|Problems|History|Export)/, 'Tab', 60);
  await page.keyboard.press('Home');
  if (!name.test((await focusOf(page)).name)) await arrowTo(page, 'ArrowRight', name);
  await page.keyboard.press('Enter');
}

test('from a pasted schema to rows by keyboard: the grid has the focus, and each of its parts is one tab stop', async () => {
  await page.goto(product.url);
  await poll(async () => (await focusOf(page)).name).toBe('Schema DDL');
  await page.keyboard.insertText(SHOP);
  await tabTo(page, 'button', 'Generate');
  await page.keyboard.press('Enter');
  await page.getByText(/tables? ready in/).waitFor();
  await poll(async () => (await focusOf(page)).name).toBe('Rows of public.customers');
  for (const part of ['nav[aria-label="Dataset"]', '[role="listbox"][aria-label="Tables"]', '[role="toolbar"]', '[role="grid"]'])
    await poll(async () => [part, await stopsIn(part)]).toEqual([part, 1]);
  await tabTo(page, 'button', 'All columns at a glance', 'Shift+Tab');
  await arrowTo(page, 'ArrowRight', 'How rows are shown');
  await tabTo(page, 'option', /^customers/, 'Shift+Tab');
  await arrowTo(page, 'ArrowDown', /^items/);
  await page.getByRole('grid', { name: 'Rows of public.items' }).waitFor();
  await arrowTo(page, 'ArrowUp', /^customers/);
  await page.getByRole('grid', { name: 'Rows of public.customers' }).waitFor();
});

test('a column gets another generator and a share of NULLs, by keyboard', async () => {
  await tabTo(page, 'grid', /customers/);
  await page.keyboard.press('Home');
  const column = page.getByRole('complementary', { name: 'Inspector' }).getByRole('heading', { level: 2 });
  for (const name of ['email', 'first_name', 'city']) {
    await page.keyboard.press('ArrowRight');
    await poll(() => column.first().textContent()).toBe(name);
  }
  await page.keyboard.press('i');
  await page.getByRole('button', { name: /^Generator: / }).waitFor();
  await tabTo(page, 'button', /^Generator: /);
  await page.keyboard.press('Enter');
  const options = page.getByRole('dialog', { name: 'Generators' }).getByRole('option');
  await options.first().waitFor();
  await poll(async () => (await focusOf(page)).role).toBe('input');
  await page.keyboard.type('person.lastName');
  await poll(() => options.first().textContent()).toContain('person.lastName');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await poll(async () => (await focusOf(page)).name).toBe('Generator: Last name');
  await tabTo(page, 'spinbutton', 'Null');
  await page.keyboard.type('100');
  await page.keyboard.press('Enter');
  await poll(async () => new Set(await cellsOf(page, 'city'))).toEqual(new Set(['null']));
  await focusKept(page);
});

test('problems and the diagram are reached and read by keyboard', async () => {
  await openScreen(/^Problems/);
  await tabTo(page, 'summary', /constraints/);
  await page.keyboard.press('Enter');
  await tabTo(page, 'input', 'Search problems');
  await openScreen(/^Diagram/);
  await page.locator('canvas[role="application"]').waitFor();
  await tabTo(page, 'combobox', 'Find a table');
  expect(await tabTo(page, 'application', /^Diagram of/)).toBe(2);
  const said = page.locator('#diagram-said');
  const before = await said.textContent();
  await page.keyboard.press('ArrowRight');
  await poll(() => said.textContent()).not.toBe(before);
});

test('rows are loaded and downloaded by keyboard, from one screen to the next', async () => {
  await using target = await targets.freshTarget();
  await tabTo(page, 'button', 'Load…', 'Tab', 60);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/load$/);
  await focusKept(page);
  await tabTo(page, 'input', 'Address', 'Tab', 60);
  await page.keyboard.insertText(target.url);
  await page.getByRole('button', { name: /^Prove, then load [\d,.]+ rows? into/, disabled: false }).waitFor();
  await tabTo(page, 'button', /^Prove, then load [\d,.]+ rows? into/);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/runs\//);
  await focusKept(page);
  await page.getByText(/rows are in/).waitFor();
  await tabTo(page, 'a', /^Open /, 'Tab', 60);
  await page.keyboard.press('Enter');
  await poll(async () => (await focusOf(page)).role).toBe('grid');
  await openScreen(/^Export/);
  await page.getByRole('link', { name: /^Download all/ }).waitFor();
  const saved = page.waitForEvent('download');
  await tabTo(page, 'a', /^Download all 4 tables/, 'Tab', 60);
  await page.keyboard.press('Enter');
  expect((await saved).suggestedFilename()).toMatch(/\.zip$/);
  await focusKept(page);
});

test('on a phone the tabs show on which side there are more, and the keyboard scrolls each into view', async () => {
  const phone = await browser.newPage({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' });
  phone.setDefaultTimeout(PATIENCE);
  await phone.goto(page.url().replace(/\/export.*/, ''));
  const tabs = phone.getByRole('navigation', { name: 'Dataset' });
  await phone.locator('[data-more-right]:not([data-more-left]) > nav[aria-label="Dataset"]').waitFor();
  await tabs.getByRole('link', { name: 'Tables' }).focus();
  await phone.keyboard.press('End');
  await phone.locator('[data-more-left]:not([data-more-right]) > nav[aria-label="Dataset"]').waitFor();
  await poll(() =>
    tabs.getByRole('link', { name: 'History' }).evaluate((link) => link === document.activeElement && link.getBoundingClientRect().right <= innerWidth),
  ).toBe(true);
  await phone.keyboard.press('Home');
  await phone.locator('[data-more-right]:not([data-more-left]) > nav[aria-label="Dataset"]').waitFor();
  // In the middle of the row: not under a fade.
  for (let i = 0; i < 5; i++) await phone.keyboard.press('ArrowRight');
  await phone.locator('[data-more-left][data-more-right] > nav[aria-label="Dataset"]').waitFor();
  // Counts beside the names may still come, and move them.
  await poll(async () => {
    const middle = (await tabs.getByRole('link', { name: 'Problems' }).boundingBox())!;
    return [middle.x >= 40, middle.x + middle.width <= 350];
  }).toEqual([true, true]);
  await phone.close();
});
