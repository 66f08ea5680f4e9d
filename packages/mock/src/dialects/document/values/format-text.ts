import { wholeBelow, type Dice } from './dice.ts';

const WORDS = 'amber birch cedar delta ember fjord grove harbor island juniper kestrel lagoon meadow nectar orchid pebble quartz river summit timber'.split(
  ' ',
);

/** A few plain words. */
export function wordsText(dice: Dice, count: number): string {
  return Array.from({ length: count }, () => WORDS[wholeBelow(dice, WORDS.length)]!).join(' ');
}

const two = (number: number) => String(number).padStart(2, '0');
const hex = (dice: Dice, length: number) => Array.from({ length }, () => wholeBelow(dice, 16).toString(16)).join('');

function dayText(dice: Dice): string {
  return `202${wholeBelow(dice, 6)}-${two(1 + wholeBelow(dice, 12))}-${two(1 + wholeBelow(dice, 28))}`;
}

const timeText = (dice: Dice) => `${two(wholeBelow(dice, 24))}:${two(wholeBelow(dice, 60))}:${two(wholeBelow(dice, 60))}`;

const MAKERS: ReadonlyMap<string, (dice: Dice) => string> = new Map<string, (dice: Dice) => string>([
  ['date', dayText],
  ['date-time', (dice) => `${dayText(dice)}T${timeText(dice)}Z`],
  ['time', (dice) => `${timeText(dice)}Z`],
  ['duration', (dice) => `PT${1 + wholeBelow(dice, 90)}M`],
  ['uuid', (dice) => `${hex(dice, 8)}-${hex(dice, 4)}-4${hex(dice, 3)}-a${hex(dice, 3)}-${hex(dice, 12)}`],
  ['email', (dice) => `${wordsText(dice, 1)}${wholeBelow(dice, 1000)}@example.com`],
  ['idn-email', (dice) => `${wordsText(dice, 1)}${wholeBelow(dice, 1000)}@example.com`],
  ['uri', (dice) => `https://example.com/${wordsText(dice, 1)}/${wholeBelow(dice, 10_000)}`],
  ['url', (dice) => `https://example.com/${wordsText(dice, 1)}/${wholeBelow(dice, 10_000)}`],
  ['uri-reference', (dice) => `/${wordsText(dice, 1)}/${wholeBelow(dice, 10_000)}`],
  ['hostname', (dice) => `${wordsText(dice, 1)}.example.com`],
  ['ipv4', (dice) => `192.0.2.${wholeBelow(dice, 256)}`],
  ['ipv6', (dice) => `2001:db8::${hex(dice, 4)}`],
  ['byte', (dice) => btoa(wordsText(dice, 2))],
  ['json-pointer', (dice) => `/${wordsText(dice, 1)}`],
  ['uri-template', (dice) => `https://example.com/${wordsText(dice, 1)}/{id}`],
  ['iri', (dice) => `https://example.com/${wordsText(dice, 1)}/${wholeBelow(dice, 10_000)}`],
  ['regex', () => '^.*$'],
]);

/** A text in a format; undefined for unknown formats. Addresses are those reserved for examples. */
export function formatText(format: string, dice: Dice): string | undefined {
  return MAKERS.get(format)?.(dice);
}
