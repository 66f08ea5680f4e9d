import { startArena } from '../../columns/arena-writer.ts';
import type { ColumnSource } from '../../columns/source.ts';
import type { WordList } from '../../words/words.ts';
import type { CompileContext } from '../definition.ts';
import { constants, type Constants, sameText, UnfitConstant } from './constants.ts';
import { cumulativeTableOfSums, equalShares, locate, locateAll, runningSums } from '../../values/cumulative.ts';
import { borrow, giveBack } from '../../columns/scratch.ts';
import { longest, familyOf } from './type-families.ts';
import { unit } from './uniform.ts';

/** One of a list, by weight. */
export function pickSource(context: CompileContext, list: WordList, purpose?: string): ColumnSource {
  const fitted = fitList(context, list);
  const table = constantsOrCodes(context, fitted.words);
  return choose(context, table, fitted.words, fitted.weights, purpose);
}

/** One of given texts; a text that the type cannot hold is an error at its place in the parameters. */
function choose(context: CompileContext, table: Constants, texts: readonly string[], cumulated: Float64Array | null, purpose?: string): ColumnSource {
  const draws = context.draws(purpose);
  const shares = cumulated ? cumulativeTableOfSums(cumulated) : equalShares(texts.length);
  return {
    shape: table.shape,
    cardinality: texts.length,
    fill(rows, out) {
      const scratch = borrow(rows.count);
      draws.fill(rows, scratch.a, scratch.b);
      if (out.store === 'arena') startArena(out);
      if (out.store === 'dict') locateAll(shares, scratch.a, scratch.b, rows.count, out.indices);
      else for (let i = 0; i < rows.count; i++) table.put(out, i, locate(shares, unit(scratch.a[i]!, scratch.b[i]!)));
      giveBack(scratch);
    },
    at(ranks, count, out) {
      if (out.store === 'arena') startArena(out);
      for (let i = 0; i < count; i++) table.put(out, i, ranks[i]!);
    },
    rankOf: (value) => texts.findIndex((text) => sameText(context.type, text, value)),
  };
}

/** Only words that fit the column's length, in its case, without repeats. */
function fitList(context: CompileContext, list: WordList): { words: readonly string[]; weights: Float64Array | null } {
  const { domain, type } = context;
  if (familyOf(type) !== 'text') return { words: list.words, weights: list.weights };
  const most = longest(type, domain.maxLength);
  const least = domain.minLength ?? 0;
  const cased = (word: string) => (domain.case === 'lower' ? word.toLowerCase() : domain.case === 'upper' ? word.toUpperCase() : word);
  const weights = new Map<string, number>();
  list.words.forEach((word, i) => {
    if (word.length > most || word.length < least) return;
    const weight = list.weights ? list.weights[i]! - (list.weights[i - 1] ?? 0) : 1;
    weights.set(cased(word), (weights.get(cased(word)) ?? 0) + weight);
  });
  if (weights.size === 0) {
    const codes = [...new Set(list.words.map((word) => cased(abbreviate(word, most))))];
    return { words: codes, weights: null };
  }
  return { words: [...weights.keys()], weights: list.weights ? runningSums([...weights.values()]) : null };
}

/** A code of at most `most` letters, no more than three: initials of several words, otherwise the consonants of one. */
export function abbreviate(word: string, most: number): string {
  const parts = word.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  const code = parts.length > 1 ? parts.map((part) => part[0]!).join('') : word.slice(0, 1) + word.slice(1).replace(/[aeiou\W]/gi, '');
  return (code.length < Math.min(most, 3) ? parts.join('') : code).toUpperCase().slice(0, Math.min(most, 3));
}

/** For types that hold no text, words become their position in the list: 1, 2, 3 … */
function constantsOrCodes(context: CompileContext, words: readonly string[]): Constants {
  try {
    return constants(context.type, words);
  } catch (error) {
    if (!(error instanceof UnfitConstant)) throw error;
    const family = familyOf(context.type);
    if (family !== 'int' && family !== 'bigint' && family !== 'decimal' && family !== 'float') {
      context.fail('', `This generator makes words; a column of type ${context.type.name} does not take them.`);
    }
    return constants(
      context.type,
      words.map((_, i) => String(i + 1)),
    );
  }
}
