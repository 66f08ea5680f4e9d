import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { PATIENCE } from '../../../../e2e/support/patience.ts';

/** Where the keys go: its role (its tag if it has none), what it is called, and whether someone sees that. */
export type Focus = { readonly role: string; readonly name: string; readonly isSeen: boolean };

type Sought = { readonly role: string; readonly name: string | RegExp };

export const focusOf = (page: Page): Promise<Focus> => page.evaluate(look, null);

/** In the page. `isThere`: whether it shows anything of that role and name. */
function look(sought: Sought | null): Focus & { readonly isThere: boolean } {
  const roleOf = (element: Element): string => element.role ?? element.tagName.toLowerCase();
  const nameOf = (element: Element): string => {
    const by = (element.getAttribute('aria-labelledby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent ?? '');
    const { labels } = element as Element & { labels?: NodeListOf<HTMLLabelElement> };
    return (element.getAttribute('aria-label') || by.join(' ').trim() || labels?.[0]?.textContent || element.textContent || '').trim();
  };
  const isSought = (element: Element): boolean =>
    sought !== null &&
    roleOf(element) === sought.role &&
    (typeof sought.name === 'string' ? nameOf(element) === sought.name : sought.name.test(nameOf(element)));
  const focused = document.activeElement ?? document.body;
  // A ring: around itself, the cell or item that it points to, or the box that it stands in.
  const pointed = document.getElementById(focused.getAttribute('aria-activedescendant') ?? '');
  const marked = [focused, pointed, focused.parentElement, focused.parentElement?.parentElement].some((element) => {
    if (!element) return false;
    const { outlineStyle, boxShadow, backgroundImage } = getComputedStyle(element);
    // A link whose whole row leads there wears its ring around that.
    return (
      outlineStyle !== 'none' ||
      getComputedStyle(element, '::before').outlineStyle !== 'none' ||
      boxShadow !== 'none' ||
      (element.role === 'separator' && backgroundImage.includes('3px'))
    );
  });
  const { width, height } = focused.getBoundingClientRect();
  return {
    role: roleOf(focused),
    name: nameOf(focused),
    isSeen: marked && width > 1 && height > 1,
    isThere: [...document.querySelectorAll('*')].some((element) => isSought(element) && element.checkVisibility()),
  };
}

/** Waits until something has the focus again: after an answer, or on another screen. */
export async function focusKept(page: Page): Promise<Focus> {
  await expect.poll(async () => (await focusOf(page)).role, { timeout: PATIENCE }).not.toBe('body');
  return focusOf(page);
}

/** By Tab alone to what is called so, once it is there; every stop on the way must be seen. Answers how many there were. */
export async function tabTo(page: Page, role: string, name: string | RegExp, key: 'Tab' | 'Shift+Tab' = 'Tab', most = 40): Promise<number> {
  const what = `${role} ${name}`;
  await expect.poll(async () => (await page.evaluate(look, { role, name })).isThere, { timeout: PATIENCE, message: what }).toBe(true);
  const passed: string[] = [];
  for (let stops = 1; stops <= most; stops++) {
    await page.keyboard.press(key);
    const focus = await focusOf(page);
    passed.push(`${focus.role} ${focus.name.slice(0, 30)}`);
    // Behind the last stop the browser's own bar comes, and then the first.
    if (focus.role !== 'body') expect(focus, `after ${passed.join(', ')}`).toMatchObject({ isSeen: true });
    if (focus.role === role && (typeof name === 'string' ? focus.name === name : name.test(focus.name))) return stops;
  }
  throw new Error(`${what} is not reached by ${key}: ${passed.join(', ')}`);
}

/** A page that is busy moves the focus later than the key is through; at an end it does not move. */
const MOVES_WITHIN_MS = 3_000;

/** Inside what is one stop, by arrows. */
export async function arrowTo(page: Page, key: string, name: string | RegExp, most = 20): Promise<void> {
  const passed: string[] = [];
  for (let steps = 0; steps < most; steps++) {
    const before = await page.evaluateHandle(() => document.activeElement);
    await page.keyboard.press(key);
    await page.waitForFunction((had) => document.activeElement !== had, before, { timeout: MOVES_WITHIN_MS }).catch(() => undefined);
    const focus = await focusOf(page);
    passed.push(focus.name.slice(0, 30));
    if (typeof name === 'string' ? focus.name === name : name.test(focus.name)) return expect(focus.isSeen, focus.name).toBe(true);
  }
  throw new Error(`${name} is not reached by ${key}: ${passed.join(', ')}`);
}
