import { unitsOf, type Unit } from './units.ts';
import { wordSet } from '../../read/words.ts';

/** One reading of a number's name: the quantity, the unit, and which of its numbers this is. */
export type Reading = {
  readonly core: readonly string[];
  /** The possible units of the last words; null if none was removed. */
  readonly units: readonly Unit[] | null;
  readonly qualifiers: readonly string[];
};

type Part = readonly [from: number, to: number];

/** The position of a number within a quantity, by word. */
export const PARTS: ReadonlyMap<string, Part> = new Map([
  ...words('max maximum peak highest high upper top hi best longest fastest', [0.67, 1]),
  ...words('min minimum lowest low lower lo shortest slowest', [0, 0.33]),
  ...words('average mean median avg typical rolling', [0.34, 0.66]),
  ...words('threshold limit alarm critical warning', [0.6, 0.95]),
]);

/** Words for numbers that someone set: these are round. */
export const SET = wordSet('numbers that someone set');

/** Words that select one of a quantity's numbers, without changing the quantity. */
const QUALIFIERS: ReadonlySet<string> = new Set([...PARTS.keys(), ...SET, ...wordSet('qualifiers of a number')]);

/** A word and a number that only identify a place or an instance: `temp_10cm`, `motor_rpm_1`, `latency_p95`. */
const AT_NUMBER = wordSet('before a number that is no part');

/** All ways to read a name, the whole name first. */
export function readings(words: readonly string[], raw: readonly string[] = words): Reading[] {
  const found: Reading[] = [];
  const seen = new Set<string>();
  const waiting: Reading[] = [{ core: words, units: null, qualifiers: [] }];
  for (let reading = waiting.shift(); reading !== undefined; reading = waiting.shift()) {
    const key = `${reading.core.join(' ')}|${reading.units?.length ?? ''}`;
    if (reading.core.length === 0 || seen.has(key)) continue;
    seen.add(key);
    found.push(reading);
    waiting.push(...shorter(reading));
  }
  // `minutes_spent`, `hours_flown`: that many of them, whatever the participle.
  if (words.length > 1 && IN_FRONT.has(raw[0]!) && !wordSet('between words of a quantity').has(words[1]!))
    found.push({ core: ['duration', words[0]!], units: null, qualifiers: [] });
  return found;
}

const IN_FRONT = wordSet('spans in front');

function* shorter({ core, units, qualifiers }: Reading): Iterable<Reading> {
  const [first, last] = [core[0]!, core.at(-1)!];
  if (core.length < 2) return;
  if (QUALIFIERS.has(first)) yield { core: core.slice(1), units, qualifiers: [...qualifiers, first] };
  if (QUALIFIERS.has(last)) yield { core: core.slice(0, -1), units, qualifiers: [...qualifiers, last] };
  if (/^\d+$/.test(last)) {
    const from = AT_NUMBER.has(core.at(-2)!) && core.length > 2 ? -2 : -1;
    const high = core.at(-2) === 'p' && Number(last) >= 75;
    yield { core: core.slice(0, from), units, qualifiers: high ? [...qualifiers, 'high'] : qualifiers };
  }
  // The height or depth of a measurement.
  if (core.length > 2 && /^\d+$/.test(core.at(-2)!) && wordSet('units of one letter or word').has(last)) yield { core: core.slice(0, -2), units, qualifiers };
  if (units !== null) return;
  for (let length = Math.min(5, core.length - 1); length > 0; length--) {
    const tail = core.slice(-length);
    if (tail[0] === 'per' || /^\d+$/.test(tail[0]!)) continue;
    const possible = unitsOf(tail);
    if (possible.length > 0)
      yield { core: core.slice(0, -length).filter((word, i, all) => i < all.length - 1 || (word !== 'in' && word !== 'per')), units: possible, qualifiers };
  }
}

function words(list: string, value: Part): (readonly [string, Part])[] {
  return list.split(' ').map((word) => [word, value]);
}
