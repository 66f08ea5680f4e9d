import { dictionary } from '@seedbed/contract';
import type { GeneratorDefinition } from '../definition.ts';
import type { Place } from '../entities/place.ts';
import { asType } from '../kit/as-type.ts';
import { field, parameters } from '../kit/define.ts';
import type { Dice } from '../kit/dice.ts';
import { numberSource } from '../kit/number-source.ts';
import { longest } from '../kit/type-families.ts';
import { mix } from '../kit/uniform.ts';
import { fullAddress, postcode, streetAddress } from './address.ts';
import { lookedUp, placeGenerator, written } from './member.ts';

const byCountry = (
  kind: string,
  title: string,
  summary: string,
  text: (country: Place['countries'][number]) => string,
  shorten?: (text: string, most: number) => string,
): GeneratorDefinition =>
  placeGenerator({ kind, title, summary }, (place, context) => lookedUp(context, place, 'country', place.countries.map(text), shorten), 'parts');

const byCity = (
  kind: string,
  title: string,
  summary: string,
  text: (city: Place['cities'][number]) => string,
  shorten?: (text: string, most: number) => string,
): GeneratorDefinition =>
  placeGenerator({ kind, title, summary }, (place, context) => lookedUp(context, place, 'city', place.cities.map(text), shorten), 'parts');

/** Degrees from the city's middle, by a hash of the row: denser near the middle. */
function offset(word: number, salt: number): number {
  const one = (mix(word ^ salt) >>> 0) / 4_294_967_296;
  const other = (mix(word ^ (salt + 77)) >>> 0) / 4_294_967_296;
  return (one + other - 1) * 0.045;
}

export function coordinates(place: Place, city: number, word: number): { latitude: number; longitude: number } {
  const { latitude, longitude } = place.cities[city]!;
  const round = (x: number) => Math.round(x * 1_000_000) / 1_000_000;
  return { latitude: round(latitude + offset(word, 0x6c61)), longitude: round(longitude + offset(word, 0x6c6f)) };
}

const coordinate = (kind: string, title: string, summary: string, which: 'latitude' | 'longitude', most: number): GeneratorDefinition =>
  placeGenerator({ kind, title, summary, outputs: ['decimal', 'float', 'text'] }, (place, context) =>
    numberSource(context, {
      digits: 6,
      min: -most,
      max: most,
      fill(rows, x) {
        const { city, word } = place.rows(rows);
        for (let i = 0; i < rows.count; i++) x[i] = coordinates(place, city[i]!, word[i]!)[which];
      },
    }),
  );

export const location: readonly GeneratorDefinition[] = [
  byCountry('location.country', 'Country', 'A country’s English name; agrees with city, postcode and phone of the row.', (country) => country.name),
  placeGenerator<{ variant: 'alpha-2' | 'alpha-3' | 'numeric' }>(
    {
      kind: 'location.countryCode',
      title: 'Country code',
      summary: 'ISO 3166 code of the row’s country: two letters, three, or a number.',
      outputs: ['text', 'integer'],
      parameters: parameters({ variant: field.choice('Form', ['alpha-2', 'alpha-3', 'numeric'], 'alpha-2') }),
    },
    (place, context, { variant }) =>
      lookedUp(
        context,
        place,
        'country',
        place.countries.map((country) => (variant === 'alpha-2' ? country.code : variant === 'alpha-3' ? country.alpha3 : country.numeric)),
      ),
    'parts',
  ),
  byCountry(
    'location.continent',
    'Continent',
    'Continent of the row’s country.',
    (country) => country.continent,
    (text) =>
      text
        .split(' ')
        .map((word) => word[0])
        .join('')
        .padEnd(2, text[1])
        .toUpperCase(),
  ),
  byCountry('location.currencyCode', 'Currency of the place', 'ISO 4217 code of the country’s currency.', (country) => country.currency),
  byCountry('location.languageCode', 'Language of the place', 'Code of the country’s first language.', (country) => country.language),
  byCountry(
    'location.dialCode',
    'Dialling code',
    'Country calling code with a plus.',
    (country) => `+${country.dial}`,
    (text, most) => text.slice(1, most + 1),
  ),
  byCountry('location.capital', 'Capital', 'Capital of the country.', (country) => country.capital),
  byCity(
    'location.city',
    'City',
    'A city, weighted by population; agrees with region, country, postcode and coordinates.',
    (city) => city.name,
    (text, most) => text.slice(0, most),
  ),
  byCity('location.state', 'State or region', 'The city’s state, province or region; its code where only that fits.', (city) => city.region, undefined),
  byCity(
    'location.stateCode',
    'State code',
    'Two or three letters of the city’s state or region.',
    (city) => city.regionCode,
    (text, most) => text.slice(0, most),
  ),
  byCity('location.timeZone', 'Time zone', 'IANA name of the city’s time zone.', (city) => city.zone),
  byCity(
    'location.county',
    'County',
    'A district of the region.',
    (city) => `${city.name} County`,
    (text, most) => text.slice(0, most),
  ),
  placeGenerator(
    { kind: 'location.zipCode', title: 'Postcode', summary: 'A postcode of the city: its first characters are the city’s, the form is the country’s.' },
    (place, context) => written(context, place, (rows, i) => fitting(postcode(place, rows, i) || '00000', longest(context.type, context.domain.maxLength))),
  ),
  placeGenerator(
    { kind: 'location.streetAddress', title: 'Street address', summary: 'Street and house number in the country’s order.' },
    (place, context) => asType(context, streetAddress(place)),
    'parts',
  ),
  placeGenerator({ kind: 'location.street', title: 'Street', summary: 'The street without its number.' }, (place, context) =>
    written(context, place, (rows, i) => place.streets.names[rows.street[i]!]!),
  ),
  placeGenerator(
    { kind: 'location.buildingNumber', title: 'House number', summary: 'The number in the street.', outputs: ['text', 'integer'] },
    (place, context) =>
      numberSource(context, {
        fill(rows, x) {
          const { number } = place.rows(rows);
          for (let i = 0; i < rows.count; i++) x[i] = number[i]!;
        },
      }),
  ),
  placeGenerator({ kind: 'location.secondaryAddress', title: 'Second address line', summary: 'Flat, suite or floor.' }, (place, context) =>
    written(context, place, (rows, i, dice) => {
      const { language } = place.countries[rows.country[i]!]!;
      return context.words.edition < 2 ? secondLine(language, dice) : (SECOND_LINES[language]?.(dice) ?? secondLine(language, dice));
    }),
  ),
  placeGenerator(
    { kind: 'location.fullAddress', title: 'Address in one line', summary: 'Street, city, postcode and country in the country’s order.' },
    (place, context) => written(context, place, (rows, i) => fullAddress(place, rows, i)),
  ),
  coordinate('location.latitude', 'Latitude', 'Within a few kilometres of the row’s city.', 'latitude', 90),
  coordinate('location.longitude', 'Longitude', 'Within a few kilometres of the row’s city.', 'longitude', 180),
  placeGenerator(
    {
      kind: 'location.point',
      title: 'Point on the map',
      summary: 'Longitude and latitude near the row’s city, as the type takes it.',
      outputs: ['geometry', 'text', 'literal'],
    },
    (place, context) =>
      written(context, place, (rows, i) => {
        const { latitude, longitude } = coordinates(place, rows.city[i]!, rows.word[i]!);
        if (context.type.base === 'point') return `(${longitude},${latitude})`;
        return context.type.base === 'geography' || context.type.base === 'geometry' || context.type.kind === 'unknown'
          ? `SRID=4326;POINT(${longitude} ${latitude})`
          : `${latitude}, ${longitude}`;
      }),
  ),
];

/** Of the second edition. */
const SECOND_LINES: Readonly<Record<string, (dice: Dice) => string>> = dictionary({
  pt: (dice) =>
    dice.pick([
      `Apto ${dice.between(1, 15)}${dice.between(1, 4)}`,
      `Bloco ${dice.pick(['A', 'B', 'C'])}`,
      `Casa ${dice.between(1, 4)}`,
      `Sala ${dice.between(1, 40)}`,
    ]),
  it: (dice) => dice.pick([`Int. ${dice.between(1, 24)}`, `Scala ${dice.pick(['A', 'B', 'C'])}`, `${dice.between(1, 6)}º piano`]),
  nl: (dice) => dice.pick([`${dice.between(1, 4)} hoog`, `Bus ${dice.between(1, 40)}`]),
  id: (dice) =>
    dice.pick([
      `RT ${dice.between(1, 9)}/RW ${dice.between(1, 9)}`,
      `Blok ${dice.pick(['A', 'B', 'C', 'D'])}${dice.between(1, 24)}`,
      `Lantai ${dice.between(1, 12)}`,
    ]),
  pl: (dice) => `m. ${dice.between(1, 60)}`,
});

function secondLine(language: string, dice: Dice): string {
  if (language === 'de') return dice.pick([`${dice.between(1, 5)}. OG`, 'Hinterhaus', `Whg. ${dice.between(1, 24)}`]);
  if (language === 'fr') return dice.pick([`Appt ${dice.between(1, 40)}`, `${dice.between(2, 6)}e étage`, `Bât. ${dice.pick(['A', 'B', 'C'])}`]);
  if (language === 'es') return dice.pick([`${dice.between(1, 7)}º ${dice.pick(['A', 'B', 'C', 'D'])}`, `Piso ${dice.between(1, 9)}`]);
  return dice.pick([
    `Apt ${dice.between(1, 40)}`,
    `Apt ${dice.between(1, 12)}${dice.pick(['A', 'B', 'C'])}`,
    `Suite ${dice.between(1, 9)}00`,
    `Unit ${dice.between(1, 60)}`,
    `Floor ${dice.between(2, 12)}`,
  ]);
}

/** `41975-760` in eight letters loses its hyphen. */
function fitting(code: string, room: number): string {
  return code.length <= room ? code : code.replaceAll(/[ -]/g, '');
}
