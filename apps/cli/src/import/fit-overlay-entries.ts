import { Problem, type Blueprint } from '@seedbed/contract';
import type { Runner } from '@seedbed/runner';
import { overlayOf, type Left, type OverlayEntry } from '@seedbed/seed-scripts';

export type Fitted = { readonly taken: readonly OverlayEntry[]; readonly left: readonly Left[] };

/** The requests that the schema accepts, all together; the others with the reason. */
export async function fitOverlayEntries(runner: Runner, blueprint: Blueprint, entries: readonly OverlayEntry[]): Promise<Fitted> {
  const { applyOverlay } = await import('@seedbed/runner/overlay');
  const taken: OverlayEntry[] = [];
  const left: Left[] = [];
  const reasonAgainst = async (some: readonly OverlayEntry[]): Promise<string | undefined> => {
    try {
      await runner.compile(await applyOverlay(blueprint, overlayOf(some), { compile: runner.compile }));
      return undefined;
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      return error.message.replace(/^(?:tables|columns|relations): /, '');
    }
  };
  // Mostly all are valid; otherwise tries each together with the ones before.
  if ((await reasonAgainst(entries)) === undefined) return { taken: entries, left };
  for (const entry of entries) {
    const why = await reasonAgainst([...taken, entry]);
    if (why === undefined) taken.push(entry);
    else left.push({ place: entry.place, what: entry.what, why });
  }
  return { taken, left };
}
