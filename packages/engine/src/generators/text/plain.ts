import { define, field, parameters } from '../kit/define.ts';
import { DIGITS, UPPER, type Dice } from '../kit/dice.ts';
import { textSource } from '../kit/text-source.ts';
import { longest } from '../kit/type-families.ts';

/** The number of different texts if they may repeat. */
const USUAL = 40;

export const plain = define<{ noun?: string }>({
  kind: 'text.plain',
  group: 'text',
  title: 'Plain text',
  summary: 'For a column about which nothing is known: its own noun and a number (`Paddock 7`); a code where only a few letters fit.',
  parameters: parameters({ noun: field.text('Noun; empty: from the column name') }),
  outputs: ['text', 'json', 'literal'],
  invertible: 'parts',
  compile({ noun }, context) {
    const most = longest(context.type, context.domain.maxLength);
    const words = wordsOf(noun ?? context.column);
    const text = forms(words, most);
    const digits = text === null ? most : Math.min(15, most - text.length);
    return textSource(context, {
      cardinality: text === null ? power(36, Math.min(9, most)) : power(10, digits) - 1,
      texts: () => (dice) =>
        text === null ? code(dice, most) : `${text}${1 + Math.floor(dice.unit() * dice.unit() * Math.min(USUAL, power(10, digits) - 1))}`,
      at: (rank) => (text === null ? base(rank, Math.min(9, most)) : `${text}${rank + 1}`),
    });
  },
});

const power = (base: number, exponent: number): number => Array.from({ length: exponent }).reduce<number>((product) => product * base, 1);

/** `school_dist` → school, dist. */
function wordsOf(name: string): string[] {
  return name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter(Boolean);
}

/** The text before the number: the noun, its initials, or empty if nothing fits. */
function forms(words: readonly string[], most: number): string | null {
  const noun = words.join(' ');
  if (noun === '') return most >= 8 ? 'Item ' : null;
  const whole = `${noun[0]!.toUpperCase()}${noun.slice(1)} `;
  if (whole.length + 2 <= most) return whole;
  const stem = words.length > 1 ? words.map((word) => word[0]!).join('') : noun.slice(0, 3);
  return stem.length + 3 <= most ? `${stem.toUpperCase().slice(0, 4)}-` : null;
}

/** A few letters and digits; codes of a short list are more frequent. */
function code(dice: Dice, length: number): string {
  const letter = UPPER[Math.floor(dice.unit() * dice.unit() * 12)]!;
  if (length === 1) return letter;
  return letter + dice.letters(DIGITS, Math.min(length - 1, 2));
}

/**
 * A different code for each rank: letters and digits in base 36, starting with single letters if nothing longer fits.
 */
function base(rank: number, length: number): string {
  const text = rank.toString(36).toUpperCase().slice(-length);
  return text.padStart(Math.min(4, length), '0');
}
