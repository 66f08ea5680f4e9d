import { openTargetServer, readZip, type TargetServer } from '@seedbed/testing';
import { readFile } from 'node:fs/promises';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from '../../../e2e/support/browser.ts';
import { PATIENCE } from '../../../e2e/support/patience.ts';
import { startProduct, type Product } from '../../../e2e/support/server.ts';
import { violations } from './support/axe.ts';
import { SHOP } from './support/shop.ts';
import { grow } from './support/workspace.ts';

let product: Product;
let browser: Browser;
let targets: TargetServer;
let page: Page;

beforeAll(async () => {
  [product, browser, targets] = await Promise.all([startProduct(), launchBrowser(), openTargetServer()]);
  page = await (await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })).newPage();
  page.setDefaultTimeout(PATIENCE);
  await grow(page, product.url, SHOP);
});
afterAll(async () => {
  await browser?.close();
  await Promise.all([product?.[Symbol.asyncDispose](), targets?.[Symbol.asyncDispose]()]);
});

test('all or selected tables are downloaded as one archive, in the chosen format', async () => {
  await page.getByRole('link', { name: 'Export' }).click();
  const fetched = async (name: RegExp) => {
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name }).click()]);
    return (await readZip(await readFile((await download.path())!))).map((entry) => entry.name);
  };
  const whole = await fetched(/^Download all 4 tables/);
  expect(whole.toSorted()).toEqual(['manifest.json', 'public.customers.csv', 'public.items.csv', 'public.moods.csv', 'public.orders.csv']);
  // Parents stand before their children.
  expect(whole.indexOf('public.customers.csv')).toBeLessThan(whole.indexOf('public.orders.csv'));
  await page.getByRole('radio', { name: 'NDJSON' }).click();
  await page.getByRole('radio', { name: 'gzip' }).click();
  await page.getByRole('checkbox', { name: 'items' }).press('Space');
  await page.getByRole('checkbox', { name: 'moods' }).press('Space');
  const some = await fetched(/^Download 2 tables/);
  expect(some.toSorted()).toEqual(['manifest.json', 'public.customers.ndjson.gz', 'public.orders.ndjson.gz']);
  await page.getByText(/seedbed generate blueprint.json --format ndjson --compress gzip --out data.zip/).waitFor();
  expect(await violations(page)).toEqual([]);
});

test('a rejected download shows the reason', async () => {
  await grow(page, product.url, "create type feeling as enum ('well', 'ill'); create table odd (id int primary key, feelings feeling[]);");
  await page.getByRole('link', { name: 'Export' }).click();
  await page.getByRole('radio', { name: 'Binary COPY' }).click();
  await page.getByRole('link', { name: /^Download all/ }).click();
  await page.getByText(/public\.odd has no binary form outside of its database.*Take copy/).waitFor();
});

test('the crumb lists the datasets that were opened last, and leads to them', async () => {
  const name = page.getByRole('banner').locator('[aria-description="Rename"]');
  const here = (await name.textContent())!;
  const listed = page.getByRole('menu', { name: 'Datasets' }).getByRole('group', { name: 'Datasets', exact: true }).getByRole('menuitem');
  await page.getByRole('button', { name: 'Datasets', exact: true }).click();
  await listed.nth(1).waitFor();
  expect(await listed.first().textContent()).toBe(here);
  await listed.first().getByLabel('open').waitFor();
  const before = (await listed.nth(1).textContent())!;
  await listed.nth(1).click();
  await name.filter({ hasText: before }).waitFor();
  await page.getByRole('button', { name: 'Datasets', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Find a dataset…' }).click();
  await page.getByRole('searchbox', { name: 'Search', exact: true }).fill(here);
  await page.keyboard.press('Enter');
  await name.filter({ hasText: here }).waitFor();
});

test('a connection is tested before it is saved, shows each step, and can be renamed', async () => {
  await page.getByRole('button', { name: 'Datasets', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Connections' }).click();
  await page.getByRole('button', { name: 'Add a connection' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a connection' });
  await dialog.getByLabel('Address').fill('postgres://ana:wrong@127.0.0.1:1/shop');
  await dialog.getByRole('button', { name: 'Test and save' }).click();
  await dialog.getByRole('list', { name: 'Steps of the test' }).getByLabel('failed').waitFor();
  expect(await violations(page)).toEqual([]);
  // The address is not saved, whatever comes of the page.
  const saved = async () => ((await (await fetch(`${product.url}/api/v1/connections`)).json()) as { items: unknown[] }).items.length;
  expect(await saved()).toBe(0);
  await dialog.getByText('Nothing is saved yet').waitFor();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await page.getByText('No saved connections').waitFor();

  await using target = await targets.freshTarget();
  await page.getByRole('button', { name: 'Add a connection' }).click();
  await dialog.getByLabel('Address').fill(target.url);
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Staging');
  await dialog.getByRole('button', { name: 'Test and save' }).click();
  await page.getByText('Staging', { exact: true }).waitFor();
  // The saved one was tested too, and nothing was loaded into it.
  await page.getByText('Answers', { exact: true }).waitFor();
  await page.getByText('Not loaded into yet').waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Edit Staging' }).click();
  await page.getByRole('dialog', { name: 'Edit Staging' }).getByRole('textbox', { name: 'Name' }).fill('Rehearsal');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Rehearsal', { exact: true }).waitFor();

  // Led to another host it wants its password again, and is tested before the dialog goes.
  await page.getByRole('button', { name: 'Edit Rehearsal' }).click();
  const edit = page.getByRole('dialog', { name: 'Edit Rehearsal' });
  await edit.getByLabel('Host').fill('localhost');
  await edit.getByText(`The stored password is for ${target.connection.host}:${target.connection.port}`, { exact: false }).waitFor();
  expect(await edit.getByRole('button', { name: 'Save and test' }).isDisabled()).toBe(true);
  expect(await violations(page)).toEqual([]);
  await edit.getByLabel('Password').fill(target.connection.password);
  await edit.getByRole('button', { name: 'Save and test' }).click();
  await page.getByText('@localhost:', { exact: false }).waitFor();
  await edit.waitFor({ state: 'detached' });
});

test('runs are filtered by state and dataset, and the address keeps the filter', async () => {
  await page.getByRole('link', { name: 'Runs' }).click();
  await page.getByText('No runs yet').waitFor();
  // If there are no runs, only an address brings the filters.
  expect(await page.getByRole('search', { name: 'Filter runs' }).count()).toBe(0);
  await page.goto(`${product.url}/runs?state=cancelled`);
  await page.getByText('No runs match').waitFor();
  await page.getByRole('button', { name: /State/ }).click();
  await page.getByRole('option', { name: 'failed' }).click();
  await expect.poll(() => new URL(page.url()).search, { timeout: PATIENCE }).toBe('?state=failed');
  await page.reload();
  await page.getByText('No runs match').waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Show all', exact: true }).click();
  await expect.poll(() => new URL(page.url()).search, { timeout: PATIENCE }).toBe('');
});
