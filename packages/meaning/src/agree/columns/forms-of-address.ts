import { dictionaryOf } from '@seedbed/contract';
import { edit, type Draft } from '../../edits/draft.ts';
import { isListed } from '../../edits/draft.ts';
import { ANY_TEXT_TYPES } from '../../schema/types.ts';

const FEMALE_FORMS = /^(?:mrs|ms|miss|frau|mme|mlle|madame|mademoiselle|sra|srta|señora|señorita|sig\.?ra|signora|signorina|dona|mevr|mevrouw|pani|fru)\.?$/i;
const MALE_FORMS = /^(?:mr|mister|herr|hr|m|monsieur|sr|señor|sig|signor|senhor|dhr|heer|pan)\.?$/i;
const NAMES: ReadonlySet<string> = new Set(['person.firstName', 'person.fullName', 'person.displayName']);

/** A list of forms of address beside a person's name agrees with it: `Mrs Mary`, `Herr Peter`. Neutral words (`Dr`, `Familie`) fit all. */
export function addressPeople(drafts: readonly Draft[], isGrouped: (draft: Draft) => boolean): void {
  const isText = ({ column: { type } }: Draft) => ANY_TEXT_TYPES.has(type.base);
  if (!drafts.some((draft) => NAMES.has(draft.kind) && draft.rest.length === 0)) return;
  for (const draft of drafts) {
    const { values, weights } = draft.parameters as { readonly values?: readonly unknown[]; readonly weights?: readonly number[] };
    if (draft.kind !== 'values' || !values || draft.rest.length > 0 || draft.column.inKey || isGrouped(draft)) continue;
    const words = values.map(String);
    if (!words.some((word) => FEMALE_FORMS.test(word)) || !words.some((word) => MALE_FORMS.test(word))) continue;
    const isFixed = isListed(draft.because) || draft.column.type.labels !== undefined || !isText(draft);
    const before = (other: RegExp) => dictionaryOf(words.flatMap((word, i): [string, number][] => (other.test(word) ? [] : [[word, weights?.[i] ?? 1]])));
    edit(draft, { kind: 'person.prefix', parameters: isFixed ? { female: before(MALE_FORMS), male: before(FEMALE_FORMS) } : {} });
  }
}

/**
 * An address that a key of several columns makes unique stays that of the row's person, with a number where someone has
 * it already.
 */
export function mailPeopleOnce(drafts: readonly Draft[]): void {
  if (!drafts.some((draft) => NAMES.has(draft.kind) && draft.rest.length === 0)) return;
  for (const draft of drafts)
    if (draft.kind === 'internet.email' && draft.rest.length === 0 && draft.column.inKey && !draft.column.unique)
      edit(draft, { parameters: { ...draft.parameters, unique: true } });
}
