import { keptSwitch } from './kept-switch.ts';

/** Whether single letters do nothing outside of the grid and the diagram: for people whose speech or tremor types them (WCAG 2.1.4). */
export const lettersOff = keptSwitch('seedbed.letters-off');
