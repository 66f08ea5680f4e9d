import { unescaped } from './unescaped.ts';

/** A piece of a statement: a word, a name in backticks, a string, a number, a symbol, or a pair of parentheses with its content. */
export type Token = {
  readonly kind: 'word' | 'name' | 'text' | 'number' | 'sign' | 'group';
  /** The original text. */
  readonly source: string;
  /** A word in capitals, a name without its quotes, a string's unescaped value; otherwise the same as `source`. */
  readonly value: string;
  /** The tokens inside a group; empty for other tokens. */
  readonly items: readonly Token[];
  /** Where it begins. */
  readonly at: number;
};

/** Drizzle parts its statements by `--> statement-breakpoint`. */
const SPACE = /\s+|--(?=\s|$|> ?statement-breakpoint)[^\n]*|#[^\n]*/y;
/** Comments that a server runs: `/*!40101 … * /`, of MariaDB `/*M!100203 … * /`. A version that no server has is a comment. */
const RUN = /\/\*M?!(\d{5,6})?/y;
const COMMENT = /\/\*[\s\S]*?(?:\*\/|$)/y;
const END_OF_RUN = /\*\//y;
const TEXT = /(?:[xXbBnN]|_[a-z0-9]+\s*)?'(?:[^'\\]|''|\\[\s\S])*'/y;
const DOUBLE = /"(?:[^"\\]|""|\\[\s\S])*"/y;
const NAME = /`(?:[^`]|``)*`/y;
const NUMBER = /0[xX][\da-fA-F]+(?![\w$])|(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?(?![\p{L}\p{N}_$])/uy;
const WORD = /[\p{L}\p{N}_$@]+/uy;
const SIGN = /<=>|<>|<=|>=|!=|\|\||&&|->>?|<<|>>|:=|[^\s]/y;
const NO_SERVER = 200_000;

type Flat = Omit<Token, 'items' | 'kind'> & { readonly kind: Exclude<Token['kind'], 'group'>; readonly end: number };

/** Splits MySQL's SQL into tokens, from `from` on; skips comments, but reads those that a server executes. */
export function* scan(sql: string, from = 0): Generator<Flat> {
  for (let at = from; at < sql.length;) {
    const read = (pattern: RegExp): string | undefined => {
      pattern.lastIndex = at;
      return pattern.exec(sql)?.[0];
    };
    const run = read(RUN);
    const isRun = run !== undefined && Number(run.replace(/\D/g, '') || 0) < NO_SERVER;
    const space = read(SPACE) ?? (isRun ? run : read(COMMENT)) ?? read(END_OF_RUN);
    if (space !== undefined) {
      at += space.length;
      continue;
    }
    const found = tokenAt(read, at);
    at += found.source.length;
    yield { ...found, end: at };
  }
}

function tokenAt(read: (pattern: RegExp) => string | undefined, at: number): Omit<Flat, 'end'> {
  const text = read(TEXT);
  if (text !== undefined) return { kind: 'text', source: text, value: unescaped(text.slice(text.indexOf("'"))), at };
  const double = read(DOUBLE);
  if (double !== undefined) return { kind: 'text', source: double, value: unescaped(double), at };
  const name = read(NAME);
  if (name !== undefined) return { kind: 'name', source: name, value: name.slice(1, -1).replaceAll('``', '`'), at };
  const number = read(NUMBER);
  if (number !== undefined) return { kind: 'number', source: number, value: number, at };
  const word = read(WORD);
  if (word !== undefined) return { kind: 'word', source: word, value: word.toUpperCase(), at };
  const sign = read(SIGN)!;
  return { kind: 'sign', source: sign, value: sign, at };
}

/** Tokens with parentheses as one token each. A parenthesis that is not closed reaches to the end. */
export function grouped(sql: string, flat: readonly Flat[]): Token[] {
  let at = 0;
  const within = (): Token[] => {
    const found: Token[] = [];
    for (; at < flat.length; at++) {
      const token = flat[at]!;
      if (token.kind === 'sign' && token.source === ')') return found;
      if (token.kind !== 'sign' || token.source !== '(') {
        found.push({ kind: token.kind, source: token.source, value: token.value, at: token.at, items: [] });
        continue;
      }
      at++;
      const items = within();
      const source = sql.slice(token.at, flat[at]?.end ?? sql.length);
      found.push({ kind: 'group', source, value: source, at: token.at, items });
    }
    return found;
  };
  return within();
}

/** Cuts at the commas outside of parentheses. */
export function listOf(tokens: readonly Token[]): Token[][] {
  const items: Token[][] = [[]];
  for (const token of tokens) {
    if (token.kind === 'sign' && token.source === ',') items.push([]);
    else items.at(-1)!.push(token);
  }
  return items.filter((item) => item.length > 0);
}

/** Whether a token is one of these words, unquoted. */
export function isWord(token: Token | undefined, ...words: readonly string[]): boolean {
  return token?.kind === 'word' && words.includes(token.value);
}

/** The name that a token is, in quotes or not. */
export function nameOf(token: Token): string {
  return token.kind === 'word' || token.kind === 'number' ? token.source : token.value;
}
