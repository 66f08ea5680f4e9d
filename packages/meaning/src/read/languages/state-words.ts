import STATES from '../../../data/words/states.json' with { type: 'json' };
import { isParticiple } from '../names/participles.ts';
import { knownWords } from '../names/vocabulary.ts';
import { LANGUAGES } from './index.ts';
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
  // What is said of a row in a column's name is said of it in a label, too: `afgehandeld_op`, `afgehandeld`.
  for (const { words: names, stems, endings } of LANGUAGES) {
    for (const [word, english] of names) if (isStateOf(english) && !knownWords.has(word)) add(word, english.join('_'));
    for (const [stem, english] of stems) if (isStateOf(english)) for (const ending of ['', ...endings]) add(stem + ending, english.join('_'));
  }
  return words;
}

function isStateOf(english: readonly string[]): boolean {
  return english.length <= 2 && english.some((word) => isParticiple(word));
}

/**
 * The English word for a state in German, French, Indonesian, Portuguese, Spanish, Italian, Dutch, Polish or Czech: `cancelada` → cancelled.
 * Undefined for any other word.
 */
export function stateInEnglish(label: string): string | undefined {
  english ??= build();
  return english.get(plain(label));
}
