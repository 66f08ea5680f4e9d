/** A spelling's words, in the singular as names are read. `singular` is the one by which the schema's names were read. */
export type ReadSpelling = (spelling: string) => readonly string[];

/** Reads each spelling once. */
export function spellingReader(singular: (word: string) => string): ReadSpelling {
  const read = new Map<string, readonly string[]>();
  return (spelling) => {
    let words = read.get(spelling);
    if (!words) read.set(spelling, (words = spelling.split(' ').map(singular)));
    return words;
  };
}
