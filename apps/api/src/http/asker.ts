import type { Caller } from './caller.ts';

/** Who waits for a piece of work, as far as sharing places goes. */
export type Asker = { readonly caller: string; readonly workspace: string };

/** By the signal that ends the waiting: it goes wherever the work goes. */
const askers = new WeakMap<AbortSignal, Asker>();

/** Returns the signal of work that is done for the caller. */
export function onBehalfOf(signal: AbortSignal, { kind, id, workspace }: Caller): AbortSignal {
  askers.set(signal, { caller: `${kind} ${id}`, workspace: workspace.id });
  return signal;
}

/** Undefined where the work is the server's own. */
export function askerOf(signal: AbortSignal): Asker | undefined {
  return askers.get(signal);
}
