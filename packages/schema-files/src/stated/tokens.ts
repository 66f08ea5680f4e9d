/** Languages whose code states values. */
export type Language = keyof typeof LANGUAGES;

/** A token of code. A group is all between two brackets, with `text` the opening one. */
export type Token = {
  readonly kind: 'name' | 'text' | 'number' | 'sign' | 'group' | 'regexp';
  readonly text: string;
  readonly line: number;
  /** Spaces before it, if it is the first of its line; otherwise undefined. */
  readonly indent: number | undefined;
  readonly items: readonly Token[];
};

/** How languages write what all have: comments, texts, and lists of bare words. */
const LANGUAGES = {
  python: { comment: /#.*/y, quotes: ['"""', "'''", '"', "'"], computed: /^f/i },
  ruby: {
    comment: /#.*|^=begin[\s\S]*?^=end/my,
    quotes: ['"', "'"],
    computed: /#\{/,
    atoms: true,
    words: /%[wi]([[({<|])([^\])}>|]*)[\])}>|]/y,
    regexps: true,
  },
  script: { comment: /\/\/.*|\/\*[\s\S]*?\*\//y, quotes: ['`', '"', "'"], computed: /\$\{/, regexps: true },
  php: { comment: /\/\/.*|#(?!\[).*|\/\*[\s\S]*?\*\//y, quotes: ['"', "'"], computed: /\$\w|\{\$/, keepsEscapes: true },
  elixir: { comment: /#.*/y, quotes: ['"""', '"', "'"], computed: /#\{/, atoms: true, words: /~w([[({<|"])([^\])}>|"]*)[\])}>|"]a?/y },
} satisfies Record<string, Syntax>;

type Syntax = {
  readonly comment: RegExp;
  readonly quotes: readonly string[];
  /** A text with it is computed; of Python, its prefix. */
  readonly computed: RegExp;
  /** `:draft` is a text. */
  readonly atoms?: boolean;
  readonly words?: RegExp;
  readonly regexps?: boolean;
  /** `'\\d'` has both signs, as has each escape that means nothing. */
  readonly keepsEscapes?: boolean;
};

const SPACE = /[^\S\n]+/y;
const NAME = /[\p{L}_$][\p{L}\p{N}_$]*[?!]?/uy;
const NUMBER = /\d[\d_]*(?:\.\d+)?/y;
const SIGN = /=>|::|\.\.\.|->|[^\s]/y;
const ATOM = /:(?:"([^"\n]*)"|([\p{L}_][\p{L}\p{N}_]*[?!]?))/uy;
const REGEXP = /\/(?![*/])(?:\\.|\[(?:\\.|[^\]\n])*\]|[^/\\\n[])+\/[a-z]*/y;
const BEFORE_REGEXP = /^[=(,:[!&|?{;~]$/;
const CLOSING: ReadonlyMap<string, string> = new Map([
  ['(', ')'],
  ['[', ']'],
  ['{', '}'],
]);

/** Deeper brackets are no list of values, but generated or hostile code. */
const MAX_DEPTH = 60;

type Open = { readonly text: string; readonly line: number; readonly indent: number | undefined; readonly items: Token[] };

/** The tokens of code, brackets as groups; null if they nest too deeply. Never throws: unknown code becomes signs, and a bracket that is not closed ends with the file. */
export function tokensOf(code: string, language: Language): Token[] | null {
  const { comment, quotes, computed, atoms = false, words, regexps = false, keepsEscapes = false }: Syntax = LANGUAGES[language];
  const open: Open[] = [{ text: '', line: 1, indent: 0, items: [] }];
  let [at, line, indent]: [number, number, number | undefined] = [0, 1, 0];
  const match = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = at;
    return pattern.exec(code);
  };
  const push = (kind: Token['kind'], text: string, length: number, items: readonly Token[] = []): void => {
    open.at(-1)!.items.push({ kind, text, line, indent, items });
    pass(length);
    indent = undefined;
  };
  const pass = (length: number): void => {
    for (let next = code.indexOf('\n', at); next >= 0 && next < at + length; next = code.indexOf('\n', next + 1)) line++;
    at += length;
  };
  while (at < code.length) {
    if (code[at] === '\n') {
      pass(1);
      indent = 0;
      continue;
    }
    const space = match(SPACE);
    if (space) {
      if (indent !== undefined) indent += space[0].length;
      at += space[0].length;
      continue;
    }
    const remark = match(comment);
    if (remark) {
      pass(remark[0].length);
      continue;
    }
    const list = words && match(words);
    if (list) {
      const items = list[2]!.split(/\s+/).filter((word) => word !== '');
      push(
        'group',
        '[',
        list[0].length,
        items.flatMap((text): Token[] => [
          { kind: 'text', text, line, indent: undefined, items: [] },
          { kind: 'sign', text: ',', line, indent: undefined, items: [] },
        ]),
      );
      continue;
    }
    const quote = quotes.find((each) => code.startsWith(each, at));
    const before = open.at(-1)!.items.at(-1);
    if (quote !== undefined) {
      const end = endOfText(code, at, quote);
      const text = code.slice(at + quote.length, end - quote.length);
      const prefix =
        language === 'python' && before?.kind === 'name' && /^(?:[rbu]|f|[rb]{2}|f?rf?)$/i.test(before.text) && isBeside(code, at) ? before.text : '';
      if (prefix !== '') open.at(-1)!.items.pop();
      const isComputed = language === 'python' ? computed.test(prefix) : quote !== "'" && computed.test(text);
      push(isComputed ? 'sign' : 'text', isComputed ? '"' : /r/i.test(prefix) ? text : unescaped(text, keepsEscapes), end - at);
      continue;
    }
    const atom = atoms && code[at - 1] !== ':' && !/[\p{L}\p{N}_)\]]/u.test(code[at - 1] ?? '') ? match(ATOM) : null;
    if (atom) {
      push('text', atom[1] ?? atom[2]!, atom[0].length);
      continue;
    }
    const regexp = regexps && (before === undefined || (before.kind === 'sign' && BEFORE_REGEXP.test(before.text))) ? match(REGEXP) : null;
    if (regexp) {
      // Only those without options can be told from their text.
      const isPlain = regexp[0].endsWith('/');
      push(isPlain ? 'regexp' : 'sign', isPlain ? regexp[0].slice(1, -1) : '/', regexp[0].length);
      continue;
    }
    const name = match(NAME);
    if (name) {
      push('name', name[0], name[0].length);
      continue;
    }
    const number = match(NUMBER);
    if (number) {
      push('number', number[0].replaceAll('_', ''), number[0].length);
      continue;
    }
    const sign = match(SIGN)![0];
    if (CLOSING.has(sign)) {
      if (open.length > MAX_DEPTH) return null;
      open.push({ text: sign, line, indent, items: [] });
      pass(1);
      indent = undefined;
    } else if (open.length > 1 && CLOSING.get(open.at(-1)!.text) === sign) {
      close(open);
      pass(1);
      indent = undefined;
    } else push('sign', sign, sign.length);
  }
  while (open.length > 1) close(open);
  return open[0]!.items;
}

function close(open: Open[]): void {
  const { text, line, indent, items } = open.pop()!;
  open.at(-1)!.items.push({ kind: 'group', text, line, indent, items });
}

/** Whether no space is before that place. */
function isBeside(code: string, at: number): boolean {
  return /[A-Za-z]/.test(code[at - 1] ?? '');
}

/** Behind the closing quote. A text in single quotes ends with its line, so that an apostrophe does not hide the rest of a file. */
function endOfText(code: string, start: number, quote: string): number {
  const isLong = quote.length === 3 || quote === '`';
  for (let at = start + quote.length; at < code.length; at++) {
    if (code[at] === '\\') at++;
    else if (code.startsWith(quote, at)) return at + quote.length;
    else if (code[at] === '\n' && !isLong) return at + quote.length - 1;
  }
  return code.length;
}

const ESCAPES: ReadonlyMap<string, string> = new Map([
  ['n', '\n'],
  ['t', '\t'],
  ['r', '\r'],
]);

function unescaped(text: string, keepsOthers: boolean): string {
  const read = (all: string, letter: string): string => ESCAPES.get(letter) ?? (keepsOthers && !/[\\'"$]/.test(letter) ? all : letter);
  return text.includes('\\') ? text.replaceAll(/\\(.)/gs, read) : text;
}

/** Parts between commas (or another sign), without empty ones. */
export function partsOf(tokens: readonly Token[], sign = ','): Token[][] {
  const parts: Token[][] = [[]];
  for (const token of tokens)
    if (isSign(token, sign)) parts.push([]);
    else parts.at(-1)!.push(token);
  return parts.filter((part) => part.length > 0);
}

export function isSign(token: Token | undefined, ...signs: readonly string[]): boolean {
  return token?.kind === 'sign' && signs.includes(token.text);
}

export function isName(token: Token | undefined, ...names: readonly string[]): boolean {
  return token?.kind === 'name' && names.includes(token.text);
}

export function isGroup(token: Token | undefined, bracket?: string): token is Token & { readonly kind: 'group' } {
  return token?.kind === 'group' && (bracket === undefined || token.text === bracket);
}

export type Call = {
  readonly name: string;
  readonly args: Token;
  readonly around: readonly Token[];
  /** The place of its name among the tokens around it. */ readonly at: number;
};

/** Every call below, or those of such names. */
export function callsIn(tokens: readonly Token[], ...names: readonly string[]): Call[] {
  return tokens.flatMap((token, i): Call[] => {
    if (token.kind !== 'group') return [];
    const name = tokens[i - 1];
    const isCall = token.text === '(' && name?.kind === 'name' && (names.length === 0 || names.includes(name.text));
    return [...(isCall ? [{ name: name.text, args: token, around: tokens, at: i - 1 }] : []), ...callsIn(token.items, ...names)];
  });
}

/** The tokens of an argument `name=…`, `name: …` or `name => …`; undefined if there is none. */
export function namedPart(group: Token, ...names: readonly string[]): Token[] | undefined {
  const part = partsOf(group.items).find(
    ([name, sign]) => (name?.kind === 'name' || name?.kind === 'text') && names.includes(name.text) && isSign(sign, '=', ':', '=>'),
  );
  return part?.slice(2);
}

/** Code in short: names and signs, and `…` for what is in brackets. */
export function shortened(tokens: readonly Token[]): string {
  const text = tokens
    .filter(({ kind, text: each }) => kind !== 'sign' || each !== ';')
    .map((token) => (token.kind !== 'group' ? token.text : `${token.text}…${CLOSING.get(token.text) ?? ''}`))
    .join('');
  return text.length > MAX_SHORT ? `${text.slice(0, MAX_SHORT)}…` : text;
}

const MAX_SHORT = 30;

/** The text that an argument or an option is; undefined if it is anything else. */
export function textOf(tokens: readonly Token[] | undefined): string | undefined {
  return tokens?.length === 1 && tokens[0]!.kind === 'text' ? tokens[0]!.text : undefined;
}
