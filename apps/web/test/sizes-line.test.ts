import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PATIENCE } from '../../../e2e/support/patience.ts';
import { violations } from './support/axe.ts';
import { openShop, type OpenShop } from './support/open-shop.ts';
import { openPage } from './support/screens.ts';

let shop: OpenShop;

beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop?.[Symbol.asyncDispose]());

const poll = <T>(read: () => T | Promise<T>) => expect.poll(read, { timeout: PATIENCE });
const sizes = (page: Page) => page.getByRole('list', { name: 'Row counts of the main tables' });
const each = (page: Page) => sizes(page).getByRole('textbox', { name: 'items for each of orders' });

async function openLine(width: number): Promise<Page> {
  const page = await openPage(shop.browser, { width });
  await page.goto(`${shop.product.url}${shop.workspace}?t=public.orders`);
  if (width < 500) await page.getByRole('button', { name: 'Table list', exact: true }).click();
  await each(page).waitFor();
  return page;
}

test('the figure of a child is edited in the line: its rows follow, the change is said, and one undo restores it', async () => {
  const page = await openLine(1440);
  const before = await each(page).inputValue();
  await each(page).focus();
  await page.keyboard.type('5');
  await page.keyboard.press('Enter');
  await poll(() => each(page).inputValue()).toBe('5');
  const orders = Number(
    (
      await sizes(page)
        .getByRole('textbox', { name: 'Rows of orders' })
        .or(sizes(page).getByRole('textbox', { name: /^orders for each/ }))
        .inputValue()
    ).replaceAll(',', ''),
  );
  expect(orders).toBeGreaterThan(0);
  await poll(() => page.getByRole('status').filter({ hasText: ' · 5 items ' }).count()).toBe(1);
  await each(page).focus();
  await page.keyboard.type('many');
  await page.getByRole('alert').getByText('Enter a number, such as 2.1.').waitFor();
  await page.keyboard.press('Escape');
  await poll(() => each(page).inputValue()).toBe('5');
  await page.getByRole('grid').press('Control+z');
  await poll(() => each(page).inputValue()).toBe(before);
  await page.close();
});

test('one press gives all tables the counts of a size, a second press changes nothing, and one undo restores them', async () => {
  const page = await openLine(1440);
  const size = page.getByRole('radiogroup', { name: 'Size of all tables' });
  const total = () =>
    page
      .getByText(/ rows in all$/)
      .innerText()
      .then((text) => Number(text.replaceAll(/\D/g, '')));
  const before = await total();
  await size.getByRole('radio', { name: 'S' }).click();
  await poll(async () => (await total()) < before / 5).toBe(true);
  const small = await total();
  await size.getByRole('radio', { name: 'S' }).click();
  await poll(() => size.getByRole('radio', { name: 'S' }).getAttribute('aria-checked')).toBe('true');
  await size.getByRole('radio', { name: 'M' }).click();
  await poll(total).toBe(before);
  await page.getByRole('grid').press('Control+z');
  await poll(total).toBe(small);
  expect(await size.getByRole('radio', { name: 'S' }).getAttribute('aria-checked')).toBe('true');
  await page.getByRole('grid').press('Control+z');
  await poll(total).toBe(before);
  await page.close();
});

test.each([1440, 390])('the line fits at %i px and breaks no rule, in light and dark', async (width) => {
  const page = await openLine(width);
  const list = sizes(page);
  expect(await list.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
  for (const theme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: theme });
    await page.locator(`html[data-theme="${theme}"]`).waitFor();
    expect(await violations(page)).toEqual([]);
    if (process.env['SHOTS']) await page.screenshot({ path: `${process.env['SHOTS']}/sizes-${width}-${theme}.png` });
  }
  await page.close();
});
