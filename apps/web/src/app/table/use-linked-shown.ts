import { keptSwitch } from '../../lib/kept-switch.ts';

const shown = keptSwitch('seedbed.linked');

/** Whether the rows that refer to the picked one are beside the grid. */
export function useLinkedShown(): readonly [shown: boolean, toggle: () => void] {
  return [shown.use(), shown.toggle];
}
