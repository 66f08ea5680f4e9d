import { dictionary } from '@seedbed/contract';
import { edit, type Draft } from '../edits/draft.ts';
import { PLAIN_TEXT_TYPES } from '../schema/types.ts';

/** Second languages beside the spoken one, and their shares: most of a library in Paris is French. */
const SECOND_LANGUAGES = ['en', 'fr', 'es', 'de', 'it', 'pt'];
const LEADS = 66;
const COUNTRIES: Readonly<Record<string, readonly string[]>> = dictionary({
  fr: ['FR', 'BE', 'CH', 'LU', 'CA'],
  de: ['DE', 'AT', 'CH', 'LU', 'NL'],
  es: ['ES', 'MX', 'AR', 'CO', 'PT'],
  pt: ['BR', 'PT', 'AO', 'AR', 'ES'],
});

/** The days of the week from Monday on, as people read them. */
const WEEKDAYS: Readonly<Record<string, readonly string[]>> = dictionary({
  fr: ['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi', 'dimanche'],
  de: ['Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag', 'Sonntag'],
  es: ['lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado', 'domingo'],
  pt: ['segunda-feira', 'terça-feira', 'quarta-feira', 'quinta-feira', 'sexta-feira', 'sábado', 'domingo'],
});

/** In such a schema, language columns, days of the week and lists of languages or countries start with its own language; a DEFAULT has priority. */
export function leadByLanguage(drafts: readonly Draft[], language: string | undefined): void {
  if (language === undefined) return;
  for (const draft of drafts) {
    const { type } = draft.column;
    if (draft.kind === 'date.weekday' && WEEKDAYS[language] && PLAIN_TEXT_TYPES.has(type.base) && (type.length ?? Infinity) >= LONGEST_DAY)
      edit(draft, { kind: 'values', parameters: { values: WEEKDAYS[language] } });
    if (draft.kind === 'array') edit(draft, { parameters: { ...draft.parameters, element: led(draft.parameters.element as Made, language) } });
    else if (!draft.column.unique) edit(draft, led({ kind: draft.kind, parameters: draft.parameters }, language));
  }
}

/** Letters of the longest name of a day. */
const LONGEST_DAY = 13;

type Made = { readonly kind: string; readonly parameters?: Record<string, unknown> };

function led(made: Made, language: string): Made {
  const of = made.kind === 'language.code' ? [language, ...SECOND_LANGUAGES.filter((code) => code !== language)] : undefined;
  const values = of ?? (made.kind === 'location.countryCode' ? COUNTRIES[language] : undefined);
  if (!values || Object.keys(made.parameters ?? {}).length > 0) return made;
  return { kind: 'values', parameters: { values, weights: values.map((_, i) => (i === 0 ? LEADS : Math.round(30 / (i + 1)))) } };
}
