/** The regular expression of a pack's code form, and the most characters that a code of it has. `#` is a digit, `[A-Z]{2}` two of a class, `(AB|C#)` one of several. */
export function regexOfPattern(pattern: string): { regex: string; longest: number } {
  let regex = '';
  let longest = 0;
  let last = 1;
  for (const [piece] of pattern.matchAll(/\\.|\[[^\]]*\]|\{\d+(?:,\d+)?\}|\((?:\\.|[^()\\])*\|(?:\\.|[^()\\])*\)|./gsu)) {
    if (piece.startsWith('{')) {
      regex += piece;
      longest += (Number(/(\d+)\}$/.exec(piece)![1]) - 1) * last;
      continue;
    }
    if (piece.length > 1 && piece.startsWith('(')) {
      const parts = alternativesOf(piece).map(regexOfPattern);
      regex += `(${parts.map((part) => part.regex).join('|')})`;
      longest += last = Math.max(...parts.map((part) => part.longest));
      continue;
    }
    longest += last = 1;
    if (piece === '#') regex += '[0-9]';
    else if (piece.startsWith('[')) regex += piece;
    else regex += escaped(piece.length > 1 && piece.startsWith('\\') ? piece.slice(1) : piece);
  }
  return { regex, longest };
}

/** The text between the bars of `(AB|C#)`. */
export function alternativesOf(group: string): string[] {
  return (group.slice(1, -1).match(/(?:\\.|\[[^\]]*\]|[^|\\])+|(?<=^|\|)(?=\||$)/gsu) ?? []).map(String);
}

function escaped(letter: string): string {
  return /[\\^$.*+?()[\]{}|]/.test(letter) ? `\\${letter}` : letter;
}
