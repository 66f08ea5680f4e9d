import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { focusOf } from './support/keyboard.ts';
import { openShop, type OpenShop } from './support/open-shop.ts';
import { openPage } from './support/screens.ts';

let shop: OpenShop;
let page: Page;

beforeAll(async () => {
  shop = await openShop();
  page = await openPage(shop.browser);
});
afterAll(() => shop?.[Symbol.asyncDispose]());

const goTo = async (text: string) => {
  await page.getByRole('textbox', { name: 'Go to row' }).fill(text);
  await page.keyboard.press('Enter');
};

test('a link to a row has the keys in the grid, and the first one moves there', async () => {
  await page.goto(`${shop.product.url}${shop.workspace}?t=public.orders&r=138&c=total`);
  await expect.poll(async () => (await focusOf(page)).role, { timeout: 20_000 }).toBe('grid');
  await page.keyboard.press('ArrowDown');
  await page.waitForURL(/r=139/);
});

test('the rows stay while what counts findings is fetched', async () => {
  const fetched = Promise.withResolvers<void>();
  const asked = Promise.withResolvers<void>();
  await page.route('**/doubted-count-*.js', async (route) => {
    asked.resolve();
    await fetched.promise;
    await route.continue();
  });
  await page.reload();
  await asked.promise;
  const grid = page.getByRole('grid', { name: 'Rows of public.orders' });
  await grid.getByRole('gridcell').filter({ hasText: /./ }).first().waitFor();
  expect(await focusOf(page)).toMatchObject({ role: 'grid' });
  fetched.resolve();
  await page.getByRole('link', { name: /^Review \d/ }).waitFor();
  expect(await focusOf(page)).toMatchObject({ role: 'grid' });
});

test('the row of a value is reached from the field for rows, and a part of a row is refused', async () => {
  await goTo('id = 42');
  await page.waitForURL(/r=42(&|$)/);
  await goTo('12.5');
  await page.getByRole('alert').filter({ hasText: '“12.5” lies between two rows.' }).waitFor();
  await goTo('id = 99999999');
  await page.getByRole('alert').filter({ hasText: 'No row has id = 99999999.' }).waitFor();
  await goTo('state = closed');
  // It is empty again once the row is there.
  await expect.poll(() => page.getByRole('textbox', { name: 'Go to row' }).inputValue(), { timeout: 20_000 }).toBe('');
});

test('a download is pending at once, while the server checks the rows', async () => {
  await page.goto(`${shop.product.url}${shop.workspace}/export`);
  const link = page.getByRole('link', { name: /^Download all 4 tables/ });
  await link.waitFor();
  const open = Promise.withResolvers<void>();
  await page.route('**/download?*', async (route) => {
    await open.promise;
    await route.continue();
  });
  const saved = page.waitForEvent('download');
  await link.click();
  await page.getByText(/^Checking the rows …/).waitFor();
  expect(await link.getAttribute('aria-busy')).toBe('true');
  open.resolve();
  await saved;
  await expect.poll(() => link.getAttribute('aria-busy'), { timeout: 20_000 }).toBeNull();
});
