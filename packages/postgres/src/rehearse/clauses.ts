import { openParser, type SqlToken } from '../sql/parse.ts';

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

/** The values that a statement casts by `::`, with the names of their types. */
export async function castsIn(sql: string): Promise<{ readonly value: string; readonly type: string }[]> {
  const { tokens, text } = await read(sql);
  return tokens.flatMap((token, at) => {
    const type = tokens[at + 1];
    const from = token.text === '::' ? beginOf(tokens, at - 1) : undefined;
    return from === undefined || type === undefined ? [] : [{ value: text(from, at - 1), type: type.text }];
  });
}

/** What stands behind an operator: a name, a call or what is in parentheses. */
export async function operandsOf(sql: string, operator: string): Promise<string[]> {
  const { tokens, text } = await read(sql);
  return tokens.flatMap((token, at) => {
    if (token.text !== operator) return [];
    let to = at + 1;
    while (tokens[to + 1]?.text === '.') to += 2;
    const opens = tokens[to]?.text === '(' ? to : tokens[to + 1]?.text === '(' ? to + 1 : undefined;
    if (opens !== undefined) {
      let depth = 0;
      for (to = opens; to < tokens.length; to++) {
        depth += tokens[to]!.text === '(' ? 1 : tokens[to]!.text === ')' ? -1 : 0;
        if (depth === 0) break;
      }
    }
    return tokens[to] === undefined ? [] : [text(at + 1, to)];
  });
}

type Read = { readonly tokens: readonly SqlToken[]; readonly text: (from: number, to: number) => string };

async function read(sql: string): Promise<Read> {
  const { scan } = await openParser();
  const bytes = Buffer.from(sql);
  const tokens = scan(sql);
  return { tokens, text: (from, to) => bytes.toString('utf8', tokens[from]!.start, tokens[to]!.end) };
}

const NAME = /^[\p{L}_"]/u;

/** The first word of the value that ends at a place. */
function beginOf(tokens: readonly SqlToken[], end: number): number | undefined {
  let at = end;
  if (tokens[at]?.text === ')') {
    let depth = 0;
    for (; at >= 0; at--) {
      depth += tokens[at]!.text === ')' ? 1 : tokens[at]!.text === '(' ? -1 : 0;
      if (depth === 0) break;
    }
    if (at < 0) return undefined;
    if (at > 0 && NAME.test(tokens[at - 1]!.text) && !/^(?:using|as|and|or|not|when|then|else|select|set|where)$/i.test(tokens[at - 1]!.text)) at--;
  } else if (!NAME.test(tokens[at]?.text ?? '')) return undefined;
  while (at > 1 && tokens[at - 1]!.text === '.') at -= 2;
  return at;
}
