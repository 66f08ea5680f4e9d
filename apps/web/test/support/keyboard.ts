import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { PATIENCE } from '../../../../e2e/support/patience.ts';

/** Where the keys go: its role (its tag where it has none), what it is called, and whether somebody sees that. */
export type Focus = { readonly role: string; readonly name: string; readonly isSeen: boolean };

export function focusOf(page: Page): Promise<Focus> {
  return page.evaluate(() => {
    const focused = document.activeElement as HTMLElement & { labels?: NodeListOf<HTMLLabelElement> };
    const by = (focused.getAttribute('aria-labelledby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent ?? '');
    const name = focused.getAttribute('aria-label') || by.join(' ').trim() || focused.labels?.[0]?.textContent || focused.textContent;
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
    return { role: focused.role ?? focused.tagName.toLowerCase(), name: (name ?? '').trim(), isSeen: marked && width > 1 && height > 1 };
  });
}

/** Waits until something has the focus again: after an answer, or on another screen. */
export async function focusKept(page: Page): Promise<Focus> {
  await expect.poll(async () => (await focusOf(page)).role, { timeout: PATIENCE }).not.toBe('body');
  return focusOf(page);
}

/** By Tab alone to what is called so; every stop on the way must be seen. Answers how many there were. */
export async function tabTo(page: Page, role: string, name: string | RegExp, key: 'Tab' | 'Shift+Tab' = 'Tab', most = 40): Promise<number> {
  const passed: string[] = [];
  for (let stops = 1; stops <= most; stops++) {
    await page.keyboard.press(key);
    const focus = await focusOf(page);
    passed.push(`${focus.role} ${focus.name.slice(0, 30)}`);
    // Behind the last stop the browser's own bar comes, and then the first.
    if (focus.role !== 'body') expect(focus, `after ${passed.join(', ')}`).toMatchObject({ isSeen: true });
    if (focus.role === role && (typeof name === 'string' ? focus.name === name : name.test(focus.name))) return stops;
  }
  throw new Error(`${role} ${name} is not reached by ${key}: ${passed.join(', ')}`);
}

/** Inside what is one stop, by arrows. */
export async function arrowTo(page: Page, key: string, name: string | RegExp, most = 20): Promise<void> {
  const passed: string[] = [];
  for (let steps = 0; steps < most; steps++) {
    await page.keyboard.press(key);
    const focus = await focusOf(page);
    passed.push(focus.name.slice(0, 30));
    if (typeof name === 'string' ? focus.name === name : name.test(focus.name)) return expect(focus.isSeen, focus.name).toBe(true);
  }
  throw new Error(`${name} is not reached by ${key}: ${passed.join(', ')}`);
}
