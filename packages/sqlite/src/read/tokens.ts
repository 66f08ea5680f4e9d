/** A piece of a statement: a word, a quoted name, a string, a symbol, or a pair of parentheses with its content. */
export type Token = {
  readonly kind: 'word' | 'name' | 'text' | 'sign' | 'group';
  /** The original text. */
  readonly source: string;
  /** A word in capitals, a name without its quotes, otherwise the same as `source`. */
  readonly value: string;
};

const SPACE = /\s+|--[^\n]*(?:\n|$)|\/\*[\s\S]*?(?:\*\/|$)/y;
const TEXT = /[xX]?'(?:[^']|'')*'/y;
const NAME = /"(?:[^"]|"")*"|`(?:[^`]|``)*`|\[[^\]]*\]/y;
const WORD = /[\p{L}_$][\p{L}\p{N}_$]*/uy;
const NUMBER = /0[xX][\da-fA-F]+|(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?/y;
const SIGN = /<>|<=|>=|==|!=|\|\||->>?|<<|>>|[^\s]/y;

/** Splits SQLite's SQL into tokens, without comments. A pair of parentheses with its content is one token. */
export function tokensOf(sql: string): Token[] {
  const all = [...scan(sql)];
  let at = 0;
  const within = (): Token[] => {
    const found: Token[] = [];
    for (; at < all.length; at++) {
      const token = all[at]!;
      if (token.source === ')' && token.kind === 'sign') return found;
      if (token.source !== '(' || token.kind !== 'sign') {
        found.push(token);
        continue;
      }
      at++;
      within();
      // The original text, up to its parenthesis or the end.
      const source = at < all.length ? sql.slice(token.end - 1, all[at]!.end) : `${sql.slice(token.end - 1)})`;
      found.push({ kind: 'group', source, value: source });
    }
    return found;
  };
  return within();
}

/** The same without descending into parentheses: each token with the position after it. */
export function* scan(sql: string): Generator<Token & { readonly end: number }> {
  for (let at = 0; at < sql.length;) {
    const read = (pattern: RegExp): string | undefined => {
      pattern.lastIndex = at;
      return pattern.exec(sql)?.[0];
    };
    const space = read(SPACE);
    if (space !== undefined) {
      at += space.length;
      continue;
    }
    const text = read(TEXT);
    const name = text === undefined ? read(NAME) : undefined;
    const word = text === undefined && name === undefined ? read(WORD) : undefined;
    const source = text ?? name ?? word ?? read(NUMBER) ?? read(SIGN)!;
    at += source.length;
    const end = at;
    if (text !== undefined) yield { kind: 'text', source, value: source, end };
    else if (name !== undefined) yield { kind: 'name', source, value: unquoted(name), end };
    else if (word !== undefined) yield { kind: 'word', source, value: word.toUpperCase(), end };
    else yield { kind: 'sign', source, value: source, end };
  }
}

function unquoted(name: string): string {
  const quote = name[0]!;
  const inside = name.slice(1, -1);
  return quote === '[' ? inside : inside.replaceAll(quote + quote, quote);
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

/** The tokens between a group's parentheses. */
export function inside(group: Token): string {
  return group.source.slice(1, -1).trim();
}
