import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PATIENCE } from '../../../e2e/support/patience.ts';
import { openShop, type OpenShop } from './support/open-shop.ts';
import { openPage } from './support/screens.ts';

let shop: OpenShop;

beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop?.[Symbol.asyncDispose]());

/** Holds answers until `go`. */
async function hold(page: Page, url: string | RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(url, (route) => promise.then(() => route.continue()));
  return resolve;
}

test('the page shows its bar and that it is loading before its script is there', async () => {
  const page = await openPage(shop.browser);
  const go = await hold(page, /\/assets\/(?!.*\.css).*\.js$/);
  await page.goto(shop.product.url + shop.workspace, { waitUntil: 'commit' });
  await page.getByRole('banner').getByText('Seedbed').waitFor();
  await page.getByText('Loading Seedbed …').waitFor();
  go();
  await page.getByRole('gridcell').first().waitFor();
  expect(await page.getByText('Loading Seedbed …').count()).toBe(0);
  await page.close();
});

test('the title of the tab invents no name for a dataset that is still being opened', async () => {
  const page = await openPage(shop.browser);
  const go = await hold(page, /\/api\/v1\/datasets\/[\da-f-]+$/);
  await page.goto(`${shop.product.url}${shop.workspace}?v=columns`);
  await expect.poll(() => page.title(), { timeout: PATIENCE }).toBe('Columns · Seedbed');
  go();
  await expect.poll(() => page.title(), { timeout: PATIENCE }).toMatch(/^Columns · .+ · Seedbed$/);
  await page.close();
});

test('the diagram draws no tables before it knows them', async () => {
  const page = await openPage(shop.browser);
  const go = await hold(page, '**/revisions/current');
  await page.goto(`${shop.product.url}${shop.workspace}?v=diagram`);
  const waiting = page.getByRole('status').filter({ hasText: 'Loading the diagram …' });
  await waiting.waitFor();
  expect(await waiting.locator('svg, span').count()).toBe(0);
  // Also where one pane is seen at a time.
  await page.setViewportSize({ width: 390, height: 844 });
  await waiting.waitFor();
  go();
  await waiting.waitFor({ state: 'detached' });
  await page.close();
});

test('a review shows generators and reasons once they are loaded, and no placeholder types before', async () => {
  const page = await openPage(shop.browser);
  const generators = await hold(page, '**/api/v1/generators*');
  const reasons = await hold(page, /\/review\?column/);
  await page.goto(`${shop.product.url}${shop.workspace}/review?c=public.orders.paid`);
  await page
    .getByRole('heading', { name: 'orders. paid' })
    .or(page.getByRole('heading', { name: 'orders.paid' }))
    .waitFor();
  const main = page.getByRole('main');
  expect(await main.getByText(/datatype\./).count()).toBe(0);
  expect(await main.getByText('It holds plain values of its type.').count()).toBe(0);
  generators();
  reasons();
  await main.getByRole('button', { name: /Keep \w/ }).waitFor();
  await page.close();
});

test('a screen reader announces the value of the active cell once it is loaded', async () => {
  const page = await openPage(shop.browser);
  const go = await hold(page, '**/engine.worker*');
  await page.goto(`${shop.product.url}${shop.workspace}?t=public.orders`);
  await page.getByText(/^Row 1 of [\d,]+, id, not there yet$/).waitFor({ state: 'attached' });
  // Nor is a count given that is not known.
  expect(await page.getByLabel('Row count of public.orders').inputValue()).toBe('…');
  go();
  await page.getByText(/^Row 1 of [\d,]+, id, 1$/).waitFor({ state: 'attached' });
  await page.close();
});
