import { allocColumn } from '../../columns/allocate.ts';
import { startArena } from '../../columns/arena-writer.ts';
import { cellText } from '../cell-text.ts';
import { literals } from './enumerate-literals.ts';
import type { Enumeration } from './enumerate.ts';
import { power } from './power.ts';

/** Limit for counting lists, and for how many elements they may have beyond the shortest. */
const MAX = 1e9;
const LONGER = 3;

/** Array literals of the elements by rank, all different: shortest first, with consecutive elements. */
export function listsOf(elements: Enumeration, least: number, most = least + LONGER): Enumeration {
  const size = Math.max(1, elements.count);
  const cell = allocColumn(elements.shape, 1);
  const text = (rank: number): string => {
    if (cell.store === 'arena') startArena(cell);
    elements.put(cell, 0, rank);
    return `"${cellText(cell, 0).replace(/["\\]/g, '\\$&')}"`;
  };
  const counts: number[] = [];
  let count = 0;
  for (let length = least; length <= most && count < MAX; length++) {
    counts.push(power(size, length));
    count += counts.at(-1)!;
  }
  return literals(Math.max(1, Math.min(MAX, count)), (rank) => {
    let left = rank;
    let longer = 0;
    while (longer < counts.length - 1 && left >= counts[longer]!) left -= counts[longer++]!;
    const texts: string[] = [];
    for (let i = 0, at = 0; i < least + longer; i++, left = Math.floor(left / size)) {
      at = (at + (left % size) + (i === 0 ? 0 : 1)) % size;
      texts.push(text(at));
    }
    return `{${texts.join(',')}}`;
  });
}
