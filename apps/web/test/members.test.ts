import { openMailServer, type MailServer } from '@seedbed/testing';
import { readFile } from 'node:fs/promises';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from '../../../e2e/support/browser.ts';
import { PATIENCE } from '../../../e2e/support/patience.ts';
import { startProduct, type Product } from '../../../e2e/support/server.ts';
import { violations } from './support/axe.ts';
import { arrowTo, focusKept, focusOf, tabTo } from './support/keyboard.ts';
import { ANA, BEN, call, fieldFocused, join, setUp, signIn, typeForm, type Person } from './support/people.ts';
import { SHOP } from './support/shop.ts';
import { openTable } from './support/workspace.ts';

const poll = <T>(read: () => T | Promise<T>) => expect.poll(read, { timeout: PATIENCE });
/** How buttons begin that a viewer may not press. */
const VERBS = /^(Generate|Write|Add|Load…|Prove|Restore|Rename|Archive|Delete|Remove|Invite|Make|Set|Apply|Undo|Accept)/;

let product: Product;
let browser: Browser;
let mail: MailServer;
let ana: Page;
let dataset: string;

beforeAll(async () => {
  mail = await openMailServer();
  [product, browser] = await Promise.all([startProduct({ team: true, env: { SEEDBED_ROWS_PER_DAY: '5000000', SEEDBED_SMTP_URL: mail.url } }), launchBrowser()]);
  ana = await newPage();
  await setUp(ana, product, ANA, 'Acme');
  const made = await call<{ dataset: { id: string } }>(ana, 'POST', '/datasets', { name: 'Orders', ddl: SHOP });
  dataset = `/datasets/${made.dataset.id}`;
});
afterAll(async () => {
  await browser?.close();
  await product?.[Symbol.asyncDispose]();
  await mail?.[Symbol.asyncDispose]();
});

/** A browser of its own: neither cookies nor storage are shared. */
async function newPage(): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE);
  return page;
}

/** Another browser of someone. */
async function alsoIn(person: Person, path: string): Promise<Page> {
  const page = await newPage();
  await page.goto(product.url + path);
  await signIn(page, person);
  return page;
}

test('from sign-in through settings and members to a key and back, by keyboard', async () => {
  const page = await newPage();
  await page.goto(product.url);
  await poll(async () => (await focusOf(page)).name).toBe('E-mail');
  await typeForm(page, ANA.email, ANA.password);
  await page.getByRole('button', { name: `${ANA.name}, Acme: account` }).waitFor();
  await focusKept(page);
  await tabTo(page, 'button', `${ANA.name}, Acme: account`, 'Shift+Tab', 60);
  await page.keyboard.press('Enter');
  await page.getByRole('menu').waitFor();
  await arrowTo(page, 'ArrowDown', 'Settings');
  await page.keyboard.press('Enter');
  await page.getByRole('navigation', { name: 'Settings' }).waitFor();
  await focusKept(page);
  await tabTo(page, 'a', 'You', 'Tab', 60);
  await arrowTo(page, 'ArrowDown', 'Members');
  await page.keyboard.press('Enter');
  // The screen before has a field of that name too, and stays until this one is fetched.
  await page.getByRole('heading', { name: 'Invite a member' }).waitFor();
  await tabTo(page, 'input', 'E-mail');
  await page.keyboard.type('kim@example.com');
  await page.keyboard.press('Enter');
  await page.getByRole('status').locator('code').waitFor();
  await focusKept(page);
  await tabTo(page, 'button', 'Revoke the invitation of kim@example.com');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Revoke the invitation of kim@example.com' }).waitFor({ state: 'detached' });
  expect(await focusKept(page)).toMatchObject({ role: 'section' });
  await tabTo(page, 'a', 'Members', 'Shift+Tab', 60);
  await arrowTo(page, 'ArrowDown', 'API keys');
  await page.keyboard.press('Enter');
  await tabTo(page, 'button', 'Make a key');
  await page.keyboard.press('Enter');
  await poll(async () => (await focusOf(page)).name).toBe('Name');
  await page.keyboard.type('Kiosk');
  await page.keyboard.press('Enter');
  await page.getByText('Copy it now.').waitFor();
  await focusKept(page);
  await tabTo(page, 'button', 'I have it');
  await page.keyboard.press('Enter');
  await focusKept(page);
  await tabTo(page, 'button', 'Revoke Kiosk');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'Revoke Kiosk?' }).waitFor();
  await tabTo(page, 'button', 'Revoke Kiosk');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'No API keys' }).waitFor();
  await focusKept(page);
  await page.context().close();
});

/** The link of the letter that brings one; another letter may come late on a busy machine. */
function resetLink(): string | null {
  const found = mail.letters.map((letter) => /http:\S+\/reset-password#\S+/.exec(letter)?.[0]).find((link) => link !== undefined);
  return found ?? null;
}

test('sec-T19: a forgotten password is reset by a mailed link, and all other browsers are signed out', async () => {
  const ben = await newPage();
  await join(ana, ben, product, BEN, 'editor');
  await ben.goto(product.url + dataset);
  await openTable(ben, 'customers');

  const other = await newPage();
  await other.goto(product.url + dataset);
  await other.getByRole('link', { name: 'Forgot your password?' }).click();
  await other.getByRole('heading', { name: 'Forgot your password?' }).waitFor();
  expect(await violations(other)).toEqual([]);
  await fieldFocused(other);
  await other.keyboard.type(BEN.email);
  await other.keyboard.press('Enter');
  await other.getByText(`If there is an account for ${BEN.email}, we sent a link to it.`).waitFor();
  await poll(resetLink).not.toBeNull();
  const link = resetLink()!;
  await other.goto(link);
  await other.getByRole('heading', { name: 'Choose a new password' }).waitFor();
  expect(await violations(other)).toEqual([]);
  await fieldFocused(other);
  const next = { ...BEN, password: 'a rake, a spade, a hose' };
  await other.keyboard.type(next.password);
  await other.keyboard.press('Enter');
  await other.getByText('Your other sessions have ended.').waitFor();
  await other.getByRole('link', { name: 'Sign in' }).click();
  await signIn(other, BEN);
  await other.getByText('The e-mail address or the password is wrong.').waitFor();
  await signIn(other, next);
  await other.getByRole('button', { name: `${BEN.name}, Acme: account` }).waitFor();

  // The link was for one use; his first browser asks who is there.
  await other.goto(link);
  await other.getByLabel('New password').fill('once more, with the link');
  await other.keyboard.press('Enter');
  await other.getByText(/it works once, within an hour/).waitFor();
  // His page may have asked him already, at a request of its own: behind the dialog a link takes no real click.
  await ben.getByRole('link', { name: 'History' }).dispatchEvent('click');
  await ben.getByRole('dialog', { name: 'Sign in to go on' }).waitFor();
  await Promise.all([ben, other].map((page) => page.context().close()));
});

test('sec-T19: signing out everywhere ends the other browser’s session immediately', async () => {
  const eva: Person = { name: 'Eva Lindt', email: 'eva@example.com', password: 'a bucket and a barrow' };
  const here = await newPage();
  await join(ana, here, product, eva, 'editor');
  const there = await alsoIn(eva, dataset);
  await openTable(there, 'customers');
  await here.goto(`${product.url}/settings`);
  await poll(() => here.getByRole('region', { name: 'Where you are signed in' }).getByRole('listitem').count()).toBe(2);
  // The other page asks who is there from time to time; here it learns of the end by the edit, and not before it.
  let edited!: () => void;
  const edit = new Promise<void>((resolve) => (edited = resolve));
  await there.route('**/api/v1/me', async (route) => {
    await edit;
    await route.fallback();
  });
  await here.getByRole('button', { name: 'Sign out everywhere' }).click();
  await here.getByRole('heading', { name: 'Sign in' }).waitFor();
  expect((await there.context().request.get(`${product.url}/api/v1/me`)).status()).toBe(401);
  // What it was doing is not lost: it goes on with the password.
  const count = there.getByLabel('Row count of public.customers');
  await count.fill('777');
  await count.press('Enter');
  edited();
  const dialog = there.getByRole('dialog', { name: 'Sign in to go on' });
  await dialog.getByLabel('Password').fill(eva.password);
  await there.keyboard.press('Enter');
  await there
    .getByRole('status')
    .getByText(/Revision \d+ · saved/)
    .waitFor();
  await poll(() => count.inputValue()).toBe('777');
  await Promise.all([here, there].map((page) => page.context().close()));
});

test('sec-T18: a second workspace is created and opened; neither shows what is in the other', async () => {
  await ana.goto(`${product.url}/settings/workspace`);
  await ana.getByText(/^[\d,]+ of 5,000,000 rows are used today\. The quota resets on /).waitFor();
  expect(await violations(ana)).toEqual([]);
  await ana.getByLabel('Name').last().fill('Platform');
  await ana.getByRole('button', { name: 'Make it and go there' }).click();
  await ana.getByRole('button', { name: `${ANA.name}, Platform: account` }).waitFor();
  await ana.getByText('Your datasets appear here.').waitFor();
  await call(ana, 'POST', '/datasets', { name: 'Tickets', template: 'saas' });
  await ana.goto(product.url + dataset);
  await ana.getByText('This dataset does not exist').waitFor();
  await ana.getByText('It may also be in another of your workspaces').waitFor();
  await ana.goto(product.url);
  const list = ana.getByRole('region', { name: 'Datasets' }).getByRole('link');
  await poll(() => list.allTextContents()).toEqual(['Tickets']);
  await ana.getByRole('button', { name: /Platform: account/ }).click();
  expect(await violations(ana)).toEqual([]);
  await ana.getByRole('menuitem', { name: 'Acme' }).click();
  await ana.getByRole('button', { name: `${ANA.name}, Acme: account` }).waitFor();
  await poll(() => list.allTextContents()).toEqual(['Orders']);
});

test('sec-T18: a removed member is notified on the open page, with a link to leave', async () => {
  const kai: Person = { name: 'Kai Brandt', email: 'kai@example.com', password: 'a trowel and some twine' };
  const page = await newPage();
  await join(ana, page, product, kai, 'owner');
  await call(page, 'POST', '/workspaces', { name: 'Kai’s own' });
  await page.goto(product.url);
  await page.getByRole('button', { name: /Kai’s own: account/ }).click();
  await page.getByRole('menuitem', { name: 'Acme' }).click();
  await page.getByRole('button', { name: /Acme: account/ }).waitFor();
  await page.goto(product.url + dataset);
  await openTable(page, 'customers');

  await ana.goto(`${product.url}/settings/members`);
  await ana.getByRole('button', { name: `Actions of ${kai.name}` }).click();
  await ana.getByRole('menuitem', { name: 'Remove…' }).click();
  await ana
    .getByRole('dialog', { name: `Remove ${kai.name}?` })
    .getByRole('button', { name: `Remove ${kai.name}` })
    .click();
  await ana.getByText(`${kai.name} is no member any more`).waitFor();

  // The page may have asked by itself before, and then the dialog lies over the link: the event reaches it in both cases.
  await page.getByRole('link', { name: 'History' }).dispatchEvent('click');
  await page.getByRole('dialog', { name: 'Sign in to go on' }).getByLabel('Password').fill(kai.password);
  await page.keyboard.press('Enter');
  const told = page.getByRole('dialog', { name: 'You are no member of Acme any more' });
  await told.getByText('You are still an owner in Kai’s own.').waitFor();
  expect(await violations(page)).toEqual([]);
  // What may be done has the focus.
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: /Kai’s own: account/ }).waitFor();
  await page.getByText('Your datasets appear here.').waitFor();
  await page.context().close();
});

test('sec-T18: screens hide actions that a role may not use, and a link to one explains it', async () => {
  const vera: Person = { name: 'Vera Novak', email: 'vera@example.com', password: 'a hoe, a fork, a sieve' };
  const page = await newPage();
  await join(ana, page, product, vera, 'viewer');
  const offered = async (who: Page, path: string) => {
    await who.goto(product.url + path);
    await who.getByRole('heading').first().waitFor();
    await who.waitForLoadState('networkidle');
    const names = who
      .getByRole('main')
      .getByRole('button')
      .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? one.textContent));
    return [path, (await names).filter((name) => VERBS.test(name))];
  };
  const ofDataset = ['', '?v=columns', '?v=diagram', '/problems', '/history', '/export'].map((place) => dataset + place);
  for (const path of [...ofDataset, '/', '/runs', '/packs', '/connections']) expect(await offered(page, path)).toEqual([path, []]);
  // The same screens offer it to whom it is allowed.
  for (const path of ['/', '/packs', '/connections']) await poll(() => offered(ana, path)).toEqual([path, [expect.any(String)]]);
  for (const [path, said] of [
    ['/settings/api-keys', 'Your role does not allow you to see “API keys”'],
    ['/settings/audit', 'Your role does not allow you to see “Audit log”'],
    [`${dataset}/load`, 'Your role does not allow you to load into a database'],
  ] as const) {
    await page.goto(product.url + path);
    await page.getByText(said).waitFor();
    await page.getByText('You are a viewer in Acme.').waitFor();
  }
  await page.context().close();
});

test('the audit log is searched by what, who and when; the file has the results, also after the session ended', async () => {
  await ana.goto(`${product.url}/settings/audit`);
  const events = ana.getByRole('list', { name: 'Events' }).getByRole('listitem');
  await events.filter({ hasText: 'Vera Novak' }).first().waitFor();
  const pick = async (label: string, option: string) => {
    await ana.getByRole('search').getByRole('button', { name: label }).click();
    await ana.getByRole('option', { name: option, exact: true }).click();
  };
  await pick('Events', 'Members');
  await pick('By', ANA.name);
  await poll(() => events.allTextContents()).toEqual([expect.stringMatching(/Ana Sousa.*member removed.*Kai Brandt.*browser/)]);
  expect(new URL(ana.url()).searchParams.get('action')).toBe('member.');

  await ana.context().clearCookies();
  const saved = ana.waitForEvent('download');
  await ana.getByRole('link', { name: 'Export as NDJSON' }).click();
  const dialog = ana.getByRole('dialog', { name: 'Sign in to go on' });
  await dialog.getByLabel('Password').fill(ANA.password);
  await ana.keyboard.press('Enter');
  const file = await saved;
  expect(file.suggestedFilename()).toMatch(/\.ndjson$/);
  const lines = (await readFile(await file.path(), 'utf8')).trimEnd().split('\n');
  expect(lines.map((line) => JSON.parse(line)).map(({ action, object }) => [action, object.name])).toEqual([['member.removed', 'Kai Brandt']]);

  await ana.getByLabel('To').fill('2020-01-01');
  await ana.getByRole('button', { name: 'Show all events' }).click();
  await poll(() => events.count()).toBeGreaterThan(5);
  await poll(() => new URL(ana.url()).search).toBe('');
});
