import type { Rows } from '../../columns/column.ts';
import { cumulativeTableOfSums, equalShares, locate, type CumulativeTable } from '../../values/cumulative.ts';
import type { CompileContext } from '../definition.ts';
import { citiesOf, countriesOf, type City, type Country } from './place-data.ts';
import { perWords } from '../kit/per-words.ts';
import { eachOnce } from './each-once.ts';
import { int32, perRows } from './per-rows.ts';
import { subjectOf, type Subject } from './subject.ts';
import { streetsOf, type Streets } from './streets.ts';

/** The location of a row: city, street and number. The subject determines the country. */
export type Place = {
  readonly subject: Subject;
  readonly countries: readonly Country[];
  /** The cities of all countries in use, country by country. */
  readonly cities: readonly City[];
  readonly countryOf: Int32Array;
  /**
   * The cities in the order of use: each country, or state, appears once before any repeats. Empty if no member must be
   * unique.
   */
  readonly listed: readonly number[];
  readonly streets: Streets;
  readonly rows: (rows: Rows) => PlaceRows;
};

export type PlaceRows = {
  readonly country: Int32Array;
  readonly city: Int32Array;
  /** Street and number, computed on first use. */
  readonly street: Int32Array;
  readonly number: Int32Array;
  /** 32 random bits a row for further choices. */
  readonly word: Int32Array;
};

export function placeOf(context: CompileContext): Place {
  const subject = subjectOf(context);
  return context.entity('place', (draws, { unique }) => build(subject, context, draws, unique));
}

/** The part of a place that a unique column shows, so it must not repeat until all have been used. */
type Once = 'country' | 'state' | 'city';

function uniquePart(unique: ReadonlySet<string>): Once | null {
  if (unique.has('location.city')) return 'city';
  if (unique.has('location.state') || unique.has('location.stateCode')) return 'state';
  return unique.has('location.country') || unique.has('location.countryCode') ? 'country' : null;
}

/** The first city of each country, or state, or every one. */
function listedCities(once: Once, cities: readonly City[], countryOf: readonly number[]): number[] {
  const seen = new Set<string>();
  return [...cities.keys()].filter((index) => {
    const name = once === 'country' ? String(countryOf[index]) : once === 'state' ? `${countryOf[index]} ${cities[index]!.region}` : String(index);
    return !seen.has(name) && seen.add(name);
  });
}

function build(subject: Subject, context: CompileContext, draws: Parameters<Parameters<CompileContext['entity']>[1]>[0], unique: ReadonlySet<string>): Place {
  const { words } = context;
  const countries = countriesOf(words);
  const used = [...new Set(subject.lists.cultures.flatMap((culture) => culture.countries))];
  const cities: City[] = [];
  const countryOf: number[] = [];
  const from = int32(countries.length);
  const tables: CumulativeTable[] = [];
  for (const country of used) {
    const { code } = countries[country]!;
    const own = perWords(words, `cities ${code}`, () => {
      const { cities: all, weights } = citiesOf(words, code);
      return { cities: all, table: weights ? cumulativeTableOfSums(weights) : equalShares(all.length) };
    });
    from[country] = cities.length;
    tables[country] = own.table;
    for (const city of own.cities) {
      cities.push(city);
      countryOf.push(country);
    }
  }
  const streets = perWords(words, `streets ${used.join(' ')}`, () => streetsOf(words, countries, used));
  const placeDraws = draws('place');
  const streetDraws = draws('street');
  const once = uniquePart(unique);
  const listed = once === null ? [] : listedCities(once, cities, countryOf);
  const next = listed.length > 0 ? eachOnce(draws, listed.length) : null;
  const where = perRows(
    (size) => ({ country: int32(size), city: int32(size), word: int32(size) }),
    (rows, into) => {
      const { country } = subject.names(rows);
      placeDraws.fill(rows, into.city, into.word);
      if (next) {
        for (let i = 0; i < rows.count; i++) into.country[i] = countryOf[(into.city[i] = listed[next(rows, i)]!)]!;
        return;
      }
      for (let i = 0; i < rows.count; i++) {
        const at = country[i]!;
        into.country[i] = at;
        into.city[i] = from[at]! + locate(tables[at]!, (into.city[i]! >>> 0) / 4_294_967_296);
      }
    },
  );
  const house = perRows(
    (size) => ({ street: int32(size), number: int32(size) }),
    (rows, into) => {
      const { country } = where(rows);
      streetDraws.fill(rows, into.street, into.number);
      for (let i = 0; i < rows.count; i++) {
        into.street[i] = streets.pick(country[i]!, into.street[i]!);
        into.number[i] = streets.number(country[i]!, into.number[i]!);
      }
    },
  );
  return {
    subject,
    countries,
    cities,
    countryOf: Int32Array.from(countryOf),
    listed,
    streets,
    rows: (rows) => new FilledPlace(where(rows), rows, house),
  };
}

/** Street and number are computed on demand. A class, because objects with their own getters are slow to create. */
class FilledPlace implements PlaceRows {
  readonly country: Int32Array;
  readonly city: Int32Array;
  readonly word: Int32Array;
  readonly #rows: Rows;
  readonly #house: (rows: Rows) => Pick<PlaceRows, 'street' | 'number'>;

  constructor({ country, city, word }: Pick<PlaceRows, 'country' | 'city' | 'word'>, rows: Rows, house: (rows: Rows) => Pick<PlaceRows, 'street' | 'number'>) {
    this.country = country;
    this.city = city;
    this.word = word;
    this.#rows = rows;
    this.#house = house;
  }

  get street(): Int32Array {
    return this.#house(this.#rows).street;
  }

  get number(): Int32Array {
    return this.#house(this.#rows).number;
  }
}
