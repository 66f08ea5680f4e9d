import { wordSet, wordList } from '../../read/words.ts';

/** Adjectives that distinguish components of programs. */
const COMPONENT_ADJECTIVES = wordList('adjectives of components');

/** Last words of a name that are not nouns. */
const NO_NOUNS = wordSet('last words that are no nouns');

/** Components of programs, named in programs' style: lower case with hyphens. */
const PARTS = wordSet('components of programs');

/** Names of unknown components, such as `staging-router`. Undefined for things that are not components; their trade names them. */
export function namesInSystems(words: readonly string[]): string[] | undefined {
  const last = words.at(-1)!;
  const noun = /[^su]s$/.test(last) && last.length > 3 ? last.slice(0, -1) : last;
  return PARTS.has(noun) ? slugsInSystems(noun) : undefined;
}

/** Unknown texts, such as `legacy-trait`. Short columns get the adjective alone. */
export function slugsInSystems(noun: string, room = Infinity): string[] {
  const longest = Math.max(...COMPONENT_ADJECTIVES.map((each) => each.length)) + 1 + noun.length;
  return /^[a-z]{3,}$/.test(noun) && !NO_NOUNS.has(noun) && longest <= room
    ? COMPONENT_ADJECTIVES.map((each) => `${each}-${noun}`)
    : COMPONENT_ADJECTIVES.filter((each) => each.length <= room);
}
