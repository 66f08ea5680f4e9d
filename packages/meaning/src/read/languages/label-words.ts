import { dictionary } from '@seedbed/contract';
import DE from '../../../data/words/de.json' with { type: 'json' };
import ES from '../../../data/words/es.json' with { type: 'json' };
import FR from '../../../data/words/fr.json' with { type: 'json' };
import ID from '../../../data/words/id.json' with { type: 'json' };
import PT from '../../../data/words/pt.json' with { type: 'json' };

/** Common labels of databases in any trade, as spelled in code of each country; masculine if a gender is needed. */
const LABELS: Readonly<Record<string, Readonly<Record<string, string>>>> = dictionary({
  de: DE.labels,
  es: ES.labels,
  fr: FR.labels,
  id: ID.labels,
  pt: PT.labels,
});

/** Languages with `labels`, in the order in which a word that several share is read. */
export const LABEL_LANGUAGES: readonly string[] = Object.keys(LABELS);

const byLanguage = new Map<string, ReadonlyMap<string, string>>();

/** English labels in another language; undefined for an unsupported language. */
export function labelsIn(language: string): ReadonlyMap<string, string> | undefined {
  const own = LABELS[language];
  if (!own) return undefined;
  let labels = byLanguage.get(language);
  if (!labels) byLanguage.set(language, (labels = new Map(Object.entries(own))));
  return labels;
}
