import { dictionary } from '@seedbed/contract';
/** Words for spans of time, and how many of each are usual. */
export const SPANS_OF_TIME: Readonly<Record<string, readonly number[]>> = dictionary({
  second: [30, 60, 300, 900, 3600],
  minute: [5, 15, 30, 60, 120],
  hour: [1, 2, 4, 12, 24],
  day: [7, 14, 30, 1, 3, 60],
  week: [1, 2, 4, 8],
  month: [1, 3, 6, 12],
  year: [1, 2, 5],
});
