import { openLocalModelServer, type LocalModelServer } from '@seedbed/testing';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from '../../../e2e/support/browser.ts';
import { PATIENCE } from '../../../e2e/support/patience.ts';
import { startProduct, type Product } from '../../../e2e/support/server.ts';
import { violations } from './support/axe.ts';
import { provedDataset } from './support/open-shop.ts';

const DDL = `CREATE TABLE werke (id bigint PRIMARY KEY, qx text NOT NULL);
CREATE TABLE zug (id bigint PRIMARY KEY, werk_id bigint NOT NULL REFERENCES werke, qy text NOT NULL);`;

let model: LocalModelServer;
let product: Product;
let browser: Browser;
let page: Page;
let dataset: string;
/** Holds the answer about the second table until a test saw that it is waited for. */
let release: () => void = () => {};
beforeAll(async () => {
  const held = new Promise<void>((resolve) => (release = resolve));
  model = await openLocalModelServer({
    answer: ({ question }) => (/create table werke/.test(question) ? 'I would rather not.' : { qy: { values: ['CuZn37', '316L', 'S355'] } }),
    before: async ({ question }) => void (/create table zug/.test(question) && (await held)),
  });
  [product, browser] = await Promise.all([
    startProduct({ env: { PATH: '/nowhere', OLLAMA_HOST: model.host, CI: '', SEEDBED_NO_OFFERS: '' } }),
    launchBrowser(),
  ]);
  dataset = await provedDataset(product, DDL);
  page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
  page.setDefaultTimeout(PATIENCE);
});
afterAll(async () => {
  release();
  await browser?.close();
  await product?.[Symbol.asyncDispose]();
  await model?.[Symbol.asyncDispose]();
});

test('a local model is asked a table at a time, with the table that it is at; a broken answer leaves its table alone', async () => {
  await page.goto(`${product.url}${dataset}/ask`);
  await page.getByText(/Sends to qwen3:14b of Ollama on this computer a table at a time.*not measured/).waitFor();
  expect(model.calls).toEqual([]);
  await page.getByRole('button', { name: 'Ask qwen3:14b of Ollama' }).click();
  await page.getByText(/asking about public\.zug, 2 of 2; 1 question without a usable answer: public\.werke: The answer is no JSON document/).waitFor();
  const bar = page.getByRole('progressbar', { name: 'Tables asked about' });
  expect([await bar.getAttribute('aria-valuenow'), await bar.getAttribute('aria-valuemax')]).toEqual(['1', '2']);
  const tables = page.getByRole('list', { name: 'Tables asked about' }).getByRole('listitem');
  expect(await tables.evaluateAll((items) => items.map((item) => `${item.querySelector('svg')?.getAttribute('aria-label')} ${item.textContent}`))).toEqual([
    'no usable answer werke',
    'being asked zug',
  ]);
  expect(await violations(page)).toEqual([]);
  if (process.env['SHOTS']) await page.screenshot({ path: `${process.env['SHOTS']}/ask-short.png` });
  release();
  const zug = page.getByRole('region', { name: 'public.zug', exact: true });
  await zug.getByRole('group', { name: 'After' }).getByRole('cell', { name: 'CuZn37' }).first().waitFor();
  expect(model.calls).toHaveLength(2);
  await page.getByRole('button', { name: 'Keep 1 column of 1 table' }).click();
  await page.getByText('Revision 2 keeps 1 column of 1 table.').waitFor();
});
