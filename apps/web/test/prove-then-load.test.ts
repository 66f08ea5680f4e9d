import { openTargetServer, type TargetServer } from '@seedbed/testing';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from '../../../e2e/support/browser.ts';
import { PATIENCE } from '../../../e2e/support/patience.ts';
import { startProduct, type Product } from '../../../e2e/support/server.ts';
import { violations } from './support/axe.ts';
import { SHOP } from './support/shop.ts';

let product: Product;
let targets: TargetServer;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  [product, targets, browser] = await Promise.all([startProduct(), openTargetServer(), launchBrowser()]);
  page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  page.setDefaultTimeout(PATIENCE);
});
afterAll(async () => {
  await browser?.close();
  await targets?.[Symbol.asyncDispose]();
  await product?.[Symbol.asyncDispose]();
});

/** Every row of one of its tables is refused, and no repair helps. */
const SHUT = /* SQL */ `
create table notes (id bigint primary key, body text not null);
create function shut() returns trigger language plpgsql as $$ begin raise exception 'the ledger is closed'; end $$;
create trigger shut before insert on notes for each row execute function shut();
create table tags (id bigint primary key, label text not null);
`;

const button = (name: RegExp | string) => page.getByRole('button', { name });

/** A dataset that nobody proved: its second revision, which no visit proves by itself. Its screen of loads, with an address filled in. */
async function openLoad(name: string, ddl: string, url: string): Promise<string> {
  const post = async (path: string, body: unknown, headers = {}) => {
    const answer = await fetch(`${product.url}/api/v1/datasets${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
    const text = await answer.text();
    expect(answer.status, text).toBe(201);
    return JSON.parse(text);
  };
  const { dataset } = (await post('', { name, ddl, rows: 20, prove: 'later' })) as { dataset: { id: string } };
  await post(`/${dataset.id}/revisions`, { patch: [{ op: 'replace', path: '/seed', value: 7 }] }, { 'if-match': '"1"' });
  await page.goto(`${product.url}/datasets/${dataset.id}/load`);
  await page.getByLabel('Address').fill(url);
  return dataset.id;
}

type Runs = { readonly items: readonly { readonly state: string }[] };
const listRuns = async (dataset: string) => ((await (await fetch(`${product.url}/api/v1/runs?datasetId=${dataset}`)).json()) as Runs).items;

/** Runs that were ever started for a dataset. */
async function runsOf(dataset: string): Promise<number> {
  return (await listRuns(dataset)).length;
}

/** Its newest run. */
async function runOf(dataset: string) {
  return (await listRuns(dataset))[0]!;
}

test('one button proves what is not proved and then loads it, in one run whose page is the receipt', async () => {
  await using target = await targets.freshTarget();
  await openLoad('First', SHOP, target.url);
  await page.getByText(/^Not proved\. No Postgres has tried rows/).waitFor();
  await button(/^Prove, then load [\d,]+ rows into/).waitFor();
  expect(await violations(page)).toEqual([]);
  await button(/^Prove, then load/).click();
  await page.waitForURL(/\/runs\//);
  await page.getByText(/^All .* rows are in/).waitFor();
  const receipt = page.getByRole('region', { name: 'Proof' });
  await receipt.getByText(/^Revision 2: Postgres accepted 4 of 4 tables and [\d,]+ of [\d,]+ constraints, with [\d,]+ rows/).waitFor();
  await page.getByRole('region', { name: 'Log' }).getByText('Proving revision 2').waitFor();
  expect(await violations(page)).toEqual([]);
  expect((await target.client.query('SELECT count(*)::int AS count FROM customers')).rows[0].count).toBe(20);
  await page.getByRole('link', { name: 'Load again…' }).click();
  await page.getByLabel('Address').fill(target.url);
  await page.getByText(/^Proved .* Postgres accepted 4 of 4 tables/).waitFor();
  await button(/^Load [\d,]+ rows into/).waitFor();
  expect(await button(/proof/).count()).toBe(0);
});

test('a proof of a sample says so, and after a load was refused for a row outside of it the header names the row on every screen', async () => {
  await using target = await targets.freshTarget();
  // The dataset has a constraint of this name too, which is laxer: one of the target alone would say nothing against its proof.
  const named = (condition: string) => `${SHOP}; alter table customers add constraint no_such check (${condition})`;
  await target.client.query(named('id <> 7777'));
  const { dataset } = (await (
    await fetch(`${product.url}/api/v1/datasets`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Beyond', ddl: named('id > 0'), rows: { customers: 9_000 }, prove: 'later' }),
    })
  ).json()) as { dataset: { id: string } };
  await fetch(`${product.url}/api/v1/datasets/${dataset.id}/prove`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' });
  await page.goto(`${product.url}/datasets/${dataset.id}/load`);
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^proved on [\d.]+k? of [\d.]+k rows/ })
    .waitFor();
  await page.getByLabel('Address').fill(target.url);
  await button(/^Load [\d,]+ rows into/).click();
  await page.waitForURL(/\/runs\//);
  await page
    .getByRole('alert')
    .getByText(/no_such/)
    .first()
    .waitFor();
  await page.goto(`${product.url}/datasets/${dataset.id}`);
  const chip = page.getByRole('banner').getByRole('button', { name: 'load refused · customers · no_such · row 7,777' });
  await chip.click();
  const details = page.getByRole('dialog', { name: 'State of the dataset' });
  await details.getByText(/^Load refused\. A load of revision 1 was refused: .* Its proof had tried [\d,]+ of [\d,]+ rows\.$/).waitFor();
  expect(await violations(page)).toEqual([]);
  await details.getByRole('link', { name: 'Show row 7,777' }).click();
  await page.getByRole('gridcell', { name: '7777' }).first().waitFor();
  await page.goto(product.url);
  await page.getByText('load refused').waitFor();
  // One of its revisions that Postgres has not refused is not said to be refused.
  await page.goto(`${product.url}/datasets/${dataset.id}?t=public.customers`);
  const count = page.getByLabel('Row count of public.customers');
  await count.fill('5000');
  await count.press('Enter');
  await chip.waitFor({ state: 'detached' });
});

test('a refused proof ends the run, whose page has the refused rows; it continues after a fix or a confirmation', async () => {
  await using target = await targets.freshTarget();
  const dataset = await openLoad('Shut', SHUT, target.url);
  await button(/^Prove, then load/).click();
  await page.waitForURL(/\/runs\//);
  const note = page.getByRole('alert').filter({ hasText: 'The proof was refused' });
  await note.getByText('the ledger is closed').waitFor();
  await note.getByText('nothing was sent').waitFor();
  await page
    .getByRole('region', { name: 'Proof' })
    .getByText(/^Revision 2: Postgres accepted 1 of 2 tables/)
    .waitFor();
  expect(await violations(page)).toEqual([]);
  expect((await target.client.query("select count(*)::int as count from pg_tables where schemaname = 'public'")).rows[0].count).toBe(0);
  await note.getByRole('link', { name: 'Show problems' }).waitFor();
  await note.getByRole('link', { name: 'Load again…' }).click();
  await page.getByLabel('Address').fill(target.url);
  await page.getByText(/^1 table refused\./).waitFor();
  await button(/^Load [\d,]+ rows into .* anyway$/).waitFor();
  expect(await violations(page)).toEqual([]);
  expect(await runsOf(dataset)).toBe(1);
  await button(/anyway$/).click();
  await page.waitForURL(/\/runs\//);
  expect(await runsOf(dataset)).toBe(2);
  // The repair leaves the table without rows: what is loaded then is another number, which the button says.
  await page.goBack();
  await page.getByLabel('Address').fill(target.url);
  await button('Fix refused rows').click();
  await page.getByText(/^Proved /).waitFor();
  await button(/^Load 20 rows into [^ ]*$/).waitFor();
});

test('the load can start without a proof', async () => {
  await using target = await targets.freshTarget();
  await openLoad('At once', SHOP, target.url);
  await button(/^Prove, then load [\d,]+ rows/).waitFor();
  await button('Load without a proof').click();
  await page.waitForURL(/\/runs\//);
  await page.getByText(/^All .* rows are in/).waitFor();
  expect(await page.getByRole('region', { name: 'Proof' }).count()).toBe(0);
});

test('a person who closes the tab during the proof finds the rows loaded', async () => {
  await using target = await targets.freshTarget();
  const dataset = await openLoad('Left', SHOP, target.url);
  await button(/^Prove, then load [\d,]+ rows/).click();
  await page.waitForURL(/\/runs\//);
  const address = page.url();
  await page.close();
  await expect.poll(async () => (await runOf(dataset)).state, { timeout: PATIENCE }).toBe('succeeded');
  page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  page.setDefaultTimeout(PATIENCE);
  await page.goto(address);
  await page.getByText(/^All .* rows are in/).waitFor();
  await page.getByRole('region', { name: 'Proof' }).waitFor();
  await page.getByRole('link', { name: /^Open Left/ }).click();
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^proved/ })
    .waitFor();
});

test('the page of a run shows how far its proof is', async () => {
  await using target = await targets.freshTarget();
  const dataset = await openLoad('Under way', SHOP, target.url);
  await page.route(/\/datasets\/[\da-f-]+\/prove$/, (route) =>
    route.fulfill({ json: { proving: { revision: 2, since: new Date().toISOString(), table: 'public.orders', done: 3, total: 4 } } }),
  );
  await page.route('**/api/v1/runs/*/events', () => undefined);
  await page.route(/\/api\/v1\/runs\/[\da-f-]+$/, async (route) => {
    const answer = await route.fetch();
    const run = (await answer.json()) as object;
    await route.fulfill({ json: { ...run, state: 'proving', proof: null, finishedAt: null, rowsDone: 0 } });
  });
  await button(/^Prove, then load [\d,]+ rows/).click();
  await page.waitForURL(/\/runs\//);
  await page.getByText(/^Postgres tries a sample of every table of revision 2: 3 of 4 tables\./).waitFor();
  expect(await page.getByRole('progressbar', { name: 'Proof' }).getAttribute('aria-valuenow')).toBe('75');
  expect(await violations(page)).toEqual([]);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await expect.poll(async () => (await runOf(dataset)).state, { timeout: PATIENCE }).toBe('succeeded');
});
