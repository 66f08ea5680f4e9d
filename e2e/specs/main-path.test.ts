import { readFile } from 'node:fs/promises';
import { openTargetServer, smallShop, type TargetServer } from '@seedbed/testing';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from '../support/browser.ts';
import { PATIENCE } from '../support/patience.ts';
import { startProduct, type Product } from '../support/server.ts';

/** The main job as a stranger does it: paste DDL, see rows, download them, fill a database with the very same rows. */
let product: Product;
let browser: Browser;
let targets: TargetServer;
let page: Page;

beforeAll(async () => {
  [product, browser, targets] = await Promise.all([startProduct(), launchBrowser(), openTargetServer()]);
  page = await browser.newPage({ acceptDownloads: true });
  page.setDefaultTimeout(PATIENCE);
});

afterAll(async () => {
  await browser?.close();
  await product?.[Symbol.asyncDispose]();
  await targets?.[Symbol.asyncDispose]();
});

test('paste DDL, see rows, download CSV, load a database: the same rows everywhere', async () => {
  await page.goto(product.url);
  await page.getByLabel('Schema DDL').fill(smallShop);
  await page.getByRole('button', { name: 'Generate' }).click();
  await page.getByRole('option', { name: /^customers / }).click();
  await page.getByRole('grid', { name: 'Rows of public.customers' }).waitFor();
  // Cells are empty until the plan is compiled.
  const shownEmail = await page.locator('[role="gridcell"][data-column="email"]').filter({ hasText: '@' }).first().textContent();

  await page.getByRole('link', { name: 'Export' }).click();
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: 'Download customers' }).click()]);
  const csv = (await readFile((await download.path())!, 'utf8')).trimEnd().split(/\r?\n/);
  expect(csv[0]).toBe('id,email,first_name,last_name,city,country_code,created_at');
  expect(csv.some((line) => line.includes(shownEmail!))).toBe(true);

  await using target = await targets.freshTarget();
  await page.getByRole('button', { name: 'Load…' }).click();
  await page.getByLabel('Address').fill(target.url);
  await page.getByRole('button', { name: /^Load [\d,.]+/ }).click();
  await page.waitForURL(/\/runs\//);
  const count = async (): Promise<number> =>
    (await target.client.query(`select count(*)::int as n from customers`).catch(() => ({ rows: [{ n: -1 }] }))).rows[0].n;
  await expect.poll(count, { timeout: PATIENCE }).toBe(csv.length - 1);
  const { rows } = await target.client.query('select email from customers order by id');
  expect(rows.map((row) => row.email)).toEqual(csv.slice(1).map((line) => line.split(',')[1]));
  const orphans = await target.client.query('select count(*)::int as n from order_items i left join orders o on o.id = i.order_id where o.id is null');
  expect(orphans.rows[0].n).toBe(0);
});
