/** The script without psql's own syntax, with every other character in its old position, and the removed ranges. */
export type Scrubbed = { readonly text: string; readonly removed: readonly { readonly line: number; readonly what: string }[] };

/**
 * Blanks out psql's own commands (`\restrict`, `\connect` …) and the rows after `COPY … FROM stdin;` of pg_dump. Blanks
 * preserve lines and columns, so that Postgres' error positions remain valid. One pass, linear time.
 */
export function scrubPsqlLines(script: string): Scrubbed {
  const text = script.charCodeAt(0) === 0xfeff ? ` ${script.slice(1)}` : script;
  const pieces: string[] = [];
  const removed: { line: number; what: string }[] = [];
  let kept = 0;
  let line = 1;
  let counted = 0;
  const blank = (from: number, to: number, what: string): void => {
    for (; counted < from; counted++) if (text.charCodeAt(counted) === NEWLINE) line++;
    removed.push({ line, what });
    pieces.push(text.slice(kept, from), text.slice(from, to).replace(/[^\n]/g, ' '));
    kept = to;
  };

  let at = 0;
  let statement = 0;
  while (at < text.length) {
    const end = skipQuoted(text, at);
    if (end > at) {
      at = end;
    } else if (text[at] === '\\') {
      const stop = lineEnd(text, at);
      blank(at, stop, text.slice(at, stop).trim().split(/\s/, 1)[0]!);
      at = stop;
      statement = at;
    } else if (text[at] === ';') {
      at++;
      if (COPY_FROM_STDIN.test(text.slice(statement, Math.min(at, statement + 100_000)))) {
        const first = statement + text.slice(statement, at).search(/copy/i);
        at = endOfRows(text, at);
        blank(first, at, 'COPY … FROM stdin');
      }
      statement = at;
    } else {
      at++;
    }
  }
  return { text: pieces.join('') + text.slice(kept), removed };
}

const NEWLINE = 10;
const COPY_FROM_STDIN = /^(?:\s|--[^\n]*\n)*copy\s[^;]*\sfrom\s+stdin\b/i;

function lineEnd(text: string, from: number): number {
  const found = text.indexOf('\n', from);
  return found < 0 ? text.length : found;
}

/** Rows end with a line that consists of `\.`. */
function endOfRows(text: string, from: number): number {
  for (let at = lineEnd(text, from) + 1; at <= text.length;) {
    const stop = lineEnd(text, at);
    if (text.slice(at, stop).trimEnd() === '\\.') return stop;
    at = stop + 1;
  }
  return text.length;
}

/** The end of the string, quoted name or comment that starts at `at`; `at` itself if none starts there. */
export function skipQuoted(text: string, at: number): number {
  switch (text[at]) {
    case "'": {
      const before = text[at - 1];
      const escapes = (before === 'E' || before === 'e') && !/[a-z0-9_]/i.test(text[at - 2] ?? ' ');
      return endOfQuote(text, at, "'", escapes);
    }
    case '"':
      return endOfQuote(text, at, '"', false);
    case '-':
      return text[at + 1] === '-' ? lineEnd(text, at) : at;
    case '/':
      return text[at + 1] === '*' ? endOfComment(text, at) : at;
    case '$':
      return endOfDollarQuote(text, at);
    default:
      return at;
  }
}

function endOfQuote(text: string, at: number, quote: string, escapes: boolean): number {
  for (let i = at + 1; i < text.length; i++) {
    if (escapes && text[i] === '\\') i++;
    else if (text[i] === quote) return i + 1;
  }
  return text.length;
}

function endOfComment(text: string, at: number): number {
  let depth = 0;
  for (let i = at; i < text.length; i++) {
    if (text[i] === '/' && text[i + 1] === '*') {
      depth++;
      i++;
    } else if (text[i] === '*' && text[i + 1] === '/') {
      i++;
      if (--depth === 0) return i + 1;
    }
  }
  return text.length;
}

function endOfDollarQuote(text: string, at: number): number {
  if (/[\p{L}0-9_$]/u.test(text[at - 1] ?? ' ')) return at;
  const tag = /^\$(?:[\p{L}_][\p{L}0-9_]*)?\$/u.exec(text.slice(at, at + 70))?.[0];
  if (!tag) return at;
  const end = text.indexOf(tag, at + tag.length);
  return end < 0 ? text.length : end + tag.length;
}
