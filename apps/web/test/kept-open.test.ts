import { createClient } from '@seedbed/client';
import { createRevisionRoute, getRevisionRoute } from '@seedbed/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type OpenShop } from './support/open-shop.ts';
import { openPage } from './support/screens.ts';

let shop: OpenShop;

beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop?.[Symbol.asyncDispose]());

test('a proposed change stays open when the window is focused after a new revision, and on other screens', async () => {
  const page = await openPage(shop.browser);
  const opened: string[] = [];
  page.on('request', (request) => request.url().endsWith('/revisions/current') && opened.push(request.url()));
  await page.goto(`${shop.product.url}${shop.workspace}?t=public.orders`);
  await page.getByRole('textbox', { name: 'What should be different?' }).and(page.locator(':enabled')).fill('10 % of orders paid');
  await page.getByRole('button', { name: 'Show changes' }).click();
  const accept = page.getByRole('button', { name: 'Accept 10 % of orders paid' });
  await accept.waitFor();

  const client = createClient({ baseUrl: shop.product.url });
  const params = { id: shop.workspace.split('/').at(-1)! };
  const { number, blueprint } = await client.request(getRevisionRoute, { params: { ...params, number: 'current' } });
  const other = { ...blueprint, seed: '7' };
  await client.request(createRevisionRoute, { params, headers: { 'if-match': `"${number}"` }, body: { blueprint: other, message: 'elsewhere' } });
  // As browsers tell a page that it is examined again. The dataset is requested again then; what is open stays.
  const asked = page.waitForResponse((answer) => answer.url().endsWith(`/api/v1${shop.workspace}`));
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await asked;
  await accept.waitFor();
  expect(opened).toHaveLength(1);

  await page.getByRole('link', { name: 'History' }).click();
  await page.getByRole('heading', { name: 'History' }).waitFor();
  await page.getByRole('link', { name: 'Tables' }).click();
  await accept.waitFor();
  await page.close();
});
