import type { Locator } from 'playwright-core';
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
    await expect.poll(() => bar.getAttribute('aria-valuetext'), { timeout: PATIENCE }).toBe('weight 0, 0 rows');
  }
  const weekend = async () => (await cellsOf(page, 'placed_on')).filter((day) => /^\d/.test(day) && [0, 6].includes(new Date(day).getUTCDay())).length;
  await expect.poll(weekend, { timeout: PATIENCE }).toBe(0);
  expect(await violations(page)).toEqual([]);
  await timeline.getByRole('button', { name: 'Make even' }).click();
  await expect.poll(() => timeline.getByRole('slider', { name: 'Sunday' }).getAttribute('aria-valuetext'), { timeout: PATIENCE }).toMatch(/^weight 1,/);
  await expect.poll(weekend, { timeout: PATIENCE }).toBeGreaterThan(0);
  await page.getByRole('grid').press('Control+z');
  await expect.poll(weekend, { timeout: PATIENCE }).toBe(0);
  await page.close();
});

const weightsOf = (bars: Locator) => bars.evaluateAll((all) => all.map((bar) => (bar as { ariaValueText?: string | null }).ariaValueText!));
const rowsOf = (texts: readonly string[]) => texts.map((text) => Number(/, ([\d,]+) rows$/.exec(text)![1]!.replaceAll(',', '')));

test('bars are counted rows, a drag paints every bar it crosses, and one undo reverts it', async () => {
  const page = await openPage(shop.browser);
  await page.goto(`${shop.product.url}${shop.workspace}?t=public.orders&c=placed_on`);
  const timeline = page.getByRole('region', { name: 'Timeline' });
  const months = timeline.getByRole('group', { name: 'Rows by month' }).getByRole('slider');
  const weekdays = timeline.getByRole('group', { name: 'Rows by weekday' }).getByRole('slider');
  await months.first().waitFor();
  const before = await weightsOf(months);
  const sum = (counts: readonly number[]) => counts.reduce((all, count) => all + count, 0);
  // Each row of the table with a date is in one month and on one weekday.
  expect(sum(rowsOf(before))).toBeGreaterThan(0);
  expect(sum(rowsOf(await weightsOf(weekdays)))).toBe(sum(rowsOf(before)));
  await timeline.getByRole('heading', { name: 'Rows by weekday' }).scrollIntoViewIfNeeded();
  const [first, last] = [(await months.first().boundingBox())!, (await months.last().boundingBox())!];
  await page.mouse.move(first.x + first.width / 2, first.y + first.height * 0.8);
  await page.mouse.down();
  // One long move: bars between are painted though no event was on them.
  await page.mouse.move(last.x + last.width / 2, last.y + last.height * 0.2);
  await page.mouse.up();
  const weightOf = (text: string) => Number(/^weight ([\d.]+)/.exec(text)![1]);
  // Heights rise evenly; weights nearly, since months are of different lengths.
  const rises = (all: readonly number[]) => all.every((one, i) => i < 4 || one > all[i - 4]!);
  await expect.poll(async () => rises((await weightsOf(months)).map(weightOf)), { timeout: PATIENCE }).toBe(true);
  await expect.poll(async () => rowsOf(await weightsOf(months)).at(-1)!, { timeout: PATIENCE }).toBeGreaterThan(rowsOf(before).at(-1)!);
  await page.getByRole('grid').press('Control+z');
  await expect.poll(() => weightsOf(months), { timeout: PATIENCE }).toEqual(before);
  await page.close();
});

test('Shift and an arrow carry a weight to the next bar', async () => {
  const page = await openPage(shop.browser);
  await page.goto(`${shop.product.url}${shop.workspace}?t=public.orders&c=placed_on`);
  const weekdays = page.getByRole('region', { name: 'Timeline' }).getByRole('group', { name: 'Rows by weekday' }).getByRole('slider');
  await weekdays.first().focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Shift+ArrowRight');
  await expect
    .poll(async () => (await weightsOf(weekdays)).slice(0, 4).map((text) => text.startsWith('weight 0,')), { timeout: PATIENCE })
    .toEqual([true, true, true, false]);
  expect(await weekdays.nth(2).evaluate((bar) => bar === bar.ownerDocument.activeElement)).toBe(true);
  await page.close();
});

test('charts fit the narrowest inspector, Tab leads to each once, and growth is dragged by keys', async () => {
  const page = await openPage(shop.browser, { width: 1024 });
  await page.goto(`${shop.product.url}${shop.workspace}?t=public.customers&c=created_at`);
  const timeline = page.getByRole('region', { name: 'Timeline' });
  const hours = timeline.getByRole('group', { name: 'Rows by hour, UTC' });
  await hours.getByRole('slider').first().waitFor();
  for (const chart of await timeline.getByRole('group').all()) expect(await chart.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
  expect(await hours.locator('[tabindex="0"]').count()).toBe(1);
  await hours.getByRole('slider').first().focus();
  await page.keyboard.press('ArrowRight');
  expect(await hours.locator('[tabindex="0"]').getAttribute('aria-label')).toBe('1:00');
  // With 24 of them, each too narrow for a finger, which paints over them.
  expect(await violations(page)).toEqual([]);
  const growth = timeline.getByRole('spinbutton', { name: 'Growth a year' });
  await timeline.getByRole('slider', { name: 'Growth a year, dragged' }).focus();
  await page.keyboard.press('Home');
  await expect.poll(() => growth.inputValue(), { timeout: PATIENCE }).toBe('0.25');
  await page.close();
});
