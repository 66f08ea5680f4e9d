/** The last two words that are letters. */
export function nounOf(words: readonly string[]): string {
  return (
    words
      .filter((word) => /^\p{L}+$/u.test(word))
      .slice(-2)
      .join(' ') || 'item'
  );
}
