import type { Relation } from '@seedbed/contract';
import { shortName } from '../../lib/format.ts';
import { notify } from '../../lib/notify.ts';
import { hasLinked } from '../linked/linked-path.ts';
import { useChildrenShown } from './use-children-shown.ts';
import { useLinkedShown } from './use-linked-shown.ts';

const NOTE_MS = 4_000;

/**
 * Rows that reference the active one are either below the grid or next to it, so opening one place closes the other.
 * Nothing is next to a table that no other refers to; the choice stays for the next table.
 */
export function useRowsAround(relations: readonly Relation[], table: string) {
  const [isBelow, switchBelow] = useChildrenShown();
  const [isLinkedShown, switchLinked] = useLinkedShown();
  const hasLinks = hasLinked(relations, table);
  const isLinked = isLinkedShown && hasLinks;
  // Both may be stored from an earlier version; the rows next to the grid win.
  const below = isBelow && !isLinked;
  return {
    below,
    isLinked,
    toggleBelow: () => {
      if (isLinkedShown) switchLinked();
      if (!(isBelow && isLinked)) switchBelow();
    },
    toggleLinked: () => {
      if (!hasLinks) return notify(`No table refers to ${shortName(table)}`, { id: 'linked', milliseconds: NOTE_MS });
      if (isBelow) switchBelow();
      switchLinked();
    },
  };
}
