import type { GeneratorDefinition } from '../definition.ts';
import { define, NONE } from '../kit/define.ts';
import type { Dice } from '../kit/dice.ts';
import { perWords } from '../kit/per-words.ts';
import { pickSource } from '../kit/pick.ts';
import { textSource } from '../kit/text-source.ts';
import { longest } from '../kit/type-families.ts';

/**
 * Names from a list, and, if more are needed, from pairs of two lists: towns and mascots, subjects and levels. By rank: the list, then the
 * pairs, then pairs with numbers.
 */
function composed(
  kind: string,
  title: string,
  summary: string,
  [one, other]: readonly [string, string],
  join: (one: string, other: string) => string,
  share: number,
): GeneratorDefinition {
  return define({
    kind,
    group: kind.split('.')[0]!,
    title,
    summary,
    parameters: NONE,
    outputs: ['text', 'json'],
    invertible: 'parts',
    compile(_, context) {
      const { words } = context;
      const room = longest(context.type, context.domain.maxLength);
      const joined = perWords(words, `pairs of ${kind}`, () => {
        const taken = new Set(words.list(kind).words);
        return words
          .list(other)
          .words.flatMap((second) => words.list(one).words.map((first) => join(first, second)))
          .filter((text) => !taken.has(text) && !/\b(\w+) \1\b/.test(text));
      });
      const fits = (text: string) => text.length <= room;
      const own = words.list(kind).words.filter(fits);
      const pairs = joined.filter(fits);
      const names = [...own, ...pairs];
      if (names.length === 0) return pickSource(context, words.list(kind));
      return textSource(context, {
        cardinality: room >= 24 ? 1e12 : names.length,
        texts: () => (dice: Dice) => (pairs.length > 0 && (own.length === 0 || dice.chance(share)) ? dice.pick(pairs) : dice.pick(own)),
        at(rank) {
          const number = Math.floor(rank / names.length);
          const text = names[rank % names.length]!;
          const tail = number === 0 ? '' : ` ${number + 1}`;
          return text.length + tail.length <= room ? text + tail : `${text.slice(0, room - tail.length)}${tail}`;
        },
      });
    },
  });
}

export const composedLists: readonly GeneratorDefinition[] = [
  composed('edu.courseName', 'Course', 'Name of a course.', ['edu.courseLevel', 'edu.major'], (level, subject) => level.replace('…', subject), 0.5),
  composed('sport.teamName', 'Team', 'A town and what its team is called.', ['sport.town', 'sport.mascot'], (town, mascot) => `${town} ${mascot}`, 0.7),
  composed(
    'health.medication',
    'Medication',
    'Substance and strength.',
    ['health.substance', 'health.strength'],
    (substance, strength) => `${substance} ${strength}`,
    0.2,
  ),
  composed(
    'media.albumTitle',
    'Album',
    'Title of an album.',
    ['word.adjective', 'media.word'],
    (adjective, word) => `${adjective[0]!.toUpperCase()}${adjective.slice(1)} ${word}`,
    0.35,
  ),
  composed(
    'media.songTitle',
    'Song',
    'Title of a song.',
    ['word.adjective', 'media.word'],
    (adjective, word) => `${adjective[0]!.toUpperCase()}${adjective.slice(1)} ${word}`,
    0.35,
  ),
  composed(
    'media.bookTitle',
    'Book',
    'Title of a book.',
    ['word.adjective', 'media.word'],
    (adjective, word) => `The ${adjective[0]!.toUpperCase()}${adjective.slice(1)} ${word}`,
    0.35,
  ),
  composed(
    'media.workTitle',
    'Film or work',
    'Title of a film or another work.',
    ['word.adjective', 'media.word'],
    (adjective, word) => `The ${adjective[0]!.toUpperCase()}${adjective.slice(1)} ${word}`,
    0.35,
  ),
  composed(
    'iot.deviceName',
    'Device',
    'A place in a building and what is measured there.',
    ['iot.place', 'iot.thing'],
    (place, thing) => `${place} ${thing}`,
    0.6,
  ),
];
