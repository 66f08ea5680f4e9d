import { conditionOf } from '../copies/only-when.ts';
import type { Draft } from '../../edits/draft.ts';
import { matcher, type Matcher } from '../../read/words.ts';

/** A number that follows from others of its row, by their names. */
export type Formula = {
  readonly target: Matcher;
  readonly parts: readonly Matcher[];
  readonly write: (...parts: readonly string[]) => string;
  /** A share in percent, or marks: three digits are enough, however many its parts have. */
  readonly percent?: true;
  /** Where the parts are examples of one thing they agree already. */
  readonly unlessExamples?: true;
  /** Whether it applies to columns with these generators. */
  readonly only?: (target: Draft, parts: readonly Draft[], drafts: readonly Draft[]) => boolean;
};

const BEFORE = matcher('balance before');
const CHANGE = matcher('change of a balance');

/** The first formula that fits a column is used; a formula with missing parts does not fit. */
export const FORMULAS: readonly Formula[] = [
  {
    target: matcher('named current index'),
    parts: [matcher('named previous reading'), matcher('named unit consumed')],
    write: (from, used) => `${from} + ${used}`,
  },
  {
    target: matcher('named unit used'),
    parts: [matcher('named previous reading'), matcher('named current index')],
    write: (from, to) => `abs(${to} - ${from})`,
  },
  {
    target: matcher('named odometer end'),
    parts: [matcher('named odometer start'), matcher('named distance km')],
    write: (start, distance) => `${start} + ${distance}`,
  },
  {
    // A vehicle enters a workshop before it leaves.
    target: matcher('named odometer out'),
    parts: [matcher('named odometer in')],
    only: (target, [before], drafts) => drafts.indexOf(target) > drafts.indexOf(before!),
    write: (before) => `${before} + ${before} % 12`,
  },
  {
    target: matcher('named odometer return'),
    parts: [matcher('named odometer pickup')],
    only: (target, [before], drafts) => drafts.indexOf(target) > drafts.indexOf(before!),
    write: (start) => `${start} + 38 + (${start} * 13) % 870`,
  },
  {
    target: matcher('named available quantity'),
    parts: [matcher('named on hand'), matcher('named reserved quantity')],
    write: (all, taken) => `greatest(${all} - ${taken}, 0)`,
  },
  {
    // What was used in between is sold for less than it cost.
    target: matcher('named list price'),
    parts: [matcher('named unit cost')],
    only: (target) => conditionOf(target) !== undefined,
    write: (cost) => `round(${cost} * (0.35 + int(${cost} * 100) % 8 / 16.0), 2)`,
  },
  {
    target: matcher('named list price'),
    parts: [matcher('named unit cost')],
    write: (cost) => `round(${cost} * (1.25 + int(${cost} * 100) % 8 / 10.0), 2)`,
    unlessExamples: true,
  },
  {
    target: matcher('named margin percent'),
    parts: [matcher('named unit price'), matcher('named cost price')],
    write: (price, cost) => `round((${price} - ${cost}) * 100.0 / greatest(${price}, 0.01), 2)`,
    percent: true,
  },
  {
    target: matcher('named profit amount'),
    parts: [matcher('named unit price'), matcher('named cost price')],
    write: (price, cost) => `${price} - ${cost}`,
  },
  {
    target: matcher('named fuel cost'),
    parts: [matcher('named fuel liter'), matcher('named price liter')],
    write: (litres, price) => `round(${litres} * ${price}, 2)`,
  },
  {
    target: matcher('named total amount'),
    parts: [matcher('named liter'), matcher('named price per liter')],
    write: (units, price) => `round(${units} * ${price}, 2)`,
  },
  {
    target: /^(?:bmi|body mass index)$/,
    parts: [matcher('named weight kg'), /^(?:body )?height cm$/],
    write: (weight, height) => `round(${weight} / (${height} * ${height} / 10000.0), 1)`,
  },
  {
    target: matcher('named quantity after'),
    parts: [BEFORE, CHANGE],
    write: (before, change) => `${before} + ${change}`,
  },
  {
    target: matcher('named total deduction'),
    parts: [matcher('named gross pay'), matcher('named net pay')],
    write: (gross) => `round(${gross} * 0.22, 2)`,
  },
  {
    target: /^net (?:pay|salary|wage)$/,
    parts: [/^gross (?:pay|salary|wage)$/, matcher('named total deduction')],
    write: (gross, deductions) => `${gross} - ${deductions}`,
  },
  {
    target: /^overtime(?: hours?)?$/,
    parts: [matcher('named hour worked')],
    write: (hours) => `greatest(${hours} - 8, 0)`,
  },
  {
    target: matcher('named gross profit'),
    parts: [matcher('named revenue amount'), matcher('named cost amount')],
    write: (revenue, cost) => `${revenue} - ${cost}`,
  },
  {
    target: matcher('named gross wage'),
    parts: [matcher('named hours worked'), matcher('named hourly rate')],
    write: (hours, rate) => `round(${hours} * ${rate}, 2)`,
  },
  {
    target: /^total (?:cost|value)$/,
    parts: [CHANGE, /^unit (?:cost|price|value)$/],
    write: (change, cost) => `round(abs(${change}) * ${cost}, 2)`,
  },
  {
    target: matcher('named insurance covered'),
    parts: [matcher('named total bill')],
    write: (total) => `round(${total} * 0.8, 2)`,
  },
  {
    target: matcher('named patient due'),
    parts: [matcher('named total bill'), matcher('named insurance paid')],
    write: (total, paid) => `${total} - ${paid}`,
  },
  {
    target: matcher('named amount remaining'),
    parts: [/^(?:amount|total) due$|^due amount$/, /^(?:amount|total) paid$|^paid amount$/],
    write: (due, paid) => `greatest(${due} - ${paid}, 0)`,
  },
  {
    target: matcher('named amount spent'),
    parts: [matcher('named budget amount'), matcher('named percent complete')],
    write: (budget, progress) => `round(${budget} * ${progress} / 100.0, 2)`,
  },
  {
    target: matcher('named original price'),
    parts: [matcher('named sale price')],
    write: (price) => `round(${price} * 1.25, 2)`,
  },
  {
    target: matcher('named feels like'),
    parts: [matcher('named temp c'), matcher('named wind kph')],
    write: (temperature, wind) => `round(${temperature} - ${wind} / 10.0, 1)`,
  },
  {
    target: matcher('named total cost'),
    parts: [matcher('named part cost'), matcher('named labor cost')],
    write: (parts, labor) => `${parts} + ${labor}`,
  },
  {
    target: matcher('named lower limit'),
    parts: [matcher('named measured value')],
    write: (measured) => `round(${measured} * 0.94, 3)`,
  },
  {
    target: matcher('named upper limit'),
    parts: [matcher('named measured value')],
    write: (measured) => `round(${measured} * 1.05, 3)`,
  },
  {
    target: /^(?:ctr|click through rate)$/,
    parts: [/^clicks?$/, /^impressions?$/],
    write: (clicks, impressions) => `round(${clicks} * 1.0 / greatest(${impressions}, 1), 4)`,
  },
  {
    // An approximate instalment: the mean debt is half of the loan.
    target: matcher('named monthly payment'),
    parts: [matcher('named principal amount'), matcher('named interest percent'), matcher('named term month')],
    write: (principal, rate, term) => `round(${principal} * (1 + ${rate} * ${term} / 2400.0) / ${term}, 2)`,
  },
  {
    target: /^(?:cpc|cost per click)$/,
    parts: [matcher('named spend'), /^clicks?$/],
    write: (spend, clicks) => `round(${spend} / greatest(${clicks}, 1), 2)`,
  },
];
