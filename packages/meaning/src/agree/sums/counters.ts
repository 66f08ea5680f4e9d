import type { Draft } from '../../edits/draft.ts';
import type { TableNames } from '../../read/schema-names.ts';
import { matcher, type Matcher, wordSet } from '../../read/words.ts';

/** A number that only increases, and its owner. */
export type Counter = {
  readonly name: Matcher;
  /** Nouns of the tables that have one. */
  readonly owners: ReadonlySet<string>;
  /** Whether the only parent has it, whatever its name. */
  readonly anyOwner: boolean;
  /** Whether the row distinguishes its two readings. */
  readonly hasWay: boolean;
  /** The name in the owner's row for the current reading. */
  readonly today: Matcher;
  /** The minimum and maximum of a day. */
  readonly perDay: readonly [number, number];
  /** Digits before the decimal point that it reaches. */
  readonly digits: number;
};

/** The end of the row's time for a reading: trips and bills have two; null means the row's single time. */
export type At = 'start' | 'end' | null;

const START = matcher('starts of a counter', 'anywhere');
const NO_READING = matcher('no reading of a counter', 'anywhere');
const END = matcher('ends of a counter', 'anywhere');
const VEHICLES = wordSet('vehicles');
const MACHINES = wordSet('machines');
const METERS = wordSet('meters');

const COUNTERS: readonly Counter[] = [
  {
    name: /(?:^| )(?:odometer|mileage|km reading|speedometer)(?: |$)|^(?:(?:start|starting|end|ending|initial|final|current|opening|closing) (?:km|kms|kilometers?)|(?:km|kms|kilometers?) (?:start|end|initial|final|out|in|current))$/,
    owners: VEHICLES,
    hasWay: true,
    anyOwner: false,
    today: matcher('named odometer km'),
    perDay: [18, 75],
    digits: 6,
  },
  {
    name: /(?:^| )(?:engine|running|operating|machine|meter|run|flight) hours?(?: |$)|^hour ?meter(?: reading)?$/,
    owners: MACHINES,
    hasWay: false,
    anyOwner: false,
    today: matcher('named engine hour'),
    perDay: [1.2, 7],
    digits: 5,
  },
  {
    name: /^(?:(?:current|previous|prior|last|old|new|present|opening|closing|start|end|initial|final|meter|counter) )+(?:reading|index|value|meter reading)(?: (?:value|kwh|m 3|units?))?$|^(?:meter )?reading(?: (?:value|kwh|mwh|m 3|units?|liters?|litres?|start|end|previous|current))?$/,
    owners: METERS,
    hasWay: false,
    anyOwner: false,
    today: matcher('named current reading'),
    perDay: [1.5, 14],
    digits: 6,
  },
];
/** Places of meter readings without a meter table: bills of a connection, of a customer. */
const METERED = wordSet('metered');

/** The counter of a number, and its end of the row's time; none for other numbers. `parents`: the nouns of what the row refers to. */
export function countersOf(
  draft: Draft,
  { noun, words: ofTable }: Pick<TableNames, 'noun' | 'words'>,
  parents: readonly string[] = [],
): { readonly draft: Draft; readonly counter: Counter; readonly at: At }[] {
  const name = draft.words.join(' ');
  const isReading = noun === 'reading' && [...ofTable, ...parents].some((word) => METERS.has(word));
  const counter = COUNTERS.find(
    (each) => (each.name.test(name) || (isReading && each.owners === METERS && name === 'value')) && !each.owners.has(noun) && !NO_READING.test(name),
  );
  if (!counter) return [];
  const isPair = START.test(name) || END.test(name);
  // Rows that are readings of a meter have one counter a parent, whatever that is: a pump, a flat, a connection.
  const anyOwner = counter.owners === METERS && (/meter/.test(noun) || (METERED.has(noun) && (isPair || [...ofTable].some((word) => METERS.has(word)))));
  return [{ draft, counter: { ...counter, anyOwner }, at: START.test(name) ? 'start' : END.test(name) ? 'end' : null }];
}
