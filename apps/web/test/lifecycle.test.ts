import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from '../../../e2e/support/browser.ts';
import { PATIENCE } from '../../../e2e/support/patience.ts';
import { startProduct, type Product } from '../../../e2e/support/server.ts';
import { violations } from './support/axe.ts';
import { openPage } from './support/screens.ts';
import { cellsOf, grow } from './support/workspace.ts';

const PURCHASES = /* SQL */ `
create table purchases (
  id bigint generated always as identity primary key,
  status text not null check (status in ('pending', 'paid', 'shipped', 'delivered', 'cancelled', 'refunded')),
  total numeric(10,2) not null,
  created_at timestamptz not null,
  paid_at timestamptz,
  shipped_at timestamptz
);
`;

const poll = <T>(read: () => T | Promise<T>) => expect.poll(read, { timeout: PATIENCE });

let product: Product;
let browser: Awaited<ReturnType<typeof launchBrowser>>;
let page: Page;
let address: string;

beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(), launchBrowser()]);
  page = await openPage(browser);
  await grow(page, product.url, PURCHASES);
  address = `${product.url}${new URL(page.url()).pathname}?t=public.purchases&c=status`;
  await page.goto(address);
  await lifecycle().getByRole('slider').first().waitFor();
});
afterAll(async () => {
  await browser?.close();
  await product?.[Symbol.asyncDispose]();
});

const lifecycle = (of: Page = page) => of.getByRole('region', { name: 'Lifecycle' });
const arrow = (from: string, to: string) => lifecycle().getByRole('slider', { name: `From ${from} to ${to}` });
const state = (name: string) => lifecycle().getByRole('button', { name: new RegExp(`^${name} [\\d.]`) });
const share = async (name: string) => Number(/([\d.]+) %/.exec((await state(name).textContent())!)![1]);
const statuses = async () => (await cellsOf(page, 'status')).map((text) => text.trim());

test('states are shown with their rows and timestamps, arrows with their shares', async () => {
  await state('paid').waitFor();
  expect(await state('paid').textContent()).toMatch(/^paid [\d.]+ % of the rows , time in paid_at$/);
  expect(await state('shipped').textContent()).toContain('time in shipped_at');
  expect(await arrow('pending', 'paid').getAttribute('aria-valuetext')).toMatch(/^9[\d.]+ % of the rows that reach pending go on to paid$/);
  expect(await share('delivered')).toBeGreaterThan(60);
  expect(await violations(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.locator('html[data-theme="dark"]').waitFor();
  expect(await violations(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
});

test('a share typed at an arrow shows in the rows, and undo restores it', async () => {
  const before = await statuses();
  await arrow('pending', 'cancelled').focus();
  await page.keyboard.type('100');
  await page.keyboard.press('Enter');
  await poll(() => arrow('pending', 'cancelled').getAttribute('aria-valuenow')).toBe('100');
  expect(await arrow('pending', 'paid').getAttribute('aria-valuenow')).toBe('0');
  await poll(() => share('delivered')).toBe(0);
  await poll(async () => new Set(await statuses()).has('delivered')).toBe(false);
  expect(new Set(await cellsOf(page, 'paid_at'))).toEqual(new Set(['null']));
  await poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('From pending to cancelled');
  await page.getByRole('grid').press('Control+z');
  await poll(statuses).toEqual(before);
});

test('an arrow is dragged, and moved by keys', async () => {
  const chip = arrow('shipped', 'delivered');
  await chip.scrollIntoViewIfNeeded();
  const from = Number(await chip.getAttribute('aria-valuenow'));
  const box = (await chip.boundingBox())!;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 60, y, { steps: 6 });
  await page.mouse.up();
  await poll(async () => Number(await chip.getAttribute('aria-valuenow'))).toBeCloseTo(from - 30, 0);
  const dragged = Number(await chip.getAttribute('aria-valuenow'));
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Shift+ArrowDown');
  await poll(async () => Number(await chip.getAttribute('aria-valuenow'))).toBeCloseTo(dragged - 11, 1);
  await poll(() => share('shipped')).toBeGreaterThan(25);
  await lifecycle().getByRole('button', { name: 'Back to the usual shares' }).click();
  await poll(() => share('shipped')).toBeLessThan(20);
});

test('an exact share of a state is typed, and cleared', async () => {
  await state('refunded').click();
  const field = lifecycle().getByRole('spinbutton', { name: 'Rows in refunded, exactly' });
  await field.fill('50');
  await poll(() => share('refunded')).toBeGreaterThan(45);
  expect(await share('refunded')).toBeLessThan(55);
  await field.fill('');
  await poll(() => share('refunded')).toBeLessThan(10);
});

test('an arrow is added and removed', async () => {
  await state('cancelled').click();
  await lifecycle().getByRole('button', { name: 'Add an arrow' }).click();
  await page.getByRole('menuitem', { name: 'to refunded' }).click();
  await poll(() => arrow('cancelled', 'refunded').getAttribute('aria-valuenow')).toBe('10');
  expect(await violations(page)).toEqual([]);
  await lifecycle().getByRole('button', { name: 'Remove the arrow to refunded' }).click();
  await arrow('cancelled', 'refunded').waitFor({ state: 'detached' });
});

test('an arrow is taken away by a key, and the fields of the generator are folded below the picture', async () => {
  await state('cancelled').click();
  await lifecycle().getByRole('button', { name: 'Add an arrow' }).click();
  await page.getByRole('menuitem', { name: 'to refunded' }).click();
  await arrow('cancelled', 'refunded').focus();
  await page.keyboard.press('Delete');
  await arrow('cancelled', 'refunded').waitFor({ state: 'detached' });
  const fields = page.getByRole('textbox', { name: 'States on the way, in order' });
  expect(await fields.isVisible()).toBe(false);
  await page.getByText('States, times and labels').click();
  await fields.waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByText('States, times and labels').click();
});

test('all states fit on a phone', async () => {
  const phone = await openPage(browser, { width: 390 });
  await phone.goto(address);
  await phone
    .getByRole('button', { name: 'Inspector' })
    .or(phone.getByRole('radio', { name: 'Inspector' }))
    .first()
    .click();
  await lifecycle(phone).getByRole('slider').first().waitFor();
  const right = await lifecycle(phone)
    .locator('button, [role="slider"]')
    .evaluateAll((all) => Math.max(...all.map((one) => one.getBoundingClientRect().right)));
  expect(right).toBeLessThanOrEqual(390);
  expect(await violations(phone)).toEqual([]);
  await phone.close();
});
