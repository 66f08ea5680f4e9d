import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from '../../../e2e/support/browser.ts';
import { PATIENCE } from '../../../e2e/support/patience.ts';
import { startProduct, type Product } from '../../../e2e/support/server.ts';
import { cellsOf, grow, openTable } from './support/workspace.ts';

const TYPES = {
  small: 'smallint', whole: 'integer', large: 'bigint', price: 'numeric(10,2)', ratio: 'double precision', flag: 'boolean', note: 'text',
  name: 'varchar(40)', code: 'char(8)', day: 'date', at: 'timestamptz', hour: 'time', span: 'interval', token: 'uuid', raw: 'bytea', doc: 'json',
  more: 'jsonb', page: 'xml', host: 'inet', spot: 'point', bits: 'bit(8)', mood: 'mood', tags: 'text[]', stay: 'int4range',
}; // prettier-ignore
const EVERY = `create type mood as enum ('calm', 'busy');
create table things (id bigint generated always as identity primary key, ${Object.entries(TYPES)
  .map(([name, type]) => `${name} ${type}`)
  .join(', ')});`;

let product: Product;
let browser: Browser;
let page: Page;
const faults: string[] = [];

beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(), launchBrowser()]);
  page = await browser.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
  page.setDefaultTimeout(PATIENCE);
  page.on('pageerror', (error) => faults.push(error.message));
  await grow(page, product.url, EVERY);
  await openTable(page, 'things');
});
afterAll(async () => {
  await browser?.close();
  await product?.[Symbol.asyncDispose]();
});

const inspector = () => page.getByRole('complementary', { name: 'Inspector' });
/** Walks the active cell to a column. */
async function select(column: string): Promise<void> {
  const heading = inspector().getByRole('heading', { name: column, exact: true });
  const at = ['id', ...Object.keys(TYPES)].indexOf(column);
  await page.getByRole('grid').press('Home');
  for (let i = 0; i < at; i++) await page.getByRole('grid').press('ArrowRight');
  await heading.waitFor();
}
async function choose(query: string, kind: string): Promise<void> {
  await inspector()
    .getByRole('button', { name: /^Generator/ })
    .click();
  const list = page.getByRole('dialog', { name: 'Generators' });
  await list.getByRole('searchbox').fill(query);
  await list
    .getByRole('option')
    .filter({ has: page.getByText(kind, { exact: true }) })
    .click();
  await list.waitFor({ state: 'detached' });
}

test('the picker opens on a column of every type', async () => {
  await page.getByRole('grid').press('Home');
  for (const column of Object.keys(TYPES)) {
    await page.getByRole('grid').press('ArrowRight');
    await inspector().getByRole('heading', { name: column, exact: true }).waitFor();
    await inspector()
      .getByRole('button', { name: /^Generator/ })
      .click();
    await page.getByRole('dialog', { name: 'Generators' }).getByRole('option').first().waitFor();
    await page.keyboard.press('Escape');
  }
  expect(faults).toEqual([]);
});

test('a generator that needs parameters starts with the values that stand', async () => {
  await select('price');
  const before = await cellsOf(page, 'price');
  await choose('distribution', 'distribution');
  await inspector().getByLabel('Shape').first().waitFor();
  await expect.poll(() => cellsOf(page, 'price'), { timeout: PATIENCE }).not.toEqual(before);
  expect(await inspector().getByRole('alert').count()).toBe(0);
  expect(await page.getByText(/cannot be kept/).count()).toBe(0);
});

test('what does not hold together is kept here and is never a revision', async () => {
  await select('note');
  await choose('pattern', 'pattern');
  await page.keyboard.press('Control+s');
  await page
    .getByRole('status')
    .getByText(/· saved/)
    .waitFor();
  const id = new URL(page.url()).pathname.split('/')[2];
  const revisions = async () => (await (await fetch(`${product.url}/api/v1/datasets/${id}/revisions`)).json()).items.length as number;
  const before = await revisions();
  await inspector().getByLabel('Regular expression').fill('[A-');
  await page.keyboard.press('Control+s');
  await page.getByText('kept here, not saved').waitFor();
  await page.reload();
  await page.getByText('kept here, not saved').waitFor();
  expect(await revisions()).toBe(before);
  await inspector().getByLabel('Regular expression').fill('[A-Z]{3}');
  await page.keyboard.press('Control+s');
  await page
    .getByRole('status')
    .getByText(/· saved/)
    .waitFor();
  expect(await revisions()).toBe(before + 1);
});
