import { define, NONE } from '../kit/define.ts';
import type { Dice } from '../kit/dice.ts';
import { UPPER } from '../kit/dice.ts';
import { textSource } from '../kit/text-source.ts';
import { longest } from '../kit/type-families.ts';

export const plain = define({
  kind: 'text.plain',
  group: 'text',
  title: 'Plain text',
  summary: 'A word or two for a column about which nothing is known; a code where only a few letters fit.',
  parameters: NONE,
  outputs: ['text', 'json', 'literal'],
  invertible: 'parts',
  compile(_, context) {
    const most = longest(context.type, context.domain.maxLength);
    const adjectives = context.words.list('word.adjective').words;
    const nouns = context.words.list('word.noun').words;
    if (most < 9) return shortCodes(most);
    const fitting = (list: readonly string[], room: number) => list.filter((word) => word.length <= room);
    const first = fitting(adjectives, most - 6);
    const phrase = (adjective: string, noun: string) =>
      adjective.length + 1 + noun.length <= most ? `${adjective} ${noun}` : noun.length <= most ? noun : noun.slice(0, most);
    const pairs = most >= 20 ? adjectives.length * nouns.length : 0;
    return textSource(context, {
      cardinality: pairs * 1000 || Number.MAX_SAFE_INTEGER,
      texts: () => (dice) => sentenceCase(phrase(dice.pick(first), dice.pick(nouns))),
      at:
        pairs > 0
          ? (rank) =>
              numbered(
                sentenceCase(phrase(adjectives[rank % adjectives.length]!, nouns[Math.floor(rank / adjectives.length) % nouns.length]!)),
                Math.floor(rank / pairs),
                most,
              )
          : (rank) => base(rank, most),
    });

    function shortCodes(length: number) {
      const letters = Math.max(1, Math.min(length, 4));
      return textSource(context, {
        cardinality: Number(`1e${Math.min(15, length)}`),
        texts: () => (dice: Dice) => dice.letters(UPPER, letters),
        at: (rank) => (length <= 15 ? base(rank, length) : base(rank, 15)),
      });
    }
  },
});

function sentenceCase(text: string): string {
  return text[0]!.toUpperCase() + text.slice(1);
}

function numbered(text: string, number: number, most: number): string {
  if (number === 0) return text;
  const tail = ` ${number + 1}`;
  return text.length + tail.length <= most ? text + tail : text.slice(0, most - tail.length) + tail;
}

/** A different code for each rank: letters and digits of base 36, at least one. */
function base(rank: number, length: number): string {
  const text = rank.toString(36).slice(-length);
  return text.padStart(Math.min(4, length), '0');
}
