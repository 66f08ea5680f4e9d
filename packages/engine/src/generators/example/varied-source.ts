import type { ColumnSource } from '../../columns/source.ts';
import type { CompileContext } from '../definition.ts';
import { textSource } from '../kit/text-source.ts';
import { longest } from '../kit/type-families.ts';
import type { ExampleChoice } from './example-choice.ts';
import { plainText, variedText } from './varied-text.ts';

/**
 * Texts of examples with variable parts. The first block of rows has the first variant of each, unless `even` mixes all variants from the
 * start. With `series` every block has the next variant, and adds its number once all variants are used, so that each text comes once;
 * without it, variants are random. `joined`: the number follows the text without a space, behind a hyphen where the text ends in a digit. Null if a series has no room
 * for such numbers.
 */
export function variedSource(
  context: CompileContext,
  values: readonly (string | number | boolean | null)[],
  choice: ExampleChoice,
  { vary, even, series, joined }: { readonly vary: boolean; readonly even: boolean; readonly series: boolean; readonly joined: boolean },
): ColumnSource | null {
  const texts = values.map((value) => (value === null ? null : vary ? variedText(String(value)) : plainText(String(value))));
  const present = texts.filter((text) => text !== null);
  const count = values.length;
  const blocks = Math.ceil(context.rows / count);
  const room = longest(context.type, context.domain.maxLength);
  if (series && present.some((text) => text.longest + (blocks > text.count ? 1 + String(blocks).length : 0) > room)) return null;
  const isJoined = joined && !anyClashes(present);
  const textOf = (example: number, way: number): string => {
    const text = present[example]!;
    if (way < text.count) return text.at(way);
    const first = text.at(0);
    return `${first}${!isJoined ? ' ' : /\d$/.test(first) ? '-' : ''}${way - text.count + 2}`;
  };
  const place = new Int32Array(count);
  let next = 0;
  texts.forEach((text, at) => (place[at] = text === null ? -1 : next++));
  const isWhole = present.length === count && new Set(present.map((text) => text.at(0))).size === count;
  return {
    ...textSource(context, {
      texts: (siblings, rows) => {
        const chosen = new Int32Array(rows.count);
        const turns = new Int32Array(rows.count).fill(-1);
        choice.fill(rows, chosen, siblings, turns);
        return (dice, row, index) => {
          const own = place[chosen[index]!]!;
          const example = own >= 0 ? own : dice.below(present.length);
          if (turns[index]! >= 0 && !series) return textOf(example, turns[index]! % present[example]!.count);
          const block = Math.floor(row / count);
          return textOf(example, series || (block === 0 && !even) ? block : dice.below(present[example]!.count));
        };
      },
      ...(series && isWhole
        ? {
            at: (rank: number) => textOf(rank % count, Math.floor(rank / count)),
            rankOf: (text: string) => rankOf(text, present.length, textOf, blocks),
            plainFirst: true,
          }
        : {}),
    }),
    ...(series && isWhole && choice.distinct === count ? { distinct: context.rows } : {}),
  };
}

/** Whether a text is another one with a number behind it: `SALE5` beside `SALE`. Of too many variants it is not known, and taken for so. */
function anyClashes(texts: readonly { readonly count: number; at(way: number): string }[]): boolean {
  if (texts.reduce((sum, { count }) => sum + count, 0) > MAX_TRIED) return true;
  const all = new Set(texts.flatMap(({ count, at }) => Array.from({ length: count }, (_, way) => at(way))));
  return [...all].some((text) => /\d$/.test(text) && Array.from(text.matchAll(/(?=-?\d+$)/g)).some(({ index }) => all.has(text.slice(0, index))));
}

/** By trial: there are few variants, and rows are rarely looked up by value. */
function rankOf(text: string, examples: number, textOf: (example: number, way: number) => string, blocks: number): number {
  for (let way = 0; way < Math.min(blocks, MAX_TRIED); way++) {
    for (let example = 0; example < examples; example++) if (textOf(example, way) === text) return way * examples + example;
  }
  return -1;
}

const MAX_TRIED = 10_000;
