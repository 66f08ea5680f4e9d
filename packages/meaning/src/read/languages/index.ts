import DE from '../../../data/words/de.json' with { type: 'json' };
import ES from '../../../data/words/es.json' with { type: 'json' };
import FR from '../../../data/words/fr.json' with { type: 'json' };
import ID from '../../../data/words/id.json' with { type: 'json' };
import IT from '../../../data/words/it.json' with { type: 'json' };
import NL from '../../../data/words/nl.json' with { type: 'json' };
import PL from '../../../data/words/pl.json' with { type: 'json' };
import PT from '../../../data/words/pt.json' with { type: 'json' };
import SV from '../../../data/words/sv.json' with { type: 'json' };
import TR from '../../../data/words/tr.json' with { type: 'json' };
import VI from '../../../data/words/vi.json' with { type: 'json' };

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

/** `data/words/LANGUAGE.json`: its grammar, and `names`: words of one meaning, with their English words. */
type Sheet = Pick<Language, 'locale' | 'headFirst' | 'compounds' | 'plurals'> & { readonly names: Readonly<Record<string, string>> };

export const LANGUAGES: readonly Language[] = [DE, FR, PT, ID, ES, IT, TR, NL, PL, SV, VI].map(language);

function language({ locale, headFirst, compounds, plurals, names }: Sheet): Language {
  const words = read(names);
  const ofPhrases = new Set([...words.keys()].filter((word) => word.includes('_')).flatMap((word) => word.split('_')));
  return { locale, words, headFirst, compounds, plurals, ofPhrases };
}

function read(names: Readonly<Record<string, string>>): ReadonlyMap<string, readonly string[]> {
  const words = new Map<string, readonly string[]>();
  for (const [group, english] of Object.entries(names)) for (const name of group.split(' ')) words.set(name, english === 'of' ? [] : english.split(' '));
  return words;
}
