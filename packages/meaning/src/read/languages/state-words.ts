import STATES from '../../../data/words/states.json' with { type: 'json' };
import { labelsIn, LABEL_LANGUAGES } from './label-words.ts';

/** Letters without their marks, words apart by one sign: `Concluído`, `EN COURS` as concluido, en_cours. */
function plain(label: string): string {
  return label
    .replaceAll('ß', 'ss')
    .replaceAll('ł', 'l')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z]+/g, '_')
    .replace(/^_|_$/g, '');
}

/** By form. `data/words/states.json` has the states of other languages besides those of `labels`. */
let english: Map<string, string> | undefined;

function build(): Map<string, string> {
  const words = new Map<string, string>();
  const add = (word: string, state: string): void => {
    const key = plain(word);
    for (const form of [key, key.replace(/o(?=_|$)/, 'a'), word.endsWith('é') ? `${key}e` : key, plain(word.replace(/[äöü]/g, (letter) => `${letter}e`))])
      if (!words.has(form)) words.set(form, state);
  };
  for (const [state, translations] of Object.entries(STATES)) for (const word of translations.split(', ')) add(word, state);
  for (const language of LABEL_LANGUAGES) for (const [state, word] of labelsIn(language)!) add(word, state);
  return words;
}

/**
 * The English word for a state in German, French, Indonesian, Portuguese, Spanish, Italian, Dutch or Polish: `cancelada` → cancelled.
 * Undefined for any other word.
 */
export function stateInEnglish(label: string): string | undefined {
  english ??= build();
  return english.get(plain(label));
}
