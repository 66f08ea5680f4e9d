import type { BlueprintColumn, Generator, KnowledgeColumn } from '@seedbed/contract';
import { listOf } from './outcome.ts';

/** Sexes and forms of address, as labels begin; titles such as Dr. are of both. */
const FEMALE =
  /^(?:f|w|ms|mrs|miss|frau|fru|fr|mme|mlle|madame|sra|srta|se[nñ]or(?:a|ita)|signora|dona|do[nñ]a|pani|mevrouw|bayan|b[aà]|ch[iị]|ibu|nyonya)\b|^(?:fem|wom|weib|kvin|perempuan|mujer|donna)/i;
const MALE = /^(?:m|mr|herr|hr|monsieur|sr|se[nñ]or|signor|pan|meneer|dhr|bay|[oô]ng|anh|bapak|tuan)\b|^(?:mal|man|m[aä]nn|hom|laki|uomo|masc|mask)/i;
const BOTH = /^(?:dr|prof|ing|dipl|mag|rev|mx)\b/i;

/** Values of a column that shows the sex or the form of address of the row's person: words by the sex of its name. Null where they are not such words. */
export function wordsBySex({ generator, entity }: BlueprintColumn, { values }: KnowledgeColumn): Generator | null {
  if (!values || entity === undefined || !/^person\.(?:sex|gender|prefix)$/.test(generator?.kind ?? '')) return null;
  const { values: words, weights } = listOf(values);
  const [female, male]: Record<string, number>[] = [{}, {}];
  for (const [at, word] of words.entries()) {
    const text = String(word);
    const both = BOTH.test(text);
    if (!both && FEMALE.test(text) === MALE.test(text)) return null;
    if (both || FEMALE.test(text)) female![text] = weights?.[at] ?? 1;
    if (both || MALE.test(text)) male![text] = weights?.[at] ?? 1;
  }
  return Object.keys(female!).length > 0 && Object.keys(male!).length > 0 ? { kind: 'person.prefix', parameters: { female, male } } : null;
}
