import type { Scene } from './scene.ts';

/** The linked tables of a table, and per table the columns where these relations start or end. */
export type Related = { readonly related: ReadonlySet<string>; readonly ends: ReadonlyMap<string, ReadonlySet<string>> };

let kept: { scene: Scene; table: string; found: Related } | null = null;

/** Called for every frame, so the last result is cached. */
export function relatedTo(scene: Scene, table: string): Related {
  if (kept && kept.scene === scene && kept.table === table) return kept.found;
  const own = scene.cards.findIndex((card) => card.id === table);
  const related = new Set<string>();
  const ends = new Map<string, Set<string>>();
  const note = (card: number, column: string) => {
    const { id } = scene.cards[card]!;
    if (card !== own) related.add(id);
    ends.set(id, (ends.get(id) ?? new Set()).add(column));
  };
  for (const { from, to, fromColumn, toColumn } of scene.links) {
    if (from !== own && to !== own) continue;
    note(from, fromColumn);
    note(to, toColumn);
  }
  kept = { scene, table, found: { related, ends } };
  return kept.found;
}

/**
 * Tables named when zoomed out if their group names any: the selected one, search results, and tables linked to the
 * selected one, in this order.
 */
export function wantedTables(scene: Scene, selected: string, found: ReadonlySet<string> | null): ReadonlySet<string> {
  return new Set([selected, ...(found ?? []), ...relatedTo(scene, selected).related]);
}
