import { createClient } from '@seedbed/client';
import { createDatasetRoute } from '@seedbed/contract';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from '../../../e2e/support/browser.ts';
import type { Product } from '../../../e2e/support/server.ts';
import { sharedProduct } from '../../../e2e/support/shared-product.ts';
import { openPage } from './support/screens.ts';

const WORKER = '**/engine.worker*';
/** What the engine derives counts for: items have no count of their own. */
const DDL = `
create table orders (id bigint generated always as identity primary key, mystery text not null);
create table items (order_id bigint not null references orders, line int not null, q text, primary key (order_id, line));
`;

let product: Product;
let browser: Browser;
let address: string;

beforeAll(async () => {
  [product, browser] = await Promise.all([sharedProduct(), launchBrowser()]);
  const client = createClient({ baseUrl: product.url });
  const { dataset } = await client.request(createDatasetRoute, { body: { ddl: DDL, prove: 'later' } });
  address = `${product.url}/datasets/${dataset.id}`;
});
afterAll(async () => {
  await browser?.close();
  await product?.[Symbol.asyncDispose]();
});

const firstCell = (page: Page) => page.locator('[role="gridcell"]:not(:empty)').first();

test('a failed worker is restarted by hand; meanwhile rows and counts come from the server, and the cause is shown', async () => {
  const page = await openPage(browser);
  await page.route(WORKER, (route) => route.abort());
  await page.goto(`${address}?t=public.items`);
  await page.getByText('Rows come from the server: the engine could not start in this browser (its script did not load)').waitFor();
  await firstCell(page).waitFor();
  // Nothing that the server can count is left open.
  await page.getByText(/^[\d,]+ rows in all$/).waitFor();
  expect(await page.getByRole('option', { name: '…' }).count()).toBe(0);
  await page.getByRole('textbox', { name: 'What should be different?' }).and(page.locator(':enabled')).waitFor();
  await page.unroute(WORKER);
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByText(/tables ready in/).waitFor();
  expect(await page.getByRole('button', { name: 'Try again' }).count()).toBe(0);
  await firstCell(page).waitFor();
  await page.close();
});

test('a worker that fails is replaced by itself', async () => {
  const page = await openPage(browser);
  let asked = 0;
  await page.route(WORKER, (route) => (asked++ === 0 ? route.abort() : route.continue()));
  await page.goto(`${address}?t=public.items`);
  await page.getByText(/the engine could not start/).waitFor();
  await page.getByText(/tables ready in/).waitFor();
  await page.close();
});

test('a slow worker is not reported as failed: rows come from the server until it is ready', async () => {
  const page = await openPage(browser);
  const here = Promise.withResolvers<void>();
  await page.route(WORKER, (route) => here.promise.then(() => route.continue()));
  await page.goto(`${address}?t=public.items`);
  // Before there are rows the line for words is in its place, and says what it waits for.
  await page.getByRole('textbox', { name: 'What should be different?' }).and(page.locator(':disabled')).waitFor();
  await page.getByText('Rows come from the server: the engine is still loading').waitFor();
  await firstCell(page).waitFor();
  expect(await page.getByText('could not start').count()).toBe(0);
  here.resolve();
  await page.getByText(/tables ready in/).waitFor();
  await firstCell(page).waitFor();
  await page.close();
});

test('without the engine a review gets rows and choices from the server, and never shows an empty list', async () => {
  const page = await openPage(browser);
  await page.route(WORKER, (route) => route.abort());
  await page.goto(`${address}/review?c=public.orders.mystery`);
  const rows = page.getByRole('group', { name: 'Rows of public.orders' });
  await rows.getByRole('cell').filter({ hasText: /\w/ }).first().waitFor();
  await page
    .getByRole('region', { name: 'Choices' })
    .getByRole('button', { name: /^1 ?Use / })
    .waitFor();
  expect(await page.getByText('This table has no rows.').count()).toBe(0);
  await page.keyboard.press('1');
  await page.getByText(/1 of \d+ reviewed|1 column reviewed/).waitFor();
  await page.close();
});
