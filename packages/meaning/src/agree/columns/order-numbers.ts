import { edit, type Draft } from '../../edits/draft.ts';
import { wordSet } from '../../read/words.ts';
import { NUMBER_TYPES } from '../../schema/types.ts';

/** Pairs of words for the smaller and the larger of two numbers, and their usual distance. */
const PAIRS: readonly (readonly [low: string, high: string, share: number])[] = [
  ['min', 'max', 0.6],
  ['minimum', 'maximum', 0.6],
  ['low', 'high', 0.4],
  ['lower', 'upper', 0.4],
  ['lowest', 'highest', 0.4],
  ['start', 'end', 0.02],
  ['begin', 'end', 0.02],
  ['from', 'to', 0.4],
  ['opening', 'closing', 0.03],
  ['bid', 'ask', 0.002],
  ['previous', 'current', 0.03],
  ['tare', 'gross', 0.8],
  ['net', 'gross', 0.12],
  ['approved', 'claimed', 0.2],
  ['approved', 'requested', 0.2],
  ['delivered', 'sent', 0.04],
  ['read', 'delivered', 0.4],
  ['opened', 'delivered', 0.6],
  ['carpet', 'built up', 0.18],
  ['built up', 'super built up', 0.22],
  ['living', 'plot', 1.2],
  ['living', 'lot', 1.2],
  ['usable', 'gross', 0.25],
  ['units per floor', 'total units', 6],
];

/** The number requested does not limit the number offered. */
const COUNTS = wordSet('sizes and counts');

/** `max_qty` next to `min_qty`, `odo_end` next to `odo_start`: computes the second from the first, so that it is never lower. */
export function orderNumbers(drafts: readonly Draft[], isFree: (draft: Draft) => boolean): void {
  const numbers = drafts.filter((draft) => NUMBER_TYPES.has(draft.column.type.base) && /^(?:(?:number|finance|commerce)\.|distribution$)/.test(draft.kind));
  // The row's taxes or deductions determine the difference of net and gross.
  const between = drafts.some(({ words }) => words.some((word) => wordSet('deductions and taxes').has(word)));
  for (const high of numbers) {
    for (const [low, word, share] of PAIRS) {
      const name = ` ${high.words.join(' ')} `;
      if (low === 'bid' && high.words.some((each) => COUNTS.has(each))) continue;
      if (!name.includes(` ${word} `) || high.kind === 'number.above' || !isFree(high) || (low === 'net' && between)) continue;
      const wanted = name.replace(` ${word} `, ` ${low} `).trim();
      const first = drafts.find(
        (each) =>
          each.words.join(' ') === wanted && each.column.type.base === high.column.type.base && (numbers.includes(each) || each.kind === 'example.number'),
      );
      if (!first || first.kind === 'number.above' || isApart(first, high)) continue;
      edit(high, { kind: 'number.above', parameters: { column: first.column.name, share }, because: { code: 'row', words: `above ${first.column.name}` } });
    }
  }
}

/** Whether one range ends before the other begins, so that they are always in order. */
export function isApart(low: Draft, high: Draft): boolean {
  const [one, other] = [boundsOf(low), boundsOf(high)];
  return one !== null && other !== null && one.max <= other.min;
}

function boundsOf({ parameters }: Draft): { min: number; max: number } | null {
  const { min, max, values } = parameters;
  if (typeof min === 'number' && typeof max === 'number') return { min, max };
  if (!Array.isArray(values) || values.length === 0 || !values.every((value) => typeof value === 'number')) return null;
  return { min: Math.min(...(values as number[])), max: Math.max(...(values as number[])) };
}
