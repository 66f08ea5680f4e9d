import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { launchBrowser } from '../../../e2e/support/browser.ts';
import { PATIENCE } from '../../../e2e/support/patience.ts';
import { startProduct, type Product } from '../../../e2e/support/server.ts';
import { SHOP } from './support/shop.ts';
import { grow, openTable } from './support/workspace.ts';

const poll = <T>(read: () => T | Promise<T>) => expect.poll(read, { timeout: PATIENCE });

let product: Product;
let browser: Browser;
let workspace: string;
let context: BrowserContext;
let page: Page;

beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(), launchBrowser()]);
  const first = await browser.newPage();
  first.setDefaultTimeout(PATIENCE);
  await grow(first, product.url, SHOP);
  workspace = product.url + new URL(first.url()).pathname;
  await first.close();
});
afterAll(async () => {
  await browser?.close();
  await product?.[Symbol.asyncDispose]();
});
beforeEach(async () => {
  context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  page = await context.newPage();
  page.setDefaultTimeout(PATIENCE);
});
afterEach(() => context.close());

const openRows = async () => {
  await page.goto(`${workspace}?t=public.orders`);
  await page.getByRole('gridcell').filter({ hasText: /./ }).first().waitFor();
  await page.getByText(/tables? ready in/).waitFor();
};

test('when the network fails the page stays, reports it, and loads the screen when it is back', async () => {
  await page.goto(`${product.url}/runs`);
  await page.getByRole('heading', { name: 'Runs', exact: true }).waitFor();
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Datasets', exact: true }).click();
  await page.getByRole('heading', { name: 'You are offline' }).waitFor();
  await page.getByRole('alert').getByText('You are offline').waitFor();
  expect(await page.getByRole('banner').count()).toBe(1);
  await context.setOffline(false);
  await page.getByRole('heading', { name: 'Fill a Postgres schema with data.' }).waitFor();
  await poll(() => page.getByText('You are offline').count()).toBe(0);
});

test('a screen not loaded yet shows one bar and plain words, and appears automatically when the network is back', async () => {
  await openRows();
  await context.setOffline(true);
  await page.getByRole('alert').getByText('You are offline').waitFor();
  // Its panes leave the note its place.
  expect(await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight)).toBe(0);
  await page.getByRole('link', { name: 'History' }).click();
  await page.getByRole('heading', { name: 'You are offline' }).waitFor();
  expect(await page.getByRole('banner').count()).toBe(1);
  expect(await page.getByText(/preload|dynamically imported/).count()).toBe(0);
  await context.setOffline(false);
  await page
    .getByRole('button', { name: /^Revision 1 / })
    .or(page.getByText('Revision 1', { exact: true }))
    .first()
    .waitFor();
});

test('a screen whose file disappeared after a deploy offers the new version', async () => {
  await openRows();
  const isIndex = (url: URL) => url.pathname === '/';
  await page.route(isIndex, (route) => route.fulfill({ contentType: 'text/html', body: '<script type="module" src="/assets/index-next.js"></script>' }));
  await page.route('**/assets/history-*', (route) => route.fulfill({ status: 404, body: '' }));
  await page.getByRole('link', { name: 'History' }).click();
  await page.getByRole('heading', { name: 'A new version is available' }).waitFor();
  expect(await page.getByRole('banner').count()).toBe(1);
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Reload' }).click();
  await page.getByRole('list', { name: 'Revisions' }).waitFor();
});

test('an edit made offline is saved automatically when the network is back', async () => {
  const renamed = await page.request.patch(workspace.replace('/datasets/', '/api/v1/datasets/'), { data: { name: 'Visits, clinics and doctors of the west' } });
  expect(renamed.status()).toBe(200);
  await openRows();
  await openTable(page, 'moods');
  await context.setOffline(true);
  const count = page.getByLabel('Row count of public.moods');
  await count.fill('77');
  await count.press('Enter');
  await page.getByText('1 change kept here, not saved').waitFor();
  // The longest that the bar ever says, beside the longest name that it shows: it keeps to its line in every width.
  for (const width of [1440, 1280, 1024, 768, 390]) {
    await page.setViewportSize({ width, height: 900 });
    expect([width, await page.getByRole('banner').evaluate(cutOrBelow)]).toEqual([width, []]);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await context.setOffline(false);
  await page.getByText('Revision 2 · saved').waitFor();
});

/** In the page: controls of the bar's first line that stand below it or beyond the window, and the window's own overflow. */
function cutOrBelow(bar: HTMLElement): string[] {
  const tabs = bar.querySelector('nav')!.getBoundingClientRect();
  const found = document.documentElement.scrollWidth > innerWidth ? [`${document.documentElement.scrollWidth} px wide`] : [];
  for (const control of bar.querySelectorAll<HTMLElement>('a, button, [role="status"]')) {
    const { top, bottom, left, right, width } = control.getBoundingClientRect();
    if (control.closest('nav') || width <= 1) continue;
    if (bottom > tabs.top + 1 || top < 0 || left < 0 || right > innerWidth)
      found.push(`${control.textContent || control.ariaLabel}: ${[top, bottom, left, right].map(Math.round).join(' ')}`);
  }
  return found;
}
