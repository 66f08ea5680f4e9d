import type { Spread } from './spread.ts';

/**
 * Parents in turn that are never the one of `lead`, of the same table: child c gets the (c mod (parents − 1))th of the others. Where the
 * lead's children lie in a row, no two of one lead get the same parent, as long as it has at most parents − 1 of them.
 */
export function apartSpread(lead: Spread): Spread {
  const { parents } = lead;
  const others = Math.max(1, parents - 1);
  const parentOf = (child: number) => {
    const own = lead.parentOf(child);
    return own < 0 || parents < 2 ? -1 : (own + 1 + (child % others)) % parents;
  };
  /** Children of a lead lie in a row from the first one: those that fall on `parent`. */
  function childrenOf(parent: number): number[] {
    const list: number[] = [];
    for (let own = 0; own < parents && parents > 1; own++) {
      if (own === parent) continue;
      for (let i = 0; i < lead.countOf(own); i++) {
        const child = lead.childAt(own, i);
        if (parentOf(child) === parent) list.push(child);
      }
    }
    return list.sort((a, b) => a - b);
  }
  return {
    parents,
    children: lead.children,
    most: lead.children,
    parentOf,
    ordinalOf: (child) => Math.max(0, childrenOf(parentOf(child)).indexOf(child)),
    countOf: (parent) => childrenOf(parent).length,
    childAt: (parent, ordinal) => childrenOf(parent)[ordinal]!,
  };
}
