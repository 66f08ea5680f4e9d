import { wordsOf, type TextWords } from '@seedbed/engine/text';
import { fits } from '../shape/fits.ts';
import type { Shape } from '../shape/shape.ts';
import { wholeBelow, type Dice } from './dice.ts';
import { formatText, wordsText } from './format-text.ts';

const TEXT = { name: 'text', kind: 'base', base: 'text' } as const;

/** A text by pattern, format and length. */
export function madeText(shape: Shape, dice: Dice): string {
  if (shape.pattern !== undefined) {
    const words = patternWords(shape);
    if (words && words.count > 0) {
      const text = words.at(Math.min(words.count - 1, Math.floor(dice() * words.count)));
      if (fits(shape, text)) return text;
    }
  }
  const formatted = shape.format === undefined ? undefined : formatText(shape.format, dice);
  if (formatted !== undefined && fits(shape, formatted)) return formatted;
  const least = shape.minLength ?? 0;
  let text = wordsText(dice, 1 + wholeBelow(dice, 2));
  while (text.length < least) text += ` ${wordsText(dice, 1)}`;
  return text.slice(0, Math.max(least, shape.maxLength ?? text.length));
}

const known = new WeakMap<Shape, TextWords | null>();

/** Words that match a pattern; null if that cannot be determined. */
function patternWords(shape: Shape): TextWords | null {
  const there = known.get(shape);
  if (there !== undefined) return there;
  const { pattern, minLength, maxLength } = shape;
  const domain = {
    ...(minLength !== undefined && { minLength }),
    // A pattern without a maximum length gives short texts.
    maxLength: maxLength ?? Math.max(64, minLength ?? 0),
    patterns: [{ syntax: 'regex', pattern: pattern! } as const],
  };
  const words = wordsOf(domain, TEXT, {});
  known.set(shape, words);
  return words;
}
