import { holds, type Point } from './box.ts';
import type { Level } from './levels.ts';
import { panelTexts } from './panel-texts.ts';
import type { Panel } from './panels.ts';
import type { PlacedCard } from './placed-card.ts';
import { cardAt, type Scene } from './scene.ts';

/** The element at a point: a table and a column line, or a group when zoomed out. */
export type Hit =
  | { readonly card: PlacedCard; readonly column: string | null; readonly panel: null }
  | { readonly card: null; readonly column: null; readonly panel: Panel };

/** `at` is a point of the scene; `wanted` are the tables that panels name in any case. */
export function hitAt(
  scene: Scene,
  at: Point,
  { level, zoom, selected, wanted }: { level: Level; zoom: number; selected: string; wanted: ReadonlySet<string> },
): Hit | null {
  if (level !== 'groups') {
    const hit = cardAt(scene, at, level === 'columns' ? selected : '');
    return hit && { ...hit, panel: null };
  }
  const panel = scene.panels.find((one) => holds(one, at));
  if (!panel) return null;
  // A single table is its own panel.
  const named =
    panel.titles.length === 0 && panel.cards.length === 1
      ? panel.cards[0]
      : panelTexts(scene, zoom, wanted).find(({ card, box }) => card && holds(box, at))?.card;
  return named ? { card: named, column: null, panel: null } : { card: null, column: null, panel };
}
