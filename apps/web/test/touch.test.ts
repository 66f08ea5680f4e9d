import { todaysShare } from '@seedbed/testing';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type OpenShop } from './support/open-shop.ts';
import { pathOf, SCREENS } from './support/screens.ts';
import { openPhone, smallTargets } from './support/touch.ts';

let shop: OpenShop;
let page: Page;

beforeAll(async () => {
  shop = await openShop();
  page = await openPhone(shop.browser);
});
afterAll(() => shop?.[Symbol.asyncDispose]());

test.each(todaysShare([...SCREENS, 'ask'], 3))('on a phone every control of %s can be hit in 40 px at least', async (screen) => {
  await page.goto(shop.product.url + pathOf(shop.workspace, screen));
  await page.getByRole('button', { name: 'More', exact: true }).waitFor();
  await page.locator('main').waitFor();
  // What comes after the first paint is measured as well.
  await page.waitForLoadState('networkidle');
  expect(await smallTargets(page)).toEqual([]);
});
