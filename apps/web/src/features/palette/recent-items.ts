import { noteRecent } from '../../lib/recent.ts';
import type { PaletteItem } from '../../lib/palette-state.ts';
import { openDataset } from './use-items.ts';

/** Toggles and repeated actions are not listed as recent. */
const PASSING: ReadonlySet<string> = new Set(['undo', 'redo', 'save', 'theme', 'row', 'sign-out', 'wish', 'value', 'manual']);

/** Remembers what was chosen. Tables, columns, values and revisions are those of one dataset; everything else is the same in all. */
export function noteRun(item: PaletteItem): void {
  if (PASSING.has(item.id)) return;
  noteRecent('palette', keyOf(item.id));
}

/** The ids of the items chosen last in this place. `kept`: the stored form. */
export function recentItems(kept: readonly string[]): readonly string[] {
  const here = `${openDataset()} `;
  const table = new URLSearchParams(window.location.search).get('t');
  return kept
    .flatMap((key) => (key.startsWith(here) ? [key.slice(here.length)] : / (?:table|column|value|revision)-/.test(key) ? [] : [key]))
    .filter((id) => id !== `table-${table}`);
}

function keyOf(id: string): string {
  return /^(?:table|column|value|revision)-/.test(id) ? `${openDataset()} ${id}` : id;
}
