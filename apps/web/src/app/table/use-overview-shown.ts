import { keptSwitch } from '../../lib/kept-switch.ts';

const shown = keptSwitch('seedbed.overview');

/** Whether a table shows its columns as small pictures in place of its rows. */
export function useOverviewShown(): readonly [shown: boolean, toggle: () => void] {
  return [shown.use(), shown.toggle];
}
