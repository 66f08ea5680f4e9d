import { permutation } from '../keys/permutation.ts';
import { listedChildren } from './listed-children.ts';
import { lookedThrough } from './looked-through.ts';
import type { Spread } from './spread.ts';

/**
 * Parents in turn by the row's position among the children of `lead`, wherever these are: no two children of one lead
 * get the same parent, as long as there are at most `step × parents` of them. Finds a parent's children by a scan.
 */
export function turnedSpread(lead: Spread, parents: number, step: number, key: readonly [number, number]): Spread {
  const mixed = permutation(Math.max(1, parents), key[0], key[1]);
  const digitOf = (child: number) => (Math.floor(lead.ordinalOf(child) / step) + lead.parentOf(child)) % parents;
  const parentOf = (child: number) => (parents === 0 || lead.parentOf(child) < 0 ? -1 : mixed.forward(digitOf(child)));
  return {
    parents,
    children: lead.children,
    most: lead.children,
    parentOf,
    ...listedChildren(parentOf, lookedThrough(parents, lead.children, parentOf)),
  };
}
