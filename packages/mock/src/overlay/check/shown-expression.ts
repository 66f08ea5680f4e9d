/**
 * The expression of an index as in Postgres' messages. The catalog has every parenthesis; messages omit redundant ones:
 * `lower((email)::text)` is `lower(email::text)`.
 */
export function shownExpression(text: string): string {
  const pieces = text.match(PIECES) ?? [];
  const closes = closingOf(pieces);
  const left = new Set<number>();
  closes.forEach((close, open) => {
    const isWhole = pieces[open - 1] === '(' && closes.get(open - 1) === close + 1;
    // `(a)::text`: one name or number before a cast. `f((a + b))`, `((a + b))`: a pair within a pair.
    const isCast = close === open + 2 && pieces[close + 1] === '::';
    if (!isCast && !isWhole) return;
    left.add(open);
    left.add(close);
  });
  return pieces.filter((_, i) => !left.has(i)).join('');
}

/** Texts and quoted names whole, casts, and everything else letter by letter or word by word. */
const PIECES = /'(?:[^']|'')*'|"(?:[^"]|"")*"|::|[\p{L}\p{N}_$.]+|\s+|[^]/gu;

/** The index at which each opening parenthesis is closed. */
function closingOf(pieces: readonly string[]): Map<number, number> {
  const open: number[] = [];
  const closes = new Map<number, number>();
  pieces.forEach((piece, i) => {
    if (piece === '(') open.push(i);
    else if (piece === ')' && open.length > 0) closes.set(open.pop()!, i);
  });
  return closes;
}
