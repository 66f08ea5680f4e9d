import { qualifiedName, resolveType, type Blueprint, type BlueprintColumn, type BlueprintTable, type Relation } from '@seedbed/contract';
import { numberOf, shareOf, withoutArticle } from './compiled-forms.ts';
import { shareOfLabel, type LabelShare } from './label-shares.ts';
import type { Language, SayingName } from './languages/language.ts';
import type { Refused } from './sentence/reading.ts';
import { sayClaim } from './sentence/say-claim.ts';
import type { Scope } from './sentence/scope.ts';
import { columnOf, partOf, plainLetters, tableOf } from './names.ts';

/** Members of `knowledge.json` that a request gives: of one table, or of the whole schema. A share of a label leaves the other labels open. */
export type Statement = { readonly table: BlueprintTable; readonly says: object } | { readonly schema: object } | { readonly share: LabelShare };

/** The matched groups of a form, by name. */
type Found = Readonly<Record<string, string | undefined>>;

type Reader = (blueprint: Blueprint, found: Found, language: Language, scope: Scope) => Statement | Refused | null;

/** The statement of each kind of request about a blueprint; null if it names nothing in it. */
export const READERS: Readonly<Record<SayingName, Reader>> = {
  missing: (blueprint, { share, column }, language) =>
    of(columnOf(blueprint.tables, named(column, language)), ({ name }) => ({ columns: { [name]: { null: shareOf(share!, language) } } })),

  without: (blueprint, { share, table, column }, language) =>
    // A count for `no` is 0.
    of(nullableIn(inTable(blueprint, named(table, language), named(column, language))), ({ name }) => ({
      columns: { [name]: { null: shareOf(share!, language) } },
    })),

  dirt(blueprint, { share, kind, column }, language) {
    const word = language.dirt[plainLetters(kind!)];
    const part = shareOf(share!, language);
    return of(word && columnOf(blueprint.tables, named(column, language)), ({ name }) => ({
      columns: { [name]: { dirt: word === 'all' ? part : { [word!]: part } } },
    }));
  },

  label: (blueprint, { share, table, label }, language) => shareOfLabel(blueprint, shareOf(share!, language), named(table, language), label!),

  none: (blueprint, { table }, language) => ofTable(tableOf(blueprint, named(table, language)), { rows: 0 }),

  perParent(blueprint, { exactly, low = exactly, high = exactly, table: child, parent }, language, scope) {
    const of = tableOf(blueprint, named(parent, language));
    const table = tableOf(blueprint, named(child, language)) ?? (of && partOf(blueprint, of, named(child, language)));
    const [from, to] = [numberOf(low!, language), numberOf(high!, language)];
    // `pieces per concert` of two tables that a third one joins are in English a sentence.
    if (table && of && table !== of && !scope.blueprint.relations.some((one) => leads(one, table, of))) return null;
    if (!table || !of || from > to || !Number.isInteger(from) || !Number.isInteger(to)) return null;
    return { table, says: { rows: { per: of.name, low: from, typical: (from + to) / 2, high: to } } };
  },

  count: (blueprint, { count, table }, language) => ofTable(tableOf(blueprint, named(table, language)), { rows: Number(count!.replaceAll(/\D/g, '')) }),

  weekends(blueprint, { table, days }, language) {
    const closed = days === undefined ? WEEKEND : daysOf(days, language);
    return closed && ofTable(tableOf(blueprint, named(table, language)), { time: { weekdays: WEEK.map((day) => (closed.includes(day) ? 0 : 1)) } });
  },

  season(blueprint, { table, when }, language) {
    const season = SEASONS.get(language.seasons[plainLetters(when!)] ?? '');
    if (!season) return null;
    return table === undefined ? { schema: { time: { season } } } : ofTable(tableOf(blueprint, named(table, language)), { time: { season } });
  },

  last(blueprint, { table, times, also, unit }, language) {
    const known = language.units[plainLetters(unit!)];
    const count = Number(times ?? also);
    if (!known) return null;
    const from = known === 'week' ? `-${count * 7}d` : `-${count}${UNITS[known]}`;
    return ofTable(tableOf(blueprint, named(table, language)), { time: { from, to: 'now' } });
  },

  since: (blueprint, { table, year, day = '-01-01' }, language) =>
    ofTable(tableOf(blueprint, named(table, language)), { time: { from: `${year}${day}`, to: 'now' } }),

  between(blueprint, { column, table, low, high }, language, scope) {
    const place =
      table === undefined ? columnOf(blueprint.tables, named(column, language)) : inTable(blueprint, named(table, language), named(column, language));
    const [from, to] = [numberOf(low!, language), numberOf(high!, language)];
    if (!place || from > to || !NUMBERS.test(resolveType(place.column.type, blueprint.types).base)) return null;
    return sayClaim(scope, { ...place, is: { kind: 'range', low: from, high: to }, not: false, score: 1 }, 1);
  },
};

function leads({ from, to }: Relation, child: BlueprintTable, parent: BlueprintTable): boolean {
  return from.table === qualifiedName(child.schema, child.name) && to.table === qualifiedName(parent.schema, parent.name);
}

const WEEK = [0, 1, 2, 3, 4, 5, 6];
const WEEKEND: readonly (number | undefined)[] = [5, 6];

/** `saturdays and sundays`; null if one is not a day of the week, or if all days are named. */
function daysOf(text: string, { days = {} }: Language): readonly (number | undefined)[] | null {
  const found = plainLetters(text)
    .split(/, ?| (?:and|or|und|oder) (?:on |am |an )?/)
    .map((day) => days[day]);
  return found.includes(undefined) || new Set(found).size === WEEK.length ? null : found;
}

const NUMBERS = /^(?:int[248]|numeric|money|float[48])$/;
const UNITS = { day: 'd', month: 'mo', year: 'y' } as const;

/** Rows of a month relative to another, by the name of the time. */
const SEASONS = new Map<string, Readonly<Record<string, number>>>([
  ['christmas', { '11': 1.8, '12': 2.5 }],
  ['spring', { '3': 1.6, '4': 1.8, '5': 1.8 }],
  ['summer', { '6': 1.6, '7': 1.9, '8': 1.9 }],
  ['autumn', { '9': 1.8, '10': 1.8, '11': 1.6 }],
  ['winter', { '12': 1.8, '1': 1.8, '2': 1.6 }],
  ...Array.from({ length: 12 }, (_, at): [string, Readonly<Record<string, number>>] => [String(at + 1), { [at + 1]: 2.5 }]),
]);

function named(words: string | undefined, language: Language): string {
  return withoutArticle(words ?? '', language);
}

function inTable(blueprint: Blueprint, table: string, column: string) {
  const found = tableOf(blueprint, table);
  return found && columnOf([found], column);
}

function nullableIn<T extends { column: BlueprintColumn }>(place: T | undefined): T | undefined {
  return place?.column.nullable ? place : undefined;
}

function of(place: { table: BlueprintTable; column: BlueprintColumn } | '' | undefined, says: (column: BlueprintColumn) => object): Statement | null {
  return place ? { table: place.table, says: says(place.column) } : null;
}

function ofTable(table: BlueprintTable | undefined, says: object): Statement | null {
  return table ? { table, says } : null;
}
