import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from '../../../e2e/support/browser.ts';
import { PATIENCE } from '../../../e2e/support/patience.ts';
import { startProduct, type Product } from '../../../e2e/support/server.ts';
import { SHOP } from './support/shop.ts';
import { cellsOf, grow, openTable } from './support/workspace.ts';

const poll = <T>(read: () => T | Promise<T>) => expect.poll(read, { timeout: PATIENCE });

let product: Product;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(), launchBrowser()]);
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, permissions: ['clipboard-read', 'clipboard-write'] });
  page = await context.newPage();
  page.setDefaultTimeout(PATIENCE);
  await grow(page, product.url, SHOP);
});
afterAll(async () => {
  await browser?.close();
  await product?.[Symbol.asyncDispose]();
});

test('the list of columns starts with the least certain, and the inspector follows from one to the next', async () => {
  await page.getByRole('link', { name: 'Columns' }).click();
  const options = page.getByRole('listbox', { name: 'Columns' }).getByRole('option');
  await options.first().getByText('Plain number').waitFor();
  const shares = (await options.allTextContents()).flatMap((text) => [...(/(\d+) %/.exec(text.replace(/\d+ % null$/, ''))?.slice(1) ?? [])].map(Number));
  expect(shares.length).toBeGreaterThan(10);
  expect(shares).toEqual(shares.toSorted((a, b) => a - b));
  const looked = page.getByRole('complementary', { name: 'Inspector' }).getByRole('heading', { level: 2 });
  await looked.getByText('line', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Next column' }).click();
  await looked.getByText('placed_on', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Previous column' }).click();
  await looked.getByText('line', { exact: true }).waitFor();
  await options.first().focus();
  await page.keyboard.press('ArrowDown');
  await looked.getByText('placed_on', { exact: true }).waitFor();
  await page.getByRole('button', { name: /Order/ }).click();
  await page.getByRole('option', { name: 'By table' }).click();
  await options.first().getByText('customers.').waitFor();
});

test('columns of several tables are changed together, and back, as one step', async () => {
  await page.getByRole('link', { name: 'Columns' }).click();
  await page.getByRole('searchbox', { name: 'Search columns' }).fill('nullable');
  await page.getByRole('button', { name: /^Select these \d+$/ }).click();
  await page.getByText('5 columns picked').waitFor();
  // One of them is made by Postgres and stays.
  await page.getByRole('textbox', { name: 'NULL share' }).fill('100');
  await page.getByRole('button', { name: 'Set for 4 columns' }).click();
  const columns = page.getByRole('listbox', { name: 'Columns' });
  await poll(async () => (await columns.getByRole('option').allTextContents()).filter((text) => text.endsWith('100 % null')).length).toBe(4);
  await openTable(page, 'orders');
  await poll(async () => new Set(await cellsOf(page, 'placed_on'))).toEqual(new Set(['null']));
  await page.getByRole('grid').press('Control+z');
  await page.getByText('Undone: 4 columns: null share 100 %').waitFor();
  await poll(async () => (await cellsOf(page, 'placed_on'))[0]).toMatch(/^\d{4}-/);
});

test('a generator can be set where it fits, and the page explains where it does not', async () => {
  await page.getByRole('link', { name: 'Columns' }).click();
  await page.getByRole('searchbox', { name: 'Search columns' }).fill('orders.');
  await page.getByRole('button', { name: /^Select these 7$/ }).click();
  await page.getByRole('combobox', { name: 'Generator' }).fill('datatype.boolean');
  await page.getByRole('button', { name: 'Set where it fits' }).click();
  await page.getByText(/3 stay \(customer_id: its values come from the parent; tax: Postgres generates it; placed_on: /).waitFor();
  await page
    .getByRole('option', { name: /^orders/ })
    .first()
    .waitFor();
});

test('all counts are scaled together: totals and limits are shown before', async () => {
  await openTable(page, 'customers');
  await page.getByRole('button', { name: 'Row counts of all tables…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Row counts of all tables' });
  await dialog.getByRole('radio', { name: 'To a total' }).click();
  await dialog.getByRole('textbox', { name: 'To a total' }).fill('1M');
  const then = dialog.locator('dl > div').nth(1);
  await poll(async () => Number((await then.locator('dd').first().textContent())!.replace(/\D/g, ''))).toBeGreaterThan(990_000);
  await then.getByText(/^about [\d.]+ MB$/).waitFor();
  await dialog.getByRole('radio', { name: 'Each table' }).click();
  await dialog.getByRole('textbox', { name: 'Each table' }).fill('50k');
  const customers = dialog.getByRole('row', { name: /^customers/ });
  await customers.getByRole('cell', { name: '50,000' }).waitFor();
  await dialog.getByRole('button', { name: /^Change \d tables?$/ }).click();
  await poll(() => page.getByLabel('Row count of public.customers').inputValue()).toBe('50,000');
  await page.getByRole('grid').press('Control+z');
  await page.getByText(/^Undone: \d tables: rows 50k each$/).waitFor();
});

test('undo and redo lead to what they changed', async () => {
  await openTable(page, 'moods');
  const count = page.getByLabel('Row count of public.moods');
  await count.fill('77');
  await count.press('Enter');
  await openTable(page, 'items');
  await page.getByRole('grid').press('Control+z');
  await page.getByText(/^Undone: public.moods: rows .* → 77$/).waitFor();
  await page.getByRole('grid', { name: 'Rows of public.moods' }).waitFor();
  await openTable(page, 'items');
  await page.getByRole('grid').press('Control+Shift+z');
  await page.getByRole('grid', { name: 'Rows of public.moods' }).waitFor();
  await poll(() => count.inputValue()).toBe('77');
});

test('a removed column and table are restored as they were, with what refers to them', async () => {
  const remove = async (action: RegExp, what: string) => {
    await page.getByRole('button', { name: 'Change the schema' }).click();
    await page.getByRole('menuitem', { name: action }).click();
    await page.getByRole('button', { name: `Remove ${what}`, exact: true }).click();
    await page.getByText(`${what} is removed`).waitFor();
  };
  const cities = async () => (await cellsOf(page, 'city')).filter((text) => text !== '');
  await openTable(page, 'customers');
  await page.getByRole('columnheader', { name: /^city/ }).click();
  await page.getByRole('spinbutton', { name: 'Null' }).fill('100');
  await page.getByRole('spinbutton', { name: 'Null' }).press('Enter');
  await poll(async () => new Set(await cities())).toEqual(new Set(['null']));
  await remove(/^Remove customers.city/, 'customers.city');
  await page.getByRole('columnheader', { name: /^city/ }).waitFor({ state: 'detached' });
  await openTable(page, 'items');
  await page.getByRole('grid').press('Control+z');
  await page.getByText('Undone: customers.city is removed').waitFor();
  await page.getByRole('columnheader', { name: /^city/ }).waitFor();
  await poll(async () => new Set(await cities())).toEqual(new Set(['null']));

  await remove(/^Remove customers…/, 'customers');
  await page.getByRole('option', { name: /^customers/ }).waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('grid', { name: 'Rows of public.customers' }).waitFor();
  await openTable(page, 'orders');
  await page.getByRole('columnheader', { name: /^customer_id.*refers to public.customers/ }).waitFor();
});

test('the palette opens a row or a screen, and changes how rows look', async () => {
  const ask = async (text: string) => {
    await page.keyboard.press('Control+k');
    await page.getByRole('searchbox', { name: 'Search', exact: true }).fill(text);
    await page.keyboard.press('Enter');
  };
  await openTable(page, 'customers');
  // The table is as it was left: in the column that was edited last.
  await page.getByRole('grid', { name: 'Rows of public.customers' }).press('Home');
  await poll(() => page.locator('#grid-active-cell').getAttribute('data-column')).toBe('id');
  await ask(':500');
  await page.getByRole('rowheader', { name: '500', exact: true }).waitFor();
  await poll(() => page.locator('#grid-active-cell').textContent()).toBe('500');
  await ask('>tall rows');
  await poll(async () => (await page.locator('#grid-active-cell').boundingBox())!.height).toBe(34);
  await ask('>rows of normal');
  await ask('load into');
  await page.waitForURL(/\/load$/);
  await page.goBack();
  await page.getByRole('grid', { name: 'Rows of public.customers' }).waitFor();
});

test('the palette lists what was opened last, and the columns of a table by Tab', async () => {
  const field = page.getByRole('searchbox', { name: 'Search', exact: true });
  const first = page.locator('[role="menuitem"][data-first]');
  await page.keyboard.press('Control+k');
  // From the screen before: what `load into` found.
  await page.getByRole('group', { name: 'Recent' }).getByRole('menuitem', { name: 'Load into Postgres' }).waitFor();
  await field.fill('orders');
  await poll(() => first.locator('mark').allTextContents()).toEqual(['orders']);
  await field.press('Tab');
  await page.getByRole('button', { name: 'Columns of orders' }).waitFor();
  await page.keyboard.type('custid');
  await poll(() => first.locator('mark').allTextContents()).toEqual(['cust', 'id']);
  await page.keyboard.press('Enter');
  await page.getByRole('grid', { name: 'Rows of public.orders' }).waitFor();
  await poll(() => new URL(page.url()).searchParams.get('c')).toBe('customer_id');
  await page.keyboard.press('Control+p');
  await page.getByRole('button', { name: 'Tables', exact: true }).waitFor();
  await field.press('Backspace');
  await page.getByRole('button', { name: 'Tables', exact: true }).waitFor({ state: 'detached' });
  await page.getByRole('group', { name: 'Recent' }).getByRole('menuitem', { name: 'orders.customer_id' }).waitFor();
  await page.keyboard.press('Escape');
  await page.goBack();
  await page.getByRole('grid', { name: 'Rows of public.customers' }).waitFor();
});

test('tables are found on a screen without rows', async () => {
  await page.getByRole('link', { name: 'History', exact: true }).click();
  await page.getByRole('heading', { name: 'History' }).waitFor();
  await page.keyboard.press('Control+k');
  await page.getByRole('searchbox', { name: 'Search', exact: true }).fill('customers');
  await page.keyboard.press('Enter');
  await page.getByRole('grid', { name: 'Rows of public.customers' }).waitFor();
  await page.goBack();
  await page.goBack();
  await page.getByRole('grid', { name: 'Rows of public.customers' }).waitFor();
});

test('the link of a cell leads to it', async () => {
  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Copy the link to this cell' }).click();
  const read = () => page.evaluate(() => navigator.clipboard.readText());
  await poll(read).toMatch(/^http.*\?/);
  const link = await read();
  expect(Object.fromEntries(new URL(link).searchParams)).toMatchObject({ t: 'public.customers', r: '500', c: 'id' });
  const other = await page.context().newPage();
  other.setDefaultTimeout(PATIENCE);
  await other.goto(link);
  await expect.poll(() => other.locator('#grid-active-cell').textContent(), { timeout: PATIENCE }).toBe('500');
  await other.close();
});

test('letters go to screens and F6 from pane to pane, but not while text is entered', async () => {
  await openTable(page, 'customers');
  const grid = page.getByRole('grid', { name: 'Rows of public.customers' });
  const pane = () =>
    page.evaluate(
      () =>
        document.activeElement!.closest('aside, main, header')!.getAttribute('aria-label') ?? document.activeElement!.closest('aside, main, header')!.tagName,
    );
  await grid.focus();
  // The second key counts only soon after the first, and a busy page answers the first late: both are sent at once.
  const pressBoth = (second: string) => Promise.all(['g', second].map((key) => page.keyboard.press(key)));
  await pressBoth('d');
  await page.getByRole('application', { name: /^Diagram of/ }).waitFor();
  await page.getByRole('application', { name: /^Diagram of/ }).focus();
  await pressBoth('t');
  await grid.waitFor();
  // A button does nothing with letters.
  await page.getByRole('button', { name: 'All columns at a glance' }).focus();
  await pressBoth('d');
  await page.getByRole('application', { name: /^Diagram of/ }).waitFor();
  await page.getByRole('link', { name: /^Tables/ }).focus();
  await pressBoth('t');
  await grid.waitFor();
  await page.getByRole('searchbox', { name: 'Search tables' }).fill('gd');
  await page.getByText('No tables match “gd”.').waitFor();
  await page.getByRole('searchbox', { name: 'Search tables' }).fill('');
  await grid.focus();
  const seen = [];
  for (const key of ['Shift+F6', 'Shift+F6', 'F6', 'F6', 'F6']) {
    await page.keyboard.press(key);
    seen.push(await pane());
  }
  expect(seen).toEqual(['Tables', 'HEADER', 'Tables', 'MAIN', 'Inspector']);
  // Round from the last pane to the first, and back.
  await page.keyboard.press('F6');
  expect(await pane()).toBe('HEADER');
  await page.keyboard.press('Shift+F6');
  expect(await pane()).toBe('Inspector');
});

test('a dataset is copied, renamed, archived, restored, and deleted only once it is archived', async () => {
  await page.goto(product.url);
  const list = page.getByRole('region', { name: 'Datasets' });
  const act = async (dataset: string, action: string) => {
    await list.getByRole('button', { name: `Actions of ${dataset}`, exact: true }).click();
    await page.getByRole('menuitem', { name: action }).click();
  };
  const name = (await list.getByRole('link').first().textContent())!;
  await act(name, 'Duplicate');
  await act(`${name} 2`, 'Rename…');
  await page.getByRole('textbox', { name: 'Name' }).fill('For tests');
  await page.keyboard.press('Enter');
  await act('For tests', 'Archive');
  await poll(() => list.getByRole('link').allTextContents()).toEqual([name]);
  await page.getByRole('radio', { name: 'Archived' }).click();
  await act('For tests', 'Bring back');
  await page.getByText('Nothing is archived.').waitFor();
  await page.getByRole('radio', { name: 'Active' }).click();
  await act('For tests', 'Archive');
  await page.getByRole('radio', { name: 'Archived' }).click();
  await act('For tests', 'Delete…');
  await page.getByRole('button', { name: 'Delete For tests' }).click();
  await page.getByText('Nothing is archived.').waitFor();
});
