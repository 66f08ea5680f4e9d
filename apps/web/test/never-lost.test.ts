import { createClient } from '@seedbed/client';
import { createDatasetRoute, createRevisionRoute, getRevisionRoute, listRevisionsRoute, updateDatasetRoute } from '@seedbed/contract';
import { openTargetServer, type TargetServer } from '@seedbed/testing';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from '../../../e2e/support/browser.ts';
import type { Product } from '../../../e2e/support/server.ts';
import { sharedProduct } from '../../../e2e/support/shared-product.ts';
import { violations } from './support/axe.ts';
import { openPage } from './support/screens.ts';
import { SHOP } from './support/shop.ts';

let product: Product;
let browser: Browser;
let targets: TargetServer;
const client = () => createClient({ baseUrl: product.url });

beforeAll(async () => {
  [product, browser, targets] = await Promise.all([sharedProduct(), launchBrowser(), openTargetServer()]);
});
afterAll(async () => {
  await browser?.close();
  await Promise.all([product?.[Symbol.asyncDispose](), targets?.[Symbol.asyncDispose]()]);
});

/** A dataset that no visit proves by itself: its second revision is open. */
async function dataset(): Promise<{ id: string; address: string }> {
  const { id } = (await client().request(createDatasetRoute, { body: { ddl: SHOP, rows: 20, prove: 'later' } })).dataset;
  await client().request(createRevisionRoute, {
    params: { id },
    headers: { 'if-match': '"1"' },
    body: { patch: [{ op: 'replace', path: '/seed', value: 7 }] },
  });
  return { id, address: `${product.url}/datasets/${id}` };
}
const rowsShown = (page: Page) => page.getByRole('gridcell').filter({ hasText: /./ }).first().waitFor();

const FAILURE = {
  status: 500,
  contentType: 'application/problem+json',
  body: JSON.stringify({ type: '/docs/errors/internal', title: 'Failed', status: 500, detail: 'On purpose.', instance: 'x' }),
};

test('what the server fails at and no part of the screen shows is named once, and is asked for again', async () => {
  const { id, address } = await dataset();
  const page = await openPage(browser);
  const isDataset = (url: URL) => url.pathname === `/api/v1/datasets/${id}`;
  await page.route(isDataset, (route) => route.fulfill(FAILURE));
  await page.goto(`${address}/load`);
  const note = page.getByRole('alert').filter({ hasText: 'Not everything could be loaded' });
  await note.getByText('The server failed at this dataset.').waitFor();
  // On a phone it takes two lines and no more.
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await note.locator('p').evaluate((one) => one.scrollHeight)).toBeLessThanOrEqual(48);
  expect(await violations(page)).toEqual([]);
  await page.unroute(isDataset);
  await note.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('banner').getByText('Pasted schema').first().waitFor();
  await note.waitFor({ state: 'detached' });
  await page.close();
});

test('words that could not be tried say so, and are tried when the server is back', async () => {
  const { address } = await dataset();
  const page = await openPage(browser);
  await page.goto(`${address}?t=public.orders`);
  await rowsShown(page);
  await page.route('**/api/v1/**', (route) => route.abort());
  await page.getByRole('textbox', { name: 'What should be different?' }).fill('10 % of orders paid');
  await page.getByRole('button', { name: 'Show changes' }).click();
  const pane = page.getByRole('region', { name: 'Proposed changes' });
  await pane.getByText('Not tried', { exact: true }).waitFor();
  await pane.getByRole('alert').getByText('No answer came').waitFor();
  await pane.getByRole('alert').getByText('Nothing changes before you accept it.').waitFor();
  await page.unroute('**/api/v1/**');
  await pane.getByRole('button', { name: 'Try again' }).click();
  await pane.getByRole('button', { name: 'Accept 10 % of orders paid' }).waitFor();
  // What was made of the words stays over a reload.
  await page.reload();
  await pane.getByRole('button', { name: 'Accept 10 % of orders paid' }).waitFor();
  expect(await page.getByRole('textbox', { name: 'What should be different?' }).inputValue()).toBe('10 % of orders paid');
  await page.close();
});

test.each(['before the server heard of it', 'after the server did it'])(
  'a change in words that is accepted goes on when the page is reloaded %s',
  async (when) => {
    const { id, address } = await dataset();
    const page = await openPage(browser);
    await page.goto(`${address}?t=public.orders`);
    await rowsShown(page);
    await page.getByRole('textbox', { name: 'What should be different?' }).fill('10 % of orders paid');
    await page.getByRole('button', { name: 'Show changes' }).click();
    const pane = page.getByRole('region', { name: 'Proposed changes' });
    const sent = Promise.withResolvers<void>();
    await page.route('**/answer/keep', async (route) => {
      if (when.startsWith('after')) await route.fetch();
      // And no answer ever comes.
      sent.resolve();
    });
    await pane.getByRole('button', { name: 'Accept 10 % of orders paid' }).click();
    await sent.promise;
    await page.unroute('**/answer/keep');
    await page.reload();
    await pane.getByText('Accepted', { exact: true }).waitFor();
    await page.getByRole('status').filter({ hasText: 'Revision 3 · saved' }).waitFor();
    const { items } = await client().request(listRevisionsRoute, { params: { id } });
    expect(items.map(({ number, message }) => [number, message]).slice(0, 1)).toEqual([[3, '10 % of orders paid']]);
    await page.close();
  },
);

test('edits that cannot be saved are said where a load would wait for them', async () => {
  const { id, address } = await dataset();
  const page = await openPage(browser);
  await page.goto(`${address}?t=public.customers`);
  await rowsShown(page);
  await client().request(updateDatasetRoute, { params: { id }, body: { archived: true } });
  const count = page.getByLabel('Row count of public.customers');
  await count.fill('30');
  await count.press('Enter');
  await page.getByRole('button', { name: 'Load…' }).click();
  await page.getByText('Your edits are not saved: see the top of the page.').waitFor();
  await page.getByRole('region', { name: 'Dataset put away' }).getByRole('button', { name: 'Restore' }).click();
  await page.getByRole('status').filter({ hasText: 'Revision 3 · saved' }).waitFor();
  await page.getByText('Enter the address of a database first.').waitFor();
  await page.close();
});

test('edits kept in this browser wait for their revision, and are put on no other', async () => {
  const { id, address } = await dataset();
  const page = await openPage(browser);
  await page.goto(`${address}?t=public.customers`);
  await rowsShown(page);
  await page.route('**/revisions', (route) => (route.request().method() === 'POST' ? route.fulfill(FAILURE) : route.continue()));
  const count = page.getByLabel('Row count of public.customers');
  await count.fill('30');
  await count.press('Enter');
  await page.keyboard.press('Control+s');
  await page.getByText('1 change kept here, not saved').waitFor();
  await page.unroute('**/revisions');
  const { blueprint } = await client().request(getRevisionRoute, { params: { id, number: '2' } });
  const [first, ...others] = blueprint.tables;
  await client().request(createRevisionRoute, {
    params: { id },
    headers: { 'if-match': '"2"' },
    body: { blueprint: { ...blueprint, tables: [...others, first!] } },
  });
  await page.route('**/revisions/2', (route) => route.fulfill(FAILURE));
  await page.reload();
  await page.getByRole('heading', { name: 'This dataset cannot be opened' }).waitFor();
  await page.unroute('**/revisions/2');
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('status').filter({ hasText: 'Revision 4 · saved' }).waitFor();
  const { blueprint: now } = await client().request(getRevisionRoute, { params: { id, number: '4' } });
  expect(now.tables.filter(({ rows }) => rows === 30).map(({ name }) => name)).toEqual(['customers']);
  await page.close();
});
