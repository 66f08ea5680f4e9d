/** A text with this many words is more than a name. */
const MIN_WORDS = 4;
/** With this many words, a number or a share also makes it a request. */
const MIN_WITH_NUMBER = 3;

/** The row that `row 20`, `go to row 1,000` or `row last` names, as written in *Go to row*; null for other texts. */
export function rowWritten(query: string): string | null {
  const [, written] = /^\s*(?:go\s+to\s+)?rows?\s+([+-]?\d[\d.,_ ]*(?:%|[kmb]n?|e\d+)?|first|last)\s*$/i.exec(query) ?? [];
  return written ?? null;
}

/** Whether a text reads as a sentence, and not as a name: `10 % of payments are refunded`. */
export function isSentence(query: string): boolean {
  if (rowWritten(query) !== null) return false;
  const words = query.trim().split(/\s+/).filter(Boolean);
  return words.length >= MIN_WORDS || (words.length >= MIN_WITH_NUMBER && /\d/.test(query));
}
