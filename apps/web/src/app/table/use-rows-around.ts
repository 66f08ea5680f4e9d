import { useChildrenShown } from './use-children-shown.ts';
import { useLinkedShown } from './use-linked-shown.ts';

/** Rows that refer to the active one are below the grid or beside it: never the same rows twice, so that one place closes the other. */
export function useRowsAround() {
  const [isBelow, switchBelow] = useChildrenShown();
  const [isLinked, switchLinked] = useLinkedShown();
  // Both may be kept on from before; what is beside has more.
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
