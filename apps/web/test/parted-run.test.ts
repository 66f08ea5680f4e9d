import { createHash } from 'node:crypto';
import { holdAt, openTargetServer, type TargetServer } from '@seedbed/testing';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from '../../../e2e/support/browser.ts';
import { PATIENCE } from '../../../e2e/support/patience.ts';
import { startProduct, type Product } from '../../../e2e/support/server.ts';
import { violations } from './support/axe.ts';
import { focusOf } from './support/keyboard.ts';

/** A load in parts as its user sees it: chosen in the form, cancelled on its way, resumed, and verified. */
let product: Product;
let browser: Browser;
let targets: TargetServer;
let page: Page;
beforeAll(async () => {
  [product, browser, targets] = await Promise.all([startProduct({ env: { SEEDBED_PART_ROWS: '2000' } }), launchBrowser(), openTargetServer()]);
  page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  page.setDefaultTimeout(PATIENCE);
});
afterAll(async () => {
  await browser?.close();
  await product?.[Symbol.asyncDispose]();
  await targets?.[Symbol.asyncDispose]();
});

const DDL = `CREATE TABLE users (id bigint PRIMARY KEY, email text UNIQUE NOT NULL);
  CREATE TABLE visits (number bigint NOT NULL, user_id bigint NOT NULL REFERENCES users, at timestamptz NOT NULL);`;
const ALL = 20_500;

test('a cancelled run shows which rows exist; when resumed it generates the rest and shows the report', async () => {
  await using target = await targets.freshTarget();
  await target.client.query(DDL);
  const made = await fetch(`${product.url}/api/v1/datasets`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Visits', ddl: DDL, rows: { users: 500, visits: 20_000 } }),
  });
  const { dataset } = (await made.json()) as { dataset: { id: string } };

  await page.goto(`${product.url}/datasets/${dataset.id}/load`);
  await page.getByLabel('Address').fill(target.url);
  await page.getByText(/^Options/).click();
  await page.getByRole('radio', { name: 'In parts' }).click();
  expect(await violations(page)).toEqual([]);
  await shot('options');
  // Someone is at work on the table: the run waits for them in its middle, and is cancelled there.
  const middle = holdAt(target.client, 'visits', 4_000);
  await page.getByRole('button', { name: /^Load [\d,.]+/ }).click();
  await page.waitForURL(/\/runs\//);
  await middle;
  await page.getByRole('heading', { name: /^\d+ parts$/ }).click();
  await page.getByText(/^visits, rows 2,001 to 4,000/).waitFor();
  expect(await violations(page)).toEqual([]);
  await shot('running');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByText(/^Cancelled\. [\d,]+ of 20,500 rows are in the database, in whole parts/).waitFor();
  expect(await violations(page)).toEqual([]);
  await shot('cancelled');
  await target.client.query('rollback');
  const { rows } = await target.client.query<{ n: number }>('select (select count(*) from visits)::int + (select count(*) from users)::int as n');
  await page.getByRole('button', { name: `Resume: ${(ALL - rows[0]!.n).toLocaleString('en-US')} rows missing` }).click();
  await page.getByText(`All ${ALL.toLocaleString('en-US')} rows are in`, { exact: false }).waitFor();
  const report = page.getByRole('region', { name: 'Verification' });
  await report.getByText(/constraints? checked again by a query: all hold/).waitFor();
  await report.getByText(/^2 tables/).click();
  await report.getByRole('row', { name: /^visits 20,000 / }).waitFor();
  await report.getByText(/constraints, one by one$/).click();
  await report.getByText('visits.visits_user_id_fkey').waitFor();
  expect(await violations(page)).toEqual([]);
  await shot('done');
});

test('the mode is chosen for each table, searched by name, and remembered for the next load', async () => {
  await using target = await targets.freshTarget();
  const names = Array.from({ length: 70 }, (_, i) => `t${String(i).padStart(2, '0')}`);
  const ddl = names.map((name) => `CREATE TABLE ${name} (id serial PRIMARY KEY, note text NOT NULL);`).join('\n');
  await target.client.query(`${ddl} INSERT INTO t03 (note) VALUES ('a'), ('b'); INSERT INTO t69 (note) VALUES ('c')`);
  const made = await fetch(`${product.url}/api/v1/datasets`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Many', ddl, rows: 5 }),
  });
  const { dataset } = (await made.json()) as { dataset: { id: string } };
  await page.goto(`${product.url}/datasets/${dataset.id}/load`);
  await page.getByLabel('Address').fill(target.url);
  const tables = page.getByRole('list', { name: 'Load mode by table' });
  // Folded: what loads is in reach below it.
  await page.getByText('Keep, the same for all').waitFor();
  expect(await tables.isVisible()).toBe(false);
  await page.getByText(/^Each table/).click();
  await tables.getByText('2 rows').waitFor();
  await page.getByText('10 more tables: filter by name to find one.').waitFor();
  // By the keyboard alone: sought, opened, chosen.
  await page.getByLabel('Filter tables').fill('69');
  await tables.getByText('1 row').waitFor();
  await page.getByLabel('Filter tables').press('Tab');
  for (let i = 0; i < 3 && !(await tables.getByRole('button').evaluate((button) => button === document.activeElement)); i++) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.getByRole('option', { name: 'Truncate first' }).waitFor();
  await expect.poll(async () => (await focusOf(page)).role, { timeout: PATIENCE }).toBe('option');
  await page.keyboard.type('Trunc');
  await page.keyboard.press('Enter');
  await page.getByLabel('Type 1 to confirm that 1 table will be emptied').fill('1');
  expect(await violations(page)).toEqual([]);
  await shot('modes');
  await page.getByLabel('Filter tables').fill('t03');
  await tables.getByRole('button').click();
  await page.getByRole('option', { name: 'Keep' }).click();
  await page.getByText(/--mode keep,public\.t69=truncate/).waitFor();
  await page.getByText(/^Options/).click();
  await page.getByText('Fast path').click();
  await page.getByRole('button', { name: /^Load [\d,.]+/ }).click();
  await page.getByText('rows are in', { exact: false }).waitFor();
  const { rows } = await target.client.query<{ n: string }>(
    "select concat_ws(' ', (select count(*) from t03), (select count(*) from t69), (select count(*) from t00)) as n",
  );
  expect(rows[0]!.n).toBe('2 5 5');
  await page.getByRole('link', { name: 'Load again…' }).click();
  await page.getByLabel('Address').fill(target.url);
  await page.getByText(/--mode keep,public\.t69=truncate/).waitFor();
});

test('an archive is generated on the server: its file can be saved, verified and shared by a link', async () => {
  const made = await fetch(`${product.url}/api/v1/datasets`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Kept', ddl: DDL, rows: { users: 500, visits: 3_000 } }),
  });
  const { dataset } = (await made.json()) as { dataset: { id: string } };
  await page.goto(`${product.url}/datasets/${dataset.id}/export`);
  await page.getByRole('button', { name: 'Make it on the server' }).click();
  await page.waitForURL(/\/runs\//);
  const files = page.getByRole('region', { name: 'Files' }).getByRole('listitem').filter({ hasText: /\.zip/ });
  await files.getByText(/^sha256 [0-9a-f]{64}$/).waitFor();
  const digest = (await files.getByText(/^sha256 /).textContent())!.slice('sha256 '.length);
  await files.getByRole('button', { name: /^Create a link/ }).click();
  const address = await files.locator('code', { hasText: /^http/ }).textContent();
  const bytes = new Uint8Array(await (await fetch(address!)).arrayBuffer());
  expect(createHash('sha256').update(bytes).digest('hex')).toBe(digest);
  expect(await violations(page)).toEqual([]);
  await shot('export');
});

async function shot(name: string): Promise<void> {
  const folder = process.env['SEEDBED_SHOTS'];
  if (!folder) return;
  for (const [width, scheme] of [
    [1440, 'light'],
    [1440, 'dark'],
    [390, 'light'],
    [390, 'dark'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.evaluate((theme) => void (document.documentElement.dataset['theme'] = theme), scheme);
    await page.screenshot({ path: `${folder}/${name}-${width}-${scheme}.png`, fullPage: true });
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.evaluate(() => void (document.documentElement.dataset['theme'] = 'light'));
}
