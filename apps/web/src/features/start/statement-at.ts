/** The start of a statement (its first letter) and its end, after the semicolon. */
export type Span = readonly [from: number, to: number];

/** A comment, a text in any of the quotes that Postgres knows, or the end of a statement. */
const PIECE = /--[^\n]*|\/\*[\s\S]*?\*\/|\$([a-z_]\w*)?\$[\s\S]*?\$\1\$|e'(?:[^'\\]|\\[\s\S]|'')*'|'(?:[^']|'')*'|"(?:[^"]|"")*"|;/gi;

/** The statement at an offset of a text (from 0). */
export function statementAt(text: string, at: number): Span {
  let from = 0;
  for (const match of text.matchAll(PIECE)) {
    if (match[0] !== ';') continue;
    const to = match.index + 1;
    if (to > at) return [begun(text, from, at), to];
    from = to;
  }
  return [begun(text, from, at), text.length];
}

/** The text with a statement as a comment: nothing is lost, and line numbers do not change. */
export function withoutStatement(text: string, [from, to]: Span): string {
  const lineStart = text.lastIndexOf('\n', from - 1) + 1;
  const before = text.slice(lineStart, from).trim() === '' ? '' : '\n';
  const lineEnd = text.indexOf('\n', to);
  const behind = text.slice(to, lineEnd < 0 ? text.length : lineEnd).trim() === '' ? '' : '\n';
  return text.slice(0, from) + before + text.slice(from, to).replaceAll(/^/gm, '-- ') + behind + text.slice(to);
}

/** The start of a statement's words, after blanks and comments. */
function begun(text: string, from: number, most: number): number {
  const lead = /^(?:\s+|--[^\n]*|\/\*[\s\S]*?\*\/)*/.exec(text.slice(from))![0].length;
  return Math.min(from + lead, Math.max(from, most));
}
