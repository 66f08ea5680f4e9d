import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from '../../../e2e/support/browser.ts';
import { PATIENCE } from '../../../e2e/support/patience.ts';
import type { Product } from '../../../e2e/support/server.ts';
import { sharedProduct } from '../../../e2e/support/shared-product.ts';
import { violations } from './support/axe.ts';
import { SHOP } from './support/shop.ts';
import { cellsOf, grow, openTable } from './support/workspace.ts';

let product: Product;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  [product, browser] = await Promise.all([sharedProduct(), launchBrowser()]);
  page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  page.setDefaultTimeout(PATIENCE);
  await grow(page, product.url, SHOP);
  await openTable(page, 'customers');
});
afterAll(async () => {
  await browser?.close();
  await product?.[Symbol.asyncDispose]();
});

const cell = (column: string) => page.locator(`[role="row"]:not([hidden]) > [role="gridcell"][data-column="${column}"]`).filter({ hasText: /./ }).first();
const offer = (title: string) => page.getByRole('group', { name: 'Generators that give this' }).getByRole('button', { name: new RegExp(`^${title}`) });
const field = () => page.getByRole('textbox', { name: /^What should .* hold/ });
const poll = (read: () => Promise<unknown>) => expect.poll(read, { timeout: PATIENCE });

/** F2 on a cell of the column. */
async function edit(column: string): Promise<void> {
  await cell(column).click();
  await page.keyboard.press('F2');
  await page.getByRole('dialog', { name: `Example for ${column}, row 1` }).waitFor();
}

test('a value typed into a cell redefines the column by keyboard, previews its rows before it is applied, and is undone', async () => {
  const before = await cellsOf(page, 'city');
  await edit('city');
  await poll(() => field().inputValue()).toBe(before[0]);
  await page.keyboard.type('Linz');
  await offer('Always this').getByText('Linz').first().waitFor();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await poll(async () => new Set(await cellsOf(page, 'city'))).toEqual(new Set(['Linz']));
  await page.getByRole('columnheader', { name: /^city, text, by hand/ }).waitFor();
  // The keys go on in the grid.
  await poll(() => page.evaluate(() => document.activeElement?.id)).toBe('grid');
  await page.keyboard.press('Control+z');
  await poll(() => cellsOf(page, 'city')).toEqual(before);
});

test('several values become a list, from the menu of the column; codes become a pattern', async () => {
  await page.getByRole('columnheader', { name: /^first_name/ }).click({ button: 'right' });
  await page.getByRole('menuitem', { name: /^Edit by example/ }).click();
  await field().fill('Ana\nBo\nBo');
  await offer('One of these').getByText('As often as each is typed').waitFor();
  await offer('One of these').click();
  await poll(async () => [...new Set(await cellsOf(page, 'first_name'))].sort()).toEqual(['Ana', 'Bo']);
  await page.getByText('first_name: one of these: Ana, Bo, Bo').waitFor();
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await poll(async () => (await cellsOf(page, 'first_name')).includes('Bo')).toBe(false);

  await edit('city');
  await field().fill('HT-1204');
  await offer('Like this').getByText('Texts that match HT-\\d{4}').waitFor();
  await offer('Like this').click();
  await poll(async () => (await cellsOf(page, 'city')).every((text) => text === 'null' || /^HT-\d{4}$/.test(text))).toBe(true);
});

test('a unique column is pointed out, an invalid value gets a reason, and a reference shows where its values come from', async () => {
  await edit('email');
  await field().fill('ana@mail.example');
  await offer('Variants of this').getByText('Values of this column are unique').waitFor();
  expect(await offer('Always this').count()).toBe(0);
  await offer('E-mail').getByText(/@/).nth(1).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await openTable(page, 'orders');
  await edit('state');
  await field().fill('nonsense');
  await offer('Always this').getByText('"nonsense" is no label of public.mood.').waitFor();
  expect(await offer('Always this').isDisabled()).toBe(true);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await edit('customer_id');
  await page.getByText('Values come from public.customers.').waitFor();
});

test('a value that a CHECK does not list is rejected, with the listed ones', async () => {
  await grow(page, product.url, "CREATE TABLE courses (id int PRIMARY KEY, agency text NOT NULL CHECK (agency IN ('PADI', 'SSI')));");
  await openTable(page, 'courses');
  await edit('agency');
  await field().fill('NASA');
  await page.getByRole('alert').getByText('NASA is not allowed here: one of PADI, SSI').waitFor();
  expect(await offer('').count()).toBe(0);
  expect(await violations(page)).toEqual([]);
  await field().fill('SSI');
  await offer('Always this').getByText('SSI').first().waitFor();
  await page.keyboard.press('Escape');
});
