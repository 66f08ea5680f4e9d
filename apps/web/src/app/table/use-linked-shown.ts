import { keptSwitch } from '../../lib/kept-switch.ts';

const shown = keptSwitch('seedbed.linked');

/** Whether the rows that reference the selected one are next to the grid. */
export function useLinkedShown(): readonly [shown: boolean, toggle: () => void] {
  return [shown.use(), shown.toggle];
}
