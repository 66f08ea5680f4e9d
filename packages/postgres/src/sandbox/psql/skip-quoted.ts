/** The end of a line, without its newline. */
export function lineEnd(text: string, from: number): number {
  const found = text.indexOf('\n', from);
  return found < 0 ? text.length : found;
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
