import { dictionary } from '@seedbed/contract';
import type { GeneratorDefinition } from '../definition.ts';
import { placeOf } from '../entities/place.ts';
import type { City, Country } from '../entities/place-data.ts';
import { define, NONE } from '../kit/define.ts';
import { Dice, DIGITS } from '../kit/dice.ts';
import { numberSource } from '../kit/number-source.ts';
import { textSource } from '../kit/text-source.ts';
import { familyOf, longest } from '../kit/type-families.ts';

/**
 * Ranges that regulators keep for films and plays, national form without the leading zero; # is a digit. For other
 * countries, numbers begin with 555 0 after the dialling code, which few numbering plans assign.
 */
const DRAMA: Readonly<Record<string, readonly string[]>> = dictionary({
  GB: ['7700 900###', '20 7946 0###', '161 496 0###', '121 496 0###'],
  AU: ['491 570 ###', '2 5550 ####', '3 5550 ####', '7 5550 ####'],
  FR: ['6 39 98 ## ##', '1 99 00 ## ##', '4 65 71 ## ##'],
  DE: ['30 23125 ###', '40 66969 ###', '89 99998 ###', '69 90009 ###', '176 040690##'],
  IE: ['20 910 ####', '20 915 ####'],
  SE: ['70 174 06 ##', '8 465 004 ##', '31 390 06 ##'],
});
/**
 * Number formats of the second edition, for countries that reserve no range for films: the usual format, in unassigned
 * blocks (prefixes that the numbering plan leaves free, and subscriber numbers of zeros before the last digits).
 */
const SECOND: Readonly<Record<string, Forms>> = dictionary({
  BR: { local: ['(11) 90000-####', '(21) 90000-####', '(31) 90000-####', '(41) 90000-####', '(71) 90000-####', '(11) 2000-00##'], dialled: ['11 90000-####'] },
  MX: { local: ['55 5000 00##', '33 3000 00##', '81 8000 00##', '222 200 00##'], dialled: ['55 5000 00##'] },
  ID: { local: ['0812-0000-####', '0813-0000-####', '0857-0000-####', '021-5000-00##'], dialled: ['812-0000-####'] },
  ES: { local: ['600 000 ###', '610 000 ###', '910 000 ###', '930 000 ###'], dialled: ['600 000 ###'] },
  CO: { local: ['300 000 ####', '310 000 ####', '601 200 00##'], dialled: ['300 000 ####'] },
  AR: { local: ['11 5000-00##', '351 400-00##', '341 400-00##'], dialled: ['9 11 5000-00##'] },
  PE: { local: ['900 000 ###', '910 000 ###', '01 200 00##'], dialled: ['900 000 ###'] },
  PT: { local: ['910 000 ###', '960 000 ###', '210 000 ###'], dialled: ['910 000 ###'] },
  IT: { local: ['320 000 ####', '347 000 ####', '02 0000 ####'], dialled: ['320 000 ####'] },
  NL: { local: ['06 1000 00##', '020 200 00##'], dialled: ['6 1000 00##'] },
  PL: { local: ['500 000 ###', '600 000 ###', '22 200 00 ##'], dialled: ['500 000 ###'] },
  TR: { local: ['0530 000 00 ##', '0212 200 00 ##'], dialled: ['530 000 00 ##'] },
});

/** Formats for national use, and formats after the dialling code. */
type Forms = { readonly local: readonly string[]; readonly dialled: readonly string[] };

/** Formats with these prefixes belong to these cities; other cities use the rest. */
const CITY_FORMS: Readonly<Record<string, string>> = dictionary({
  '30 23125': 'Berlin',
  '40 66969': 'Hamburg',
  '89 99998': 'Munich München',
  '69 90009': 'Frankfurt am Main',
  '20 7946': 'London',
  '161 496': 'Manchester',
  '121 496': 'Birmingham',
  '2 5550': 'Sydney',
  '3 5550': 'Melbourne',
  '7 5550': 'Brisbane',
  '1 99 00': 'Paris',
  '4 65 71': 'Marseille',
  '8 465 004': 'Stockholm',
  '31 390 06': 'Gothenburg Göteborg',
});
/** Countries without a trunk prefix 0. */
const NO_TRUNK = new Set('ES IT PT PL CZ DK NO GR MX EE LV LT HK SG CL CO'.split(' '));
const NORTH_AMERICA = new Set(['US', 'CA']);
const CANADIAN: readonly string[] = ['416', '604', '514', '403', '613'];

/** A number of the country's fictional range, by the city's area code in North America. */
function phoneNumber(country: Country, city: City, dice: Dice, dialled: boolean, edition: number): string {
  const second = edition < 2 ? undefined : SECOND[country.code];
  if (second) return (dialled ? `+${country.dial} ${dice.pick(second.dialled)}` : dice.pick(second.local)).replace(/#/g, () => DIGITS[dice.below(10)]!);
  if (NORTH_AMERICA.has(country.code)) {
    const area = city.areaCode || (country.code === 'CA' ? dice.pick(CANADIAN) : '212');
    const tail = `01${dice.letters(DIGITS, 2)}`;
    return dialled ? `+1 ${area} 555 ${tail}` : `(${area}) 555-${tail}`;
  }
  const form = dice.pick(formsFor(country, city)).replace(/#/g, () => DIGITS[dice.below(10)]!);
  return dialled ? `+${country.dial} ${form}` : `${NO_TRUNK.has(country.code) ? '' : '0'}${form}`;
}

const formsOfCity = new WeakMap<City, readonly string[]>();

function formsFor(country: Country, city: City): readonly string[] {
  let forms = formsOfCity.get(city);
  if (!forms) formsOfCity.set(city, (forms = chooseForms(country, city)));
  return forms;
}

function chooseForms(country: Country, city: City): readonly string[] {
  const all = DRAMA[country.code] ?? ['555 0## ###'];
  const owner = (form: string) => Object.entries(CITY_FORMS).find(([start]) => form.startsWith(start))?.[1];
  const own = all.filter((form) => owner(form)?.includes(city.name));
  if (own.length > 0) return own;
  const free = all.filter((form) => owner(form) === undefined);
  return free.length > 0 ? free : all;
}

const phone = (kind: string, title: string): GeneratorDefinition =>
  define({
    kind,
    group: kind.split('.')[0]!,
    title,
    summary: 'A number of a range kept for films, with the dialling code of the row’s country.',
    parameters: NONE,
    outputs: ['text', 'integer', 'decimal'],
    invertible: 'parts',
    entity: 'person',
    compile(_, context) {
      const place = placeOf(context);
      const { edition } = context.words;
      const dialled = place.subject.lists.cultures.length > 1 || new Set(place.countryOf).size > 1;
      const room = longest(context.type, context.domain.maxLength);
      const own = new Dice();
      const family = familyOf(context.type);
      if (family === 'int' || family === 'bigint' || family === 'decimal' || family === 'float') {
        return numberSource(context, {
          cardinality: family === 'int' ? 1_000_000 : 1e9,
          fill(rows, x) {
            const { city, country, word } = place.rows(rows);
            for (let i = 0; i < rows.count; i++)
              x[i] = Number(
                phoneNumber(place.countries[country[i]!]!, place.cities[city[i]!]!, own.seed(word[i]!, 0x7068), true, edition)
                  .replace(/\D/g, '')
                  .slice(family === 'int' ? -9 : 0),
              );
          },
          at: (rank) => (family === 'int' ? 555_000_000 + rank : 12_015_550_000 + rank),
        });
      }
      const shown = (text: string) => (text.length <= room ? text : text.replace(/\D/g, '').slice(-room));
      return textSource(context, {
        // Any subscriber number in the exchange 555, which is not in use.
        cardinality: 7_000_000,
        plainFirst: false,
        texts(_, rows) {
          const { city, country, word } = place.rows(rows);
          return (__, ___, i) => shown(phoneNumber(place.countries[country[i]!]!, place.cities[city[i]!]!, own.seed(word[i]!, 0x7068), dialled, edition));
        },
        at: (rank) => shown(`+1 ${200 + (Math.floor(rank / 10_000) % 700)} 555 ${String(rank % 10_000).padStart(4, '0')}`),
      });
    },
  });

const extension = define({
  kind: 'phone.extension',
  group: 'phone',
  title: 'Extension',
  summary: 'Three or four digits behind a phone number.',
  parameters: NONE,
  outputs: ['text', 'integer'],
  invertible: 'parts',
  compile: (_, context) =>
    familyOf(context.type) === 'text'
      ? textSource(context, {
          cardinality: 9_900,
          texts: () => (dice) => String(dice.chance(0.7) ? dice.between(100, 899) : dice.between(1000, 8999)),
          at: (rank) => String(100 + rank),
        })
      : numberSource(context, {
          cardinality: 9_900,
          fill: (rows, x) => {
            const dice = new Dice();
            for (let i = 0; i < rows.count; i++) x[i] = dice.seed((rows.at ? rows.at[i]! : rows.first + i) | 0, context.draws().key0).between(100, 8999);
          },
          at: (rank) => 100 + rank,
        }),
});

export const phones: readonly GeneratorDefinition[] = [phone('phone.number', 'Phone number'), phone('company.phone', 'Company phone'), extension];
