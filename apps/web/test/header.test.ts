import { createClient } from '@seedbed/client';
import { createDatasetRoute, proveRoute, updateDatasetRoute } from '@seedbed/contract';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from '../../../e2e/support/browser.ts';
import { sharedProduct } from '../../../e2e/support/shared-product.ts';
import type { Product } from '../../../e2e/support/server.ts';
import { violations } from './support/axe.ts';
import { openPage } from './support/screens.ts';

let product: Product;
let browser: Browser;
let address: string;

beforeAll(async () => {
  [product, browser] = await Promise.all([sharedProduct(), launchBrowser()]);
  address = await refusedDataset();
});
afterAll(() => browser?.close());

/** As long as a name may be, in words that could wrap. */
const LONGEST = 'Visits, clinics, doctors and invoices of the northern region '.repeat(4).slice(0, 200).trim();

/** Postgres refuses the rows of one table whatever they hold; the other can be edited. */
const SHUT = /* SQL */ `
create table notes (id bigint primary key, body text not null);
create function shut() returns trigger language plpgsql as $$ begin raise exception 'the ledger is closed'; end $$;
create trigger shut before insert on notes for each row execute function shut();
create table tags (id bigint primary key, label text not null);
`;

async function refusedDataset(): Promise<string> {
  const client = createClient({ baseUrl: product.url });
  const { dataset } = await client.request(createDatasetRoute, { body: { ddl: SHUT, rows: 20, prove: 'later' } });
  await client.request(proveRoute, { params: { id: dataset.id }, body: {} });
  await client.request(updateDatasetRoute, { params: { id: dataset.id }, body: { name: LONGEST } });
  return `${product.url}/datasets/${dataset.id}?t=public.tags`;
}

type Box = { readonly name: string; readonly left: number; readonly right: number; readonly top: number; readonly bottom: number };

/** The height of the header, and which of its parts and the parts below it share pixels. */
const measured = (page: Page) =>
  page.evaluate(() => {
    const boxOf = (name: string, one: Element): Box => {
      const { left, right, top, bottom } = one.getBoundingClientRect();
      return { name, left, right, top, bottom };
    };
    const isShown = (one: Element) => one.checkVisibility({ visibilityProperty: true }) && one.getBoundingClientRect().width > 2;
    const header = document.querySelector('header')!;
    const line = header.firstElementChild!;
    const parts = [...line.querySelectorAll('a, button, h1')].filter((one) => isShown(one) && !one.parentElement!.closest('h1'));
    const below = [
      ['tab bar', header.querySelector('nav')],
      ['search of tables', document.querySelector('input[type="search"], [role="searchbox"]')],
      ['title of the grid', document.querySelector('main h2')],
    ] as const;
    const boxes = parts.map((one) => boxOf((one.getAttribute('aria-label') ?? one.textContent).trim().slice(0, 40), one));
    const others = below.flatMap(([name, one]) => (one && isShown(one) ? [boxOf(name, one)] : []));
    const meet = (a: Box, b: Box) => a.left < b.right - 0.5 && b.left < a.right - 0.5 && a.top < b.bottom - 0.5 && b.top < a.bottom - 0.5;
    const all = [...boxes, ...others];
    const overlaps = all.flatMap((a, i) => all.slice(i + 1).flatMap((b) => (meet(a, b) ? [`${a.name} over ${b.name}`] : [])));
    const out = boxes.flatMap(({ name, left, right, top, bottom }) => {
      const room = line.getBoundingClientRect();
      return left < -0.5 || right > innerWidth + 0.5 || top < room.top - 0.5 || bottom > room.bottom + 0.5 ? [`${name} out of the line`] : [];
    });
    return {
      height: header.getBoundingClientRect().height,
      faults: [...overlaps, ...out],
      loads: parts.filter((one) => one.textContent.startsWith('Load')).length,
    };
  });

const chip = (page: Page) => page.getByRole('banner').getByRole('button', { name: /refused|not saved|proved/ });

test.each([1280, 1440, 390])('at %i px the header has one height, and nothing overlaps, from the best state to the worst', async (width) => {
  for (const theme of ['light', 'dark'] as const) {
    const page = await openPage(browser, { width, theme });
    const details = page.getByRole('dialog', { name: 'State of the dataset' });
    const fetched = page.waitForEvent('requestfinished', (request) => request.url().includes('/status-details-') && request.url().endsWith('.js'));
    await page.goto(address);
    await fetched;
    await chip(page).filter({ hasText: 'refused' }).waitFor();
    await page.getByRole('grid').getByRole('gridcell').filter({ hasText: /./ }).first().waitFor();
    const refused = await measured(page);
    expect(refused.faults).toEqual([]);
    await page.route('**/api/v1/**', (route) => route.abort());
    const count = page.getByLabel('Row count of public.tags');
    await count.fill('33');
    await count.press('Enter');
    await page.keyboard.press('Control+s');
    await chip(page).filter({ hasText: 'not saved' }).waitFor();
    await page.getByRole('alert').filter({ hasText: 'does not respond' }).waitFor();
    const worst = await measured(page);
    expect(worst.faults).toEqual([]);
    expect(worst.height).toBe(refused.height);
    expect(worst.loads).toBe(width < 640 ? 0 : 1);
    if (process.env['SHOTS']) await page.screenshot({ path: `${process.env['SHOTS']}/header-${width}-${theme}.png` });
    await chip(page).click();
    await details.getByText('Not saved').waitFor();
    await details.getByText('the ledger is closed').waitFor();
    await details.getByRole('button', { name: 'Try again' }).waitFor();
    expect(await violations(page)).toEqual([]);
    if (process.env['SHOTS']) await page.screenshot({ path: `${process.env['SHOTS']}/details-${width}-${theme}.png` });
    await page.keyboard.press('Escape');
    await details.waitFor({ state: 'detached' });
    await page.close();
  }
});

test('a long name ends after 24 letters, and is whole at the pointer and for the keys', async () => {
  const page = await openPage(browser);
  await page.goto(address);
  const name = page.getByRole('heading', { level: 1 });
  await name.getByRole('button').waitFor();
  const { width, size } = await name.evaluate((one) => ({ width: one.clientWidth, size: Number.parseFloat(getComputedStyle(one).fontSize) }));
  expect(width).toBeLessThan(24 * size);
  const whole = () => name.evaluate((one) => getComputedStyle(one, '::after').content);
  expect(await whole()).toBe('none');
  await name.hover();
  await expect.poll(whole).toContain(LONGEST);
  await page.mouse.move(700, 600);
  await expect.poll(whole).toBe('none');
  await name.getByRole('button').focus();
  await expect.poll(whole).toContain(LONGEST);
  await page.close();
});
