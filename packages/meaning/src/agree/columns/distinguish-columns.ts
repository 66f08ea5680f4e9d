import { edit, type Draft } from '../../edits/draft.ts';
import { numbersOfExamples } from './numbers-of-examples.ts';

/** Two-letter codes with the names of their languages, by number of speakers. */
const LANGUAGES =
  'en English,de German,fr French,es Spanish,it Italian,pt Portuguese,nl Dutch,pl Polish,ru Russian,uk Ukrainian,cs Czech,sk Slovak,hu Hungarian,ro Romanian,bg Bulgarian,el Greek,tr Turkish,sv Swedish,da Danish,no Norwegian,fi Finnish,et Estonian,lv Latvian,lt Lithuanian,sl Slovenian,hr Croatian,sr Serbian,mk Macedonian,sq Albanian,ca Catalan,eu Basque,gl Galician,cy Welsh,ga Irish,is Icelandic,mt Maltese,ar Arabic,he Hebrew,fa Persian,ur Urdu,hi Hindi,bn Bengali,ta Tamil,te Telugu,mr Marathi,gu Gujarati,pa Punjabi,ml Malayalam,kn Kannada,ne Nepali,si Sinhala,th Thai,vi Vietnamese,id Indonesian,ms Malay,tl Tagalog,ja Japanese,ko Korean,zh Chinese,mn Mongolian,ka Georgian,hy Armenian,az Azerbaijani,kk Kazakh,uz Uzbek,sw Swahili,am Amharic,zu Zulu,af Afrikaans,eo Esperanto,la Latin'
    .split(',')
    .map((pair) => pair.split(' ') as [code: string, name: string]);
const CODES = LANGUAGES.map(([code]) => code);
const NAMES = LANGUAGES.map(([, name]) => name);

/** Distinguishes values of a unique column by more than a suffixed number: users by their login name, languages by all codes. */
export function distinguishSimilarColumns(drafts: readonly Draft[]): void {
  for (const draft of drafts) {
    if (!draft.column.unique) continue;
    if (draft.kind === 'person.displayName') edit(draft, { kind: 'internet.username', parameters: {} });
    else if (draft.kind === 'language.code' && (draft.column.type.length ?? 2) >= 2) edit(draft, { kind: 'values', parameters: { values: CODES } });
  }
  pairLanguages(drafts);
  numbersOfExamples(drafts);
}

/** A list of languages has the code and the name of one language in a row. */
function pairLanguages(drafts: readonly Draft[]): void {
  const code = drafts.find((draft) => draft.column.unique && lists(draft, ['en', 'de', 'fr']));
  const name = drafts.find((draft) => draft.kind === 'language.name' || lists(draft, ['English', 'German', 'French']));
  if (!code || !name || name.column.type.base === 'bpchar' || (name.column.type.length ?? Infinity) < LONGEST_NAME) return;
  edit(code, { kind: 'values', parameters: { values: CODES } });
  edit(name, { kind: 'values', parameters: { values: NAMES } });
}

const LONGEST_NAME = Math.max(...NAMES.map(({ length }) => length));

function lists({ kind, parameters }: Draft, some: readonly string[]): boolean {
  const inner = kind === 'distinct' ? (parameters.generator as { readonly kind: string; readonly parameters?: Record<string, unknown> }) : { kind, parameters };
  const values = inner.kind === 'values' ? inner.parameters?.['values'] : undefined;
  return Array.isArray(values) && some.every((each) => values.includes(each));
}
