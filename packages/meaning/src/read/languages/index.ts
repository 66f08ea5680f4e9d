import CS from '../../../data/words/cs.json' with { type: 'json' };
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
  /** English words of a table and of what refers to it, where the word alone means something else: `reserva` of a booking. */
  readonly things: ReadonlyMap<string, readonly string[]>;
  /** English words by the beginning that all forms of a word share, in languages with `endings`. */
  readonly stems: ReadonlyMap<string, readonly string[]>;
  /** Letters behind a stem, in languages whose words decline. */
  readonly endings: readonly string[];
  /** The head comes first: `date_naissance` is a birth date. */
  readonly headFirst: boolean;
  /** Words form compounds: `wohnflaeche`. */
  readonly compounds: boolean;
  /** Endings of plurals. */
  readonly plurals: readonly string[];
  /** Words that mean something only together: `raison sociale`. */
  readonly ofPhrases: ReadonlySet<string>;
};

type Names = Readonly<Record<string, string>>;

/** `data/words/LANGUAGE.json`: its grammar, and `names`: words of one meaning, with their English words; `faktur~` is a stem. */
type Sheet = Pick<Language, 'locale' | 'headFirst' | 'compounds' | 'plurals'> & {
  readonly names: Names;
  readonly things?: Names;
  readonly endings?: string;
};

export const LANGUAGES: readonly Language[] = [DE, FR, PT, ID, ES, IT, TR, NL, PL, CS, SV, VI].map(language);

function language({ locale, headFirst, compounds, plurals, names, things = {}, endings = '' }: Sheet): Language {
  const all = [...read(names)];
  const words = new Map(all.filter(([word]) => !word.endsWith('~')));
  const stems = new Map(all.flatMap(([word, english]) => (word.endsWith('~') ? [[word.slice(0, -1), english] as const] : [])));
  const ofPhrases = new Set([...words.keys()].filter((word) => word.includes('_')).flatMap((word) => word.split('_')));
  return { locale, words, things: new Map(read(things)), stems, endings: endings.split(' '), headFirst, compounds, plurals, ofPhrases };
}

function* read(names: Names): Iterable<[word: string, english: readonly string[]]> {
  for (const [group, english] of Object.entries(names)) for (const name of group.split(' ')) yield [name, english === 'of' ? [] : english.split(' ')];
}

const ofAnyTable = new Map<string, Language>();

/** The same language, in which words mean what they mean as the name of a table: all of its `things`, or those of tables with these names. */
export function ofTables(language: Language, named?: ReadonlySet<readonly string[]>): Language {
  if (language.things.size === 0 || named?.size === 0) return language;
  const known = named ? undefined : ofAnyTable.get(language.locale);
  if (known) return known;
  const things = [...language.things].filter(([, english]) => named?.has(english) ?? true);
  const made = { ...language, words: new Map([...language.words, ...things]) };
  if (!named) ofAnyTable.set(language.locale, made);
  return made;
}

/** The same language, in which a word means what its label means: `retirada_em` beside the state `retirada`. `labels`: English words by label. */
export function inLabels(language: Language, labels: ReadonlyMap<string, readonly string[]>): Language {
  const groups = new Map<readonly string[], readonly string[]>();
  for (const [label, english] of labels) {
    const own = language.words.get(label);
    // `canceled` is as good as `cancelled`.
    if (own && own.length > 0 && own[0]!.slice(0, 5) !== english[0]!.slice(0, 5)) groups.set(own, english);
  }
  return groups.size === 0 ? language : { ...language, words: new Map([...language.words].map(([word, own]) => [word, groups.get(own) ?? own])) };
}
