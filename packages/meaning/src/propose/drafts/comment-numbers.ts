import type { Domain } from '@seedbed/contract';
import { legendOf } from '../../read/column/legend.ts';
import type { ColumnView } from '../../schema/schema-view.ts';
import { labelWeights } from './label-weights.ts';
import { WHOLE_TYPES } from '../../schema/types.ts';

/** Whole numbers that a comment lists, and how often each is there. */
export type ListedNumbers = { readonly values: readonly number[]; readonly weights: readonly number[] };

const ONLY_NUMBERS = /^\W*(?:one of|values?|allowed|e\.?g\.?)?\W*(\d{1,4}(?:\s*(?:,|\/|\||or|and)+\s*\d{1,4})+)\+?\W*$/i;
const MAX = 12;

/**
 * `0 = inactive, 1 = active, 2 = banned` or `1, 2, 3, 4, 5+`: the listed numbers. Null if the comment lists none, or if other conditions
 * bind the column.
 */
export function commentNumbers(column: ColumnView, domain: Domain | undefined, noun: string, usual: string | null): ListedNumbers | null {
  const { comment } = column.column;
  if (!comment || !WHOLE_TYPES.has(column.type.base) || column.unique || column.references.length > 0 || domain) return null;
  const legend = legendOf(comment);
  if (legend) {
    const words = [...legend.keys()];
    const usualWord = words.find((word) => legend.get(word) === usual) ?? null;
    return { values: words.map((word) => Number(legend.get(word))), weights: labelWeights(words, noun, true, usualWord) };
  }
  const only = ONLY_NUMBERS.exec(comment)?.[1];
  const values = only ? [...new Set(only.split(/\D+/).map(Number))] : [];
  return values.length >= 2 && values.length <= MAX ? { values, weights: labelWeights(values.map(String), noun, false, usual) } : null;
}
