import type { Draft } from '../../edits/draft.ts';
import { readsFrom } from './parts-of-sums.ts';
import { isSum } from './sums-of-money.ts';
import { wordSet } from '../../read/words.ts';

/** Last words of summands. */
const ADDED = wordSet('summands');
/** Of no whole, or of another one. */
const APART = wordSet('no summands');

/** The columns beside a total that end with the same word, of which it is the sum. */
export function summandsOf(whole: Draft, numbers: readonly Draft[]): Draft[] {
  const head = headOf(whole);
  const parts = numbers.filter(
    (draft) =>
      draft !== whole && draft.words.length > 1 && ADDED.has(headOf(draft)) && !draft.words.some((word) => APART.has(word)) && !readsFrom(draft, whole),
  );
  const alike = ADDED.has(head) ? parts.filter((part) => headOf(part) === head) : mostAlike(parts);
  return alike.every((part) => isSum(part) || wordSet('summands that are no money').has(headOf(part))) ? alike : [];
}

/** Those with the most common last word. */
function mostAlike(parts: readonly Draft[]): Draft[] {
  const groups = Map.groupBy(parts, headOf);
  return [...groups.values()].reduce<Draft[]>((most, group) => (group.length > most.length ? group : most), []);
}

/** The last word, of one. */
function headOf(draft: Draft): string {
  return nameOfSum(draft)
    .split(' ')
    .at(-1)!
    .replace(/(?<=..)s$/, '');
}

/** `cost_labor` and `kosten_totaal` are the labor's cost and the total cost. */
export function nameOfSum({ words }: Draft): string {
  const [first = '', second, more] = words;
  const isTurned = second !== undefined && more === undefined && ADDED.has(first.replace(/(?<=..)s$/, '')) && !ADDED.has(second.replace(/(?<=..)s$/, ''));
  return isTurned ? `${second} ${first}` : words.join(' ');
}
