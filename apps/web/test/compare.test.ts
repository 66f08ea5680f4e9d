import { createClient } from '@seedbed/client';
import { createRevisionRoute, getRevisionRoute, type Blueprint } from '@seedbed/contract';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PATIENCE } from '../../../e2e/support/patience.ts';
import { violations } from './support/axe.ts';
import { openShop, type OpenShop } from './support/open-shop.ts';
import { openPage } from './support/screens.ts';
import { cellsOf } from './support/workspace.ts';

const poll = <T>(read: () => T | Promise<T>) => expect.poll(read, { timeout: PATIENCE });

let shop: OpenShop;

/** Revision 2: other totals, and more customers. */
beforeAll(async () => {
  shop = await openShop();
  const client = createClient({ baseUrl: shop.product.url });
  const id = shop.workspace.split('/').at(-1)!;
  const { blueprint } = await client.request(getRevisionRoute, { params: { id, number: '1' } });
  const next = structuredClone(blueprint) as Blueprint;
  const tableOf = (name: string) => next.tables.find((table) => table.name === name)!;
  tableOf('customers').rows = tableOf('customers').rows! + 60;
  tableOf('orders').columns.find(({ name }) => name === 'total')!.generator = { kind: 'finance.amount', parameters: { median: 9_000, sigma: 0.01 } };
  await client.request(createRevisionRoute, {
    params: { id },
    headers: { 'if-match': '"1"' },
    body: { blueprint: next, message: 'Dearer orders, more customers' },
  });
});
afterAll(() => shop?.[Symbol.asyncDispose]());

async function open(path: string, width = 1440): Promise<Page> {
  const page = await openPage(shop.browser, { width });
  await page.goto(`${shop.product.url}${shop.workspace}${path}`);
  return page;
}
const grid = (page: Page, table: string) => page.getByRole('grid', { name: `Rows of public.${table}, compared` });
const head = (page: Page, column: string) => page.getByRole('columnheader', { name: new RegExp(`^${column}, `) });
const compareLink = (page: Page) => page.getByRole('region', { name: 'Rows', exact: true }).getByRole('link', { name: 'Compare rows' });

test('from the history to the rows of two revisions, using their reported differences', async () => {
  const page = await open('/history');
  const rows = page.getByRole('region', { name: 'Rows', exact: true });
  await rows
    .getByRole('status')
    .getByText(/^1 of 19 columns differs, in 1 of 4 tables/)
    .waitFor();
  await rows.getByText(/60 rows more/).waitFor();
  expect(await rows.getByRole('link', { name: 'orders' }).count()).toBe(1);
  expect(await page.getByText(/identical/).count()).toBe(0);
  await rows.getByRole('link', { name: 'orders' }).click();
  await grid(page, 'orders').getByRole('gridcell').filter({ hasText: '→' }).first().waitFor();
  expect(Object.fromEntries(new URL(page.url()).searchParams)).toMatchObject({ a: '1', b: '2', t: 'public.orders' });
  // Both values stand there, and the counts are of rows.
  const totals = await cellsOf(page, 'total');
  expect(totals[0]).toMatch(/^[\d.]+ → [89]\d{3}\.\d\d$/);
  await expect.poll(() => head(page, 'total').getAttribute('aria-label')).toMatch(/differs in [\d,]+ of 1,000 rows compared$/);
  // Only what differs, and the key that says which row it is.
  expect(await head(page, 'state').count()).toBe(0);
  await head(page, 'id').waitFor();
  expect(await violations(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.locator('html[data-theme="dark"]').waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByText('Only what differs').click();
  await head(page, 'state').waitFor();
  await poll(() => head(page, 'state').getAttribute('aria-label')).toMatch(/the same in 1,000 of [\d,]+ rows, spread evenly$/);
  await page.close();
});

test('an address leads to a cell; keys to the next and the previous row that differs, and to both values', async () => {
  const page = await open('/compare?a=1&b=2&t=public.orders&r=100&c=total');
  await page.locator('#grid-active-cell').filter({ hasText: '→' }).waitFor();
  await page.locator('#grid').focus();
  await page.keyboard.press('n');
  await poll(() => new URL(page.url()).searchParams.get('r')).toBe('101');
  await page.keyboard.press('Shift+N');
  await page.keyboard.press('Shift+N');
  await poll(() => new URL(page.url()).searchParams.get('r')).toBe('99');
  await page.keyboard.press('Space');
  const both = page.getByRole('dialog', { name: 'total in row 99 of orders' });
  await poll(() => both.locator('dd').count()).toBe(2);
  await both.getByText('In revision 2').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('grid').press('End');
  await page.close();
});

test('rows that only one revision has are marked, and are the last difference', async () => {
  const page = await open('/compare?a=1&b=2&t=public.customers');
  await page
    .getByRole('status')
    .filter({ hasText: /60 rows more/ })
    .first()
    .waitFor();
  await page.locator('#grid').focus();
  await page.keyboard.press('Control+End');
  await poll(async () => (await cellsOf(page, 'id')).at(-1)).toMatch(/^\+ \d+$/);
  await page.keyboard.press('n');
  await page.getByText('No row below differs').waitFor();
  await page.close();
});

test('tables show how many columns differ; one without a difference shows what was compared', async () => {
  const page = await open('/compare?a=1&b=2');
  // The first table that differs is shown.
  const tables = page.getByRole('listbox', { name: 'Tables and how many of their columns differ' });
  await page.getByText(/^1 of 19 columns differs, in /).waitFor();
  await tables.getByRole('option', { name: /^moods / }).click();
  await page.getByRole('heading', { name: 'No difference found' }).waitFor();
  await page.getByRole('button', { name: 'Show the rows' }).click();
  await grid(page, 'moods').getByRole('gridcell').filter({ hasText: /./ }).first().waitFor();
  expect(new URL(page.url()).searchParams.get('all')).toBe('true');
  expect(await violations(page)).toEqual([]);
  await page.close();
});

test('another seed, from the columns at a glance', async () => {
  const page = await open('?t=public.orders');
  const own = page.getByRole('grid', { name: 'Rows of public.orders' });
  await own.getByRole('gridcell').filter({ hasText: /./ }).first().waitFor();
  await own.focus();
  await page.keyboard.press('o');
  await page.getByRole('button', { name: /Compare with/ }).click();
  await page.getByRole('option', { name: 'Another seed' }).click();
  await page.getByRole('link', { name: 'Compare rows' }).click();
  await grid(page, 'orders').getByRole('gridcell').filter({ hasText: '→' }).first().waitFor();
  expect(Object.fromEntries(new URL(page.url()).searchParams)).toMatchObject({ a: '2', seed: '"43"', t: 'public.orders' });
  const seed = page.getByRole('textbox', { name: 'Seed to compare with' });
  await seed.fill('44');
  await seed.press('Enter');
  await poll(() => new URL(page.url()).searchParams.get('seed')).toBe('"44"');
  await page.close();
});

test('a revision that is not there, the same one twice, and a phone', async () => {
  const page = await open('/compare?a=1&b=9');
  await page.getByText('The dataset has no revision 9; the current one is 2.').waitFor();
  expect(await page.getByRole('button', { name: 'Try again' }).count()).toBe(0);
  await page.close();
  const twice = await open('/compare?a=2&b=2');
  await twice.getByRole('heading', { name: 'The same revision twice' }).waitFor();
  await twice.close();
  const phone = await open('/compare?a=1&b=2&t=public.orders', 390);
  await grid(phone, 'orders').getByRole('gridcell').filter({ hasText: '→' }).first().waitFor();
  await phone.getByRole('button', { name: /Table/ }).click();
  await phone.getByRole('option', { name: /^customers/ }).click();
  await grid(phone, 'customers').waitFor();
  expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  expect(await violations(phone)).toEqual([]);
  await phone.close();
});

test('if rows cannot be compared, nothing is reported about them', async () => {
  const page = await openPage(shop.browser);
  await page.route('**/api/v1/datasets/*/revisions/1', (route) =>
    route.fulfill({
      status: 500,
      contentType: 'application/problem+json',
      body: JSON.stringify({ type: '/docs/errors/internal', title: 'Something went wrong', status: 500, detail: 'Look for 7f3a in its log.' }),
    }),
  );
  await page.goto(`${shop.product.url}${shop.workspace}/history`);
  const rows = page.getByRole('region', { name: 'Rows', exact: true });
  await rows.getByText('Look for 7f3a in its log.').waitFor();
  expect(await rows.getByText(/columns? differs?/).count()).toBe(0);
  await page.unroute('**/api/v1/datasets/*/revisions/1');
  await rows.getByRole('button', { name: 'Try again' }).click();
  await rows.getByText(/1 of 19 columns differs, in/).waitFor();
  expect(await compareLink(page).count()).toBe(1);
  await page.close();
});
