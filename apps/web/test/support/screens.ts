import type { Browser, Page } from 'playwright-core';
import { PATIENCE } from '../../../../e2e/support/patience.ts';

/** Every screen, by its path or its name within a dataset. */
export const SCREENS = [
  '/',
  'table',
  'columns',
  'diagram',
  'sql',
  'review',
  'problems',
  'history',
  'mock',
  'export',
  'load',
  '/runs',
  '/connections',
  '/packs',
  '/packs/hotel',
  '/rehearse',
  '/settings',
  '/nothing',
];

/** The address of a screen; `workspace` is that of a dataset. */
export const pathOf = (workspace: string, screen: string) =>
  screen.startsWith('/')
    ? screen
    : screen === 'table'
      ? `${workspace}?t=public.orders`
      : screen === 'columns' || screen === 'diagram'
        ? `${workspace}?v=${screen}`
        : `${workspace}/${screen}`;

export type Look = { readonly width?: number; readonly theme?: 'light' | 'dark'; readonly forced?: boolean };

/** A page as a person's settings make it. */
export async function openPage(browser: Browser, look: Look = {}): Promise<Page> {
  const page = await browser.newPage({
    viewport: { width: look.width ?? 1440, height: 900 },
    colorScheme: look.theme ?? 'light',
    reducedMotion: 'reduce',
    forcedColors: look.forced ? 'active' : 'none',
  });
  page.setDefaultTimeout(PATIENCE);
  return page;
}
