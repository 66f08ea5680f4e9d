import type { GeneratorDefinition } from '../definition.ts';
import { placeOf, type Place } from '../entities/place.ts';
import { define, NONE } from '../kit/define.ts';
import { Dice } from '../kit/dice.ts';
import { textSource } from '../kit/text-source.ts';
import { nounsOf } from '../lists/by-noun.ts';
import type { Words } from '../../words/words.ts';

/** A name that is made of the row's place. */
function venue(kind: string, title: string, summary: string, text: (words: Words, table: string) => (city: string, dice: Dice, place: Place) => string): GeneratorDefinition {
  return define({
    kind, group: 'location', title, summary, parameters: NONE, outputs: ['text', 'json'], invertible: 'parts', entity: 'place',
    compile(_, context) {
      const place = placeOf(context);
      const one = text(context.words, context.table);
      const own = new Dice();
      return textSource(context, {
        cardinality: 1e12,
        texts(__, rows) {
          const { city, word } = place.rows(rows);
          return (___, ____, i) => one(place.cities[city[i]!]!.name, own.seed(word[i]!, 0x76656e75), place);
        },
        at: (rank) => `${one(place.cities[rank % place.cities.length]!.name, own.seed(rank | 0, 0x76656e75), place)} ${rank + 1}`,
      });
    },
  });
}

export const venues: readonly GeneratorDefinition[] = [
  venue('location.venueName', 'Venue', 'A hotel in a table of hotels, a restaurant in one of restaurants, else a theatre, a hall: named after its city or by itself.', (words, table) => {
    const adjectives = words.list('venue.adjective').words;
    const nouns = words.list(nounsListOf(table)).words;
    return (city, dice) => (dice.chance(0.35) ? `${city} ${dice.pick(nouns)}` : `${dice.pick(adjectives)} ${dice.pick(nouns)}`);
  }),
  venue('location.schoolName', 'School', 'A school or university, named after its city or a quarter.', (words) => {
    const nouns = words.list('school.noun').words;
    const areas = words.list('location.area').words;
    return (city, dice) => `${dice.chance(0.6) ? city : dice.pick(areas)} ${dice.pick(nouns)}`;
  }),
  venue('location.route', 'Route', 'From the row’s city to another.', () => (city, dice, place) => {
    const other = place.cities[dice.below(place.cities.length)]!.name;
    return `${city} – ${other === city ? place.cities[(place.cities.findIndex((each) => each.name === city) + 1) % place.cities.length]!.name : other}`;
  }),
];

const NOUNS: Readonly<Record<string, string>> = { hotel: 'hotel', hostel: 'hotel', accommodation: 'hotel', property: 'hotel', restaurant: 'restaurant', cafe: 'restaurant', bar: 'restaurant', store: 'store', shop: 'store', branch: 'store', outlet: 'store', clinic: 'clinic', hospital: 'clinic', practice: 'clinic', gym: 'gym', studio: 'gym', club: 'gym', site: 'site', plant: 'site', facility: 'site', office: 'site' };

function nounsListOf(table: string): string {
  const noun = nounsOf(table).find((each) => Object.hasOwn(NOUNS, each));
  return noun === undefined ? 'venue.noun' : `venue.noun.${NOUNS[noun]}`;
}
