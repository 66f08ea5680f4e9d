import { allLocales } from '@faker-js/faker';
import { createHash } from 'node:crypto';

/** Our locales, and the names of faker's data. English combines the general, the US and the British data. */
export const FAKER_LOCALES: Readonly<Record<string, readonly string[]>> = {
  en: ['en', 'en_US', 'en_GB'],
  de: ['de'],
  fr: ['fr'],
  es: ['es'],
  ja: ['ja'],
  it: ['it'],
  nl: ['nl'],
  pl: ['pl'],
  pt: ['pt_BR'],
  sv: ['sv'],
  tr: ['tr'],
  id: ['id_ID'],
};

/** Maximum number of entries per list, so that packs stay small. */
const MAX = 420;

type Data = { person?: { first_name?: Record<string, string[]>; last_name?: Record<string, string[]> }; location?: Record<string, unknown> };

/** The less frequent names after our own weighted ones, and street names. */
export async function fakerLists(locale: string): Promise<Map<string, string>> {
  const lists = new Map<string, string>();
  for (const name of FAKER_LOCALES[locale] ?? []) {
    const data = (allLocales as unknown as Record<string, Data>)[name];
    const first = data?.person?.first_name;
    const last = data?.person?.last_name;
    add(lists, 'faker.firstName.female', first?.['female']);
    add(lists, 'faker.firstName.male', first?.['male']);
    add(lists, 'faker.lastName', last?.['generic']);
    const street = name === 'en_GB' ? 'street.GB' : 'street';
    add(lists, street, data?.location?.['street_name'] as string[] | undefined);
  }
  return lists;
}

/** Entries of faker's lists that are not names. */
const MISTYPED: ReadonlySet<string> = new Set(['Hilll']);

function add(lists: Map<string, string>, name: string, entries: readonly string[] | undefined): void {
  if (!entries || lists.has(name)) return;
  const clean = [...new Set(entries)].filter(
    (entry) => /^[\p{L}][\p{L}\p{N} '’.-]*$/u.test(entry) && entry.length > 1 && entry.length < 26 && !MISTYPED.has(entry),
  );
  if (clean.length > 0) lists.set(name, shuffled(clean).slice(0, MAX).join('|'));
}

/** Shuffled, because earlier entries are more frequent and should not be alphabetical; the same in every build. */
function shuffled(entries: readonly string[]): string[] {
  const key = (entry: string) => createHash('sha256').update(entry).digest('hex');
  return [...entries].sort((one, other) => (key(one) < key(other) ? -1 : 1));
}
