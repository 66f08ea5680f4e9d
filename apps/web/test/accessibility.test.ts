import { todaysShare } from '@seedbed/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PATIENCE } from '../../../e2e/support/patience.ts';
import { violations } from './support/axe.ts';
import { misfits } from './support/misfits.ts';
import { openShop, type OpenShop } from './support/open-shop.ts';
import { openPage, pathOf, SCREENS } from './support/screens.ts';

let shop: OpenShop;
let product: OpenShop['product'];
let browser: OpenShop['browser'];
let workspace: string;

beforeAll(async () => {
  shop = await openShop();
  ({ product, browser, workspace } = shop);
});
afterAll(() => shop?.[Symbol.asyncDispose]());

/** Most of what a screen shows is shared with others, so most faults show on several; what a screen has alone has its turn every third day. */
const SHARES = 3;

test.each(todaysShare(SCREENS, SHARES))('%s has one first heading, keys that begin in it, and no accessibility violations in light or dark', async (screen) => {
  const page = await openPage(browser, { theme: 'light' });
  await page.goto(product.url + pathOf(workspace, screen));
  if (screen === 'table') await page.getByRole('gridcell').first().waitFor();
  await page.waitForLoadState('networkidle');
  await expect.poll(() => page.getByRole('heading', { level: 1 }).count()).toBe(1);
  await expect.poll(() => page.evaluate(() => document.activeElement?.closest('main') !== null), { timeout: PATIENCE }).toBe(true);
  const copies = await page
    .getByRole('main')
    .getByRole('button', { name: /^Copy/ })
    .evaluateAll((all) => all.map((one) => one.ariaLabel));
  expect(copies).toEqual([...new Set(copies)]);
  expect(await violations(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.locator('html[data-theme="dark"]').waitFor();
  expect(await violations(page)).toEqual([]);
  await page.close();
});

test.each(todaysShare(SCREENS, SHARES))(
  '%s fits double zoom and 320 px: all is in reach, and forced colours bring no accessibility violations',
  async (screen) => {
    const page = await openPage(browser, { width: 320, forced: true });
    await page.goto(product.url + pathOf(workspace, screen));
    await page.waitForLoadState('networkidle');
    expect(await misfits(page)).toEqual([]);
    await page.close();
  },
);
