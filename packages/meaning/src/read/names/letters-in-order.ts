/** Whether a word has all letters of a shorter one, in their order: `qtd` of `quoted`. */
export function lettersInOrder(short: string, word: string): boolean {
  let place = 0;
  for (const letter of word) if (letter === short[place]) place++;
  return place === short.length;
}
