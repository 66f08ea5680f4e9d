import type { Column } from '../../columns/column.ts';
import { Dictionary } from '../../columns/dictionary.ts';
import type { ColumnSource } from '../../columns/source.ts';
import type { Place, PlaceRows } from '../entities/place.ts';
import { Dice, DIGITS } from '../kit/dice.ts';

const blanks = new Dictionary(['', ' ', ', ']);

/** Street and number in the country's order, as parts. */
export function streetAddress(place: Place): ColumnSource {
  return {
    shape: {
      store: 'parts',
      parts: [
        { kind: 'int', width: 1, max: 9_999, omitZero: true },
        { kind: 'dict', dictionary: blanks },
        { kind: 'dict', dictionary: new Dictionary(place.streets.names) },
        { kind: 'dict', dictionary: blanks },
        { kind: 'int', width: 1, max: 9_999, omitZero: true },
      ],
    },
    cardinality: place.streets.names.length * 9_999,
    fill(rows, out) {
      if (out.store !== 'parts') return;
      const filled = place.rows(rows);
      for (let i = 0; i < rows.count; i++) fillOne(place, filled, i, out);
    },
    plainFirst: true,
    at(ranks, count, out) {
      if (out.store !== 'parts') return;
      const streets = place.streets.names.length;
      for (let i = 0; i < count; i++) {
        out.parts[0]![i] = 1 + Math.floor(ranks[i]! / streets);
        out.parts[1]![i] = 1;
        out.parts[2]![i] = ranks[i]! % streets;
        out.parts[3]![i] = 0;
        out.parts[4]![i] = 0;
      }
    },
  };
}

function fillOne(place: Place, rows: PlaceRows, i: number, out: Column & { store: 'parts' }): void {
  const before = place.streets.order(rows.country[i]!) === 'before';
  const number = rows.number[i]!;
  out.parts[0]![i] = before ? number : 0;
  out.parts[1]![i] = before ? 1 : 0;
  out.parts[2]![i] = rows.street[i]!;
  out.parts[3]![i] = before ? 0 : place.streets.order(rows.country[i]!) === 'behind comma' ? 2 : 1;
  out.parts[4]![i] = before ? 0 : number;
}

function streetText(place: Place, rows: PlaceRows, i: number): string {
  const street = place.streets.names[rows.street[i]!]!;
  const number = rows.number[i]!;
  switch (place.streets.order(rows.country[i]!)) {
    case 'before':
      return `${number} ${street}`;
    case 'behind comma':
      return `${street}, ${number}`;
    default:
      return `${street} ${number}`;
  }
}

const zipDice = new Dice();

/** The postcode of a row's city: its prefix, then digits and letters in the country's format. */
export function postcode(place: Place, rows: PlaceRows, i: number): string {
  const country = place.countries[rows.country[i]!]!;
  const city = place.cities[rows.city[i]!]!;
  const dice = zipDice.seed(rows.word[i]!, 0x706f7374);
  if (country.postcode === '') return '';
  const prefix = dice.pick(city.prefixes);
  if (country.code === 'GB') return british(prefix, dice);
  const code = masked(country.postcode, prefix, dice);
  // No postcode has a double zero after its prefix.
  return code.endsWith('00') ? `${code.slice(0, -1)}${dice.between(1, 9)}` : code;
}

/** Letters that British postcodes use in the inward code. */
const UNIT = 'ABDEFGHJLNPQRSTUWXYZ';

function british(area: string, dice: Dice): string {
  const district = area === 'EC' || area === 'WC' ? `${dice.between(1, 4)}${dice.pick(['A', 'B', 'N', 'R'])}` : String(dice.between(1, 20));
  return `${area === '' ? 'B' : area}${district} ${dice.between(1, 9)}${dice.letters(UNIT, 2)}`;
}

function masked(mask: string, prefix: string, dice: Dice): string {
  let text = '';
  let taken = 0;
  for (const letter of mask) {
    if (letter !== '#' && letter !== '@') text += letter;
    else if (taken < prefix.length) text += prefix[taken++];
    // Only countries whose prefixes start with 0 have a first digit of 0.
    else text += letter === '@' ? UNIT[dice.below(UNIT.length)]! : text === '' ? String(dice.between(1, 9)) : DIGITS[dice.below(10)]!;
  }
  return text;
}

export function fullAddress(place: Place, rows: PlaceRows, i: number): string {
  const country = place.countries[rows.country[i]!]!;
  const city = place.cities[rows.city[i]!]!;
  const zip = postcode(place, rows, i);
  const street = streetText(place, rows, i);
  const codeBefore = !['US', 'CA', 'AU', 'GB', 'IE', 'IN', 'NZ'].includes(country.code);
  const town = codeBefore
    ? `${zip} ${city.name}`.trim()
    : country.code === 'GB' || country.code === 'NZ' || country.code === 'IE'
      ? `${city.name} ${zip}`
      : `${city.name}, ${city.regionCode} ${zip}`;
  return `${street}, ${town}, ${country.name}`;
}
