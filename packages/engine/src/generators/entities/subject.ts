import type { Rows } from '../../columns/column.ts';
import type { Draws } from '../../random/draws.ts';
import type { CompileContext, EntityContext } from '../definition.ts';
import { perWords } from '../kit/per-words.ts';
import { borrow, giveBack } from '../../columns/scratch.ts';
import { unit } from '../kit/uniform.ts';
import { locate } from '../../values/cumulative.ts';
import { nameLists, type NameLists } from './name-lists.ts';
import { int32, perRows } from './per-rows.ts';
import { slotsOf } from './slots.ts';
import { firstSplit, type FirstSplit } from './split.ts';

/** The person or place of a row: the country and the names that an entity's persons and places share. */
export type Subject = {
  readonly lists: NameLists;
  readonly names: (rows: Rows) => SubjectRows;
  /** The number of rows for which (first, last, serial) never repeats. */
  readonly distinct: number;
  readonly draws: (purpose: string) => Draws;
  /** Two words a row for further choices. */
  readonly traits: (rows: Rows) => { readonly a: Int32Array; readonly b: Int32Array };
  readonly context: EntityContext;
};

export type SubjectRows = {
  readonly culture: Int32Array;
  /** Place in `countriesOf`. */
  readonly country: Int32Array;
  /** 0 female, 1 male. */
  readonly sex: Int32Array;
  readonly first: Int32Array;
  readonly last: Int32Array;
  /** 0 for the first row with a name; from 1 on it is appended to user names. */
  readonly serial: Float64Array;
};

const TELLS_COUNTRY = ['country', 'countryCode', 'continent', 'currencyCode', 'dialCode', 'timeZone', 'utcOffset', 'languageCode', 'capital', 'language'].map(
  (name) => `location.${name}`,
);
const MAX_SHARE = 1 - 1e-16;
const UNIQUE_BY_NAME = ['internet.email', 'internet.username', 'internet.handle', 'internet.profileUrl'];

export function subjectOf(context: CompileContext): Subject {
  return context.entity('subject', build);
}

function build(draws: (purpose: string) => Draws, context: EntityContext): Subject {
  const unique = UNIQUE_BY_NAME.some((kind) => context.unique.has(kind));
  const international = TELLS_COUNTRY.some((kind) => context.members.has(kind));
  const lists = perWords(context.words, `names ${international} ${unique}`, () => nameLists(context.words, international, unique));
  const plain = lists.cultures.reduce((sum, { first, last }) => sum + first.reduce((all, { table }) => all + table.size, 0) * last.table.size, 0);
  const slots = slotsOf(draws, unique, context, plain);
  const traitDraws = draws('traits');
  const traits = perRows(
    (size) => ({ a: new Int32Array(size), b: new Int32Array(size) }),
    (rows, into) => traitDraws.fill(rows, into.a, into.b),
  );
  const countryDraws = draws('country');
  const hasCountries = lists.cultures.some(({ countries }) => countries.length > 1);
  let firsts: FirstSplit | null = null;
  const names = perRows(
    (size): SubjectRows => ({
      culture: int32(size),
      country: int32(size),
      sex: int32(size),
      first: int32(size),
      last: int32(size),
      serial: new Float64Array(size),
    }),
    (rows, into) => {
      const scratch = borrow(rows.count);
      slots.fill(rows, scratch.x);
      if (hasCountries) countryDraws.fill(rows, scratch.a, scratch.b);
      const { edges, r: rests, perSlot, entryOf } = (firsts ??= firstSplit(slots.size, lists.table));
      for (let i = 0; i < rows.count; i++) {
        const slot = scratch.x[i]!;
        const first = entryOf(slot);
        const culture = lists.cultureOf[first]!;
        const { last, countries, countryTable } = lists.cultures[culture]!;
        into.culture[i] = culture;
        into.country[i] = countries[countries.length === 1 ? 0 : locate(countryTable, unit(scratch.a[i]!, scratch.b[i]!))]!;
        into.sex[i] = lists.sexOf[first]!;
        into.first[i] = first;
        // The second choice uses the remainder of the first: see `split`.
        const { bounds } = last.table;
        const offset = slot - edges[first]!;
        const size = edges[first + 1]! - edges[first]!;
        const r = rests[first]!;
        let entry = locate(last.table, Math.min(MAX_SHARE, offset * perSlot[first]!));
        let start = Math.floor(bounds[entry]! * size + r);
        while (offset < start) start = Math.floor(bounds[--entry]! * size + r);
        for (let end = Math.floor(bounds[entry + 1]! * size + r); offset >= end; end = Math.floor(bounds[entry + 1]! * size + r)) {
          start = end;
          entry++;
        }
        into.last[i] = last.from + entry;
        into.serial[i] = unique ? offset - start : 0;
      }
      giveBack(scratch);
    },
  );
  return { lists, names, distinct: slots.distinct, draws, traits, context };
}
