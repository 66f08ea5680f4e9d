import type { Browser, Locator, Page } from 'playwright-core';
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
let ana: Page;
let ben: Page;

beforeAll(async () => {
  [product, browser] = await Promise.all([sharedProduct(), launchBrowser()]);
  // Contexts of their own share neither storage nor drafts, as two machines would not.
  const alone = async () => (await browser.newContext()).newPage();
  [ana, ben] = await Promise.all([alone(), alone()]);
  for (const page of [ana, ben]) page.setDefaultTimeout(PATIENCE);
  await grow(ana, product.url, SHOP);
  await ben.goto(ana.url());
  await ben.getByRole('gridcell').first().waitFor();
});
afterAll(async () => {
  await browser?.close();
  await product?.[Symbol.asyncDispose]();
});

async function setRows(page: Page, table: string, rows: string): Promise<void> {
  await openTable(page, table);
  await page.getByLabel(`Row count of public.${table}`).fill(rows);
  await page.getByLabel(`Row count of public.${table}`).press('Enter');
  await page.keyboard.press('Control+s');
}

const saved = (page: Page, revision: number) =>
  page
    .getByRole('status')
    .filter({ hasText: `Revision ${revision} · saved` })
    .waitFor();

test('edits of different places are merged', async () => {
  await setRows(ana, 'customers', '2000');
  await saved(ana, 2);
  await setRows(ben, 'orders', '3000');
  await saved(ben, 3);
  await ben.getByText(/Merged with revision 2/).waitFor();
  await openTable(ben, 'customers');
  await poll(() => ben.getByLabel('Row count of public.customers').inputValue()).toBe('2,000');
});

test('edits of the same place are shown, and one of them is chosen', async () => {
  await setRows(ben, 'customers', '5000');
  await saved(ben, 4);
  // Ana still stands on revision 2.
  await setRows(ana, 'customers', '7000');
  const conflict = ana.getByRole('region', { name: 'Conflict' });
  await conflict.getByText(/saved revision 4 meanwhile/).waitFor();
  const place = conflict.getByRole('row').filter({ has: ana.getByRole('rowheader', { name: 'customers rows' }) });
  await poll(() => place.getByRole('cell').allTextContents()).toEqual(['2,000', '5,000', '7,000']);
  // A reload picks neither side.
  await ana.reload();
  await conflict.getByText(/saved revision 4 meanwhile/).waitFor();
  await openTable(ana, 'customers');
  await poll(() => ana.getByLabel('Row count of public.customers').inputValue()).toBe('7,000');
  await conflict.getByRole('button', { name: 'Keep mine' }).click();
  await saved(ana, 5);
  await openTable(ana, 'orders');
  await poll(() => ana.getByLabel('Row count of public.orders').inputValue()).toBe('3,000');
});

test('two tabs of one browser are one draft, and each undoes its own edits', async () => {
  const tab = await ana.context().newPage();
  tab.setDefaultTimeout(PATIENCE);
  await tab.goto(ana.url());
  await openTable(tab, 'items');
  await openTable(ana, 'items');
  await ana.getByLabel('Row count of public.items').fill('77');
  await ana.getByLabel('Row count of public.items').press('Enter');
  await poll(() => tab.getByLabel('Row count of public.items').inputValue()).toBe('77');
  await saved(ana, 6);
  await saved(tab, 6);
  // What the other tab did is undone there.
  await tab.getByRole('grid').focus();
  await tab.keyboard.press('Control+z');
  await tab.getByText('Nothing to undo here: the last edits were made in another tab. Undo them there.').waitFor();
  expect(await tab.getByLabel('Row count of public.items').inputValue()).toBe('77');
  await setRows(tab, 'orders', '444');
  await saved(tab, 7);
  await saved(ana, 7);
  await ana.getByRole('grid').focus();
  await ana.keyboard.press('Control+z');
  await ana.getByText(/^Undone: .*items: rows/).waitFor();
  await poll(() => ana.getByLabel('Row count of public.items').inputValue()).not.toBe('77');
  await saved(ana, 8);
  await saved(tab, 8);
  expect(await tab.getByLabel('Row count of public.orders').inputValue()).toBe('444');
  const { items } = await (await fetch(`${product.url}/api/v1/datasets/${new URL(ana.url()).pathname.split('/')[2]}/revisions`)).json();
  // A message says what its own revision changed, and nothing of those before.
  expect(items[0].message).toMatch(/^items: rows 77 → removed|^items: rows removed|^items: rows 77 → /);
  expect(items[2].message).toMatch(/^items: rows (set to 77|[\d,]+ → 77)$/);
  // The same place, changed in both: the later one stays, and that is said.
  await setRows(ana, 'orders', '555');
  await saved(ana, 9);
  await saved(tab, 9);
  await tab.getByRole('grid').focus();
  await tab.keyboard.press('Control+z');
  await tab.getByText(/^Not undone: another tab has changed the same since/).waitFor();
  expect(await tab.getByLabel('Row count of public.orders').inputValue()).toBe('555');
  await tab.close();
});

test('a change in words that is accepted after a newer revision is rebased onto it by one button', async () => {
  // Ben still stands on revision 4.
  await openTable(ben, 'orders');
  await ben.getByRole('textbox', { name: 'What should be different?' }).fill('10 % of orders paid');
  await ben.getByRole('button', { name: 'Show changes' }).click();
  const pane = ben.getByRole('region', { name: 'Proposed changes' });
  await pane.getByRole('button', { name: 'Accept 10 % of orders paid' }).click();
  await pane
    .getByRole('alert')
    .getByText(/ saved revision 9 meanwhile$/)
    .waitFor();
  expect(await pane.getByRole('alert').textContent()).not.toContain('If-Match');
  await pane.getByRole('button', { name: 'Load the newest revision and accept the change' }).click();
  await saved(ben, 10);
  await poll(() => ben.getByLabel('Row count of public.orders').inputValue()).toBe('555');
});

test('a field with the focus that another tab overtakes is typed over, keeps the focus, and undoes the edit there', async () => {
  const tab = await ana.context().newPage();
  tab.setDefaultTimeout(PATIENCE);
  await tab.goto(ana.url());
  for (const page of [tab, ana]) await openTable(page, 'moods');
  const [field, other] = [tab, ana].map((page) => page.getByLabel('Row count of public.moods')) as [Locator, Locator];
  await field.focus();
  await other.fill('500');
  await other.press('Enter');
  await poll(() => field.inputValue()).toBe('500');
  await tab.keyboard.type('700');
  await tab.keyboard.press('Enter');
  await poll(() => other.inputValue()).toBe('700');
  expect(await field.evaluate((input) => input === document.activeElement)).toBe(true);
  await tab.keyboard.press('Control+z');
  await poll(() => other.inputValue()).toBe('500');
  // Without anything typed, Escape and Enter leave it as it is.
  await tab.keyboard.type('9');
  await tab.keyboard.press('Escape');
  await tab.keyboard.press('Enter');
  expect([await field.inputValue(), await other.inputValue()]).toEqual(['500', '500']);
  await tab.close();
});
