import { resolveType, type Blueprint, type BlueprintColumn, type BlueprintTable } from '@seedbed/contract';
import { shareOfLabel, type LabelShare } from './label-shares.ts';
import { columnOf, tableOf } from './names.ts';

/** Members of `knowledge.json` that a wish gives: of one table, or of the whole schema. A share of a label says nothing of the other labels. */
export type Said = { readonly table: BlueprintTable; readonly says: object } | { readonly schema: object } | { readonly share: LabelShare };

/** A form of words, and what it says of a blueprint; null where it names nothing of it. */
export type Saying = { readonly form: RegExp; read(blueprint: Blueprint, found: readonly string[]): Said | null };

/** `1,000.5`, `1.000,5`, `2,5`. */
const NUMBER = String.raw`(?:\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d{1,3}(?:\.\d{3})+,\d+|\d+(?:[.,]\d+)?)`;
const COUNT = String.raw`\d+(?:[, ]\d{3})*`;
const SHARE = String.raw`(${NUMBER}) ?(?:%|percent|per cent)`;

/** What is understood without a model, the most particular first. */
export const SAYINGS: readonly Saying[] = [
  {
    // 20 % of phone numbers are missing; 5 % of orders without a note
    form: new RegExp(`^${SHARE} of (.+?) (?:are |is )?(?:missing|null|empty|unknown)$`, 'i'),
    read: (blueprint, [share, words]) => of(columnOf(blueprint.tables, words!), ({ name }) => ({ columns: { [name]: { null: shareOf(share!) } } })),
  },
  {
    form: new RegExp(`^${SHARE} of (.+?) (?:are |is )?(?:without|have no|has no|with no) (.+)$`, 'i'),
    read: (blueprint, [share, table, column]) => of(inTable(blueprint, table!, column!), ({ name }) => ({ columns: { [name]: { null: shareOf(share!) } } })),
  },
  {
    // 3 % dirty names; 5 % typos in last names
    form: new RegExp(`^${SHARE} (dirty|typos in|spaces in|duplicates in) (.+)$`, 'i'),
    read: (blueprint, [share, kind, words]) => {
      const dirt = /^dirty$/i.test(kind!) ? shareOf(share!) : { [kind!.split(' ')[0]!.toLowerCase()]: shareOf(share!) };
      return of(columnOf(blueprint.tables, words!), ({ name }) => ({ columns: { [name]: { dirt } } }));
    },
  },
  {
    // 10 % of orders refunded
    form: new RegExp(`^${SHARE} of (.+?) (?:are |is |be |have |as )?([^ ]+(?: [^ ]+)?)$`, 'i'),
    read: (blueprint, [share, table, label]) => shareOfLabel(blueprint, shareOf(share!), table!, label!),
  },
  {
    // 2 to 5 items per order
    form: /^(\d+) ?(?:to|-|–) ?(\d+) (.+?) (?:per|for each|for every|of each|of every|in each|in every) (.+)$/i,
    read: (blueprint, [low, high, child, parent]) => {
      const [table, of] = [tableOf(blueprint, child!), tableOf(blueprint, parent!)];
      if (!table || !of || Number(low) > Number(high)) return null;
      return { table, says: { rows: { per: of.name, low: Number(low), typical: (Number(low) + Number(high)) / 2, high: Number(high) } } };
    },
  },
  {
    // 10,000 orders; 500 rows of customers
    form: new RegExp(`^(${COUNT}) (?:rows (?:of|in) )?(.+)$`, 'i'),
    read: (blueprint, [count, words]) => ofTable(tableOf(blueprint, words!), { rows: Number(count!.replaceAll(/[, ]/g, '')) }),
  },
  {
    // no orders on weekends
    form: /^no (.+?) (?:on|at) (?:the )?weekends?$/i,
    read: (blueprint, [words]) => ofTable(tableOf(blueprint, words!), { time: { weekdays: [1, 1, 1, 1, 1, 0, 0] } }),
  },
  {
    // busier before Christmas; orders busier in summer
    form: /^(?:(.+?) (?:are |is )?)?(?:busier|busy|more (?:of them )?) ?(?:before|around|in|during|at) (.+)$/i,
    read: (blueprint, [words, when]) => {
      const season = SEASONS.get(when!.toLowerCase().replace(/^the /, ''));
      if (!season) return null;
      return words === undefined ? { schema: { time: { season } } } : ofTable(tableOf(blueprint, words), { time: { season } });
    },
  },
  {
    // orders of the last 90 days; orders since 2024
    form: /^(.+?) (?:of|in|from|during|only in) (?:only )?the last (\d+) (day|week|month|year)s?$/i,
    read: (blueprint, [words, count, unit]) =>
      ofTable(tableOf(blueprint, words!), {
        time: { from: /^week$/i.test(unit!) ? `-${Number(count) * 7}d` : `-${count}${UNITS.get(unit!.toLowerCase())}`, to: 'now' },
      }),
  },
  {
    form: /^(.+?) (?:since|from) (\d{4})(-\d{2}-\d{2})?$/i,
    read: (blueprint, [words, year, day = '-01-01']) => ofTable(tableOf(blueprint, words!), { time: { from: `${year}${day}`, to: 'now' } }),
  },
  {
    // totals between 10 and 500; price of products from 5 to 80
    form: new RegExp(`^(.+?)(?: of (.+?))? (?:is |are )?(?:between|from) (${NUMBER}) (?:and|to) (${NUMBER})$`, 'i'),
    read(blueprint, [column, table, low, high]) {
      const place = table === undefined ? columnOf(blueprint.tables, column!) : inTable(blueprint, table, column!);
      const [from, to] = [numberOf(low!), numberOf(high!)];
      if (!place || from > to || !NUMBERS.test(resolveType(place.column.type, blueprint.types).base)) return null;
      return of(place, ({ name }) => ({ columns: { [name]: { low: from, high: to } } }));
    },
  },
];

const NUMBERS = /^(?:int[248]|numeric|money|float[48])$/;
const UNITS = new Map([
  ['day', 'd'],
  ['month', 'mo'],
  ['year', 'y'],
]);

/** Rows of a month against those of another, by what people call the time. */
const SEASONS = new Map<string, Readonly<Record<string, number>>>([
  ['christmas', { '11': 1.8, '12': 2.5 }],
  ['spring', { '3': 1.6, '4': 1.8, '5': 1.8 }],
  ['summer', { '6': 1.6, '7': 1.9, '8': 1.9 }],
  ['autumn', { '9': 1.8, '10': 1.8, '11': 1.6 }],
  ['winter', { '12': 1.8, '1': 1.8, '2': 1.6 }],
  ...['january', 'february', 'march', 'april', 'may', 'june', 'july', 'august', 'september', 'october', 'november', 'december'].map(
    (name, at): [string, Readonly<Record<string, number>>] => [name, { [at + 1]: 2.5 }],
  ),
]);

function inTable(blueprint: Blueprint, table: string, column: string) {
  const found = tableOf(blueprint, table);
  return found && columnOf([found], column);
}

function of(place: { table: BlueprintTable; column: BlueprintColumn } | undefined, says: (column: BlueprintColumn) => object): Said | null {
  return place ? { table: place.table, says: says(place.column) } : null;
}

function ofTable(table: BlueprintTable | undefined, says: object): Said | null {
  return table ? { table, says } : null;
}

function shareOf(text: string): number {
  return round(numberOf(text) / 100);
}

/** What NUMBER matches: a comma is before decimals if it is the last sign and no three digits follow. */
function numberOf(text: string): number {
  const isDecimal = /,(?!\d{3}$)\d+$/.test(text);
  return Number(isDecimal ? text.replaceAll('.', '').replace(',', '.') : text.replaceAll(',', ''));
}

function round(value: number): number {
  return Math.round(value * 1e6) / 1e6;
}
