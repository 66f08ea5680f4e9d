import type { Caller } from './caller.ts';

/** The caller of a piece of work, for sharing slots. */
export type Asker = { readonly caller: string; readonly workspace: string };

/** By the signal that cancels the waiting, because it is passed along with the work. */
const askers = new WeakMap<AbortSignal, Asker>();

/** A caller, or a mock API or a read-only link that everybody may call. */
type ForWhom = { readonly kind: Caller['kind'] | 'mock' | 'share'; readonly id: string; readonly workspace: { readonly id: string } };

/** Returns the signal, marked with the caller that the work is for. */
export function onBehalfOf(signal: AbortSignal, { kind, id, workspace }: ForWhom): AbortSignal {
  askers.set(signal, { caller: `${kind} ${id}`, workspace: workspace.id });
  return signal;
}

/** Work under another signal shares slots as if it had the first one. */
export function sharingPlacesOf(signal: AbortSignal, other: AbortSignal): void {
  const asker = askers.get(signal);
  if (asker) askers.set(other, asker);
}

/** Undefined if the work is the server's own. */
export function askerOf(signal: AbortSignal): Asker | undefined {
  return askers.get(signal);
}
