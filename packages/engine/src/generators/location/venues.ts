import { dictionary } from '@seedbed/contract';
import type { GeneratorDefinition } from '../definition.ts';
import { placeOf, type Place } from '../entities/place.ts';
import { define, NONE } from '../kit/define.ts';
import { Dice } from '../kit/dice.ts';
import { textSource } from '../kit/text-source.ts';
import { nounsOf } from '../lists/by-noun.ts';
import type { Words } from '../../words/words.ts';

type Namer = {
  readonly text: (city: string, dice: Dice, place: Place) => string;
  /** A different name for each rank: plain ones first, then numbered ones. */
  readonly at: (rank: number, place: Place) => string;
};

/** A name from the row's place. */
function venue(kind: string, title: string, summary: string, namer: (words: Words, table: string) => Namer): GeneratorDefinition {
  return define({
    kind,
    group: 'location',
    title,
    summary,
    parameters: NONE,
    outputs: ['text', 'json'],
    invertible: 'parts',
    entity: 'place',
    compile(_, context) {
      const place = placeOf(context);
      const { text, at } = namer(context.words, context.table);
      const own = new Dice();
      return textSource(context, {
        cardinality: 1e12,
        texts(__, rows) {
          const { city, word } = place.rows(rows);
          return (___, ____, i) => text(place.cities[city[i]!]!.name, own.seed(word[i]!, 0x76656e75), place);
        },
        at: (rank) => at(rank, place),
      });
    },
  });
}

/** `Riverside Hotel`, `Leeds Hotel`: a name followed by a noun. */
function behind(names: readonly string[], nouns: readonly string[]): Namer['at'] {
  const firsts = [...new Set(names)];
  return (rank) => {
    const noun = nouns[Math.floor(rank / firsts.length) % nouns.length]!;
    const number = Math.floor(rank / (firsts.length * nouns.length));
    return `${firsts[rank % firsts.length]!} ${noun}${number === 0 ? '' : ` ${number + 1}`}`;
  };
}

export const venues: readonly GeneratorDefinition[] = [
  venue(
    'location.venueName',
    'Venue',
    'A hotel in a table of hotels, a restaurant in one of restaurants, else a theatre, a hall: named after its city or by itself.',
    (words, table) => {
      const adjectives = words.list('venue.adjective').words;
      const nouns = words.list(nounsListOf(table)).words;
      return {
        text: (city, dice) => (dice.chance(0.35) ? `${city} ${dice.pick(nouns)}` : `${dice.pick(adjectives)} ${dice.pick(nouns)}`),
        // A name by rank has no row, so it must not contain another row's city.
        at: behind([...adjectives, ...words.list('location.area').words], nouns),
      };
    },
  ),
  venue('location.schoolName', 'School', 'A school or university, named after its city or a quarter.', (words) => {
    const nouns = words.list('school.noun').words;
    const areas = words.list('location.area').words;
    return {
      text: (city, dice) => `${dice.chance(0.6) ? city : dice.pick(areas)} ${dice.pick(nouns)}`,
      at: behind(areas, nouns),
    };
  }),
  venue('location.route', 'Route', 'From the row’s city to another.', () => ({
    text(city, dice, { cities }) {
      const other = cities[dice.below(cities.length)]!.name;
      return `${city} – ${other === city ? cities[(cities.findIndex((each) => each.name === city) + 1) % cities.length]!.name : other}`;
    },
    at(rank, { cities }) {
      const names = [...new Set(cities.map((city) => city.name))];
      const from = rank % names.length;
      const step = 1 + (Math.floor(rank / names.length) % (names.length - 1));
      const number = Math.floor(rank / (names.length * (names.length - 1)));
      return `${names[from]!} – ${names[(from + step) % names.length]!}${number === 0 ? '' : ` ${number + 1}`}`;
    },
  })),
];

const NOUNS: Readonly<Record<string, string>> = dictionary({
  hotel: 'hotel',
  hostel: 'hotel',
  accommodation: 'hotel',
  property: 'hotel',
  restaurant: 'restaurant',
  cafe: 'restaurant',
  bar: 'restaurant',
  store: 'store',
  shop: 'store',
  outlet: 'store',
  branch: 'branch',
  depot: 'depot',
  warehouse: 'depot',
  hub: 'depot',
  clinic: 'clinic',
  hospital: 'clinic',
  practice: 'clinic',
  gym: 'gym',
  studio: 'gym',
  club: 'gym',
  site: 'site',
  plant: 'site',
  facility: 'site',
  office: 'site',
});

function nounsListOf(table: string): string {
  const noun = nounsOf(table).find((each) => Object.hasOwn(NOUNS, each));
  return noun === undefined ? 'venue.noun' : `venue.noun.${NOUNS[noun]}`;
}
