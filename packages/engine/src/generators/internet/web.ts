import type { Rows } from '../../columns/column.ts';
import type { CompileContext, GeneratorDefinition } from '../definition.ts';
import { locate } from '../../values/cumulative.ts';
import { int32, perRows } from '../entities/per-rows.ts';
import { tableOf } from '../entities/split.ts';
import { nounsOf } from '../lists/by-noun.ts';
import { define, NONE } from '../kit/define.ts';
import { type Dice, HEX } from '../kit/dice.ts';
import { textSource } from '../kit/text-source.ts';
import { longest } from '../kit/type-families.ts';
import { slugOf } from '../structure/transforms.ts';

/** Agent, browser, system and device of one request a row. */
function agentMember(kind: string, title: string, at: 0 | 1 | 2 | 3): GeneratorDefinition {
  return define({
    kind,
    group: 'internet',
    title,
    summary: 'Of the row’s request: agent, browser, system and device agree.',
    parameters: NONE,
    outputs: ['text', 'json'],
    invertible: 'none',
    entity: 'request',
    compile(_, context) {
      const list = context.words.list('web.agents');
      const entries = list.words.map(agentParts);
      const chosen = context.entity('request', (draws) => {
        const hash = draws('agent');
        const table = tableOf(list);
        return perRows(
          (size) => ({ index: int32(size), rest: int32(size) }),
          (rows: Rows, into) => {
            hash.fill(rows, into.index, into.rest);
            for (let i = 0; i < rows.count; i++) into.index[i] = locate(table, (into.index[i]! >>> 0) / 4_294_967_296);
          },
        );
      });
      return textSource(context, {
        texts(__, rows) {
          const { index } = chosen(rows);
          return (___, ____, i) => entries[index[i]!]![at]!;
        },
      });
    },
  });
}

/** The user agent itself contains semicolons: browser, system and device are the last three parts. */
function agentParts(entry: string): readonly string[] {
  const parts = entry.split(';');
  return [parts.slice(0, -3).join(';'), ...parts.slice(-3)];
}

function text(
  kind: string,
  title: string,
  summary: string,
  make: (context: CompileContext) => (dice: Dice, row: number) => string,
  at?: (rank: number, context: CompileContext) => string,
  cardinality = 1e12,
): GeneratorDefinition {
  return define({
    kind,
    group: kind.split('.')[0]!,
    title,
    summary,
    parameters: NONE,
    outputs: ['text', 'json', 'literal'],
    invertible: at ? 'parts' : 'none',
    compile: (_, context) => {
      const one = make(context);
      return textSource(context, { texts: () => one, ...(at ? { cardinality, at: (rank) => at(rank, context) } : {}) });
    },
  });
}

const word = (context: CompileContext, list: string) => context.words.list(list).words;
const noun = (context: CompileContext) => slugOf(nounsOf(context.table)[0] ?? 'item');
const nouns = (context: CompileContext) => plural(noun(context));
const plural = (word: string) => (/(?:s|x|ch|sh)$/.test(word) ? `${word}es` : word.replace(/([^aeiou])y$/, '$1ie').concat('s'));

/** Two words and a number by rank, which gives any number of different names. */
function named(context: CompileContext, rank: number): string {
  const words = word(context, 'web.word');
  const pair = `${words[rank % words.length]!}-${words[Math.floor(rank / words.length) % words.length]!}`;
  const number = Math.floor(rank / (words.length * words.length));
  return number === 0 ? pair : `${pair}-${number + 1}`;
}

export const web: readonly GeneratorDefinition[] = [
  agentMember('internet.userAgent', 'User agent', 0),
  agentMember('internet.browserName', 'Browser of the request', 1),
  agentMember('internet.osName', 'System of the request', 2),
  agentMember('internet.deviceType', 'Device of the request', 3),
  text(
    'internet.path',
    'Path',
    'Path of a request.',
    (context) => (dice) => dice.pick(word(context, 'web.path')).replace('{id}', String(dice.between(1, 9_800))),
  ),
  text(
    'internet.url',
    'Web address',
    'A page under a domain that nobody can own.',
    (context) => (dice) =>
      `https://${dice.pick(word(context, 'web.host'))}/${nouns(context)}/${dice.pick(word(context, 'web.word'))}-${dice.pick(word(context, 'web.word'))}`,
    (rank, context) => `https://www.example.com/${nouns(context)}/${named(context, rank)}`,
  ),
  text(
    'internet.domainName',
    'Domain',
    'A domain under .example or .test.',
    (context) => (dice) => `${dice.pick(word(context, 'web.word'))}-${dice.pick(word(context, 'web.word'))}.${dice.chance(0.8) ? 'example' : 'test'}`,
    (rank, context) => `${named(context, rank)}.example`,
  ),
  text(
    'internet.hostName',
    'Host name',
    'A server of the house.',
    (context) => (dice) => `${dice.pick(word(context, 'web.server'))}.internal.example`,
    (rank) => `host-${String(rank + 1).padStart(4, '0')}.internal.example`,
  ),
  text(
    'image.url',
    'Picture address',
    'Where a picture would be fetched.',
    (context) => (dice) => `https://images.example.com/${noun(context)}/${dice.letters(HEX, 12)}.jpg`,
    (rank, context) => `https://images.example.com/${noun(context)}/${String(rank + 1).padStart(8, '0')}.jpg`,
  ),
  text(
    'image.thumbnail',
    'Thumbnail address',
    'Where a small picture would be fetched.',
    (context) => (dice) => `https://images.example.com/${noun(context)}/thumb/${dice.letters(HEX, 12)}.jpg`,
  ),
  text(
    'system.semver',
    'Version',
    'Three numbers.',
    () => (dice) => `${dice.between(0, 5)}.${dice.between(0, 14)}.${dice.between(0, 9)}`,
    (rank) => `${Math.floor(rank / 10_000)}.${Math.floor(rank / 100) % 100}.${rank % 100}`,
  ),
  text(
    'color.hex',
    'Colour',
    'Six hex digits behind #.',
    (context) => (dice) => `${longest(context.type, context.domain.maxLength) < 7 ? '' : '#'}${dice.letters(HEX, 6)}`,
    (rank, context) => `${longest(context.type, context.domain.maxLength) < 7 ? '' : '#'}${((rank * 7_919) % 16_777_216).toString(16).padStart(6, '0')}`,
    16_777_216,
  ),
  text('color.rgb', 'Colour as RGB', 'Red, green and blue from 0 to 255.', () => (dice) => `rgb(${dice.below(256)}, ${dice.below(256)}, ${dice.below(256)})`),
  text(
    'location.geohash',
    'Geohash',
    'Nine letters of a place’s hash.',
    () => (dice) => `${dice.pick(['u33d', 'gcpv', 'u09t', 'dr5r', '9q8y', 'xn76'])}${dice.letters('0123456789bcdefghjkmnpqrstuvwxyz', 5)}`,
  ),
  text(
    'location.utcOffset',
    'UTC offset',
    'Hours from UTC.',
    () => (dice) => dice.pick(['+00:00', '+01:00', '+01:00', '+02:00', '-05:00', '-08:00', '+05:30', '+09:00']),
  ),
];
