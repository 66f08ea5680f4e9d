import { isObject, Problem, type Blueprint, type Locale } from '@seedbed/contract';
import type { Pack } from './pack.ts';
import { isSpoken } from './languages.ts';
import { PACKS } from './packs/index.ts';
import { namesOf } from './edition.ts';
import { readList } from './read-list.ts';
import type { WordList, Words } from './words.ts';

/** The fallback of every pack. */
const BASE = 'en';

/** English texts by subject: `text.about`, `text.described`. */
const SUBJECTS = 'en.subjects';

/** Each list of a pack is parsed once. */
const read = new WeakMap<Pack, Map<string, WordList>>();

/** The words of the last locales, with what generators computed from them (`perWords`): whoever makes a few rows many times would compute it each time. */
const kept = new Map<string, { readonly words: Words; readonly subjects: boolean }>();
const KEPT = 3;

/**
 * Loads the packs of the locales (`en-US`, or several with weights), and of those that tables and columns of a blueprint name. A locale without its own pack uses English texts
 * with places of its region. Throws Problem `invalid-blueprint` for anything that is not a locale.
 *
 * `subjects: false` omits the texts by subject, for a blueprint that uses none (`speaksOfSubjects`): a third of the
 * bytes.
 */
export async function loadWords(of: Readonly<Locale> | Pick<Blueprint, 'locale' | 'tables'>, { subjects = true } = {}): Promise<Words> {
  const { locale, tables = [] } = isOfTables(of) ? of : { locale: of };
  const locales = weighted(locale, '/locale');
  const others = tables.flatMap(ownLocales).flatMap(([own, pointer]) => weighted(own, pointer).map((each) => each.locale));
  const names = [...new Set([...locales.map((each) => each.locale), ...others])];
  const key = JSON.stringify([locales, others]);
  const before = kept.get(key);
  if (before && (before.subjects || !subjects)) return before.words;
  const packs = new Map<string, Pack>();
  await Promise.all(
    [BASE, ...(subjects ? [SUBJECTS] : []), ...names.flatMap(chainOf)].map(async (name) => {
      const load = Object.hasOwn(PACKS, name) ? PACKS[name] : undefined;
      if (load) packs.set(name, await load());
    }),
  );
  const words = wordsOf(packs, locales);
  kept.delete(key);
  kept.set(key, { words, subjects });
  if (kept.size > KEPT) kept.delete(kept.keys().next().value!);
  return words;
}

function isOfTables(of: Readonly<Locale> | Pick<Blueprint, 'locale' | 'tables'>): of is Pick<Blueprint, 'locale' | 'tables'> {
  return typeof of === 'object' && Array.isArray(of.tables);
}

/** The locales of a table and its columns, with their JSON Pointers. `compile` reports parts of other forms. */
function ownLocales(table: unknown, place: number): [Readonly<Locale>, string][] {
  if (!isObject(table)) return [];
  const columns = Array.isArray(table['columns']) ? (table['columns'] as readonly unknown[]) : [];
  return [[table, `/tables/${place}`] as const, ...columns.map((column, i) => [column, `/tables/${place}/columns/${i}`] as const)].flatMap(
    ([part, pointer]): [Readonly<Locale>, string][] => {
      const locale = isObject(part) ? part['locale'] : undefined;
      return typeof locale === 'string' || isObject(locale) ? [[locale as Locale, `${pointer}/locale`]] : [];
    },
  );
}

/** Locales with their shares, the largest first. */
function weighted(locale: Readonly<Locale>, pointer: string): { readonly locale: string; readonly weight: number }[] {
  const wanted = typeof locale === 'string' ? [[locale, 1] as const] : Object.entries(locale);
  const total = wanted.reduce((sum, [, weight]) => sum + weight, 0);
  if (wanted.length === 0 || !(total > 0)) fail(pointer, 'Give at least one locale with a weight above 0.');
  for (const [name] of wanted) if (!/^[a-z]{2,3}([-_][A-Za-z0-9]{2,8})*$/.test(name)) fail(pointer, `"${name}" is no locale; write it as en-US or de.`);
  for (const [name] of wanted)
    if (!isSpoken(name)) fail(pointer, `There is no locale "${name}": nobody has such a language or region. Write it as en-US or de.`);
  return wanted.map(([name, weight]) => ({ locale: name, weight: weight / total })).sort((one, other) => other.weight - one.weight);
}

function wordsOf(packs: ReadonlyMap<string, Pack>, locales: Words['locales']): Words {
  const editions = new Map<number, Words>();
  const others = new Map<string, Words>();
  const inLocale = (locale: Readonly<Locale>): Words => {
    const key = JSON.stringify(locale);
    let words = others.get(key);
    if (!words) others.set(key, (words = wordsOf(packs, weighted(locale, '/locale'))));
    return words;
  };
  const inEdition = (edition: number): Words => {
    let words = editions.get(edition);
    if (!words) {
      words = {
        locales,
        edition,
        inEdition,
        inLocale: (locale) => inLocale(locale).inEdition(edition),
        list: (name, of = locales[0]!.locale) => find(packs, name, of, edition),
      };
      editions.set(edition, words);
    }
    return words;
  };
  return inEdition(1);
}

/** Whether any generator of the blueprint writes texts by subject, at any depth. The client calls this at every edit, so it allocates nothing. */
export function speaksOfSubjects({ tables }: Blueprint): boolean {
  return asksForSubjects(tables);
}

function asksForSubjects(part: unknown): boolean {
  if (typeof part !== 'object' || part === null) return false;
  if (Array.isArray(part)) return part.some(asksForSubjects);
  const { kind } = part as { kind?: unknown };
  return kind === 'text.about' || kind === 'text.described' || Object.values(part).some(asksForSubjects);
}

function find(packs: ReadonlyMap<string, Pack>, name: string, locale: string, edition: number): WordList {
  const names = namesOf(name, edition);
  for (const step of [...chainOf(locale), BASE, SUBJECTS]) {
    const pack = packs.get(step);
    const own = pack && names.find((each) => Object.hasOwn(pack.lists, each));
    if (own !== undefined) return listOf(pack!, own);
  }
  throw new Error(`There is no word list "${name}".`);
}

function listOf(pack: Pack, name: string): WordList {
  let lists = read.get(pack);
  if (!lists) read.set(pack, (lists = new Map()));
  let list = lists.get(name);
  if (!list) lists.set(name, (list = readList(pack.lists[name]!)));
  return list;
}

/** `de-AT` → de-AT, de. */
function chainOf(locale: string): string[] {
  const parts = locale.replaceAll('_', '-').split('-');
  return parts.map((_, i) => parts.slice(0, parts.length - i).join('-'));
}

function fail(pointer: string, message: string): never {
  throw new Problem('invalid-blueprint', message, { errors: [{ pointer, message }] });
}
