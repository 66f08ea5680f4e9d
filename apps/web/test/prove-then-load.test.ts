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

/** Runs that were ever started for a dataset. */
async function runsOf(dataset: string): Promise<number> {
  const answer = await fetch(`${product.url}/api/v1/runs?datasetId=${dataset}`);
  return ((await answer.json()) as { items: unknown[] }).items.length;
}

test('one button proves what is not proved and then loads it; what is proved is only loaded', async () => {
  await using target = await targets.freshTarget();
  await openLoad('First', SHOP, target.url);
  await page.getByText(/^Not proved\. No Postgres has tried rows/).waitFor();
  await button(/^Prove, then load [\d,]+ rows into/).waitFor();
  expect(await violations(page)).toEqual([]);
  await button(/^Prove, then load/).click();
  await page.waitForURL(/\/runs\//);
  await page.getByText(/^All .* rows are in/).waitFor();
  expect((await target.client.query('SELECT count(*)::int AS count FROM customers')).rows[0].count).toBe(20);
  await page.getByRole('link', { name: 'Load again…' }).click();
  await page.getByLabel('Address').fill(target.url);
  await page.getByText(/^Proved .* Postgres accepted 4 of 4 tables/).waitFor();
  await button(/^Load [\d,]+ rows into/).waitFor();
  expect(await button(/proof/).count()).toBe(0);
});

test('a failed proof stops the load and shows the rejected rows; the load continues after a fix or a confirmation', async () => {
  await using target = await targets.freshTarget();
  const dataset = await openLoad('Shut', SHUT, target.url);
  await button(/^Prove, then load/).click();
  await page.getByText(/^1 table refused\./).waitFor();
  await page.getByText('the ledger is closed').first().waitFor();
  await button(/^Load [\d,]+ rows into .* anyway$/).waitFor();
  expect(await violations(page)).toEqual([]);
  expect(await runsOf(dataset)).toBe(0);
  await button(/anyway$/).click();
  await page.waitForURL(/\/runs\//);
  expect(await runsOf(dataset)).toBe(1);
  // The repair leaves the table without rows: what is loaded then is another number, which the button says.
  await page.goBack();
  await page.getByLabel('Address').fill(target.url);
  await button('Fix refused rows').click();
  await page.getByText(/^Proved /).waitFor();
  await button(/^Load 20 rows into [^ ]*$/).waitFor();
});

test('the load can start without a proof, before and during it', async () => {
  await using target = await targets.freshTarget();
  await openLoad('At once', SHOP, target.url);
  await button(/^Prove, then load [\d,]+ rows/).waitFor();
  await button('Load without a proof').click();
  await page.waitForURL(/\/runs\//);
  await page.getByText(/^All .* rows are in/).waitFor();

  await using other = await targets.freshTarget();
  await using held = await holdProofs();
  await openLoad('Waiting', SHOP, other.url);
  await button(/^Prove, then load [\d,]+ rows/).click();
  await page.getByText(/^The load of [\d,]+ rows into .* starts when Postgres has accepted/).waitFor();
  await held.reached;
  await button('Load without a proof').click();
  await page.waitForURL(/\/runs\//);
  await page.getByText(/^All .* rows are in/).waitFor();
});

test('a person who leaves the page during the proof gets the proof and no load', async () => {
  await using target = await targets.freshTarget();
  const held = await holdProofs();
  const dataset = await openLoad('Left', SHOP, target.url);
  await button(/^Prove, then load [\d,]+ rows/).click();
  await held.reached;
  await page.getByRole('link', { name: 'History' }).click();
  await page.waitForURL(/\/history/);
  await held[Symbol.asyncDispose]();
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^proved/ })
    .waitFor();
  expect(await runsOf(dataset)).toBe(0);
});

/** Proofs that the page asks for wait until this is disposed. `reached`: one is requested. */
async function holdProofs() {
  const open = Promise.withResolvers<void>();
  const asked = Promise.withResolvers<void>();
  await page.route('**/prove/events', async (route) => {
    asked.resolve();
    await open.promise;
    // The page may be gone by now.
    await route.continue().catch(() => undefined);
  });
  return {
    reached: asked.promise,
    async [Symbol.asyncDispose]() {
      open.resolve();
      await page.unroute('**/prove/events');
    },
  };
}
