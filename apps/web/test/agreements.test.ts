import { createClient } from '@seedbed/client';
import { getRevisionRoute } from '@seedbed/contract';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from '../../../e2e/support/browser.ts';
import { PATIENCE } from '../../../e2e/support/patience.ts';
import type { Product } from '../../../e2e/support/server.ts';
import { sharedProduct } from '../../../e2e/support/shared-product.ts';
import { violations } from './support/axe.ts';
import { provedDataset } from './support/open-shop.ts';
import { openPage } from './support/screens.ts';

const DDL = `
create table halls (id bigint generated always as identity primary key, name text not null, shows_count int not null,
  opens_at timestamptz not null, shuts_at timestamptz not null, constraint halls_open check (shuts_at > opens_at));
create table shows (id bigint generated always as identity primary key, hall_id bigint not null references halls, seats int not null);
create table colours (code text primary key);`;

const COUNT = 'shows_count is the number of rows of shows that refer to the row.';
const poll = <T>(read: () => T | Promise<T>) => expect.poll(read, { timeout: PATIENCE });

let product: Product;
let browser: Browser;
let workspace: string;

beforeAll(async () => {
  [product, browser] = await Promise.all([sharedProduct(), launchBrowser()]);
  workspace = await provedDataset(product, DDL);
});
afterAll(async () => {
  await browser?.close();
  await product?.[Symbol.asyncDispose]();
});

const panel = (page: Page) => page.getByRole('region', { name: 'Agreements' });

async function openPanel(page: Page, table: string): Promise<void> {
  await page.goto(`${product.url}${workspace}?t=public.${table}&v=diagram`);
  const narrow = page.getByRole('button', { name: 'Inspector', exact: true });
  if (await narrow.isVisible()) await narrow.click();
}

test('the panel of a table lists what agrees in its rows, counted, in light and dark, wide and narrow', async () => {
  for (const width of [1440, 390]) {
    const page = await openPage(browser, { width });
    await openPanel(page, 'halls');
    if (width === 390) await page.getByRole('button', { name: 'Inspector', exact: true }).click();
    await panel(page).getByText(COUNT).waitFor();
    await panel(page)
      .getByText(/^Holds in ([\d,]+) of \1 rows/)
      .first()
      .waitFor();
    await panel(page).getByText('It stays: the CHECK halls_open demands it.').waitFor();
    expect(await panel(page).evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
    expect(await violations(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.locator('html[data-theme="dark"]').waitFor();
    expect(await violations(page)).toEqual([]);
    await page.close();
  }
});

test('a table in which nothing agrees says so; so does one that is not counted yet, and one that cannot be', async () => {
  const page = await openPage(browser, { width: 1440 });
  await openPanel(page, 'colours');
  await panel(page).getByText('Beyond keys and references, no column agrees with others.').waitFor();
  let answer: (() => void) | undefined;
  const held = new Promise<void>((resolve) => void (answer = resolve));
  let isBroken = true;
  await page.route('**/tables/public.halls/agreements*', async (route) => {
    await held;
    if (isBroken)
      await route.fulfill({
        status: 500,
        contentType: 'application/problem+json',
        body: '{"type":"/docs/errors/internal","title":"x","status":500,"detail":"x","instance":"x"}',
      });
    else await route.continue();
  });
  await openPanel(page, 'halls');
  await panel(page).getByLabel('Counting what agrees').waitFor();
  answer!();
  await panel(page).getByRole('alert').waitFor();
  isBroken = false;
  await panel(page).getByRole('button', { name: /again/i }).click();
  await panel(page).getByText(COUNT).waitFor();
  await page.close();
});

test('Why of a column names those it takes part in; one is switched off as one step, which is saved and taken back', async () => {
  const page = await openPage(browser, { width: 1440 });
  await page.goto(`${product.url}${workspace}?t=public.halls&c=shows_count&tab=why`);
  await page.getByRole('region', { name: 'Agrees' }).getByText(COUNT).waitFor();
  await openPanel(page, 'halls');
  await panel(page)
    .getByRole('button', { name: `Switch off: ${COUNT}` })
    .click();
  await poll(() => panel(page).getByText(COUNT).count()).toBe(0);
  const client = createClient({ baseUrl: product.url });
  const generatorNow = async () => {
    const { blueprint } = await client.request(getRevisionRoute, { params: { id: workspace.split('/').at(-1)!, number: 'current' } });
    return blueprint.tables.find(({ name }) => name === 'halls')!.columns.find(({ name }) => name === 'shows_count')!.generator!.kind;
  };
  expect(await generatorNow()).toBe('number.int');
  await page.keyboard.press('Control+z');
  await poll(generatorNow).toBe('derived');
  // Taking it back leads to the column.
  await openPanel(page, 'halls');
  await panel(page).getByText(COUNT).waitFor();
  await page.close();
});

test('one is changed, and one added, as a statement in the line below the rows', async () => {
  const page = await openPage(browser, { width: 1440 });
  await openPanel(page, 'halls');
  await panel(page)
    .getByRole('button', { name: `Change: ${COUNT}` })
    .click();
  const line = page.getByRole('textbox', { name: 'What should be different?' });
  await poll(() => line.inputValue()).toBe('halls: shows_count == count(shows)');
  await openPanel(page, 'shows');
  await panel(page).getByRole('button', { name: 'Add one' }).click();
  await poll(() => line.inputValue()).toBe('shows: ');
  await line.fill('shows: seats == 10 * halls.shows_count');
  await page.getByRole('button', { name: 'Show changes' }).click();
  const changes = page.getByRole('region', { name: 'Proposed changes' });
  await changes.getByText('shows.seats is 10 * halls.shows_count').waitFor();
  await changes.getByRole('button', { name: 'Accept' }).click();
  await changes.getByText('1 accepted').waitFor();
  await openPanel(page, 'shows');
  await panel(page).getByText('seats is 10 * halls.shows_count.').waitFor();
  await page.close();
});
