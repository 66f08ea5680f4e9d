import type { CellKind } from '../../workspace/grid-column.ts';

/** Mean advance of Plex Sans at 12 px; measured once over English text. */
const ADVANCE = 6.15;
/** How much wider capitals and digits are in a text. */
const WIDER = 1.05;
/** Digits, and signs that are as wide; the text between them is narrower. */
const DIGIT = 7.2;
const BETWEEN = 4.9;

/**
 * The approximate width of a text in a cell, in px: dates, times and numbers by their digits, which are wider than
 * letters.
 */
export function textAdvance(text: string, kind: CellKind): number {
  if (kind !== 'time' && kind !== 'number') return text.length * ADVANCE + (text.match(/[A-Z0-9]/g)?.length ?? 0) * WIDER;
  const between = text.match(/[-:., ]/g)?.length ?? 0;
  return (text.length - between) * DIGIT + between * BETWEEN;
}
