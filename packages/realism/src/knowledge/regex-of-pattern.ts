/** The regular expression of a pack's code form, and the most characters that a code of it has. `#` is a digit, `[A-Z]{2}` two of a class. */
export function regexOfPattern(pattern: string): { regex: string; longest: number } {
  let regex = '';
  let longest = 0;
  for (const [piece] of pattern.matchAll(/\\.|\[[^\]]*\]|\{\d+(?:,\d+)?\}|./gsu)) {
    if (piece.startsWith('{')) {
      regex += piece;
      longest += Number(/(\d+)\}$/.exec(piece)![1]) - 1;
      continue;
    }
    longest++;
    if (piece === '#') regex += '[0-9]';
    else if (piece.startsWith('[')) regex += piece;
    else regex += escaped(piece.length > 1 && piece.startsWith('\\') ? piece.slice(1) : piece);
  }
  return { regex, longest };
}

function escaped(letter: string): string {
  return /[\\^$.*+?()[\]{}|]/.test(letter) ? `\\${letter}` : letter;
}
