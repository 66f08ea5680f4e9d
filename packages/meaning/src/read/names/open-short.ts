import { lettersInOrder } from './letters-in-order.ts';
import type { Tokens } from './tokens.ts';
import { knownWords } from './vocabulary.ts';

/** `wh_name`, `wh_code` of warehouses: a short form of the table's name before several columns is the name itself. */
export function openShort(columns: readonly (readonly [string, Tokens])[], table: readonly string[]): (readonly [string, Tokens])[] {
  const counts = new Map<string, number>();
  for (const [, { words }] of columns) if (words.length > 1) counts.set(words[0]!, (counts.get(words[0]!) ?? 0) + 1);
  return columns.map(([name, { words, raw }]) => {
    const first = words[0]!;
    const noun =
      (counts.get(first) ?? 0) >= 2 && first.length <= 4
        ? table.find((word) => word !== first && isShortFor(first, word) && !isMadeOf(first, word))
        : undefined;
    return noun === undefined || words.length < 2 ? [name, { words, raw }] : [name, { words: [noun, ...words.slice(1)], raw: [noun, ...raw.slice(1)] }];
  });
}

/** `file` of `filestore`: the first of two words written together is no short form of both. */
function isMadeOf(first: string, word: string): boolean {
  return word.startsWith(first) && knownWords.has(word.slice(first.length));
}

/** Its letters are in the word in this order, the first at its start; a plural is no longer form: `log_type` of logs is of a log. */
function isShortFor(short: string, word: string): boolean {
  return word.length > short.length && word[0] === short[0] && word !== `${short}s` && word !== `${short}es` && lettersInOrder(short, word);
}
