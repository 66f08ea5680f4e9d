import { permutation } from '../keys/permutation.ts';
import { listedChildren } from './listed-children.ts';
import { lookedThrough } from './looked-through.ts';
import { isServed, type Spread } from './spread.ts';

/**
 * Parents in turn by the row's position among the children of `lead`, as in `turnedSpread`, where the first parent has
 * `own` children: the first child of that many of the lead's parents, spread evenly over those with children. If there
 * are fewer, it gets one child of each. Null if the lead has more children than there are other parents: two of them
 * would get the same parent.
 */
export function turnedVip(lead: Spread, parents: number, own: number, key: readonly [number, number]): Spread | null {
  if (parents < 2 || lead.most > parents - 1) return null;
  const mixed = permutation(parents - 1, key[0], key[1]);
  let chosen: Uint8Array | null = null;
  const isOwn = (child: number): boolean => lead.ordinalOf(child) === 0 && (chosen ??= evenlyChosen(lead, own))[lead.parentOf(child)] === 1;
  const parentOf = (child: number): number => {
    const first = lead.parentOf(child);
    if (first < 0) return -1;
    return isOwn(child) ? 0 : 1 + mixed.forward((lead.ordinalOf(child) + first) % (parents - 1));
  };
  return {
    parents,
    children: lead.children,
    most: lead.children,
    parentOf,
    ...listedChildren(parentOf, lookedThrough(parents, lead.children, parentOf)),
  };
}

/** This many of the parents that have children, evenly spread among them: marked with 1. */
function evenlyChosen(lead: Spread, wanted: number): Uint8Array {
  const chosen = new Uint8Array(lead.parents);
  let served = 0;
  for (let parent = 0; parent < lead.parents; parent++) if (isServed(lead, parent)) served++;
  const own = Math.min(wanted, served);
  for (let parent = 0, at = 0; parent < lead.parents; parent++) {
    if (!isServed(lead, parent)) continue;
    if (Math.floor(((at + 1) * own) / served) > Math.floor((at * own) / served)) chosen[parent] = 1;
    at++;
  }
  return chosen;
}
