import { useChildrenShown } from './use-children-shown.ts';
import { useLinkedShown } from './use-linked-shown.ts';

/**
 * Rows that reference the active one are either below the grid or next to it, so opening one place closes the other.
 */
export function useRowsAround() {
  const [isBelow, switchBelow] = useChildrenShown();
  const [isLinked, switchLinked] = useLinkedShown();
  // Both may be stored from an earlier version; the rows next to the grid win.
  const below = isBelow && !isLinked;
  return {
    below,
    isLinked,
    toggleBelow: () => {
      if (isLinked) switchLinked();
      if (!(isBelow && isLinked)) switchBelow();
    },
    toggleLinked: () => {
      if (isBelow) switchBelow();
      switchLinked();
    },
  };
}
