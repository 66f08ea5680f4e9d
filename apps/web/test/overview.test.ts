import { createClient } from '@seedbed/client';
import { createRevisionRoute, getRevisionRoute, type Blueprint } from '@seedbed/contract';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PATIENCE } from '../../../e2e/support/patience.ts';
import { violations } from './support/axe.ts';
import { openShop, type OpenShop } from './support/open-shop.ts';
import { openPage } from './support/screens.ts';

let shop: OpenShop;

beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop?.[Symbol.asyncDispose]());

const poll = <T>(read: () => T | Promise<T>) => expect.poll(read, { timeout: PATIENCE });
const view = (page: Page, table: string) => page.getByRole('region', { name: `Columns of public.${table}` });
const card = (page: Page, column: string) => page.getByRole('listitem').filter({ has: page.getByRole('button', { name: new RegExp(`^${column} `) }) });

/** A page whose table shows its columns at a glance, opened by its key. */
async function openOverview(table: string, width = 1440): Promise<Page> {
  const page = await openPage(shop.browser, { width });
  await page.goto(`${shop.product.url}${shop.workspace}?t=public.${table}`);
  const grid = page.getByRole('grid', { name: `Rows of public.${table}` });
  await grid.getByRole('gridcell').filter({ hasText: /./ }).first().waitFor();
  await grid.focus();
  await page.keyboard.press('o');
  await view(page, table).waitFor();
  return page;
}

test('shows all columns: chart, NULLs, distinct values, generator, and the number of rows counted', async () => {
  const page = await openOverview('orders');
  await page.getByText(/^From all 1,\d\d\d rows\./).waitFor();
  await card(page, 'total')
    .getByRole('img', { name: /^Histogram from/ })
    .waitFor();
  await card(page, 'placed_on')
    .getByRole('img', { name: /^Histogram from 20\d\d-/ })
    .waitFor();
  await poll(() => card(page, 'state').locator('ol > li').count()).toBe(3);
  await poll(() => card(page, 'state').locator('dl').textContent()).toBe('NULL0 %Distinct3');
  await card(page, 'customer_id').getByText('from customers').waitFor();
  await card(page, 'tax').getByText('Postgres makes the values').waitFor();
  expect(await violations(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.locator('html[data-theme="dark"]').waitFor();
  expect(await violations(page)).toEqual([]);
  await page.close();
});

test('by keyboard: from card to card, into the inspector, and back to the rows; a reload remembers it', async () => {
  const page = await openOverview('orders');
  await poll(() => page.evaluate(() => document.activeElement?.textContent)).toMatch(/^id/);
  for (const key of ['ArrowRight', 'ArrowDown', 'ArrowRight', 'Enter']) await page.keyboard.press(key);
  await page.getByRole('complementary', { name: 'Inspector' }).getByRole('heading', { name: 'total' }).waitFor();
  await poll(() => new URL(page.url()).searchParams.get('c')).toBe('total');
  await page.reload();
  await card(page, 'total').getByRole('img').waitFor();
  await card(page, 'total').getByRole('button').focus();
  await page.keyboard.press('o');
  await page.locator('#grid:focus').waitFor();
  await page.close();
});

test('another seed and a stored revision are outlines over the bars, with a legend', async () => {
  const page = await openOverview('orders');
  await page.getByRole('button', { name: /Compare with/ }).click();
  await page.getByRole('option', { name: 'Another seed' }).click();
  await page.getByText(/ 5 of 7 columns differ from seed 43 \(outlines, grey bars and brackets\)\./).waitFor();
  await poll(() => card(page, 'total').locator('svg path').count()).toBe(2);
  await card(page, 'state').locator('li[data-against]').first().waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: /Compare with/ }).click();
  await page.getByRole('option', { name: /^Revision 1/ }).click();
  await page.getByText(/No value of 7 columns differs from revision 1\./).waitFor();
  // The same blueprint makes the same rows: nothing is drawn over them.
  await poll(() => card(page, 'total').locator('svg path').count()).toBe(1);
  await poll(() => card(page, 'total').getByText('Distinct').locator('..').textContent()).not.toContain('(');
  // It holds for the next table as well.
  await page.getByRole('option', { name: /^customers / }).click();
  await view(page, 'customers')
    .getByText(/ differs from revision 1\./)
    .waitFor();
  await page.close();
});

test('many rows are sampled, which is shown; going to a row returns to the grid', async () => {
  const page = await openOverview('customers');
  await page.getByLabel('Row count of public.customers').fill('1M');
  await page.keyboard.press('Enter');
  await page.getByText('From a sample: 2,000 of 1,000,000 rows, spread evenly.').waitFor();
  await poll(() => card(page, 'email').getByRole('list', { name: 'Examples' }).getByText(/@/).count()).toBe(6);
  await page.getByRole('textbox', { name: 'Go to row' }).fill('500,000');
  await page.keyboard.press('Enter');
  await page.getByRole('rowheader', { name: '500,000', exact: true }).waitFor();
  await page.keyboard.press('Control+z');
  await page.close();
});

test('a column that differs from a revision comes first, marked, with the previous numbers; axes of a row are on one line', async () => {
  const client = createClient({ baseUrl: shop.product.url });
  const id = shop.workspace.split('/').at(-1)!;
  const { blueprint } = await client.request(getRevisionRoute, { params: { id, number: '1' } });
  const next = structuredClone(blueprint) as Blueprint;
  const state = next.tables.find(({ name }) => name === 'orders')!.columns.find(({ name }) => name === 'state')!;
  state.generator = { kind: 'values', parameters: { values: ['calm', 'busy', 'closed'], weights: [90, 5, 5] } };
  await client.request(createRevisionRoute, { params: { id }, headers: { 'if-match': '"1"' }, body: { blueprint: next, message: 'Calm orders' } });
  const page = await openOverview('orders');
  await page.getByRole('button', { name: /Compare with/ }).click();
  await page.getByRole('option', { name: /^Revision 1/ }).click();
  await page.getByText(/ 1 of 7 columns differs from revision 1/).waitFor();
  const cards = view(page, 'orders').locator('ul > li:has(> button)');
  await poll(() => cards.first().textContent()).toMatch(/^statechanged.*calm9\d(\.\d)? % \(before \d/s);
  await poll(() => cards.first().textContent()).toMatch(/Differs in\d+ of 1,\d\d\d rows/);
  expect(await page.getByText('changed', { exact: true }).count()).toBe(1);
  expect(await violations(page)).toEqual([]);
  const axes = await Promise.all(['id', 'customer_id'].map((name) => card(page, name).getByRole('img').boundingBox()));
  expect(axes[0]!.y + axes[0]!.height).toBe(axes[1]!.y + axes[1]!.height);
  await page.close();
});

test('missing rows or a missing engine are reported', async () => {
  const page = await openOverview('moods');
  await page.getByLabel('Row count of public.moods').fill('0');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'This table has 0 rows' }).waitFor();
  await page.keyboard.press('Control+z');
  await view(page, 'moods').waitFor();
  await page.route('**/engine.worker*', (route) => route.abort());
  await page.reload();
  await page.getByRole('heading', { name: 'The overview needs the engine in this browser' }).waitFor();
  await page.close();
});

test('on a phone all cards can be reached', async () => {
  const page = await openOverview('orders', 390);
  await card(page, 'placed_on').scrollIntoViewIfNeeded();
  const box = await card(page, 'placed_on').boundingBox();
  expect(box!.x).toBeGreaterThanOrEqual(0);
  expect(box!.x + box!.width).toBeLessThanOrEqual(390);
  await page.close();
});
