import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PATIENCE } from '../../../e2e/support/patience.ts';
import { violations } from './support/axe.ts';
import { frameTimes } from './support/frame-times.ts';
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
const cells = async () => result().getByRole('gridcell').allTextContents();
const grid = () => result().getByRole('grid', { name: 'Rows of the result' });

/** For eyes, where someone asks for pictures. */
async function picture(name: string): Promise<void> {
  const folder = process.env['SEEDBED_PICTURES'];
  if (folder !== undefined) await page.screenshot({ path: `${folder}/${name}.png` });
}

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
  await poll(async () => (await cells())[0]).toBe(String((shown as { total: number }).total));
  expect(
    await result()
      .getByText(/^Over the first/)
      .count(),
  ).toBe(0);
});

test('an error is shown in Postgres’ words, and the wrong word is selected in the query', async () => {
  await run('select *\nfrom ordres');
  await page.getByRole('alert').filter({ hasText: 'relation "ordres" does not exist (line 2, column 6)' }).waitFor();
  await poll(() => page.evaluate(() => getSelection()?.toString())).toBe('ordres');
  expect(await page.locator('.cm-lintRange-error').textContent()).toBe('ordres');
  expect(await violations(page)).toEqual([]);
  await run('drop table orders');
  await page.getByRole('alert').filter({ hasText: 'One SELECT runs here' }).waitFor();
});

test('a result without rows shows its columns', async () => {
  await run('select id, customer_id from orders where false');
  await said()
    .filter({ hasText: '0 rows' })
    .or(said().filter({ hasText: 'No rows' }))
    .waitFor();
  await result().getByText('Columns: id, customer_id').waitFor();
  expect(await violations(page)).toEqual([]);
  await picture('sql-without-rows');
});

test('a result of ten thousand rows is a grid: scrolled to its end, copied, with widths, NULLs and types', async () => {
  await run(`select n, null as nothing, '' as empty, n as n, date '2026-01-01' + n as day from generate_series(1, 20000) n`);
  await said().filter({ hasText: 'The first 10,000 rows: the result has more' }).waitFor();
  await poll(() => grid().getAttribute('aria-rowcount')).toBe('10001');
  expect(await result().getByRole('row').count()).toBeLessThan(80);
  await result().getByRole('columnheader', { name: 'n (2), integer' }).waitFor();
  await result().getByRole('columnheader', { name: 'day, date' }).waitFor();
  await poll(async () => (await cells()).slice(1, 3)).toEqual(['null', '""']);
  await grid().focus();
  await page.keyboard.press('Control+End');
  await result().getByRole('gridcell', { name: '10000', exact: true }).first().waitFor();
  expect(await violations(page)).toEqual([]);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await page.keyboard.press('Shift+ArrowUp');
  await page.keyboard.press('Control+c');
  await page.getByText('Copied 2 × 1 cells').waitFor();
  expect(await copied()).toBe('9999\n10000');
  await result().getByRole('button', { name: 'Copy all rows' }).click();
  await page.getByText('Copied 10,000 rows').waitFor();
  expect((await copied()).split('\n').slice(0, 2)).toEqual(['n\tnothing\tempty\tn\tday', '1\t\t\t1\t2026-01-02']);
  const width = async () => (await result().getByRole('columnheader', { name: 'n, integer' }).boundingBox())!.width;
  await grid().focus();
  await page.keyboard.press('Control+Home');
  const before = await width();
  const handle = (await result().getByRole('separator', { name: 'Width of n', exact: true }).boundingBox())!;
  await page.mouse.move(handle.x + handle.width / 2, handle.y + 10);
  await page.mouse.down();
  await page.mouse.move(handle.x + 80, handle.y + 10, { steps: 4 });
  await page.mouse.up();
  await poll(width).toBeGreaterThan(before + 50);
  await run('select n, null as nothing, 1 as empty, n as n, n as day from generate_series(1, 3) n');
  await said().filter({ hasText: '3 rows' }).waitFor();
  await poll(width).toBeGreaterThan(before + 50);
});

test('ten thousand rows scroll by the wheel, and each frame has its rows', async () => {
  await run('select n, n * 2 as double, md5(n::text) as hash from generate_series(1, 10000) n');
  await said().filter({ hasText: '10,000 rows' }).waitFor();
  await grid().hover();
  const times = await frameTimes(page, async () => {
    for (let i = 0; i < 60; i++) await page.mouse.wheel(0, 400);
  });
  await poll(async () => Number((await cells())[0])).toBeGreaterThan(500);
  // What a frame costs depends on the machine; a frame for each turn of the wheel does not.
  expect(times.frames).toBeGreaterThan(30);
  const [first, double] = await cells();
  expect(Number(double)).toBe(2 * Number(first));
});

test('Space shows a whole value', async () => {
  await run(`select repeat('long ', 200) as words`);
  await said().filter({ hasText: '1 row' }).waitFor();
  await result().getByRole('gridcell').first().waitFor();
  await grid().focus();
  await page.keyboard.press(' ');
  await page.getByRole('dialog', { name: 'words, row 1' }).getByText('long long').waitFor();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await poll(() => page.evaluate(() => document.activeElement?.id)).toBe('grid-sql');
});

test('columns of the tables in a query are completed, a click queries a table, and the file has its rows', async () => {
  await field().fill('select  from customers');
  await field().press('Home');
  for (let i = 0; i < 7; i++) await page.keyboard.press('ArrowRight');
  await page.keyboard.type('ema');
  await page.getByRole('option', { name: /^email/ }).waitFor();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Tab');
  expect(await field().textContent()).toBe('select email from customers');
  // A list that is open when the query runs does not stay over its rows.
  await page.keyboard.type(', nam');
  await page.getByRole('option', { name: 'name', exact: true }).waitFor();
  await page.keyboard.press('Control+Enter');
  await page.locator('.cm-tooltip-autocomplete').waitFor({ state: 'detached' });
  const tables = page.getByRole('treegrid', { name: 'Tables' });
  await tables.getByRole('row', { name: 'customers' }).hover();
  await page.getByRole('button', { name: 'First 100 rows of customers' }).click();
  await said().filter({ hasText: 'rows' }).waitFor();
  const download = page.waitForEvent('download');
  await result().getByRole('button', { name: 'Download as CSV' }).click();
  const lines = (await readFile(await (await download).path(), 'utf8')).trimEnd().split('\r\n');
  await poll(() => said().textContent()).toContain(`${lines.length - 1} rows`);
});

test('a query that was run or saved is listed, and a click runs it again', async () => {
  await run('select 7 as seven');
  await said().filter({ hasText: '1 row' }).waitFor();
  await page.getByRole('button', { name: 'Save this query' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Lucky');
  await page.keyboard.press('Enter');
  await run('select 8 as eight');
  await result().getByRole('gridcell', { name: '8', exact: true }).waitFor();
  await page.getByRole('radio', { name: 'Queries' }).click();
  const queries = page.getByRole('grid', { name: 'Queries' });
  await queries.getByRole('row', { name: 'select 8 as eight' }).waitFor();
  await queries.getByRole('row', { name: 'Lucky' }).click();
  await result().getByRole('gridcell', { name: '7', exact: true }).waitFor();
  expect(await field().textContent()).toBe('select 7 as seven');
  expect(await violations(page)).toEqual([]);
  await page.getByRole('radio', { name: 'Tables' }).click();
});

test('a slow query is cancelled', async () => {
  await run('select pg_sleep(60)');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Run' }).waitFor();
  await run('select 41 + 1 as answer');
  await result().getByRole('gridcell', { name: '42' }).waitFor();
});

test('a reload keeps the query, and an edit is in the result after it was saved', async () => {
  await page.reload();
  await poll(() => field().textContent()).toBe('select 41 + 1 as answer');
  await page.getByRole('link', { name: 'Tables', exact: true }).click();
  await openTable(page, 'orders');
  await page.getByLabel('Row count of public.orders').fill('200k');
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'SQL', exact: true }).click();
  await run('select count(*) from orders');
  await result().getByRole('gridcell', { name: '100000' }).waitFor();
  await result().getByText('Over the first 100,000 of 200,000 rows of orders').waitFor();
  expect(await violations(page)).toEqual([]);
});

test('the query and its result fit on a phone', async () => {
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  expect((await field().boundingBox())!.width).toBeGreaterThan(320);
  // The grid scrolls, and the page does not.
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(844);
  await page.getByRole('button', { name: 'Tables', exact: true }).click();
  await page.getByRole('button', { name: 'First 100 rows of orders' }).click();
  await said().filter({ hasText: '100 rows' }).waitFor();
});
