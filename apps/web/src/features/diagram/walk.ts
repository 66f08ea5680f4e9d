import type { Scene } from './scene.ts';

/**
 * The table that an arrow key leads to: left to a table that this one references, right to one that references it (the
 * topmost), up and down to the next one in the same group, column by column. Null if there is none.
 */
export function walk(scene: Scene, from: string, arrow: 'left' | 'right' | 'up' | 'down'): string | null {
  const own = scene.cards.findIndex((card) => card.id === from);
  const here = scene.cards[own];
  if (!here) return scene.cards[0]?.id ?? null;
  if (arrow === 'left' || arrow === 'right') {
    const ends = scene.links.flatMap((link) =>
      arrow === 'left' ? (link.from === own && link.to !== own ? [link.to] : []) : link.to === own && link.from !== own ? [link.from] : [],
    );
    const near = [...new Set(ends)].map((i) => scene.cards[i]!).sort((a, b) => Number(b.group === here.group) - Number(a.group === here.group) || a.y - b.y);
    return near[0]?.id ?? null;
  }
  const column = scene.cards.filter((card) => card.group === here.group).sort((a, b) => a.column - b.column || a.y - b.y);
  const at = column.indexOf(here) + (arrow === 'up' ? -1 : 1);
  return column[at]?.id ?? null;
}
