import { PACK_LIMITS, type Attribute, type Example } from '../pack.ts';
import { codeForm } from './code-form.ts';
import { numbersOf } from './numbers-of.ts';
import { wordsOf } from './words-of.ts';

/** A column as an attribute. `read` converts its values for examples; without it, examples omit it. */
export type Column = {
  readonly name: string;
  readonly attribute: Attribute;
  readonly unique: boolean;
  readonly read?: (text: string) => Example[string] | undefined;
};

/** Names that mean the same in every trade; Seedbed makes their values itself. */
const UNIVERSAL =
  /^(?:id|uuid|guid|.* id|(?:created|updated|modified|deleted|inserted) ?(?:at|on|date|by)?|(?:first|last|middle|full|sur) ?name|surname|e ?mail(?: address)?|phone(?: number)?|mobile|fax|street|street address|address(?: line)?(?: \d)?|zip(?: code)?|postcode|postal code|password(?: hash)?|iban|ssn|birth ?(?:date|day)|date of birth)$/;
const CONTACT_DETAILS = /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}.-]+\.\p{L}{2,}|https?:\/\//u;
const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;
const TIME = /^(?:\d{4}-\d{2}-\d{2}(?:[T ]\d{2}:\d{2}.*)?|\d{1,2}[./]\d{1,2}[./]\d{4}(?: \d{1,2}:\d{2}.*)?)$/;
const YES = /^(?:true|yes|y|t)$/i;
const NO = /^(?:false|no|n|f)$/i;
/** Labels are short and repeat often. */
const LABEL = { letters: 40, share: 0.34, count: 30 };

/** The kind of a text column; or the reason for skipping it. */
export function readColumn(title: string, values: readonly string[]): Column | string {
  const words = wordsOf(title);
  const name = words
    .join('_')
    .replace(/^(?=[^a-z])/, 'n_')
    .replaceAll(/[^a-z0-9_]/g, '')
    .slice(0, 40);
  const spelling = words.join(' ').slice(0, 60).trim();
  if (words.length === 0 || !/^[a-z]/.test(name)) return 'has no name';
  if (UNIVERSAL.test(spelling)) return 'means the same everywhere, and is made without a pack';
  const present = values.filter((value) => value !== '');
  if (present.length === 0) return 'is empty';
  if (present.some((value) => CONTACT_DETAILS.test(value))) return 'holds addresses';
  if (present.every((value) => UUID.test(value))) return 'is a key';
  const distinct = [...new Set(present)];
  const known = { name, unique: distinct.length === present.length && present.length > 1 };
  const names = [spelling];
  if (present.every((value) => YES.test(value) || NO.test(value))) {
    const yes = Math.round((present.filter((value) => YES.test(value)).length / present.length) * 100);
    const shares = { ...(yes > 0 && { true: yes }), ...(yes < 100 && { false: 100 - yes }) };
    return { ...known, attribute: { names, kind: 'flag', values: shares }, read: (text) => (text === '' ? undefined : YES.test(text)) };
  }
  if (present.every((value) => TIME.test(value))) return { ...known, attribute: { names, kind: 'time' } };
  const numbers = numbersOf(words, present);
  if (numbers) return { ...known, attribute: { ...numbers.attribute, names: [...new Set([spelling, numbers.without])] }, read: numbers.read };
  const fits = distinct.filter((value) => value.length <= PACK_LIMITS.textLength);
  const short = fits.length === distinct.length && distinct.every((value) => value.length <= LABEL.letters);
  if (short && !known.unique && distinct.length >= 2 && distinct.length <= Math.min(LABEL.count, Math.max(2, present.length * LABEL.share)))
    return { ...known, attribute: { names, kind: 'label', values: countsOf(present.map(unvaried)) }, read: (text) => unvaried(text) || undefined };
  const form = known.unique ? codeForm(present) : null;
  if (form) return { ...known, attribute: { names, kind: 'code', pattern: form } };
  if (fits.length === 0) return `holds texts of more than ${PACK_LIMITS.textLength} letters`;
  return { ...known, attribute: { names, kind: 'text' }, read: (text) => (text === '' || text.length > PACK_LIMITS.textLength ? undefined : unvaried(text)) };
}

function countsOf(given: readonly string[]): Record<string, number> {
  const counts = new Map<string, number>();
  for (const value of given) counts.set(value, (counts.get(value) ?? 0) + 1);
  return Object.fromEntries([...counts].toSorted(([one, a], [other, b]) => b - a || (one < other ? -1 : 1)));
}

/** Braces with a bar between them would be parts that vary. */
function unvaried(text: string): string {
  return text.replaceAll(/\{([^{}]*\|[^{}]*)\}/g, '($1)');
}
