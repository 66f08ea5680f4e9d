/**
 * How well `query` fits `text`: null for not at all, else lower is better. Every letter must come in order; letters at
 * the start of a word and next to each other count for more.
 */
export function matchScore(query: string, text: string): number | null {
  const wanted = query.toLowerCase().replaceAll(/\s+/g, '');
  if (wanted === '') return 0;
  const hay = text.toLowerCase();
  const whole = hay.indexOf(query.toLowerCase().trim());
  if (whole >= 0) return (whole === 0 || !isWord(hay[whole - 1]!) ? 0 : 10) + whole * 0.01 + hay.length * 0.001;
  let score = 100;
  let from = 0;
  for (const letter of wanted) {
    const at = hay.indexOf(letter, from);
    if (at < 0) return null;
    if (at > 0 && isWord(hay[at - 1]!)) score += Math.min(8, at - from);
    from = at + 1;
  }
  return score + hay.length * 0.001;
}

function isWord(letter: string): boolean {
  return /[a-z0-9]/.test(letter);
}
