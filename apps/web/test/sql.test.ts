import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PATIENCE } from '../../../e2e/support/patience.ts';
import { violations } from './support/axe.ts';
import { openShop, type OpenShop } from './support/open-shop.ts';
import { openPage } from './support/screens.ts';
import { openTable } from './support/workspace.ts';

const poll = <T>(read: () => T | Promise<T>) => expect.poll(read, { timeout: PATIENCE });

let shop: OpenShop;
let page: Page;

beforeAll(async () => {
  shop = await openShop();
  page = await openPage(shop.browser);
  await page.goto(`${shop.product.url}${shop.workspace}`);
  await openTable(page, 'orders');
});
afterAll(() => shop?.[Symbol.asyncDispose]());

const field = () => page.getByRole('textbox', { name: 'Query' });
const result = () => page.getByRole('region', { name: 'Result', exact: true });
const said = () => result().getByRole('status');
const cells = async () => result().getByRole('cell').allTextContents();

async function run(sql: string): Promise<void> {
  await field().fill(sql);
  await field().press('Control+Enter');
}

test('G and Q lead there, the example runs by a key, and its rows are those of the grid', async () => {
  await page.locator('#grid').focus();
  await page.keyboard.press('g');
  await page.keyboard.press('q');
  await page.getByRole('heading', { name: 'SQL', level: 1 }).waitFor();
  expect(await violations(page)).toEqual([]);
  await field().press('Control+Enter');
  await said().filter({ hasText: '100 rows' }).waitFor();
  expect(await violations(page)).toEqual([]);
  expect(new URL(page.url()).searchParams.get('q')).toContain('limit 100');
});

test('joins and groups over all rows of the tables', async () => {
  await run('select count(*), count(distinct c.id)\nfrom orders o join customers c on c.id = o.customer_id');
  await said().filter({ hasText: '1 row' }).waitFor();
  const shown = await page.evaluate(() =>
    fetch(`/api/v1/datasets/${location.pathname.split('/')[2]}/tables/orders/rows?limit=1`).then((answer) => answer.json()),
  );
  expect((await cells())[0]).toBe(String((shown as { total: number }).total));
  expect(
    await result()
      .getByText(/^Over the first/)
      .count(),
  ).toBe(0);
});

test('a mistake is told in Postgres’ words, and the word is picked in the query', async () => {
  await run('select *\nfrom ordres');
  await page.getByRole('alert').filter({ hasText: 'relation "ordres" does not exist (line 2, column 6)' }).waitFor();
  const picked = () => field().evaluate((area: HTMLTextAreaElement) => area.value.slice(area.selectionStart, area.selectionEnd));
  await poll(picked).toBe('ordres');
  expect(await violations(page)).toEqual([]);
  await run('drop table orders');
  await page.getByRole('alert').filter({ hasText: 'One SELECT runs here' }).waitFor();
});

test('a long result says that it has more, and shows more rows on demand', async () => {
  await run('select generate_series(1, 5000) as n, null as nothing');
  await said().filter({ hasText: 'The first 1,000 rows: the result has more' }).waitFor();
  expect(await result().getByRole('row').count()).toBe(201);
  await result().getByRole('button', { name: 'Show more rows' }).click();
  await poll(() => result().getByRole('row').count()).toBe(401);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await result().getByRole('button', { name: 'Copy as cells (TSV)' }).click();
  await page.getByText('Copied 1,000 rows').waitFor();
  expect((await page.evaluate(() => navigator.clipboard.readText())).split('\n').slice(0, 2)).toEqual(['n\tnothing', '1\t']);
});

test('a slow query is cancelled', async () => {
  await run('select pg_sleep(60)');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Run' }).waitFor();
  await run('select 41 + 1 as answer');
  await result().getByRole('cell', { name: '42' }).waitFor();
});

test('a reload keeps the query, and an edit is queried after it was saved', async () => {
  await page.reload();
  await poll(() => field().inputValue()).toBe('select 41 + 1 as answer');
  await page.getByRole('link', { name: 'Tables', exact: true }).click();
  await openTable(page, 'orders');
  await page.getByLabel('Row count of public.orders').fill('200k');
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'SQL', exact: true }).click();
  await run('select count(*) from orders');
  await result().getByRole('cell', { name: '100000' }).waitFor();
  await result().getByText('Over the first 100,000 of 200,000 rows of orders').waitFor();
  expect(await violations(page)).toEqual([]);
});

test('a phone has room for the query and its result', async () => {
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  expect((await field().boundingBox())!.width).toBeGreaterThan(320);
});
