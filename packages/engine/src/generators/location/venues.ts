import type { GeneratorDefinition } from '../definition.ts';
import { placeOf, type Place } from '../entities/place.ts';
import { define, NONE } from '../kit/define.ts';
import { Dice } from '../kit/dice.ts';
import { textSource } from '../kit/text-source.ts';
import type { Words } from '../../words/words.ts';

/** A name that is made of the row's place. */
function venue(kind: string, title: string, summary: string, text: (words: Words) => (city: string, dice: Dice, place: Place) => string): GeneratorDefinition {
  return define({
    kind, group: 'location', title, summary, parameters: NONE, outputs: ['text', 'json'], invertible: 'parts', entity: 'place',
    compile(_, context) {
      const place = placeOf(context);
      const one = text(context.words);
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
  venue('location.venueName', 'Venue', 'A theatre, a hotel, a hall: named after its city or by itself.', (words) => {
    const adjectives = words.list('venue.adjective').words;
    const nouns = words.list('venue.noun').words;
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
