import { afterAll, beforeAll, expect, test } from 'vitest';
import { PATIENCE } from '../../../e2e/support/patience.ts';
import { violations } from './support/axe.ts';
import { openShop, type OpenShop } from './support/open-shop.ts';
import { openPage } from './support/screens.ts';
import { cellsOf } from './support/workspace.ts';

let shop: OpenShop;

beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop?.[Symbol.asyncDispose]());

test('weekdays are bars: without Saturday and Sunday no row is on one, and undo restores them', async () => {
  const page = await openPage(shop.browser);
  await page.goto(`${shop.product.url}${shop.workspace}?t=public.orders&c=placed_on`);
  const timeline = page.getByRole('region', { name: 'Timeline' });
  for (const day of ['Saturday', 'Sunday']) {
    const bar = timeline.getByRole('slider', { name: day });
    await bar.focus();
    await page.keyboard.press('Home');
    await expect.poll(() => bar.getAttribute('aria-valuetext'), { timeout: PATIENCE }).toBe('weight 0');
  }
  const weekend = async () => (await cellsOf(page, 'placed_on')).filter((day) => /^\d/.test(day) && [0, 6].includes(new Date(day).getUTCDay())).length;
  await expect.poll(weekend, { timeout: PATIENCE }).toBe(0);
  expect(await violations(page)).toEqual([]);
  await timeline.getByRole('button', { name: 'Make even' }).click();
  await expect.poll(() => timeline.getByRole('slider', { name: 'Sunday' }).getAttribute('aria-valuetext'), { timeout: PATIENCE }).toBe('weight 1');
  await expect.poll(weekend, { timeout: PATIENCE }).toBeGreaterThan(0);
  await page.getByRole('grid').press('Control+z');
  await expect.poll(weekend, { timeout: PATIENCE }).toBe(0);
  await page.close();
});
