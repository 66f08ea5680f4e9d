import type { Formula } from './known-formulas.ts';
import { matcher } from '../../read/words.ts';

/** Placeholder for each row's own number from 0 to 1: the size of a part relative to the whole. */
export const SHARE = '$share';

const WHOLE_MARKS = matcher('marks that are possible');
const MARKS = matcher('marks obtained');
const PERCENT = matcher('percent of marks');

const DAYS = matcher('days of attendance that are possible');
const PRESENT = matcher('days present');

const QUANTITY = matcher('quantity ordered');
const DONE = 'delivered|received|shipped|fulfilled|picked|dispatched|invoiced|billed|accepted';
const DELIVERED = new RegExp(`^(?:${DONE}) (?:quantity|units?)$|^(?:quantity|units?) (?:${DONE})$`);
const OPEN = matcher('quantity open');
const BACK = matcher('quantity returned');

const LIMIT = matcher('credit limit');
const LEFT = matcher('credit left');
const USED = matcher('credit used');

const INSTALLMENTS = matcher('number of installments');
const PAID_INSTALLMENTS = matcher('paid installments');

const PRICE = matcher('price before a discount');
const OFF_PERCENT = matcher('discount in percent');
const OFF = matcher('discount as a sum');
const AFTER = matcher('price after a discount');
const FINE = matcher('fines');
const LEFT_TO_PAY = matcher('left to pay');

const BILLED = matcher('sum billed');
const COVERED = matcher('covered by insurance');
const OWN_SHARE = matcher('own share of a bill');

const EXPECTED = matcher('stock expected');
const COUNTED = matcher('stock counted');
const DIFFERENCE = matcher('difference of a count');

/** Kinds that make a small number with a sign. */
const SIGNED = /^(?:values|weighted|example\.number|number\.typical)$/;

const CAPACITY = matcher('capacity');
const TAKEN = matcher('places taken');

const CHANGE_PERCENT = matcher('change in percent');
const oldOf = (what: string) => new RegExp(`^(?:old|previous|prior|former) ${what}$`);
const newOf = (what: string) => new RegExp(`^(?:new|revised|updated) ${what}$`);

/** Parts of a whole in the same row: never more than it, with the remainder as the rest. */
export const PART_FORMULAS: readonly Formula[] = [
  // If the mark is an example with its grade, the points follow it; otherwise it follows from them.
  {
    target: MARKS,
    parts: [WHOLE_MARKS, PERCENT],
    percent: true,
    only: (_, [, percent]) => percent!.kind === 'example.number',
    write: (all, percent) => `round(${all} * ${percent} / 100.0, 1)`,
  },
  { target: MARKS, parts: [WHOLE_MARKS], percent: true, unlessExamples: true, write: (all) => `round(${all} * (0.4 + 0.6 * ${SHARE}), 0)` },
  {
    target: PERCENT,
    parts: [MARKS, WHOLE_MARKS],
    percent: true,
    only: ({ kind }) => kind !== 'example.number',
    write: (some, all) => `round(${some} * 100.0 / greatest(${all}, 1), 2)`,
  },
  { target: PRESENT, parts: [DAYS], write: (all) => `int(${all} * (0.75 + 0.25 * ${SHARE}))` },
  {
    target: /^attendance (?:percent|percentage|rate)$/,
    parts: [PRESENT, DAYS],
    percent: true,
    write: (some, all) => `round(${some} * 100.0 / greatest(${all}, 1), 2)`,
  },
  { target: DELIVERED, parts: [QUANTITY], write: (all) => `${SHARE} < 0.7 ? ${all} : int(${all} * ${SHARE})` },
  { target: BACK, parts: [QUANTITY], write: (all) => `${SHARE} < 0.88 ? 0 : int(${all} * (1 - ${SHARE}) * 8)` },
  { target: OPEN, parts: [QUANTITY, DELIVERED], write: (all, done) => `greatest(${all} - ${done}, 0)` },
  { target: LEFT, parts: [LIMIT, USED], write: (all, used) => `greatest(${all} - ${used}, 0.0)` },
  { target: LEFT, parts: [LIMIT], write: (all) => `round(${all} * (0.1 + 0.9 * ${SHARE}), 2)` },
  { target: PAID_INSTALLMENTS, parts: [INSTALLMENTS], write: (all) => `int(${all} * ${SHARE})` },
  { target: AFTER, parts: [PRICE, OFF_PERCENT], write: (price, off) => `round(${price} * (100 - ${off}) / 100.0, 2)` },
  { target: AFTER, parts: [PRICE, OFF], write: (price, off) => `greatest(${price} - ${off}, 0.0)` },
  { target: matcher('named concession amount'), parts: [PRICE], write: (price) => `${SHARE} < 0.75 ? 0.0 : round(${price} * 0.2, 2)` },
  { target: LEFT_TO_PAY, parts: [PRICE, OFF, FINE], write: (price, off, fine) => `greatest(${price} - ${off} + ${fine}, 0.0)` },
  { target: OWN_SHARE, parts: [BILLED, COVERED], write: (all, covered) => `greatest(${all} - ${covered}, 0.0)` },
  // A mostly zero variance gives the difference; otherwise the counted value does.
  {
    target: COUNTED,
    parts: [EXPECTED, DIFFERENCE],
    only: (_, [, variance]) => SIGNED.test(variance!.kind),
    write: (all, off) => `greatest(${all} + ${off}, 0)`,
  },
  {
    target: COUNTED,
    parts: [EXPECTED],
    only: (_, [expected]) => !/^expression$/.test(expected!.kind),
    write: (all) => `${SHARE} < 0.75 ? ${all} : greatest(${all} - 2 + int(${SHARE} * 40) % 5, 0)`,
  },
  { target: DIFFERENCE, parts: [EXPECTED, COUNTED], only: ({ kind }) => !SIGNED.test(kind), write: (expected, counted) => `${counted} - ${expected}` },
  { target: TAKEN, parts: [CAPACITY], unlessExamples: true, write: (all) => `int(${all} * (0.3 + 0.7 * ${SHARE}))` },
  ...['salary', 'price', 'rate', 'wage', 'rent', 'premium'].flatMap((what): Formula[] => [
    { target: newOf(what), parts: [oldOf(what), CHANGE_PERCENT], write: (old, change) => `round(${old} * (100 + ${change}) / 100.0, 2)` },
    { target: newOf(what), parts: [oldOf(what)], write: (old) => `round(${old} * (1.01 + 0.09 * ${SHARE}), 2)` },
  ]),
];
