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

/** The statement that made a table, a type or the like, and is a comment by now; null if there is none. `name`: as Postgres says it. */
export function skippedStatement(text: string, name: string): Span | null {
  const plain = name
    .replace(/^.*\./, '')
    .replaceAll('"', '')
    .replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const made = new RegExp(`^-- create [^(\\n]*?(?<![\\w$])"?${plain}"?(?![\\w$])`, 'im').exec(text);
  if (!made) return null;
  const rest = /^(?:-- .*\n)*?-- .*;[ \t]*$/m.exec(text.slice(made.index));
  return rest?.index === 0 ? [made.index, made.index + rest[0].length] : null;
}

/** The text with a skipped statement as it was. */
export function restoredStatement(text: string, [from, to]: Span): string {
  return text.slice(0, from) + text.slice(from, to).replaceAll(/^-- /gm, '') + text.slice(to);
}

/** The start of a statement's words, after blanks and comments. */
function begun(text: string, from: number, most: number): number {
  const lead = /^(?:\s+|--[^\n]*|\/\*[\s\S]*?\*\/)*/.exec(text.slice(from))![0].length;
  return Math.min(from + lead, Math.max(from, most));
}
