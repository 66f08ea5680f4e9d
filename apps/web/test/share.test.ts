import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PATIENCE } from '../../../e2e/support/patience.ts';
import { launchBrowser } from '../../../e2e/support/browser.ts';
import { startProduct, type Product } from '../../../e2e/support/server.ts';
import { violations } from './support/axe.ts';
import { ANA, setUp } from './support/people.ts';
import { openPage } from './support/screens.ts';
import { SHOP } from './support/shop.ts';
import { grow, openTable } from './support/workspace.ts';

/** Where pictures for eyes are put, where someone asks for them. */
const PICTURES = process.env['SEEDBED_PICTURES'];

let product: Product;
let browser: Browser;
let owner: Page;
let link: string;
beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct({ team: true }), launchBrowser()]);
  owner = await openPage(browser);
  await setUp(owner, product, ANA, 'Acme');
  await grow(owner, product.url, SHOP);
});
afterAll(async () => {
  await browser?.close();
  await product?.[Symbol.asyncDispose]();
});

async function picture(page: Page, name: string): Promise<void> {
  if (PICTURES === undefined) return;
  await mkdir(PICTURES, { recursive: true });
  await page.screenshot({ path: join(PICTURES, `${name}.png`) });
}

/** Someone without a session; every call that their page makes is noted. */
async function visitor(width = 1440): Promise<{ page: Page; calls: string[] }> {
  const context = await browser.newContext({ viewport: { width, height: 844 } });
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE);
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.push(`${request.method()} ${pathname}`);
  });
  return { page, calls };
}

test('a link is off until it is created, and is shown once', async () => {
  await openTable(owner, 'orders');
  await owner.getByRole('textbox', { name: 'Go to row' }).fill('138');
  await owner.keyboard.press('Enter');
  await owner.waitForURL(/r=138/);
  const dataset = new URL(owner.url()).pathname.split('/')[2];
  const status = await owner.evaluate(
    async (datasetId) =>
      (
        await fetch('/api/v1/mocks', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ datasetId, visibility: 'public' }),
        })
      ).status,
    dataset,
  );
  expect(status).toBe(201);
  await owner.getByRole('button', { name: 'Share', exact: true }).click();
  const dialog = owner.getByRole('dialog', { name: 'Share a read-only link' });
  await dialog.getByRole('button', { name: 'Create the link' }).waitFor();
  expect(await dialog.getByRole('list', { name: 'Read-only links' }).count()).toBe(0);
  await dialog.getByText('It opens at orders, row 138, where you are.').waitFor();
  await dialog.locator('label').filter({ hasText: 'Show the address of the mock API' }).click();
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Support');
  await dialog.getByRole('button', { name: 'Create the link' }).click();
  await dialog.getByRole('list', { name: 'Read-only links' }).getByText('Support', { exact: true }).waitFor();
  const made = dialog.getByRole('status', { name: 'The new link' });
  link = (await made.locator('code').textContent())!;
  expect(link).toMatch(/\/shared#sbs_[A-Za-z0-9_-]{43}$/);
  await dialog.getByText('never opened').waitFor();
  // On a phone too, where the link is longer than the screen is wide: what is shown once can be copied.
  await owner.setViewportSize({ width: 390, height: 844 });
  const rights = await dialog.getByRole('button').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().right));
  expect(Math.max(...rights)).toBeLessThanOrEqual(390);
  await picture(owner, 'share-made-390');
  await owner.setViewportSize({ width: 1440, height: 900 });
  await picture(owner, 'share-dialog');
  await dialog.getByText(/newest revision, also after later edits/).waitFor();
  await dialog.getByRole('button', { name: 'Create another link' }).click();
  await dialog.getByRole('button', { name: 'Create the link' }).waitFor();
  expect(await dialog.getByText(link).count()).toBe(0);
  expect(await violations(owner)).toEqual([]);
  await owner.keyboard.press('Escape');
  await owner.getByRole('button', { name: 'Share', exact: true }).click();
  await dialog.getByText('never opened').waitFor();
  expect(await dialog.getByText(link).count()).toBe(0);
  await owner.keyboard.press('Escape');
});

test('a visitor without an account sees rows, references, diagram and problems; the page makes no other calls', async () => {
  const { page, calls } = await visitor();
  await page.goto(link);
  // At the sender's table and row, whose rows came with the dataset.
  const grid = page.getByRole('grid', { name: 'Rows of public.orders' });
  await grid.getByRole('gridcell').filter({ hasText: /./ }).first().waitFor();
  await grid.getByRole('rowheader', { name: '138', exact: true }).waitFor();
  const about = page.getByRole('region', { name: 'About this dataset' });
  await about.getByText(/^7,449 rows in 4 tables: .*1,756 orders.* Each .* refers to a .*\. Shared by Ana/).waitFor();
  await about.getByText(/^curl http:\/\/localhost:\d+\/mock\/[\w-]+\/orders$/).waitFor();
  await page.getByRole('banner').getByText('✓ proved').waitFor();
  await page.getByRole('option', { name: /^orders / }).click();
  const orders = page.getByRole('grid', { name: 'Rows of public.orders' });
  const customer = orders.locator('[data-chip]').first();
  await customer.click();
  await picture(page, 'shared-peek');
  await page.getByRole('button', { name: 'Go to this row' }).click();
  await page.getByRole('grid', { name: 'Rows of public.customers' }).waitFor();
  await page.getByRole('button', { name: /^orders row / }).click();
  await orders.waitFor();
  await picture(page, 'shared-rows');
  expect(await violations(page)).toEqual([]);
  await page.getByRole('radio', { name: 'Diagram' }).click();
  await page
    .getByRole('region', { name: 'Diagram' })
    .getByText(/^orders: .*refers to customers/)
    .waitFor();
  expect(await page.getByRole('button', { name: /Add a relation/ }).count()).toBe(0);
  await picture(page, 'shared-diagram');
  expect(await violations(page)).toEqual([]);
  await page.getByRole('radio', { name: 'Problems' }).click();
  await page.getByRole('heading', { name: 'Problems' }).waitFor();
  await page.getByRole('list', { name: 'Problems' }).or(page.getByText('No problems')).first().waitFor();
  expect(await violations(page)).toEqual([]);
  expect(calls.length).toBeGreaterThan(3);
  expect(calls.filter((call) => !/^GET \/api\/v1\/shared(\/|$)/.test(call))).toEqual([]);
  await page.context().close();
});

test('on a phone the table is chosen in a menu, and nothing is wider than the screen', async () => {
  const { page } = await visitor(390);
  await page.goto(link);
  await page.getByRole('gridcell').filter({ hasText: /./ }).first().waitFor();
  await page
    .getByRole('button', { name: /^Table|orders/ })
    .first()
    .click();
  await page
    .getByRole('option', { name: /customers/ })
    .first()
    .click();
  await page.getByRole('grid', { name: 'Rows of public.customers' }).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await picture(page, 'shared-phone');
  await page.context().close();
});

test('a revoked link opens nothing, not even on a page that is already open', async () => {
  const { page } = await visitor();
  await page.goto(link);
  await page.getByRole('gridcell').filter({ hasText: /./ }).first().waitFor();
  await owner.getByRole('button', { name: 'Share', exact: true }).click();
  const dialog = owner.getByRole('dialog', { name: 'Share a read-only link' });
  await dialog.getByRole('button', { name: 'Revoke the link Support' }).click();
  await owner.getByText('The link is revoked').waitFor();
  await page.getByRole('option', { name: /^customers / }).click();
  await page.getByText('This link is not valid').waitFor();
  await page.goto('about:blank');
  await page.goto(link);
  await page.getByRole('heading', { name: 'This link no longer works' }).waitFor();
  await picture(page, 'shared-revoked');
  await page.context().close();
});

test('a link without its token is reported', async () => {
  const { page, calls } = await visitor();
  await page.goto(`${product.url}/shared`);
  await page.getByRole('heading', { name: 'This link is incomplete' }).waitFor();
  expect(calls).toEqual([]);
  await page.context().close();
});
