import { createClient } from '@seedbed/client';
import { createDatasetRoute, createRevisionRoute, deleteDatasetRoute, getDatasetRoute, getRevisionRoute, updateDatasetRoute } from '@seedbed/contract';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from '../../../e2e/support/browser.ts';
import { PATIENCE } from '../../../e2e/support/patience.ts';
import type { Product } from '../../../e2e/support/server.ts';
import { sharedProduct } from '../../../e2e/support/shared-product.ts';
import { violations } from './support/axe.ts';
import { openPage } from './support/screens.ts';
import { SHOP } from './support/shop.ts';

const poll = <T>(read: () => T | Promise<T>) => expect.poll(read, { timeout: PATIENCE });

let product: Product;
let browser: Awaited<ReturnType<typeof launchBrowser>>;
const client = () => createClient({ baseUrl: product.url });

beforeAll(async () => {
  [product, browser] = await Promise.all([sharedProduct(), launchBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await product?.[Symbol.asyncDispose]();
});

async function open(): Promise<{ page: Page; id: string }> {
  const { dataset } = await client().request(createDatasetRoute, { body: { ddl: SHOP, prove: 'later' } });
  // A second revision is not proved by itself when it is opened.
  const params = { id: dataset.id };
  const { blueprint } = await client().request(getRevisionRoute, { params: { ...params, number: '1' } });
  await client().request(createRevisionRoute, { params, headers: { 'if-match': '"1"' }, body: { blueprint: { ...blueprint, seed: 7 } } });
  const page = await openPage(browser);
  await page.goto(`${product.url}/datasets/${dataset.id}?t=public.customers`);
  await page.getByRole('gridcell').filter({ hasText: /./ }).first().waitFor();
  return { page, id: dataset.id };
}
const archive = (id: string) => client().request(updateDatasetRoute, { params: { id }, body: { archived: true } });
const strip = (page: Page) => page.getByRole('region', { name: 'Dataset put away' });

async function setRows(page: Page, rows: string): Promise<void> {
  const field = page.getByLabel('Row count of public.customers');
  await field.fill(rows);
  await field.press('Enter');
  await page.keyboard.press('Control+s');
}

test('a dataset archived elsewhere is reported by name, saves nothing, and is restored with the edits', async () => {
  const { page, id } = await open();
  const { name } = await archive(id);
  await setRows(page, '2000');
  await strip(page).getByText(`${name} was archived by `).waitFor();
  await strip(page).getByText('kept in this browser, not saved').waitFor();
  expect(await page.getByRole('button', { name: 'Try again' }).count()).toBe(0);
  expect((await client().request(getDatasetRoute, { params: { id } })).revision).toBe(2);
  expect(await violations(page)).toEqual([]);
  await strip(page).getByRole('button', { name: 'Restore' }).click();
  await page.getByRole('status').filter({ hasText: 'Revision 3 · saved' }).waitFor();
  await strip(page).waitFor({ state: 'detached' });
  await page.close();
});

test('a copy of an archived dataset has the edits that were not saved', async () => {
  const { page, id } = await open();
  await archive(id);
  await setRows(page, '3000');
  await strip(page).getByRole('button', { name: 'Make a copy' }).click();
  await poll(() => page.url()).not.toContain(id);
  const copy = new URL(page.url()).pathname.split('/')[2]!;
  const { blueprint } = await client().request(getRevisionRoute, { params: { id: copy, number: 'current' } });
  expect(blueprint.tables.find((table) => table.name === 'customers')!.rows).toBe(3000);
  await page.close();
});

test('a dataset that was deleted elsewhere becomes a new one, or a file', async () => {
  const { page, id } = await open();
  await archive(id);
  await client().request(deleteDatasetRoute, { params: { id } });
  await setRows(page, '4000');
  await strip(page)
    .getByText(/was deleted\. What you see is in this tab only\./)
    .waitFor();
  expect(await page.getByRole('button', { name: 'Try again' }).count()).toBe(0);
  const download = page.waitForEvent('download');
  await strip(page).getByRole('button', { name: 'Download the blueprint' }).click();
  expect((await download).suggestedFilename()).toBe('blueprint.json');
  await strip(page).getByRole('button', { name: 'Make a new dataset of it' }).click();
  await poll(() => page.url()).not.toContain(id);
  await page.getByRole('gridcell').filter({ hasText: /./ }).first().waitFor();
  await page.close();
});
