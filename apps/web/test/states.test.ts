import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type OpenShop } from './support/open-shop.ts';
import { openPage } from './support/screens.ts';

let shop: OpenShop;
let product: OpenShop['product'];
let browser: OpenShop['browser'];
let workspace: string;

beforeAll(async () => {
  shop = await openShop();
  ({ product, browser, workspace } = shop);
});
afterAll(() => shop?.[Symbol.asyncDispose]());

test('rejected DDL keeps the text and shows the line in Postgres’ own words', async () => {
  const page = await openPage(browser);
  await page.goto(product.url);
  await page.getByLabel('Schema DDL').fill('create table a (\n  id bigint,\n  total numrc\n);');
  await page.getByRole('button', { name: 'Generate' }).click();
  await page
    .getByRole('alert')
    .getByText(/type "numrc" does not exist/)
    .waitFor();
  await page.getByRole('button', { name: 'Go to line 3' }).click();
  const selected = await page.getByLabel('Schema DDL').evaluate((area: HTMLTextAreaElement) => area.value.slice(area.selectionStart, area.selectionEnd));
  expect(selected).toBe('  total numrc');
  await page.close();
});

test('a lost server is reported once, and the page continues by itself when it is back', async () => {
  const page = await openPage(browser);
  await page.goto(`${product.url}/runs`);
  await page.route('**/api/v1/**', (route) => route.abort());
  await page.goto(product.url + workspace);
  await page.getByRole('alert').getByText('Seedbed does not respond').waitFor();
  await page.getByRole('button', { name: 'Try again' }).waitFor();
  expect(await page.getByText('Seedbed does not respond').count()).toBe(1);
  // On a phone it takes two lines and no more.
  await page.setViewportSize({ width: 390, height: 844 });
  expect((await page.getByRole('alert').boundingBox())!.height).toBeLessThanOrEqual(56);
  await page.unroute('**/api/v1/**');
  // Without a hand: it asks by itself.
  await page.getByRole('gridcell').first().waitFor();
  await page.close();
});

test('a dataset that does not exist leads back to all datasets', async () => {
  const page = await openPage(browser);
  for (const id of ['01a00000-0000-7000-8000-000000000000', 'nope']) {
    await page.goto(`${product.url}/datasets/${id}`);
    await page.getByRole('heading', { name: 'This dataset does not exist' }).waitFor();
    expect(await page.getByRole('button', { name: 'Try again' }).count()).toBe(0);
    // One heading says what is missing, and there is a way on: datasets that exist, and the search.
    expect(await page.getByRole('heading', { level: 1 }).allTextContents()).toEqual(['This dataset does not exist']);
    await page.getByRole('navigation', { name: 'Recent datasets' }).getByRole('link').first().waitFor();
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Search/ })
      .waitFor();
  }
  await page.getByRole('link', { name: 'See all datasets' }).click();
  await page.getByLabel('Schema DDL').waitFor();
  await page.close();
});

test('an export shows no counts before rows are counted', async () => {
  const page = await openPage(browser);
  // Neither the engine here nor the estimate of the server has counted.
  await page.route('**/engine.worker*', () => {});
  await page.route('**/estimate*', () => {});
  await page.goto(`${product.url}${workspace}/export`);
  await page.getByText(/^Counting rows in \d+ tables/).waitFor();
  expect(
    await page
      .getByRole('region', { name: 'Files' })
      .getByText(/\b0 rows/)
      .count(),
  ).toBe(0);
  // Each command is copied by a button that says which.
  expect(await page.getByRole('button', { name: /^Copy/ }).evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')))).toEqual([
    'Copy: The same archive by curl',
    'Copy: With the command line, from the saved blueprint',
  ]);
  await page.close();
});

test('the bar of a dataset is complete and does not move while the dataset is opened', async () => {
  const page = await openPage(browser);
  let open = () => {};
  const held = new Promise<void>((resolve) => (open = resolve));
  await page.route('**/revisions/**', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`${product.url}${workspace}/problems`);
  const search = page.getByRole('button', { name: /^Search, / });
  await search.waitFor();
  await page.getByRole('button', { name: 'Share' }).and(page.locator(':disabled')).waitFor();
  await page.getByRole('link', { name: 'Problems' }).and(page.locator('[aria-current="page"]')).waitFor();
  const before = (await search.boundingBox())!.x;
  open();
  await page.getByRole('button', { name: /^proved/ }).waitFor();
  expect(Math.abs((await search.boundingBox())!.x - before)).toBeLessThanOrEqual(2);
  await page.getByRole('button', { name: 'Load…' }).click();
  await page.getByRole('heading', { name: 'Load into Postgres' }).waitFor();
  await page.getByRole('button', { name: 'Load…' }).and(page.locator('[aria-current="page"]')).waitFor();
  // There it leads to the first field, and is not greyed.
  await page.getByRole('link', { name: 'Add a connection' }).waitFor();
  await page.getByRole('button', { name: 'Load…' }).click();
  await page.getByLabel('Address').and(page.locator(':focus')).waitFor();
  expect(Math.abs((await search.boundingBox())!.x - before)).toBeLessThanOrEqual(2);
  await page.close();
});

test('if the engine cannot start, rows come from the server and the page reports it', async () => {
  const page = await openPage(browser);
  await page.route('**/engine.worker*', (route) => route.abort());
  await page.goto(`${product.url}${workspace}?t=public.orders`);
  await page.getByText('Rows come from the server').waitFor();
  await page.locator('[role="gridcell"][data-column="total"]:not(:empty)').first().waitFor();
  await page.close();
});

test('an address of loading from when it was a part of Export leads to it', async () => {
  const page = await openPage(browser);
  await page.goto(`${product.url}${workspace}/export?way=load`);
  await page.waitForURL(/\/load$/);
  await page.getByRole('heading', { name: 'Load into Postgres' }).waitFor();
  await page.close();
});

test('a list of runs without any has no filters over it', async () => {
  const page = await openPage(browser);
  await page.route('**/api/v1/runs*', (route) => route.fulfill({ json: { items: [], next_cursor: null } }));
  await page.goto(`${product.url}/runs`);
  await page.getByText('No runs yet').waitFor();
  expect(await page.getByRole('button', { name: /Any state|Any dataset/ }).count()).toBe(0);
  await page.goto(`${product.url}/runs?state=failed`);
  await page.getByText('No runs match').waitFor();
  await page.getByRole('button', { name: /Any dataset/ }).waitFor();
  await page.close();
});

test('sharing shows a warning if there is no login, and does not replace links that it does not know', async () => {
  const page = await openPage(browser);
  await page.route('**/shares', () => {});
  await page.goto(product.url + workspace);
  await page.getByRole('button', { name: 'Share' }).and(page.locator(':enabled')).click();
  const dialog = page.getByRole('dialog');
  const warning = dialog.getByText(/^This server has no login/);
  await warning.waitFor();
  expect(await warning.evaluate((note) => getComputedStyle(note).backgroundColor)).not.toBe('rgba(0, 0, 0, 0)');
  expect((await dialog.getByRole('status').boundingBox())!.height).toBeLessThanOrEqual(1);
  await page.close();
});

test('a proof’s sentence takes one line if there is room', async () => {
  const page = await openPage(browser);
  await page.goto(`${product.url}${workspace}/problems`);
  const sentence = page.getByRole('region', { name: 'Proof' }).getByText(/constraints accepted by Postgres/);
  await sentence.waitFor();
  expect((await sentence.boundingBox())!.height).toBeLessThan(30);
  await page.close();
});

test('files of the client are sent as the build compressed them, and cached for ever', async () => {
  const script = /src="(\/assets\/[^"]+\.js)"/.exec(await (await fetch(product.url)).text())![1]!;
  const answers = await Promise.all(['identity', 'gzip', 'br'].map((encoding) => fetch(product.url + script, { headers: { 'accept-encoding': encoding } })));
  expect(answers.map(({ headers }) => headers.get('content-encoding'))).toEqual([null, 'gzip', 'br']);
  for (const { headers } of answers)
    expect([headers.get('cache-control'), headers.get('vary'), headers.get('content-type')]).toEqual([
      'public, max-age=31536000, immutable',
      expect.stringMatching(/accept-encoding/i),
      expect.stringMatching(/^(text|application)\/javascript/),
    ]);
  // The server gzips while it sends, so the length of that answer is not known before.
  const [plain, gzipped, brotlied] = answers.map(({ headers }) => headers.get('content-length'));
  expect([Number(brotlied) > 0, Number(brotlied) < Number(plain) / 2, gzipped]).toEqual([true, true, null]);
  // Read through their encoding they are the same file.
  const texts = new Set(await Promise.all(answers.map((answer) => answer.text())));
  expect(texts.size).toBe(1);
});

test('the first download stays within its budget', async () => {
  const page = await openPage(browser);
  // What is requested after the first cell stands is not loaded first, however soon it comes.
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector('[role="gridcell"]')) return;
      document.documentElement.dataset['firstCell'] = String(performance.now());
      observer.disconnect();
    }).observe(document, { subtree: true, childList: true });
  });
  await page.goto(`${product.url}${workspace}?t=public.orders`);
  await page.getByRole('gridcell').first().waitFor();
  const asked = await page.evaluate(() => {
    const first = Number(document.documentElement.dataset['firstCell']);
    return performance
      .getEntriesByType('resource')
      .filter((entry) => entry.startTime <= first)
      .map((entry) => entry.name);
  });
  const sizes: Record<'js' | 'css', number> = { js: 0, css: 0 };
  let files = 0;
  for (const url of new Set(asked)) {
    const kind = /\.(js|css)$/.exec(new URL(url).pathname)?.[1] as 'js' | 'css' | undefined;
    // The engine and its word lists come in a worker, after the first paint.
    if (!kind || /worker|\/[a-z]{2}-/.test(url)) continue;
    sizes[kind] += gzipSync(new Uint8Array(await (await fetch(url)).arrayBuffer())).length;
    files += 1;
  }
  expect(sizes.js).toBeGreaterThan(100_000);
  expect(sizes.js).toBeLessThanOrEqual(240_000);
  // A browser asks a server without TLS for six at a time.
  expect(files).toBeLessThanOrEqual(15);
  expect(sizes.css).toBeLessThanOrEqual(20_000);
  await page.close();
});
