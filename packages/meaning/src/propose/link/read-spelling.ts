/** A spelling's words, in the singular like names. `singular` is the function for the schema's names. */
export type ReadSpelling = (spelling: string) => readonly string[];

/** Reads each spelling once, and each word of all of them. */
export function spellingReader(singular: (word: string) => string): ReadSpelling {
  const read = new Map<string, readonly string[]>();
  const known = new Map<string, string>();
  const singularOf = (word: string): string => {
    let found = known.get(word);
    if (found === undefined) known.set(word, (found = singular(word)));
    return found;
  };
  return (spelling) => {
    let words = read.get(spelling);
    if (!words) read.set(spelling, (words = spelling.split(' ').map(singularOf)));
    return words;
  };
}
