import type { Overlay, OverlayColumn, OverlayRelation, OverlayTable } from '@seedbed/contract';
import type { Place } from '../statement.ts';

/** One line of the overlay, and its place in the script. */
export type OverlayEntry = { readonly place: Place; readonly what: string } & (
  | { readonly section: 'tables'; readonly name: string; readonly say: OverlayTable }
  | { readonly section: 'columns'; readonly name: string; readonly say: OverlayColumn }
  | { readonly section: 'relations'; readonly name: string; readonly say: OverlayRelation }
);

/** The overlay of some settings. */
export function overlayOf(entries: readonly OverlayEntry[]): Overlay {
  const section = (name: OverlayEntry['section']) => {
    const all = entries.filter((entry) => entry.section === name).map((entry) => [entry.name, entry.say] as const);
    return all.length > 0 && { [name]: Object.fromEntries(all) };
  };
  return { ...section('tables'), ...section('columns'), ...section('relations') } as Overlay;
}
