import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { MOODS, openModelServer, says, type ModelServer } from '@seedbed/testing';
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
let page: Page;
let model: ModelServer;
let dataset: string;

beforeAll(async () => {
  [product, browser, model] = await Promise.all([startProduct(), launchBrowser(), openModelServer()]);
  page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
  page.setDefaultTimeout(PATIENCE);
  await grow(page, product.url, SHOP);
  dataset = new URL(page.url()).pathname;
});
afterAll(async () => {
  await browser?.close();
  await product?.[Symbol.asyncDispose]();
  await model?.[Symbol.asyncDispose]();
});

/** For eyes: with a folder in SCREENSHOTS, what is on the page, wide and narrow, light and dark. */
async function picture(name: string): Promise<void> {
  const folder = process.env['SCREENSHOTS'];
  if (!folder) return;
  await mkdir(folder, { recursive: true });
  for (const width of [1440, 390])
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.screenshot({ path: join(folder, `${name}-${width}-${colorScheme}.png`), fullPage: true });
    }
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ colorScheme: 'light' });
}

const ANSWER = { format: 2, tables: { customers: { columns: { city: { values: ['Köln', 'Bonn'], null: 0 } } } } };
const REVIEW = { format: 2, tables: { customers: { columns: { city: { values: ['Mainz'], null: 0 } } } } };

test('an owner sets an endpoint and tests it; nothing is sent before that', async () => {
  await page.goto(`${product.url}${dataset}/ask`);
  await page.getByRole('link', { name: 'set a model endpoint' }).click();
  const form = page.getByRole('form', { name: 'Model endpoint' });
  await form.getByRole('textbox', { name: 'Address' }).fill(model.url);
  await form.getByRole('textbox', { name: 'Model' }).fill('small');
  await form.getByLabel('Key').fill('sk-secret');
  await form.getByRole('textbox', { name: 'Sent' }).fill('3');
  await form.getByRole('textbox', { name: 'Received' }).fill('15');
  await form.getByRole('button', { name: 'Save' }).click();
  await page.getByText('untested').waitFor();
  expect(model.calls).toEqual([]);
  expect(await page.content()).not.toContain('sk-secret');

  model.mood = MOODS.unauthorized;
  await page.getByRole('button', { name: 'Test' }).click();
  await page.getByText('Check the key').waitFor();
  await picture('settings-failing');
  model.mood = says('{"ok": true}');
  await page.getByRole('button', { name: 'Test' }).click();
  await page.getByText('small answers in the required format').waitFor();
  await page.getByText(/tokens sent, 3 received/).waitFor();
  expect(await violations(page)).toEqual([]);
  await picture('settings');

  await form.getByRole('textbox', { name: 'Address' }).fill('https://elsewhere.example/v1');
  await page.getByText(/The stored key is for http:/).waitFor();
  expect(await form.getByRole('button', { name: 'Save' }).isDisabled()).toBe(true);
});

test('one click asks: estimated tokens before, counted ones after, the answer tried and not kept', async () => {
  model.calls.length = 0;
  await page.goto(`${product.url}${dataset}/ask`);
  await page.getByText(/Sends about [\d,]+ tokens to 127\.0\.0\.1:\d+, about \$0\.0\d+ plus the answer\. That is an estimate/).waitFor();
  await picture('ask-before');
  expect(model.calls).toEqual([]);

  model.mood = MOODS.limited;
  await page.getByRole('button', { name: 'Ask small' }).click();
  await page.getByText('Try again in 20 seconds').waitFor();
  await picture('ask-failing');

  model.mood = MOODS.silent;
  await page.getByRole('button', { name: 'Ask small' }).click();
  await page.getByText('waiting for the answer').waitFor();
  await picture('ask-waiting');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByText('cancelled; the service may still charge for it').waitFor();
  await expect.poll(() => model.open()).toBe(0);

  model.mood = says(ANSWER);
  await page.getByRole('button', { name: 'Ask small' }).click();
  await page.getByText(/1 call, [\d,]+ tokens sent, \d+ received, \$0\.0\d+/).waitFor();
  const customers = page.getByRole('region', { name: 'public.customers', exact: true });
  await customers
    .getByRole('group', { name: 'After' })
    .getByRole('cell', { name: /Köln|Bonn/ })
    .first()
    .waitFor();
  expect(await page.getByRole('textbox', { name: 'Answer', exact: true }).inputValue()).toBe(JSON.stringify(ANSWER));
  expect(await violations(page)).toEqual([]);
  await picture('ask-after');

  model.mood = says(REVIEW);
  await page.getByRole('button', { name: 'Review with small' }).click();
  await customers.getByRole('group', { name: 'After' }).getByRole('cell', { name: 'Mainz' }).first().waitFor();
  await page.getByRole('button', { name: 'Keep 1 column of 1 table' }).click();
  await page.getByText('Revision 2 keeps 1 column of 1 table.').waitFor();
});

test('requests that Seedbed does not understand go to the model if the person asks for it', async () => {
  model.calls.length = 0;
  model.mood = says({
    format: 2,
    changes: [{ wish: 'orders in Germany', knowledge: { format: 2, tables: { customers: { columns: { first_name: { values: ['Jana'] } } } } } }],
  });
  await page.goto(`${product.url}${dataset}?t=public.customers`);
  await page.getByRole('textbox', { name: 'What should be different?' }).fill('orders in Germany');
  await page.getByRole('button', { name: 'Show changes' }).click();
  const pane = page.getByRole('region', { name: 'Proposed changes' });
  await pane.getByText('Ask a model instead').click();
  await pane.getByRole('button', { name: 'Ask small' }).waitFor();
  expect(model.calls).toEqual([]);
  await picture('say-before');
  await pane.getByRole('button', { name: 'Ask small' }).click();
  await pane.getByRole('button', { name: 'Accept orders in Germany' }).click();
  await page.getByText('Revision 3 · saved').waitFor();
});
