import type { Role } from '@seedbed/contract';
import type { Page } from 'playwright-core';
import { PATIENCE } from '../../../../e2e/support/patience.ts';
import type { Product } from '../../../../e2e/support/server.ts';

export type Person = { readonly name: string; readonly email: string; readonly password: string };

export const ANA: Person = { name: 'Ana Sousa', email: 'ana@example.com', password: 'a seedling in the rain' };
export const BEN: Person = { name: 'Ben Okoro', email: 'ben@example.com', password: 'two spades and a rake' };

/** The link that makes the first owner, from the server's log. */
export function setUpLink(product: Product): string {
  const found = /https?:\/\/\S+\/set-up#[A-Za-z0-9_-]{43}/.exec(product.output());
  if (!found) throw new Error(`no set-up link in the log:\n${product.output()}`);
  return found[0];
}

/** Waits until a field has the focus by itself: what is typed before is lost. */
export async function fieldFocused(page: Page): Promise<void> {
  await page.locator('input:focus').waitFor({ timeout: PATIENCE });
}

/** Writes what the fields of a form ask for in their order, by keys alone, and sends it. The first field has the focus. */
export async function typeForm(page: Page, ...texts: readonly string[]): Promise<void> {
  await fieldFocused(page);
  for (const [i, text] of texts.entries()) {
    if (i > 0) await page.keyboard.press('Tab');
    await page.keyboard.type(text);
  }
  await page.keyboard.press('Enter');
}

export async function signIn(page: Page, person: Person): Promise<void> {
  await page.getByLabel('E-mail').fill(person.email);
  await page.getByLabel('Password').fill(person.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

/** A call of the API, with the session of the page's browser. */
export function call<T = unknown>(page: Page, method: string, path: string, body?: unknown): Promise<T> {
  return page.evaluate(
    async ([verb, url, sent]) => {
      const init = { method: verb!, headers: { 'content-type': 'application/json' }, ...(sent === undefined ? {} : { body: sent }) };
      const answer = await fetch(url!, init);
      if (!answer.ok) throw new Error(`${verb} ${url}: ${answer.status} ${await answer.text()}`);
      return answer.status === 204 ? null : answer.json();
    },
    [method, `/api/v1${path}`, body === undefined ? undefined : JSON.stringify(body)],
  );
}

/** The first owner, without the form. */
export async function setUp(page: Page, product: Product, person: Person, workspace: string): Promise<void> {
  await page.goto(setUpLink(product));
  await call(page, 'POST', '/set-up', { token: new URL(page.url()).hash.slice(1), ...person, workspace });
}

/** Someone new, in a browser without a session, invited by an owner; without the forms. */
export async function join(owner: Page, page: Page, product: Product, person: Person, role: Role): Promise<void> {
  const { link } = await call<{ link: string }>(owner, 'POST', '/invitations', { email: person.email, role });
  await page.goto(`${product.url}/sign-in`);
  await call(page, 'POST', '/invitations/accept', { token: new URL(link).hash.slice(1), name: person.name, password: person.password });
}
