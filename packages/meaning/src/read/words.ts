import EN from '../../data/words/en.json' with { type: 'json' };
import GROUPS from '../../data/words/groups.json' with { type: 'json' };

/** A list of `data/words/en.json`, by what its words mean. */
export type WordList = keyof typeof EN;

const sets = new Map<WordList, ReadonlySet<string>>();

/**
 * The words of a list, in order. In a phrase `a|b` is one of several words and `[a|b]` may be missing, so `[total] fee|fees` is four.
 * Throws if there is no such list, which modules find out when they are loaded.
 */
export function wordList(name: WordList): readonly string[] {
  const list = EN[name] as string | undefined;
  if (list === undefined) throw new Error(`data/words/en.json has no list "${name}".`);
  return list.split(', ').flatMap((phrase) => (/[|[]/.test(phrase) ? phrasesOf(phrase) : phrase));
}

function phrasesOf(phrase: string): string[] {
  let phrases = [''];
  for (const place of phrase.split(' ')) {
    const optional = place.startsWith('[');
    const choices = (optional ? place.slice(1, -1) : place).split('|');
    phrases = phrases.flatMap((before) => [...(optional ? [before] : []), ...choices.map((word) => (before === '' ? word : `${before} ${word}`))]);
  }
  return phrases;
}

/** The words of a list, as a set that is made once. */
export function wordSet(name: WordList): ReadonlySet<string> {
  let set = sets.get(name);
  if (!set) sets.set(name, (set = new Set(wordList(name))));
  return set;
}

/** Groups of words that belong together, of `data/words/groups.json`, in order. Throws if there is no such list. */
export function wordGroups(name: keyof typeof GROUPS): readonly (readonly string[])[] {
  const groups = GROUPS[name] as readonly string[] | undefined;
  if (groups === undefined) throw new Error(`data/words/groups.json has no list "${name}".`);
  return groups.map((group) => group.split(', '));
}

/** Whether a text is meant: a list of words, or a regular expression. */
export type Matcher = { readonly test: (text: string) => boolean };

/**
 * Matches the phrases of a list: the whole text, one of them anywhere among its words, the last of its words, or its last letters.
 */
export function matcher(name: WordList, where: 'whole' | 'anywhere' | 'last' | 'ending' = 'whole'): Matcher {
  const all = wordSet(name);
  if (where === 'whole') return { test: (text) => all.has(text) };
  const list = [...all];
  if (where === 'ending') return { test: (text) => list.some((letters) => text.endsWith(letters)) };
  if (where === 'last') return { test: (text) => list.some((phrase) => ` ${text}`.endsWith(` ${phrase}`)) };
  return { test: (text) => list.some((phrase) => ` ${text} `.includes(` ${phrase} `)) };
}
