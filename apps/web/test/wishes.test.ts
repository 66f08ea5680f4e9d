import { createClient } from '@seedbed/client';
import { getRevisionRoute, type Blueprint } from '@seedbed/contract';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PATIENCE } from '../../../e2e/support/patience.ts';
import { violations } from './support/axe.ts';
import { openShop, provedDataset, type OpenShop } from './support/open-shop.ts';
import { openPage } from './support/screens.ts';
import { SHOP } from './support/shop.ts';

let shop: OpenShop;

beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop?.[Symbol.asyncDispose]());

const line = (page: Page) => page.getByRole('textbox', { name: 'What should be different?' });
const pane = (page: Page) => page.getByRole('region', { name: 'Proposed changes' });
const pills = (page: Page) => page.getByRole('list', { name: 'Wishes on this table' }).getByRole('listitem');

async function openOrders(): Promise<{ page: Page; blueprint: () => Promise<Blueprint> }> {
  const workspace = await provedDataset(shop.product, SHOP);
  const id = workspace.split('/')[2]!;
  const client = createClient({ baseUrl: shop.product.url });
  const page = await openPage(shop.browser);
  await page.goto(`${shop.product.url}${workspace}?t=public.orders`);
  await page.getByRole('gridcell').filter({ hasText: /./ }).first().waitFor();
  return { page, blueprint: async () => (await client.request(getRevisionRoute, { params: { id, number: 'current' } })).blueprint };
}

async function accept(page: Page, wish: string): Promise<void> {
  await line(page).fill(wish);
  await line(page).press('Enter');
  await pane(page)
    .getByRole('button', { name: `Accept ${wish}` })
    .waitFor();
  // More words may follow.
  expect(await line(page).evaluate((input) => input === document.activeElement)).toBe(true);
  await pane(page)
    .getByRole('button', { name: `Accept ${wish}` })
    .click();
  await pane(page).getByText('Accepted', { exact: true }).waitFor();
  // What is written next is not appended to it.
  await expect.poll(() => line(page).inputValue(), { timeout: PATIENCE }).toBe('');
  await pane(page).getByRole('button', { name: 'Close the changes' }).click();
}

test('a wish is a pill on its table; removing it takes back what it changed, and nothing that came later', async () => {
  const { page, blueprint } = await openOrders();
  const stateOf = ({ tables }: Blueprint) => tables.find(({ name }) => name === 'orders')!.columns.find(({ name }) => name === 'state');
  const before = await blueprint();
  await accept(page, '80 % of orders busy');
  await pills(page).filter({ hasText: '80 % of orders busy' }).waitFor();
  await accept(page, 'one customer has 40 % of all orders');
  await expect.poll(() => pills(page).count(), { timeout: PATIENCE }).toBe(2);
  expect(await violations(page)).toEqual([]);
  const rows = page.getByLabel('Row count of public.orders');
  await rows.fill('77');
  await rows.press('Enter');
  await page.getByRole('status').filter({ hasText: 'Revision 4 · saved' }).waitFor();
  await page.reload();
  await page.getByRole('button', { name: 'Remove 80 % of orders busy' }).click();
  await expect.poll(() => pills(page).allTextContents(), { timeout: PATIENCE }).toEqual(['one customer has 40 % of all orders']);
  await page.getByRole('status').filter({ hasText: 'Revision 5 · saved' }).waitFor();
  const after = await blueprint();
  expect(stateOf(after)).toEqual(stateOf(before));
  expect(after.tables.find(({ name }) => name === 'orders')!.rows).toBe(77);
  expect(after.relations.find(({ from }) => from.table === 'public.orders')!.vip).toBe(0.4);
  // By the key: the note that offers it goes by itself, on a busy machine before a test presses it.
  await page.getByRole('grid').press('Control+z');
  await expect.poll(() => pills(page).count(), { timeout: PATIENCE }).toBe(2);
  // Another table has none of them.
  await page.getByRole('option', { name: /^customers / }).click();
  await page.getByRole('grid', { name: 'Rows of public.customers' }).waitFor();
  await expect.poll(() => pills(page).count(), { timeout: PATIENCE }).toBe(0);
  await page.close();
});

test('a wish that would drop an earlier one says so before anything is kept, with the counted rows of both', async () => {
  const { page, blueprint } = await openOrders();
  await accept(page, 'one customer has 40 % of all orders');
  await line(page).fill('10 orders per customer');
  await page.getByRole('button', { name: 'Show changes' }).click();
  const conflict = pane(page).getByRole('group', { name: 'Conflict of 10 orders per customer' });
  await conflict.getByText('Until now one customer has 40 % of all orders: this drops it.').waitFor();
  await conflict.getByText(/^With both: customer \d+ keeps 40 %: 999 others have 10 each$/).waitFor();
  expect(await violations(page)).toEqual([]);
  expect(
    await pane(page)
      .getByRole('button', { name: /^Accept/ })
      .count(),
  ).toBe(0);
  await conflict.getByRole('button', { name: 'Drop the 40 %' }).waitFor();
  await conflict.getByRole('button', { name: 'Keep both' }).click();
  await pane(page).getByText('Accepted', { exact: true }).waitFor();
  const relation = (await blueprint()).relations.find(({ from }) => from.table === 'public.orders')!;
  expect([relation.vip, relation.fanOut]).toEqual([0.4, { kind: 'fixed', count: 10 }]);
  await page.close();
});

test('what is understood is shown before its rows are counted, and a refusal names the nearest sentence', async () => {
  const { page } = await openOrders();
  const open = Promise.withResolvers<void>();
  await page.route('**/say/try', async (route) => {
    await open.promise;
    await route.continue();
  });
  await line(page).fill('80 % of orders busy');
  await page.getByRole('button', { name: 'Show changes' }).click();
  await pane(page).getByText('1 change · counting rows').waitFor();
  await pane(page).getByRole('heading', { name: '80 % of orders busy' }).waitFor();
  expect(await pane(page).getByRole('button', { name: 'Accept 80 % of orders busy' }).isDisabled()).toBe(true);
  open.resolve();
  await pane(page).getByText('orders.state is busy in 80 % of the rows').waitFor();
  expect(await pane(page).getByRole('button', { name: 'Accept 80 % of orders busy' }).isEnabled()).toBe(true);
  await line(page).fill('set the domain of customers.email');
  await page.getByRole('button', { name: 'Show changes' }).click();
  await pane(page).getByRole('button', { name: 'email of customers at example.com' }).click();
  await pane(page).getByText('customers.email is an address at example.com').waitFor();
  await page.close();
});
