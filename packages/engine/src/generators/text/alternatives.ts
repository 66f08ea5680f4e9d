/** Maximum number of values that represent a range within an alternative. */
const MAX_NUMBERS = 12;

/** Splits a text into literal texts and the contents of braces; nested braces are not split. */
export function bracePieces(text: string): string[] {
  const pieces: string[] = [];
  let depth = 0;
  let from = 0;
  for (let at = 0; at < text.length; at++) {
    if (text[at] === '{' && depth++ === 0 && at > from) {
      pieces.push(text.slice(from, at));
      from = at;
    }
    if (text[at] === '}' && depth > 0 && --depth === 0) {
      pieces.push(text.slice(from, at + 1));
      from = at + 1;
    }
  }
  if (from < text.length) pieces.push(text.slice(from));
  return pieces;
}

/** Whether the text within braces is a choice: `after {lunch/a break}`. */
export function isChoice(inner: string): boolean {
  return inner.includes('/');
}

/** All texts that a choice may become. Expands nested braces, and ranges to a few of their numbers. */
export function alternativesOf(inner: string, list: (name: string) => readonly string[]): string[] {
  return splitChoice(inner).flatMap((alternative) => written(bracePieces(alternative), list));
}

function written(pieces: readonly string[], list: (name: string) => readonly string[]): string[] {
  return pieces.reduce<string[]>(
    (heads, piece) => {
      const tails = piece.startsWith('{') ? wordsOf(piece.slice(1, -1), list) : [piece];
      return heads.flatMap((head) => tails.map((tail) => head + tail));
    },
    [''],
  );
}

function wordsOf(inner: string, list: (name: string) => readonly string[]): readonly string[] {
  if (isChoice(inner)) return alternativesOf(inner, list);
  const range = /^(\d+)-(\d+)$/.exec(inner);
  if (!range) return list(inner);
  const [from, to] = [Number(range[1]), Number(range[2])];
  const count = Math.min(MAX_NUMBERS, to - from + 1);
  return Array.from({ length: count }, (_, i) => String(from + Math.floor(((to - from) * i) / Math.max(1, count - 1))));
}

/** Splits at slashes outside braces. */
function splitChoice(inner: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const letter of inner) {
    if (letter === '{') depth++;
    if (letter === '}') depth--;
    if (letter === '/' && depth === 0) parts.push('');
    else parts[parts.length - 1] += letter;
  }
  return parts;
}
