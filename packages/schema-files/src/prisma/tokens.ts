import { fault, type Place } from '../model/place.ts';

export type Token = Place & { readonly kind: 'word' | 'number' | 'text' | 'comment' | 'newline' | 'sign' | 'end'; readonly text: string };

const FORMS =
  /(?<blank>[ \t\r\f\uFEFF]+|\/\*[^]*?\*\/|\/\/(?!\/)[^\n]*)|(?<newline>\n)|\/\/\/(?<comment>[^\n]*)|(?<text>"(?:[^"\\\n]|\\.)*")|(?<number>-?\d+(?:\.\d+)?)|(?<word>[\p{L}_][\p{L}\p{N}_-]*)|(?<sign>@@|[@{}()[\]:,.?=!])/uy;

/** The words of a Prisma schema; lines count from 1. Throws `invalid-ddl` for a sign that it has none of. */
export function tokensOf(text: string, file: string): Token[] {
  const tokens: Token[] = [];
  const forms = new RegExp(FORMS);
  let line = 1;
  while (forms.lastIndex < text.length) {
    const at = forms.lastIndex;
    const found = forms.exec(text)?.groups;
    if (!found) throw fault({ file, line }, `${JSON.stringify(text[at])} does not belong there`);
    const kind = KINDS.find((each) => found[each] !== undefined);
    if (kind) tokens.push({ kind, text: kind === 'text' ? unescaped(found[kind]!) : found[kind]!, file, line });
    line += text.slice(at, forms.lastIndex).split('\n').length - 1;
  }
  return [...tokens, { kind: 'newline', text: '\n', file, line }, { kind: 'end', text: 'the end of the file', file, line }];
}

const KINDS = ['newline', 'comment', 'text', 'number', 'word', 'sign'] as const;

/** Prisma escapes as JSON does. */
function unescaped(quoted: string): string {
  try {
    return JSON.parse(quoted) as string;
  } catch {
    return quoted.slice(1, -1).replaceAll(/\\(.)/g, '$1');
  }
}
