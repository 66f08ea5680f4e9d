import { openParser } from '../sql/parse.ts';

/** The texts of a statement behind its main words, such as UPDATE, SET, FROM and WHERE, outside parentheses. */
export async function clausesOf(sql: string, words: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const { scan } = await openParser();
  const bytes = Buffer.from(sql);
  const found: { word: string; start: number; end: number }[] = [];
  let depth = 0;
  let before = '';
  for (const { text, start, end } of scan(sql)) {
    const word = text.toUpperCase();
    if (word === '(' || word === '[') depth++;
    if (word === ')' || word === ']') depth--;
    // `IS DISTINCT FROM` is no clause.
    if (depth === 0 && words.indexOf(word) > words.indexOf(found.at(-1)?.word ?? '') && !(word === 'FROM' && before === 'DISTINCT'))
      found.push({ word, start, end });
    before = word;
  }
  const end = (at: number): number => found[at + 1]?.start ?? bytes.length;
  return new Map([
    ['', bytes.toString('utf8', 0, found[0]?.start ?? 0).trim()],
    ...found.map((each, at) => [each.word, bytes.toString('utf8', each.end, end(at)).trim()] as const),
  ]);
}

/** A list divided at its commas outside parentheses. */
export async function itemsOf(list: string, divider = ','): Promise<string[]> {
  const { scan } = await openParser();
  const bytes = Buffer.from(list);
  const cuts: { start: number; end: number }[] = [];
  let depth = 0;
  for (const { text, start, end } of scan(list)) {
    if (text === '(' || text === '[') depth++;
    if (text === ')' || text === ']') depth--;
    if (depth === 0 && text === divider) cuts.push({ start, end });
  }
  return [...cuts, { start: bytes.length, end: bytes.length }].map(({ start }, at) => bytes.toString('utf8', cuts[at - 1]?.end ?? 0, start).trim());
}
