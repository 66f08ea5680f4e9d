import { keptSwitch } from './kept-switch.ts';

/** Whether single-letter shortcuts are disabled outside the grid and the diagram, for people who type letters by accident (WCAG 2.1.4). */
export const lettersOff = keptSwitch('seedbed.letters-off');
