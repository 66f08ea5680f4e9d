import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from '../../../e2e/support/browser.ts';
import { startProduct, type Product } from '../../../e2e/support/server.ts';
import { violations } from './support/axe.ts';
import { misfits } from './support/misfits.ts';
import { openPage, pathOf, SCREENS } from './support/screens.ts';
import { SHOP } from './support/shop.ts';
import { grow } from './support/workspace.ts';

let product: Product;
let browser: Browser;
let workspace: string;

beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(), launchBrowser()]);
  const page = await openPage(browser);
  await grow(page, product.url, SHOP);
  workspace = new URL(page.url()).pathname;
  // Proved once, and not by each of the pages below.
  await page.getByRole('link', { name: /^proved/ }).waitFor();
  await page.close();
});
afterAll(async () => {
  await browser?.close();
  await product?.[Symbol.asyncDispose]();
});

test.each(SCREENS)('%s has no accessibility violations in light or dark', async (screen) => {
  const page = await openPage(browser, { theme: 'light' });
  await page.goto(product.url + pathOf(workspace, screen));
  if (screen === 'table') await page.getByRole('gridcell').first().waitFor();
  await page.waitForLoadState('networkidle');
  expect(await violations(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.locator('html[data-theme="dark"]').waitFor();
  expect(await violations(page)).toEqual([]);
  await page.close();
});

test.each(SCREENS)('%s fits double zoom and 320 px: all is in reach, and forced colours bring no accessibility violations', async (screen) => {
  const page = await openPage(browser, { width: 320, forced: true });
  await page.goto(product.url + pathOf(workspace, screen));
  await page.waitForLoadState('networkidle');
  expect(await misfits(page)).toEqual([]);
  await page.close();
});
