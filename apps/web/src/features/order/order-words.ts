import { formatCount, formatShare } from '../../lib/format.ts';
import { describeError } from '../../lib/describe-error.ts';
import type { SortedList } from './sorted-list.ts';

/** The same for rows whose count is shown next to it. */
export function sortWords(list: SortedList, count: number): string {
  return list.state === 'listed' || list.state === 'in-order' ? 'sorted' : orderWords(list, count);
}

/** Whether `count` rows are in the order that is requested. */
export function orderWords(list: SortedList, count: number): string {
  switch (list.state) {
    case 'sorting':
      return `Sorting ${formatCount(count)} rows: ${formatShare(count === 0 ? 1 : list.read / count)}`;
    case 'too-many':
      return `Not sorted: ${formatCount(count)} rows are too many. This column sorts up to ${formatCount(list.most)}.`;
    case 'failed':
      return describeError(list.error).detail;
    default:
      return `${formatCount(count)} ${count === 1 ? 'row' : 'rows'}, sorted`;
  }
}
