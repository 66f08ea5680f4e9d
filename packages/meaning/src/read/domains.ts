import { dictionary } from '@seedbed/contract';
import { speaksOfSystems } from './technical-words.ts';

/** Words of tables by subject area. */
const AREAS: Readonly<Record<string, string>> = dictionary({
  shop: 'product cart order sku checkout catalog wishlist shipment inventory coupon promotion supplier warehouse store purchase',
  health:
    'patient doctor appointment diagnosis prescription medication clinic hospital ward treatment encounter allergy vital nurse medical lab procedure consultation surgery vaccination diagnosi pet',
  school: 'student teacher course enrollment grade class exam classroom semester faculty subject lesson pupil assignment curriculum quiz',
  music: 'artist album track playlist recording genre song release label medium performer',
  film: 'film movie actor director genre episode series show cast screening cinema',
  sport: 'team player match league season tournament coach fixture stadium goal standing score club',
  vehicles: 'vehicle car driver fleet rental make model garage dealer trip fuel mechanic workshop',
  travel: 'flight airport airline booking passenger hotel room reservation ticket seat trip tour destination',
  legal: 'case matter court hearing attorney lawyer client filing judge plaintiff contract docket deposition exhibit timekeeper litigation',
  insurance: 'policy claim premium coverage policyholder insured beneficiary underwriter adjuster peril underwriting',
  property: 'property listing lease tenant landlord apartment building unit rent agent house',
  finance: 'account transaction loan ledger journal portfolio trade security holding payment card bank deposit',
  game: 'player character item quest guild inventory match achievement level weapon monster',
  iot: 'device sensor reading telemetry gateway measurement alert firmware meter inverter feeder substation outage turbine grid',
  work: 'employee department position salary leave payroll attendance candidate vacancy timesheet shift',
  library: 'book author borrower loan copy library publisher member librarian fine',
  food: 'recipe ingredient menu dish restaurant meal table reservation kitchen order',
  chat: 'presence pusher redaction homeserver roomserver keyserver',
  board: 'wiki pool implication commentary disapproval booru',
  software: 'repository commit branch issue pull deployment build pipeline release package crate version cluster pod container syslog log',
});

/** Domains of the engine's texts (`text.*`, parameter `domain`) by area. */
const TEXT_DOMAIN: Readonly<Record<string, string>> = dictionary({
  shop: 'shop',
  health: 'health',
  school: 'school',
  music: 'music',
  film: 'music',
  vehicles: 'logistics',
  travel: 'travel',
  insurance: 'finance',
  property: 'property',
  finance: 'finance',
  iot: 'devices',
  food: 'food',
  software: 'software',
  work: 'work',
});

/** Split once: every table is compared with all of them. */
const WORDS: ReadonlyMap<string, readonly string[]> = new Map(Object.entries(AREAS).map(([area, text]) => [area, text.split(' ')]));

const OWN_WORDS: ReadonlyMap<string, readonly string[]> = new Map(
  [...WORDS].map(([area, own]) => [area, own.filter((word) => [...WORDS].every(([other, theirs]) => other === area || !theirs.includes(word)))]),
);

const words = (area: string): readonly string[] => WORDS.get(area)!;

/** Words that no other area has. */
const ownWords = (area: string): readonly string[] => OWN_WORDS.get(area)!;

/** The text domain of most tables of a schema, for tables whose own name matches none; undefined if no domain leads. */
export function textDomainOf(tables: readonly { readonly words: ReadonlySet<string> }[]): string | undefined {
  const counts = Object.keys(AREAS).map((area) => ({ area, count: tables.filter((table) => words(area).some((word) => table.words.has(word))).length }));
  const [first] = counts.filter(({ area }) => tables.some((table) => ownWords(area).some((word) => table.words.has(word)))).sort((a, b) => b.count - a.count);
  return first && first.count >= 3 && first.count * 3 >= tables.length ? TEXT_DOMAIN[first.area] : undefined;
}

/** Whether the table's own name belongs to any area. */
export function speaksOfAnArea(table: { readonly words: ReadonlySet<string> }): boolean {
  return Object.keys(AREAS).some((area) => words(area).some((word) => table.words.has(word)));
}

/** Whether a table's word that two areas share belongs to the schema's: a release among albums is not software. */
export function sharesWords(table: { readonly words: ReadonlySet<string> }, spoken: string, domain: string): boolean {
  const wordsOfDomain = (text: string) => Object.keys(AREAS).flatMap((area) => (TEXT_DOMAIN[area] === text ? words(area) : []));
  const others = new Set(wordsOfDomain(spoken));
  return spoken !== domain && wordsOfDomain(domain).some((word) => others.has(word) && table.words.has(word));
}

/** The areas of at least three tables of a schema (two of a small one); `systems` if columns are about programs. */
export function domainsOf(tables: readonly (Parameters<typeof speaksOfSystems>[0][number] & { readonly words: ReadonlySet<string> })[]): Set<string> {
  const needed = tables.length < 6 ? 2 : 3;
  const found = new Set<string>();
  for (const area of Object.keys(AREAS)) {
    const speaking = tables.filter((table) => words(area).some((word) => table.words.has(word)));
    // Orders exist in shops and in kitchens, so at least one table must belong to this area alone.
    if (speaking.length >= needed && speaking.some((table) => ownWords(area).some((word) => table.words.has(word)))) found.add(area);
  }
  if (speaksOfSystems(tables, found.has('software'))) found.add('systems');
  return found;
}
