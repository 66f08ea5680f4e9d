import type { Scene } from './scene.ts';

/** What a table is linked to, as it is drawn: the other tables, and by table the columns that these relations leave or reach. */
export type Related = { readonly related: ReadonlySet<string>; readonly ends: ReadonlyMap<string, ReadonlySet<string>> };

let kept: { scene: Scene; table: string; found: Related } | null = null;

/** Asked for every frame, so the last answer is kept. */
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

/** Tables that are named from afar wherever their group names any: the picked one, what a search found, and what the picked one is linked to, in this order. */
export function wantedTables(scene: Scene, selected: string, found: ReadonlySet<string> | null): ReadonlySet<string> {
  return new Set([selected, ...(found ?? []), ...relatedTo(scene, selected).related]);
}
