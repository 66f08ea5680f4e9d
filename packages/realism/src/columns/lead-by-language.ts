import { dictionary } from '@seedbed/contract';
import type { Draft } from './draft.ts';

/** What stands beside the language that is spoken, and how often: most of a library in Paris is in French. */
const BESIDE = ['en', 'fr', 'es', 'de', 'it', 'pt'];
const LEADS = 66;
const COUNTRIES: Readonly<Record<string, readonly string[]>> = dictionary({
  fr: ['FR', 'BE', 'CH', 'LU', 'CA'],
  de: ['DE', 'AT', 'CH', 'LU', 'NL'],
  es: ['ES', 'MX', 'AR', 'CO', 'PT'],
  pt: ['BR', 'PT', 'AO', 'AR', 'ES'],
});

/** Language columns and lists of languages or countries of such a schema are led by its own; a DEFAULT has had its say before. */
export function leadByLanguage(drafts: readonly Draft[], language: string | undefined): void {
  if (language === undefined) return;
  for (const draft of drafts) {
    if (draft.kind === 'array') draft.parameters = { ...draft.parameters, element: led(draft.parameters.element as Made, language) };
    else if (!draft.column.unique) Object.assign(draft, led({ kind: draft.kind, parameters: draft.parameters }, language));
  }
}

type Made = { readonly kind: string; readonly parameters?: Record<string, unknown> };

function led(made: Made, language: string): Made {
  const of = made.kind === 'language.code' ? [language, ...BESIDE.filter((code) => code !== language)] : undefined;
  const values = of ?? (made.kind === 'location.countryCode' ? COUNTRIES[language] : undefined);
  if (!values || Object.keys(made.parameters ?? {}).length > 0) return made;
  return { kind: 'values', parameters: { values, weights: values.map((_, i) => (i === 0 ? LEADS : Math.round(30 / (i + 1)))) } };
}
