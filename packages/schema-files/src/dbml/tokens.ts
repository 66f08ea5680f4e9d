import { fault, type Place } from '../model/place.ts';

/** `name` is a word in double quotes, `sql` an expression in backquotes. */
export type Token = Place & { readonly kind: 'word' | 'name' | 'text' | 'sql' | 'newline' | 'sign' | 'end'; readonly text: string };

const FORMS =
  /(?<blank>[ \t\r\f\uFEFF]+|\/\*[^]*?\*\/|\/\/[^\n]*)|(?<newline>\n)|'''(?<long>(?:\\[^]|[^])*?)'''|'(?<text>(?:[^'\\\n]|\\[^])*)'|"(?<name>(?:[^"\\\n]|\\[^])*)"|`(?<sql>[^`]*)`|(?<word>-?\d+\.\d+|#[0-9a-fA-F]+|-?[\p{L}\p{N}_$]+)|(?<sign>[{}()[\]:,.<>~?=*+/%&|!;-])/uy;

/** The words of a file of DBML; lines count from 1. Throws `invalid-ddl` for a sign that it has none of. */
export function tokensOf(text: string, file: string): Token[] {
  const tokens: Token[] = [];
  const forms = new RegExp(FORMS);
  let line = 1;
  while (forms.lastIndex < text.length) {
    const at = forms.lastIndex;
    const found = forms.exec(text)?.groups;
    if (!found) throw fault({ file, line }, `${JSON.stringify(text[at])} does not belong there`);
    const kind = KINDS.find((each) => found[each] !== undefined);
    if (kind) tokens.push({ kind: kind === 'long' ? 'text' : kind, text: textOf(kind, found[kind]!), file, line });
    line += text.slice(at, forms.lastIndex).split('\n').length - 1;
  }
  return [...tokens, { kind: 'newline', text: '\n', file, line }, { kind: 'end', text: 'the end of the file', file, line }];
}

const KINDS = ['newline', 'long', 'text', 'name', 'sql', 'word', 'sign'] as const;

function textOf(kind: (typeof KINDS)[number], text: string): string {
  if (kind === 'long') return unescaped(text).trim();
  return kind === 'text' || kind === 'name' ? unescaped(text) : text;
}

function unescaped(text: string): string {
  return text.replaceAll(/\\\n/g, '').replaceAll(/\\(.)/g, '$1');
}
