import { speaksOfSystems } from './technical-words.ts';
import { AREAS, listed } from './trades.ts';

/** Split once: every table is compared with all of them. */
const WORDS: ReadonlyMap<string, readonly string[]> = new Map(AREAS.map(([area, each]) => [area, listed(each.words)]));

const OWN_WORDS: ReadonlyMap<string, readonly string[]> = new Map(
  [...WORDS].map(([area, own]) => [area, own.filter((word) => [...WORDS].every(([other, theirs]) => other === area || !theirs.includes(word)))]),
);

const words = (area: string): readonly string[] => WORDS.get(area)!;

/** Words that no other area has. */
const ownWords = (area: string): readonly string[] => OWN_WORDS.get(area)!;

/** The text domain of most tables of a schema, for tables whose own name matches none; undefined if no domain leads. */
export function textDomainOf(tables: readonly { readonly words: ReadonlySet<string> }[]): string | undefined {
  const counts = AREAS.map(([area, { domain }]) => ({
    area,
    domain,
    count: tables.filter((table) => words(area).some((word) => table.words.has(word))).length,
  }));
  const [first] = counts.filter(({ area }) => tables.some((table) => ownWords(area).some((word) => table.words.has(word)))).sort((a, b) => b.count - a.count);
  return first && first.count >= 3 && first.count * 3 >= tables.length ? first.domain : undefined;
}

/** Whether the table's own name belongs to any area. */
export function speaksOfAnArea(table: { readonly words: ReadonlySet<string> }): boolean {
  return AREAS.some(([area]) => words(area).some((word) => table.words.has(word)));
}

/** Whether a table's word that two areas share belongs to the schema's: a release among albums is not software. */
export function sharesWords(table: { readonly words: ReadonlySet<string> }, spoken: string, domain: string): boolean {
  const wordsOfDomain = (text: string) => AREAS.flatMap(([area, { domain: own }]) => (own === text ? words(area) : []));
  const others = new Set(wordsOfDomain(spoken));
  return spoken !== domain && wordsOfDomain(domain).some((word) => others.has(word) && table.words.has(word));
}

/** The areas of at least three tables of a schema (two of a small one); `systems` if columns are about programs. */
export function domainsOf(tables: readonly (Parameters<typeof speaksOfSystems>[0][number] & { readonly words: ReadonlySet<string> })[]): Set<string> {
  const needed = tables.length < 6 ? 2 : 3;
  const found = new Set<string>();
  for (const [area] of AREAS) {
    const speaking = tables.filter((table) => words(area).some((word) => table.words.has(word)));
    // Orders exist in shops and in kitchens, so at least one table must belong to this area alone.
    if (speaking.length >= needed && speaking.some((table) => ownWords(area).some((word) => table.words.has(word)))) found.add(area);
  }
  if (speaksOfSystems(tables, found.has('software'))) found.add('systems');
  return found;
}
