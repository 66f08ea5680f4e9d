import type { Page } from 'playwright-core';
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

/** Writes what the fields of a form ask for in their order, by keys alone, and sends it. The first field has the focus. */
export async function typeForm(page: Page, ...texts: readonly string[]): Promise<void> {
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
