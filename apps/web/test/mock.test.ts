import { readFile } from 'node:fs/promises';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from '../../../e2e/support/browser.ts';
import { PATIENCE } from '../../../e2e/support/patience.ts';
import { startProduct, type Product } from '../../../e2e/support/server.ts';
import { violations } from './support/axe.ts';
import { misfits } from './support/misfits.ts';
import { SHOP } from './support/shop.ts';
import { grow } from './support/workspace.ts';

let product: Product;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(), launchBrowser()]);
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, permissions: ['clipboard-read', 'clipboard-write'] });
  page = await context.newPage();
  page.setDefaultTimeout(PATIENCE);
  await grow(page, product.url, SHOP);
});
afterAll(async () => {
  await browser?.close();
  await product?.[Symbol.asyncDispose]();
});

const body = () => page.getByLabel('Response body').innerText();
const path = () => page.getByRole('combobox', { name: 'Path' });
/** Notes of what was done before lie over buttons, and have no contrast while they fade. */
const withoutNotes = () => expect.poll(() => page.locator('[data-sonner-toast]').count(), { timeout: PATIENCE }).toBe(0);
const send = async (asked: string, status: number) => {
  await path().fill(asked);
  await path().press('Control+Enter');
  await page.getByRole('group', { name: 'Response' }).getByRole('status').getByText(String(status)).waitFor();
};

test('a mock API is created with a click, answers a test request, and lists everybody’s requests', async () => {
  await page.getByRole('link', { name: 'Mock API' }).click();
  await page.getByRole('button', { name: 'Create mock API' }).click();
  await page.getByRole('switch', { name: 'Answers requests', checked: true }).waitFor();
  await page.getByText('No requests yet.').waitFor();
  await page.getByText(/^Serves revision \d+, the newest, with seed 42\.$/).waitFor();
  expect(await page.getByRole('heading', { name: 'Row-level security' }).count()).toBe(0);
  await page.getByRole('button', { name: 'Copy: Address', exact: true }).click();
  await page.getByRole('button', { name: 'Copied', exact: true }).waitFor();
  const url = await page.evaluate(() => navigator.clipboard.readText());
  expect(url).toMatch(new RegExp(`^${product.url}/mock/[a-z-]+-[2-9a-z]{16}$`));

  await send('/orders?id=eq.1&select=id,customers(email)', 200);
  const shown = JSON.parse(await body()) as object;
  expect(shown).toEqual(await (await fetch(`${url}/orders?id=eq.1&select=id,customers(email)`)).json());
  await page.getByRole('region', { name: 'Requests' }).getByText('/orders?id=eq.1&select=id,customers(email)').first().waitFor();
  await fetch(`${url}/nothing-here`);
  await page.getByRole('region', { name: 'Requests' }).getByText('/nothing-here').waitFor();
  await page.getByLabel('Code for supabase-js').getByText("supabase.from('orders')").waitFor();
  expect(await violations(page)).toEqual([]);
});

test('the page shows who can sign in, and which other table could hold the people', async () => {
  await page.getByText(/^People of customers sign in at \/auth\/v1, for example \S+@\S+ with the password seedbed\.$/).waitFor();
  const chosen = page.getByRole('button', { name: /People who sign in/ });
  await chosen.click();
  await page.getByRole('option', { name: 'customers' }).click();
  await chosen.getByText('customers', { exact: true }).waitFor();
  await page.getByText(/^People of customers sign in/).waitFor();
  await chosen.click();
  await page.getByRole('option', { name: 'Chosen automatically' }).click();
  await chosen.getByText('Chosen automatically').waitFor();
  expect(await violations(page)).toEqual([]);
});

test('files for other tools are downloaded from the mock', async () => {
  for (const [label, name, part] of [
    ['Postman', 'postman.json', '"name":"List orders"'],
    ['MSW', 'msw.js', `const MOCK = "${product.url}/mock/`],
    ['db.json', 'db.json', '"orders":[{'],
  ] as const) {
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: label, exact: true }).click()]);
    expect(download.suggestedFilename()).toBe(name);
    expect(await readFile(await download.path(), 'utf8')).toContain(part);
  }
});

test('writes stay until they are reset; the mock can also be read-only or off', async () => {
  await page.getByRole('button', { name: 'Method' }).click();
  await page.getByRole('option', { name: 'DELETE' }).click();
  await send('/items?order_id=eq.1', 204);
  await page.getByRole('button', { name: 'Method' }).click();
  await page.getByRole('option', { name: 'GET' }).click();
  await send('/items?order_id=eq.1&select=line', 200);
  expect(JSON.parse(await body())).toEqual([]);
  await page.getByRole('button', { name: 'Undo all writes' }).click();
  await page.getByText('Everything that was written to the mock API is gone.').waitFor();
  await send('/items?limit=1&select=line', 200);
  // The response before had that status too.
  await expect.poll(async () => JSON.parse(await body()), { timeout: PATIENCE }).toHaveLength(1);

  const answers = page.getByRole('switch', { name: 'Answers requests' });
  await answers.press('Space');
  await page.getByRole('switch', { name: 'Answers requests', checked: false, disabled: false }).waitFor();
  await send('/items?limit=2', 503);
  expect(await body()).toContain('is off');
  await answers.press('Space');
  await page.getByRole('switch', { name: 'Answers requests', checked: true, disabled: false }).waitFor();
  await send('/items?limit=3', 200);
});

test('sliders slow down answers and make requests fail, and the list of requests marks them', async () => {
  const chaos = page.getByRole('group', { name: 'Slow answers and errors' });
  expect(await chaos.getByText('None', { exact: true }).count()).toBe(2);
  const status = chaos.getByRole('button', { name: 'Error status' });
  expect(await status.isDisabled()).toBe(true);
  await chaos.getByRole('slider', { name: 'Maximum latency' }).press('ArrowRight');
  await chaos.getByText('0 to 50 ms').waitFor();
  await chaos.getByRole('slider', { name: 'Minimum latency' }).press('ArrowRight');
  await chaos.getByText('50 ms', { exact: true }).waitFor();
  await chaos.getByRole('slider', { name: 'Error rate' }).press('End');
  await chaos.getByText('100% of requests').waitFor();
  await status.click();
  await page.getByRole('option', { name: '500 Internal Server Error' }).click();
  const { items } = await (await fetch(`${product.url}/api/v1/mocks`)).json();
  await expect
    .poll(async () => (await (await fetch(`${product.url}/api/v1/mocks/${items[0].id}`)).json()).chaos, { timeout: PATIENCE })
    .toEqual({ minLatency: 50, maxLatency: 50, errorRate: 1, status: 500 });
  await send('/items?limit=4', 500);
  expect(JSON.parse(await body())).toMatchObject({ code: 'CHAOS' });
  await page.getByRole('region', { name: 'Requests' }).getByText('injected').first().waitFor();
  expect(await violations(page)).toEqual([]);

  await chaos.getByRole('slider', { name: 'Error rate' }).press('Home');
  await chaos.getByRole('slider', { name: 'Minimum latency' }).press('Home');
  await chaos.getByRole('slider', { name: 'Maximum latency' }).press('Home');
  await expect.poll(() => chaos.getByText('None', { exact: true }).count(), { timeout: PATIENCE }).toBe(2);
  await send('/items?limit=5', 200);
});

test('everything fits on a phone, and a deleted mock disappears', async () => {
  await page.setViewportSize({ width: 390, height: 844 });
  await withoutNotes();
  expect(await misfits(page)).toEqual([]);
  // The settings are below the code there, and one press away; so is the load.
  await page.getByRole('button', { name: 'Settings' }).click();
  await expect
    .poll(() => page.getByRole('group', { name: 'Settings' }).evaluate((group) => Math.abs(group.getBoundingClientRect().top) < innerHeight / 2))
    .toBe(true);
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Load into Postgres…' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Delete…' }).click();
  await page.getByRole('button', { name: 'Delete mock API' }).click();
  await page.getByRole('button', { name: 'Create mock API' }).waitFor();
});

const GUARDED = /* SQL */ `
create function is_admin() returns boolean language plpgsql stable as 'begin perform 1; return true; end';
create table notes (id int primary key, owner text not null, title text not null);
create table tags (id int primary key, name text not null);
alter table notes enable row level security;
alter table tags enable row level security;
create policy "own notes" on notes to authenticated using (owner = (current_setting('request.jwt.claims', true)::jsonb ->> 'sub'));
create policy "admins read" on notes for select using (is_admin());
`;

test('applied and unapplied policies are distinguished, with the reason', async () => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await grow(page, product.url, GUARDED);
  await page.getByRole('link', { name: 'Mock API' }).click();
  await page.getByRole('button', { name: 'Create mock API' }).click();
  const policies = page.getByRole('region', { name: 'Row-level security' }).first();
  await policies.getByText('1 of 2 policies are applied.').waitFor();
  expect(await policies.getByRole('row').allInnerTexts()).toEqual([
    expect.stringMatching(/^Table\s+Policy\s+For\s+State\s+Effect$/),
    expect.stringMatching(/^notes\s+admins read\s+SELECT\s+Not applied\s+Denies: a mock API cannot evaluate (public\.)?is_admin\(\)\.$/),
    expect.stringMatching(/^notes\s+own notes\s+ALL\s+Applied\s+/),
    expect.stringMatching(/^tags\s+–\s+No policy\s+Row-level security is on: callers see no rows\.$/),
  ]);
  await withoutNotes();
  expect(await violations(page)).toEqual([]);
  expect(await misfits(page)).toEqual([]);
});
