import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { violations } from './support/axe.ts';
import { openShop, type OpenShop } from './support/open-shop.ts';
import { openPage } from './support/screens.ts';

let shop: OpenShop;
let page: Page;

beforeAll(async () => {
  shop = await openShop();
  page = await openPage(shop.browser);
});
afterAll(() => shop?.[Symbol.asyncDispose]());

const open = (path: string) => page.goto(`${shop.product.url}${path}`);

test('in a narrow header the certainty is whole or left out, and announced in both cases', async () => {
  await open(`${shop.workspace}?t=public.orders`);
  const maker = page.getByRole('columnheader', { name: /^state,/ }).getByRole('button', { name: /%/ });
  await maker.waitFor();
  const share = maker.getByText('%');
  if ((await share.getAttribute('class'))!.includes('visually-hidden')) return;
  const [inner, outer] = [(await share.boundingBox())!, (await maker.boundingBox())!];
  expect(inner.x + inner.width).toBeLessThanOrEqual(outer.x + outer.width + 0.5);
});

test('all screens are visible next to a long dataset name', async () => {
  await page.request.patch(`${shop.product.url}/api/v1/datasets/${shop.workspace.split('/')[2]}`, {
    data: { name: 'Purchases, tickets, bookings and subscriptions' },
  });
  await open(`${shop.workspace}?t=public.orders`);
  await page.getByRole('button', { name: 'Share' }).waitFor();
  const link = page.getByRole('link', { name: 'Mock API' });
  await link.waitFor();
  const tabs = await page.getByRole('navigation', { name: 'Dataset' }).evaluate((one) => ({ needs: one.scrollWidth, has: one.clientWidth }));
  expect(tabs.needs).toBeLessThanOrEqual(tabs.has);
});

test('at 200 % zoom the generate button is visible: immediately on a first visit, otherwise after one button', async () => {
  await page.setViewportSize({ width: 720, height: 450 });
  const bottomOf = async (name: string) => {
    const box = (await page.getByRole('button', { name, exact: true }).boundingBox())!;
    return box.y + box.height;
  };
  await open('/');
  const list = page.getByRole('region', { name: 'Datasets' });
  await list.getByRole('link').first().waitFor();
  expect(await page.getByRole('main').getByRole('heading').first().textContent()).toBe('Datasets');
  expect(await bottomOf('New dataset')).toBeLessThanOrEqual(450);
  await page.getByRole('button', { name: 'New dataset' }).click();
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Schema DDL');
  expect(await bottomOf('Generate')).toBeLessThanOrEqual(450);
  await page.evaluate(() => localStorage.clear());
  await page.route('**/api/v1/datasets?*', (route) => route.fulfill({ json: { items: [], next_cursor: null } }));
  await open('/');
  await page.getByText('Your datasets appear here.').waitFor();
  expect(await bottomOf('Generate')).toBeLessThanOrEqual(450);
  // There is nothing to switch to.
  expect(await page.getByRole('radio', { name: 'Archived' }).count()).toBe(0);
  await page.unroute('**/api/v1/datasets?*');
  await page.setViewportSize({ width: 1440, height: 900 });
});

test('on a phone the request line shows its whole example', async () => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(`${shop.workspace}?t=public.orders`);
  const line = page.getByRole('textbox', { name: 'What should be different?' });
  await line.waitFor();
  const isWhole = (): Promise<boolean> =>
    line.evaluate((input: HTMLInputElement) => {
      const { font } = getComputedStyle(input);
      const pen = document.createElement('canvas').getContext('2d')!;
      pen.font = font;
      return pen.measureText(input.placeholder).width <= input.clientWidth - 16;
    });
  await expect.poll(isWhole, { timeout: 20_000 }).toBe(true);
  await page.setViewportSize({ width: 1440, height: 900 });
});

test('an unknown enum label is rejected with the valid labels, and the condition is corrected there', async () => {
  await open(`${shop.workspace}?t=public.orders&f=state%3Aeq%3Anope`);
  await page.getByText('state has no value “nope”. Use calm, busy, closed.').waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Change the condition' }).click();
  await page.getByRole('search', { name: 'Filter rows' }).waitFor();
});

test('a timestamp has no field for the unit of numbers', async () => {
  await open(`${shop.workspace}?t=public.customers&c=created_at`);
  const inspector = page.getByRole('complementary', { name: 'Inspector' });
  await inspector.getByRole('spinbutton', { name: 'Round down to minutes' }).waitFor();
  expect(await inspector.getByText('Unit of epoch numbers').count()).toBe(0);
  await inspector.getByText('1,000 rows sampled').waitFor();
});

test('types have short names if there is little room', async () => {
  await open(`${shop.workspace}?v=columns`);
  await page.getByText('timestamptz', { exact: true }).waitFor();
});

test('screens of one column begin and end at the same edges', async () => {
  const edges = async (): Promise<string> => {
    const boxes = await page.locator('main > *').evaluateAll((all) => all.map((one) => one.getBoundingClientRect()).map(({ left, right }) => [left, right]));
    return `${Math.min(...boxes.map(([left]) => left!))} ${Math.max(...boxes.map(([, right]) => right!))}`;
  };
  let first: string | undefined;
  for (const path of ['/runs', '/connections', '/packs', `${shop.workspace}/problems`, `${shop.workspace}/export`, `${shop.workspace}/history`]) {
    await open(path);
    await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
    first ??= await edges();
    // A page that is still loading may have a scroll bar less.
    await expect.poll(edges, { timeout: 20_000 }).toBe(first);
  }
});

test('the rows of a template use the same day as its dataset would', async () => {
  const asked = page.waitForRequest((request) => request.url().endsWith('/api/v1/infer'));
  await open('/');
  expect((await asked).postDataJSON().referenceDate).toBe(new Date().toISOString().slice(0, 10));
});

test('settings lead to the guide for a team’s server', async () => {
  await open('/settings');
  await page.getByRole('radio', { name: 'Compact' }).waitFor();
  await page.getByRole('link', { name: 'Access', exact: true }).click();
  const href = await page.getByRole('link', { name: 'run it as a server' }).getAttribute('href');
  expect((await page.request.get(`${shop.product.url}${href}`)).status()).toBe(200);
  expect(await violations(page)).toEqual([]);
});

test('single letters are switched off in the settings, and keys with Ctrl stay', async () => {
  await open('/settings');
  const letters = page.getByRole('switch', { name: 'Single-letter shortcuts' });
  const toggle = page.locator('label').filter({ has: letters });
  const keys = page.getByRole('dialog', { name: 'Keys', exact: true });
  await toggle.waitFor();
  await page.keyboard.press('?');
  await keys.waitFor();
  await page.keyboard.press('Escape');
  await keys.waitFor({ state: 'detached' });
  await toggle.click();
  expect(await letters.isChecked()).toBe(false);
  await page.keyboard.press('?');
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').waitFor();
  expect(await keys.count()).toBe(0);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  expect(await violations(page)).toEqual([]);
  await toggle.click();
});
