import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider from 'oidc-provider';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from '../../../e2e/support/browser.ts';
import { PATIENCE } from '../../../e2e/support/patience.ts';
import { startProduct, type Product } from '../../../e2e/support/server.ts';
import { ANA, setUpLink, typeForm } from './support/people.ts';

const CLIENT = { client_id: 'seedbed', client_secret: 'a secret of the client' };

const provider = createServer();
let product: Product;
let browser: Browser;
let ana: Page;

beforeAll(async () => {
  provider.listen(0, '127.0.0.1');
  await once(provider, 'listening');
  const issuer = `http://localhost:${(provider.address() as AddressInfo).port}`;
  const env = {
    SEEDBED_OIDC_ISSUER: issuer,
    SEEDBED_OIDC_CLIENT_ID: CLIENT.client_id,
    SEEDBED_OIDC_CLIENT_SECRET: CLIENT.client_secret,
    SEEDBED_OIDC_NAME: 'Example',
  };
  [product, browser] = await Promise.all([startProduct({ team: true, env }), launchBrowser()]);
  provider.on('request', organization(issuer, `${product.url}/api/v1/oidc/callback`).callback());
  ana = await newPage();
  await ana.goto(setUpLink(product));
  await ana.getByRole('heading', { name: 'Set up Seedbed' }).waitFor();
  await typeForm(ana, ANA.name, ANA.email, ANA.password, 'Acme');
  await ana.getByRole('heading', { name: 'Fill a Postgres schema with data.' }).waitFor();
});
afterAll(async () => {
  await browser?.close();
  await product?.[Symbol.asyncDispose]();
  provider.closeAllConnections();
  provider.close();
});

/** A real provider with its own pages, which lets in whoever writes a name. */
function organization(issuer: string, callback: string): Provider {
  return new Provider(issuer, {
    clients: [{ ...CLIENT, redirect_uris: [callback] }],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    pkce: { required: () => true },
    findAccount: (_, sub) => ({ accountId: sub, claims: () => ({ sub, email: `${sub}@example.com`, email_verified: true, name: sub }) }),
    features: { devInteractions: { enabled: true } },
  });
}

async function newPage(): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  page.setDefaultTimeout(PATIENCE);
  return page;
}

/** Says a name on the provider's page, and lets Seedbed know it. */
async function sayName(page: Page, name: string): Promise<void> {
  await page.locator('input[name=login]').fill(name);
  await page.locator('input[name=password]').fill('any');
  await page.locator('button[type=submit]').click();
  // The next page has such a button too, and comes later.
  await page.locator('input[name=login]').waitFor({ state: 'detached' });
  await page.locator('form[action$="/confirm"] button, form button[type=submit]').first().click();
}

test('the organization’s sign-in leads there and back to the requested page', async () => {
  await ana.context().clearCookies();
  await ana.goto(`${product.url}/settings/workspace`);
  await ana.getByRole('button', { name: 'Sign in with Example' }).click();
  await sayName(ana, 'ana');
  await ana.getByRole('heading', { name: 'Your workspaces' }).waitFor();
  expect(new URL(ana.url()).pathname).toBe('/settings/workspace');
});

test('a session that ends is renewed in a window of its own, and pending edits are sent', async () => {
  await ana.goto(`${product.url}/settings/you`);
  await ana.getByRole('textbox', { name: 'Name' }).fill('Ana by hand');
  await ana.context().clearCookies({ name: '__Host-seedbed' });
  await ana.getByRole('button', { name: 'Save the name' }).click();
  await ana.getByRole('dialog', { name: 'Sign in to go on' }).getByRole('button', { name: 'Sign in with Example' }).click();
  // The provider knows her still: its window closes by itself.
  await ana.getByText('Your name is changed').waitFor();
  expect(await ana.getByRole('textbox', { name: 'Name' }).inputValue()).toBe('Ana by hand');
});

test('a person without an invitation is notified', async () => {
  const eve = await newPage();
  await eve.goto(product.url);
  await eve.getByRole('button', { name: 'Sign in with Example' }).click();
  await sayName(eve, 'eve');
  await eve.getByText('Your e-mail address has no invitation.').waitFor();
});
