import type { SqlType } from '@seedbed/contract';
import { wordsOf } from '@seedbed/engine/text';
import { meets } from '../../checks/meets.ts';
import { accepted, type CandidateColumn } from './evaluate.ts';
import type { PoolContext } from './pool-context.ts';
import { isPattern } from './text-candidates.ts';

/** How many values a search is for, and how many of them decide whether a form is worth it. */
const WANTED = 1_000;
const TRIED_FIRST = 40;
/** How many last letters must pass for a text, on average: with more, the letter does not follow from the others. */
const PASSING = { least: 0.5, most: 2 };
const FORMS = 6;

/**
 * Texts whose last letter follows from the others (EAN, Luhn, modulo 11): each text of a form with every letter of the
 * last one's kind, of which Postgres takes one. The forms are patterns in the code, and those of values it took.
 */
export async function withCheckLetters(
  column: CandidateColumn,
  type: SqlType,
  condition: string,
  taken: readonly string[],
  constants: readonly string[],
  context: PoolContext,
): Promise<string[]> {
  const forms = [...new Set([...constants.filter(isPattern), ...taken.map(formOf)])].slice(0, FORMS);
  const test = async (texts: readonly string[]): Promise<string[]> =>
    (
      await accepted(
        [column],
        condition,
        texts.flatMap(lastLetters).map((text) => [text]),
        context.tools,
      )
    ).flatMap(([text]) => text ?? []);
  const found: string[] = [];
  for (const form of forms) {
    const words = wordsOf({ patterns: [{ syntax: 'regex', pattern: form }] }, type, { enough: 2 ** 24 });
    if (!words || words.count <= TRIED_FIRST || found.length >= WANTED) continue;
    const most = Math.min(WANTED, words.count);
    const texts = [
      ...new Map(Array.from({ length: most }, (_, i) => words.at(Math.floor((i * words.count) / most))).map((one) => [one.slice(0, -1), one])).values(),
    ];
    const first = await test(texts.slice(0, TRIED_FIRST));
    const each = first.length / TRIED_FIRST;
    if (each >= PASSING.least && each <= PASSING.most) found.push(...first, ...(await test(texts.slice(TRIED_FIRST))));
  }
  return [...new Set(found)].filter((text) => meets(text, {}, type));
}

/** The text with each letter of the last one's kind in its place. */
function lastLetters(text: string): string[] {
  const last = text.at(-1) ?? '';
  const [from, to] = /\d/.test(last) ? ['0', '9'] : /[A-Z]/.test(last) ? ['A', 'Z'] : /[a-z]/.test(last) ? ['a', 'z'] : [last, last];
  if (last === '') return [];
  const letters = Array.from({ length: to.charCodeAt(0) - from.charCodeAt(0) + 1 }, (_, i) => String.fromCharCode(from.charCodeAt(0) + i));
  return letters.map((letter) => text.slice(0, -1) + letter);
}

/** The pattern of all texts with digits and letters in the same places. */
function formOf(text: string): string {
  const kinds = text
    .replace(/[^0-9A-Za-z]/g, '\\$&')
    .replace(/\d/g, '\u0000')
    .replace(/(?<!\\)[A-Z]/g, '[A-Z]')
    .replace(/(?<!\\|\[A-|\[)[a-z]/g, '[a-z]');
  return `^${kinds.replaceAll('\u0000', '[0-9]')}$`;
}
