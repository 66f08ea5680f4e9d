import type { Box } from './box.ts';

export const CORNERS = ['bottom-right', 'bottom-left', 'top-right', 'top-left'] as const;
export type Corner = (typeof CORNERS)[number];

/** What lies under the small map of the table that was picked counts more than what lies under it of others. */
const PICKED = 4;

/** The corner of the visible part where a map of this size (in scene units) covers the fewest tables; the map moves only if another corner covers fewer. */
export function emptiestCorner(
  sight: Box,
  map: { readonly width: number; readonly height: number },
  cards: readonly Box[],
  picked: Box | undefined,
  present: Corner,
): Corner {
  const coveredAt = (corner: Corner) => {
    const box = {
      x: corner.endsWith('left') ? sight.x : sight.x + sight.width - map.width,
      y: corner.startsWith('top') ? sight.y : sight.y + sight.height - map.height,
      ...map,
    };
    return cards.reduce((sum, card) => sum + overlap(card, box) * (card === picked ? PICKED : 1), 0);
  };
  let [best, least] = [present, coveredAt(present)];
  for (const corner of CORNERS) {
    const covered = coveredAt(corner);
    if (covered < least) [best, least] = [corner, covered];
  }
  return best;
}

function overlap(a: Box, b: Box): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return width > 0 && height > 0 ? width * height : 0;
}
