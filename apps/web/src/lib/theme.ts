import { useSyncExternalStore } from 'react';

type Theme = 'light' | 'dark';

/** The same key as in `public/theme.js`, which sets the theme before the first paint. */
const KEY = 'seedbed.theme';
const listeners = new Set<() => void>();
const system = window.matchMedia('(prefers-color-scheme: dark)');
const systemTheme = (): Theme => (system.matches ? 'dark' : 'light');

// Many systems turn dark in the evening: open pages follow.
system.addEventListener('change', () => {
  if (themeChoice() === 'system') show(systemTheme());
});

export function currentTheme(): Theme {
  return document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light';
}

export function setTheme(theme: Theme): void {
  write(theme);
  show(theme);
}

type ThemeChoice = Theme | 'system';

/** What was chosen in this browser; the system decides where nothing was. */
function themeChoice(): ThemeChoice {
  const kept = read();
  return kept === 'light' || kept === 'dark' ? kept : 'system';
}

export function chooseTheme(choice: ThemeChoice): void {
  if (choice !== 'system') return setTheme(choice);
  write(null);
  show(systemTheme());
}

export function useThemeChoice(): ThemeChoice {
  return useSyncExternalStore(subscribe, themeChoice);
}

function show(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
  for (const listener of listeners) listener();
}

function read(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function write(theme: Theme | null): void {
  try {
    if (theme === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, theme);
  } catch {
    // Refused storage: it holds until the page is left.
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, currentTheme);
}

/** The other colours, as a menu has them. */
export function themeAction(theme: Theme): { readonly id: string; readonly label: string; readonly run: () => void } {
  const other = theme === 'dark' ? 'light' : 'dark';
  return { id: 'theme', label: `Use ${other} colours`, run: () => setTheme(other) };
}
