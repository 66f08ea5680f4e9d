import type { Caller } from './caller.ts';

/** Who waits for a piece of work, for sharing places. */
export type Asker = { readonly caller: string; readonly workspace: string };

/** By the signal that ends the waiting: it goes wherever the work goes. */
const askers = new WeakMap<AbortSignal, Asker>();

/** A caller, or a mock API or a read-only link that everybody may call. */
type ForWhom = { readonly kind: Caller['kind'] | 'mock' | 'share'; readonly id: string; readonly workspace: { readonly id: string } };

/** Returns the signal, marked with the caller that the work is for. */
export function onBehalfOf(signal: AbortSignal, { kind, id, workspace }: ForWhom): AbortSignal {
  askers.set(signal, { caller: `${kind} ${id}`, workspace: workspace.id });
  return signal;
}

/** Has work under another signal share places as that of the first. */
export function sharingPlacesOf(signal: AbortSignal, other: AbortSignal): void {
  const asker = askers.get(signal);
  if (asker) askers.set(other, asker);
}

/** Undefined if the work is the server's own. */
export function askerOf(signal: AbortSignal): Asker | undefined {
  return askers.get(signal);
}
