import { openTargetServer, type TargetServer } from '@seedbed/testing';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from '../../../e2e/support/browser.ts';
import { PATIENCE } from '../../../e2e/support/patience.ts';
import { startProduct, type Product } from '../../../e2e/support/server.ts';
import { violations } from './support/axe.ts';
import { misfits } from './support/misfits.ts';
import { ANA, BEN, call, setUpLink, signIn, typeForm } from './support/people.ts';
import { SHOP } from './support/shop.ts';
import { openTable } from './support/workspace.ts';

const poll = <T>(read: () => T | Promise<T>) => expect.poll(read, { timeout: PATIENCE });

let product: Product;
let browser: Browser;
let targets: TargetServer;
let ana: Page;
let ben: Page;
let dataset: string;

beforeAll(async () => {
  [product, browser, targets] = await Promise.all([
    startProduct({ team: true, env: { SEEDBED_ALLOWED_TARGETS: '127.0.0.1,localhost' } }),
    launchBrowser(),
    openTargetServer(),
  ]);
  [ana, ben] = await Promise.all([newPage(), newPage()]);
});
afterAll(async () => {
  await browser?.close();
  await product?.[Symbol.asyncDispose]();
  await targets?.[Symbol.asyncDispose]();
});

/** A browser of its own: neither cookies nor storage are shared. */
async function newPage(options: { width?: number; theme?: 'light' | 'dark' } = {}): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: options.width ?? 1440, height: 900 },
    colorScheme: options.theme ?? 'light',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE);
  return page;
}

test('the first owner is created by the link in the log, by keyboard', async () => {
  await ana.goto(product.url);
  await ana.getByText('There is no owner yet.').waitFor();
  await ana.goto(setUpLink(product));
  await ana.getByRole('heading', { name: 'Set up Seedbed' }).waitFor();
  expect([await violations(ana), await misfits(ana)]).toEqual([[], []]);
  await typeForm(ana, ANA.name, ANA.email, 'short', 'Acme');
  await ana.getByText('At least 10 characters; 5 so far.').waitFor();
  await ana.getByLabel('Password').fill(ANA.password);
  await ana.keyboard.press('Enter');
  await ana.getByRole('heading', { name: 'Fill a Postgres schema with data.' }).waitFor();
  // The token is good for one use, and no part of an address that a server saw.
  expect(product.output()).not.toMatch(/"url":"[^"]*set-up#/);
  await ana.getByRole('button', { name: `${ANA.name}, Acme: account` }).waitFor();
  const made = await call<{ dataset: { id: string } }>(ana, 'POST', '/datasets', { name: 'Shop', ddl: SHOP });
  dataset = `/datasets/${made.dataset.id}`;
});

test('a person invited as a viewer joins, looks, and is offered no other actions', async () => {
  await ana.goto(`${product.url}/settings/members`);
  await ana.getByLabel('E-mail').fill(BEN.email);
  await ana.getByRole('button', { name: 'Editor Role', exact: true }).click();
  await ana.getByRole('option', { name: 'Viewer' }).click();
  await ana.getByRole('button', { name: 'Invite', exact: true }).click();
  const link = await ana.getByRole('status').locator('code').textContent();
  await ana.getByText(/sends no mail/).waitFor();

  await ben.goto(link!);
  await ben.getByRole('heading', { name: 'Join Acme' }).waitFor();
  await ben.getByText(`${ANA.name} invites you as a viewer: you can view and download.`).waitFor();
  expect([await violations(ben), await misfits(ben)]).toEqual([[], []]);
  await ben.getByLabel('Your name').fill(BEN.name);
  await ben.getByLabel('Password').fill(BEN.password);
  await ben.getByRole('button', { name: 'Join Acme' }).click();
  await ben.getByRole('heading', { name: 'Open a dataset' }).waitFor();
  expect(await ben.getByRole('button', { name: 'Generate' }).count()).toBe(0);

  await ben.goto(product.url + dataset);
  await openTable(ben, 'orders');
  await ben.getByRole('columnheader', { name: /^total/ }).click();
  const inspector = ben.getByRole('complementary', { name: 'Inspector' });
  await inspector.getByText('Read-only: your role can view but not edit.').waitFor();
  await inspector.getByRole('region', { name: 'How it is made' }).getByText('Generator', { exact: true }).waitFor();
  expect(await inspector.getByRole('spinbutton').count()).toBe(0);
  expect(await ben.getByLabel('Row count of public.orders').count()).toBe(0);
  expect(await ben.getByRole('button', { name: 'Load…' }).count()).toBe(0);
  expect(await violations(ben)).toEqual([]);
  await ben.keyboard.press('Control+k');
  await ben.getByRole('searchbox', { name: 'Search', exact: true }).fill('Settings');
  await ben.getByRole('menuitem', { name: /^You\b/ }).waitFor();
  expect(await ben.getByRole('menuitem', { name: /^Members\b/ }).count()).toBe(0);
  await ben.keyboard.press('Escape');

  // Where a link leads to what a role does not allow, it is reported.
  await ben.goto(`${product.url}${dataset}/load`);
  await ben.getByRole('heading', { name: 'Your role does not allow you to load into a database' }).waitFor();
  await ben.goto(`${product.url}/settings/members`);
  await ben.getByText('You are a viewer in Acme.').waitFor();
});

test('promoted to editor, the viewer signs in on the page and starts a run', async () => {
  await using target = await targets.freshTarget();
  await ana.goto(`${product.url}/connections`);
  await ana.getByRole('button', { name: 'Add a connection' }).first().click();
  await ana.getByLabel('Address').fill(target.url);
  await ana.getByLabel('Name').fill('Staging');
  await ana.getByRole('button', { name: 'Test and save' }).click();
  await ana.getByText('Staging', { exact: true }).waitFor();

  await ben.goto(`${product.url}${dataset}/export`);
  await ben.getByRole('heading').first().waitFor();
  await ana.goto(`${product.url}/settings/members`);
  await ana.getByRole('button', { name: `Role of ${BEN.name}` }).click();
  await ana.getByRole('option', { name: 'Editor' }).click();
  await ana.getByText(`${BEN.name} is an editor now, and signs in again`).waitFor();
  // The last owner can be neither removed nor anything less.
  expect(await ana.getByRole('button', { name: `Role of ${ANA.name}` }).isDisabled()).toBe(true);

  // The role's session ended with it: the next call asks for another, over the page. A call of the page itself may be that one: then the
  // link lies behind the dialog, and only an event reaches it.
  await ben.locator('a', { hasText: 'History' }).first().dispatchEvent('click');
  await ben.getByRole('dialog', { name: 'Sign in to go on' }).getByLabel('Password').fill(BEN.password);
  await ben.keyboard.press('Enter');
  await ben.getByRole('button', { name: 'Load…' }).click();
  await ben
    .getByText(/tables/)
    .first()
    .waitFor();
  await ben.getByRole('button', { name: /^Load [\d,.]+ rows? into Staging/ }).click();
  await ben.waitForURL(/\/runs\//);
  await ben.getByText(/rows are in/).waitFor();
  const { rows } = await target.client.query('select count(*)::int as n from customers');
  expect(rows[0].n).toBeGreaterThan(0);
});

test('a key is shown once, works for programs, and stops once revoked', async () => {
  await ana.goto(`${product.url}/settings/api-keys`);
  await ana.getByRole('button', { name: 'Make a key' }).click();
  await ana.getByLabel('Name').fill('CI');
  await ana.getByRole('button', { name: 'Make the key' }).click();
  const key = (await ana.getByRole('status', { name: 'The key CI' }).locator('code').first().textContent())!;
  expect(key).toMatch(/^sb_[0-9a-f]{32}_/);
  expect(await violations(ana)).toEqual([]);
  const call = (method = 'GET') =>
    fetch(`${product.url}/api/v1/datasets`, {
      method,
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      ...(method === 'POST' ? { body: JSON.stringify({ name: 'Not by this key', template: 'shop' }) } : {}),
    }).then(({ status }) => status);
  // Its scope is to read.
  expect([await call(), await call('POST')]).toEqual([200, 403]);
  await ana.reload();
  await ana.getByRole('listitem', { name: 'CI' }).getByText('used').waitFor();
  expect(await ana.content()).not.toContain(key);
  await ana.getByRole('button', { name: 'Revoke CI' }).click();
  await ana.getByRole('dialog', { name: 'Revoke CI?' }).getByRole('button', { name: 'Revoke CI' }).click();
  await ana.getByRole('heading', { name: 'No API keys' }).waitFor();
  expect(await call()).toBe(401);
});

test('a session that ends is renewed over the page, and the draft is saved', async () => {
  await ana.goto(product.url + dataset);
  await openTable(ana, 'customers');
  await ana.context().clearCookies();
  const count = ana.getByLabel('Row count of public.customers');
  await count.fill('4321');
  await count.press('Enter');
  await ana.keyboard.press('Control+s');
  const dialog = ana.getByRole('dialog', { name: 'Sign in to go on' });
  await dialog.waitFor();
  await poll(() => dialog.getByLabel('E-mail').inputValue()).toBe(ANA.email);
  expect([await violations(ana), await misfits(ana)]).toEqual([[], []]);
  await dialog.getByLabel('Password').fill('not the password');
  await ana.keyboard.press('Enter');
  await dialog.getByText('The e-mail address or the password is wrong.').waitFor();
  await dialog.getByLabel('Password').fill(ANA.password);
  await ana.keyboard.press('Enter');
  await ana
    .getByRole('status')
    .getByText(/Revision \d+ · saved/)
    .waitFor();
  await poll(() => count.inputValue()).toBe('4,321');
  const path = `/api/v1${dataset}/revisions?limit=1`;
  const { items } = await ana.evaluate((url) => fetch(url).then((answer) => answer.json()), path);
  expect([items[0].author, items[0].message]).toEqual([ANA.name, expect.stringContaining('4,321')]);
});

test('signing out leads to the sign-in page, which works by keyboard and leads back', async () => {
  await ana.goto(`${product.url}/settings`);
  await ana.getByRole('button', { name: /Acme: account/ }).click();
  await ana.getByRole('menuitem', { name: 'Sign out' }).click();
  await ana.getByRole('heading', { name: 'Sign in' }).waitFor();
  expect([await violations(ana), await misfits(ana)]).toEqual([[], []]);
  await ana.goto(`${product.url}/settings/workspace`);
  await typeForm(ana, ANA.email, ANA.password);
  await ana.getByRole('heading', { name: 'Your workspaces' }).waitFor();
  expect(new URL(ana.url()).pathname).toBe('/settings/workspace');
});

test.each(['you', 'members', 'api-keys', 'audit', 'workspace', 'appearance'])(
  'settings of %s: no violations in the dark, and all is in reach at double zoom and 320 px',
  async (section) => {
    const page = await newPage({ width: 390, theme: 'dark' });
    await page.goto(`${product.url}/settings/${section}`);
    await signIn(page, ANA);
    await page.getByRole('navigation', { name: 'Settings' }).waitFor();
    await page.waitForLoadState('networkidle');
    expect(await misfits(page)).toEqual([]);
    await page.context().close();
  },
);
