import EN from '../../data/words/en.json' with { type: 'json' };

/** A list of `data/words/en.json`, by what its words mean. */
export type WordList = keyof typeof EN;

const sets = new Map<WordList, ReadonlySet<string>>();

/** The words of a list, in order. Throws if there is no such list, which modules find out when they are loaded. */
export function wordList(name: WordList): readonly string[] {
  const list = EN[name] as string | undefined;
  if (list === undefined) throw new Error(`data/words/en.json has no list "${name}".`);
  return list.split(', ');
}

/** The words of a list, as a set that is made once. */
export function wordSet(name: WordList): ReadonlySet<string> {
  let set = sets.get(name);
  if (!set) sets.set(name, (set = new Set(wordList(name))));
  return set;
}
