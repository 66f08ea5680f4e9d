import type { Formula } from './known-formulas.ts';

/** Placeholder for each row's own number from 0 to 1: the size of a part relative to the whole. */
export const SHARE = '$share';

const WHOLE_MARKS = /^(?:max|maximum|total|full|possible) (?:mark|point|score)s?$|^(?:mark|point|score)s? (?:possible|total|out of)$/;
const MARKS =
  /^(?:mark|point|score)s? (?:obtained|scored|achieved|earned|awarded|received)$|^(?:obtained|achieved|scored|earned) (?:mark|point|score)s?$|^(?:mark|point|score)s?$/;
const PERCENT = /^(?:percent|percentage|(?:mark|score|result|final|overall) (?:percent|percentage)|(?:percent|percentage) (?:mark|score|obtained))$/;

const DAYS = /^(?:working|total|school|class|expected) days?$|^days? (?:total|expected)$|^(?:total|class) (?:class|session)e?s?(?: held)?$/;
const PRESENT = /^(?:present|attended|attendance) days?$|^days? (?:present|attended)$|^(?:class|session)e?s? attended$/;

const QUANTITY = /^(?:(?:ordered|requested|order) )?(?:quantity|units?)$|^(?:quantity|units?) (?:ordered|requested)$/;
const DONE = 'delivered|received|shipped|fulfilled|picked|dispatched|invoiced|billed|accepted';
const DELIVERED = new RegExp(`^(?:${DONE}) (?:quantity|units?)$|^(?:quantity|units?) (?:${DONE})$`);
const OPEN =
  /^(?:open|remaining|outstanding|pending|missing|backordered?|undelivered) (?:quantity|units?)$|^(?:quantity|units?) (?:open|remaining|outstanding|pending)$/;
const BACK = /^(?:returned|rejected|damaged|return) (?:quantity|units?)$|^(?:quantity|units?) (?:returned|rejected|damaged)$/;

const LIMIT = /^(?:(?:credit|card|approved|total) )?limit(?: amount)?$/;
const LEFT = /^(?:available|remaining) (?:(?:credit|card) )?(?:limit|credit)(?: amount)?$|^(?:(?:credit|card) )?limit (?:available|remaining)$/;
const USED = /^(?:used|utilized|outstanding) (?:limit|credit)(?: amount)?$|^(?:limit|credit) used$/;

const INSTALLMENTS =
  /^(?:installment|instalment|payment) (?:count|number)$|^(?:number of|num|total|count) (?:installment|instalment|payment)s?$|^(?:installment|instalment)s$/;
const PAID_INSTALLMENTS = /^paid (?:installment|instalment|payment)s?$|^(?:installment|instalment|payment)s? (?:paid|made|completed)$/;

const PRICE = /^(?:(?:original|base|list|regular|gross|full|unit|old) )?(?:price|amount|cost|fee|fare|rate)$/;
const OFF_PERCENT = /^(?:discount|rebate) (?:percent|percentage|rate|pct)$|^(?:percent|percentage) (?:off|discount)$/;
const OFF = /^(?:discount|rebate|concession|scholarship|waiver|exemption)(?: amount)?$/;
const AFTER = /^(?:price|amount|total|cost|fee) after (?:discount|rebate)$|^(?:discounted|reduced|discount) (?:price|amount|total|cost|fee)$/;
const FINE = /^(?:fine|penalty|late fee|surcharge)(?: amount)?$/;
const LEFT_TO_PAY = /^net (?:amount|fee|payable|total|due)$|^(?:total|amount|net) payable$/;

const BILLED = /^(?:(?:bill|billed|total|gross) )?(?:amount|charges?|cost|total|fee)$/;
const COVERED =
  /^(?:insurance|insurer) (?:covered|covers?|paid|pays?|amount|coverage|payment|share)(?: amount)?$|^covered(?: (?:amount|by insurance))?$|^amount covered$/;
const OWN_SHARE = /^(?:patient|member|client|customer|insured) (?:pays?|paid|payment|responsibility|share|due|amount|portion)(?: amount)?$/;

const EXPECTED = /^(?:expected|system|book|planned|theoretical)(?: (?:stock|quantity|count|balance))?$/;
const COUNTED = /^counted(?: (?:stock|quantity|units?))?$|^(?:physical|actual|counted) (?:count|quantity|stock|balance)$/;
const DIFFERENCE = /^(?:count |stock |cash )?(?:difference|variance|discrepancy)(?: (?:quantity|amount))?$/;

/** Kinds that make a small number with a sign. */
const SIGNED = /^(?:values|weighted|example\.number|number\.typical)$/;

const CAPACITY = /^(?:(?:max|maximum|total|seating) )?capacity$/;
const TAKEN =
  /^(?:occupied|occupancy|booked|enrolled|filled|sold|attendees|participants)(?: (?:seats?|places?|spots?|beds?|units?|count))?$|^current (?:occupancy|enrollment|load|attendance|participants?)$|^(?:seats?|places?|spots?|beds?) (?:taken|booked|occupied|sold|filled)$|^(?:booked|enrolled|enrollment|participant|attendee) count$/;

const CHANGE_PERCENT = /^(?:change|increase|raise|increment|adjustment) (?:percent|percentage|pct)$|^(?:percent|percentage) (?:change|increase|raise)$/;
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
  { target: /^(?:concession|scholarship|waiver|exemption)(?: amount)?$/, parts: [PRICE], write: (price) => `${SHARE} < 0.75 ? 0.0 : round(${price} * 0.2, 2)` },
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
