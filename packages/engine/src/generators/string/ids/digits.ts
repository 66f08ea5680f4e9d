/** A whole number below 2^53 in `width` letters of an alphabet, padded with its zero. */
export function inBase(value: number, alphabet: string, width: number): string {
  let text = '';
  let left = value;
  for (let i = 0; i < width; i++) {
    text = alphabet[left % alphabet.length]! + text;
    left = Math.floor(left / alphabet.length);
  }
  return text;
}

/** The number that the letters of an alphabet encode; −1 for a letter outside the alphabet. Exact below 2^53. */
export function fromBase(text: string, alphabet: string): number {
  let value = 0;
  for (const letter of text) {
    const digit = alphabet.indexOf(letter);
    if (digit < 0) return -1;
    value = value * alphabet.length + digit;
  }
  return value;
}
