/** An alternative: `(AB|C#)`. A bracket without a bar is literal. */
const GROUP = /^\((?:\\.|[^()\\])*\|(?:\\.|[^()\\])*\)/su;

/**
 * The fault in the form of a code, or null. `#` is a digit, `[A-Z0-9]` one of a class, `{3}` or `{2,4}` repeats the part before it,
 * `(AB|C#)` is one of several, a backslash escapes the next letter; everything else is literal.
 */
export function patternFault(pattern: string): string | null {
  let at = 0;
  let before = false;
  let free = false;
  while (at < pattern.length) {
    const letter = pattern[at]!;
    if (letter === '[') {
      const end = pattern.indexOf(']', at + 1);
      if (end < 0) return 'a class is not closed: "]" is missing';
      const wrong = classFault(pattern.slice(at + 1, end));
      if (wrong) return wrong;
      at = end + 1;
      before = free = true;
    } else if (letter === '{') {
      const repeat = /^\{(\d{1,3})(?:,(\d{1,3}))?\}/.exec(pattern.slice(at));
      if (!repeat || !before) return 'a "{" begins how often the letter before it is repeated: "{3}" or "{2,4}"';
      if (Number(repeat[2] ?? repeat[1]) < Math.max(1, Number(repeat[1]))) return `"${repeat[0]}" repeats nothing`;
      at += repeat[0].length;
      before = false;
    } else if (letter === '(' && GROUP.test(pattern.slice(at))) {
      const [group] = GROUP.exec(pattern.slice(at))!;
      at += group.length;
      before = free = true;
    } else {
      if (letter === '\\' && at + 1 >= pattern.length) return 'a backslash at the end keeps nothing';
      if (letter === ']' || letter === '}') return `"${letter}" closes nothing: write "\\${letter}"`;
      if (letter === '#') free = true;
      at += letter === '\\' ? 2 : 1;
      before = true;
    }
  }
  return free ? null : 'has no part that varies: use "#" for a digit or a class such as "[A-Z]"';
}

function classFault(letters: string): string | null {
  if (letters.length === 0) return 'a class is empty';
  for (const range of letters.matchAll(/(.)-(.)/gu)) if (range[1]! > range[2]!) return `the range "${range[0]}" runs backwards`;
  return null;
}
