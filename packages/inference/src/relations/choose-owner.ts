import { isIdentifying, isOneToOne, isRequired, type Link } from './link.ts';

/**
 * The relation in whose order a table's rows lie: a line's order, a comment's post. At most one; null for tables that stand by
 * themselves. Chosen by how much the row is a part of the parent: identity first, then deletion together, then the name.
 */
export function chooseOwner(links: readonly Link[], isReference: (link: Link) => boolean): Link | null {
  let best: Link | null = null;
  let bestScore = 0;
  for (const link of links) {
    if (link.to === link.from || !isRequired(link) || isReference(link)) continue;
    const score = ownership(link);
    if (score > bestScore) [best, bestScore] = [link, score];
  }
  return best;
}

function ownership(link: Link): number {
  let score = 1;
  if (isIdentifying(link)) score += 4;
  if (isOneToOne(link)) score += 2;
  if (link.key?.onDelete === 'cascade') score += 3;
  const parent = link.to.table.name.replace(/s$/, '');
  if (link.from.table.name !== link.to.table.name && link.from.table.name.startsWith(parent)) score += 5;
  if (link.from.foreignKeys[0] === link.key) score += 1;
  return score;
}
