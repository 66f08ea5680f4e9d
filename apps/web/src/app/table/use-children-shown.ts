import { keptSwitch } from '../../lib/kept-switch.ts';

const shown = keptSwitch('seedbed.children');

/** Whether the rows that refer to the active one are below the grid. */
export function useChildrenShown(): readonly [shown: boolean, toggle: () => void] {
  return [shown.use(), shown.toggle];
}
