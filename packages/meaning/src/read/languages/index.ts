import { DUTCH } from './dutch.ts';
import { FRENCH } from './french.ts';
import { FRENCH_TRADES } from './french-trades.ts';
import { GERMAN } from './german.ts';
import { GERMAN_TRADES } from './german-trades.ts';
import { INDONESIAN } from './indonesian.ts';
import { ITALIAN } from './italian.ts';
import { POLISH } from './polish.ts';
import { PORTUGUESE } from './portuguese.ts';
import { PORTUGUESE_TRADES } from './portuguese-trades.ts';
import { SPANISH } from './spanish.ts';
import { SPANISH_OFFICE } from './spanish-office.ts';
import { SPANISH_TRADES } from './spanish-trades.ts';
import { SWEDISH } from './swedish.ts';
import { TURKISH } from './turkish.ts';
import { VIETNAMESE } from './vietnamese.ts';

/** A possible language of names. */
export type Language = {
  readonly locale: string;
  /** English words by word; none for words that only join others (`de`, `du`). */
  readonly words: ReadonlyMap<string, readonly string[]>;
  /** The head comes first: `date_naissance` is a birth date. */
  readonly headFirst: boolean;
  /** Words form compounds: `wohnflaeche`. */
  readonly compounds: boolean;
  /** Endings of plurals. */
  readonly plurals: readonly string[];
  /** Words that mean something only together: `raison sociale`. */
  readonly ofPhrases: ReadonlySet<string>;
};

export const LANGUAGES: readonly Language[] = [
  language('de-DE', `${GERMAN}${GERMAN_TRADES}`, { headFirst: false, compounds: true, plurals: ['en', 'e', 'n', 'er', 's'] }),
  language('fr-FR', `${FRENCH}${FRENCH_TRADES}`, { headFirst: true, compounds: false, plurals: ['s', 'x'] }),
  language('pt-BR', `${PORTUGUESE}${PORTUGUESE_TRADES}`, { headFirst: true, compounds: false, plurals: ['s', 'es'] }),
  language('id-ID', INDONESIAN, { headFirst: true, compounds: false, plurals: ['s'] }),
  language('es-ES', `${SPANISH}${SPANISH_TRADES}${SPANISH_OFFICE}`, { headFirst: true, compounds: false, plurals: ['s', 'es'] }),
  language('it-IT', ITALIAN, { headFirst: true, compounds: false, plurals: [] }),
  language('tr-TR', TURKISH, { headFirst: false, compounds: false, plurals: ['lar', 'ler'] }),
  language('nl-NL', DUTCH, { headFirst: false, compounds: true, plurals: ['en', 's'] }),
  language('pl-PL', POLISH, { headFirst: true, compounds: false, plurals: [] }),
  language('sv-SE', SWEDISH, { headFirst: false, compounds: true, plurals: ['ar', 'er', 'or'] }),
  language('vi-VN', VIETNAMESE, { headFirst: true, compounds: false, plurals: [] }),
];

function language(locale: string, sheet: string, grammar: Pick<Language, 'headFirst' | 'compounds' | 'plurals'>): Language {
  const words = read(sheet);
  return { locale, words, ofPhrases: new Set([...words.keys()].filter((word) => word.includes('_')).flatMap((word) => word.split('_'))), ...grammar };
}

/** `words of one meaning: its English words | …`, in as many lines as one likes. */
function read(sheet: string): ReadonlyMap<string, readonly string[]> {
  const words = new Map<string, readonly string[]>();
  for (const entry of sheet.split(/[|\n]/)) {
    const [names, english] = entry.split(':').map((part) => part.trim());
    if (!english) continue;
    for (const name of names!.split(/\s+/)) words.set(name, english === 'of' ? [] : english.split(' '));
  }
  return words;
}
