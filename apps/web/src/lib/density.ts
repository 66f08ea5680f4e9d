import { useSyncExternalStore } from 'react';

/** Height of a row in px. */
export const DENSITIES = { compact: 24, normal: 28, roomy: 34 } as const;
export type Density = keyof typeof DENSITIES;

const KEY = 'seedbed.density';
const listeners = new Set<() => void>();

function currentDensity(): Density {
  const kept = read();
  return kept !== null && Object.hasOwn(DENSITIES, kept) ? (kept as Density) : 'normal';
}

/** Rows of every grid from now on, in this browser. */
export function setDensity(density: Density): void {
  try {
    localStorage.setItem(KEY, density);
  } catch {
    // Without storage it lasts until the page is closed.
  }
  held = density;
  for (const listener of listeners) listener();
}

export function useDensity(): Density {
  return useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, currentDensity);
}

let held: string | null = null;

function read(): string | null {
  try {
    return held ?? localStorage.getItem(KEY);
  } catch {
    return held;
  }
}
