import { dictionary } from '@seedbed/contract';
import type { CompileContext, GeneratorDefinition } from '../definition.ts';
import type { Rows } from '../../columns/column.ts';
import { civilOf } from '../../values/civil-date.ts';
import { locate, cumulativeTable } from '../../values/cumulative.ts';
import { perRows } from '../entities/per-rows.ts';
import { subjectOf } from '../entities/subject.ts';
import { countriesOf } from '../entities/place-data.ts';
import { ibanCheck, luhn } from '../kit/check-digits.ts';
import { define, NONE } from '../kit/define.ts';
import { Dice, DIGITS } from '../kit/dice.ts';
import { numberSource } from '../kit/number-source.ts';
import { textSource } from '../kit/text-source.ts';
import { familyOf, longest } from '../kit/type-families.ts';
import { timeSource } from '../kit/time-source.ts';
import { DAY } from '../kit/iso.ts';
import { dayOf } from '../../values/civil-date.ts';

/** Card brands: a prefix of their published test numbers, total digits, and shares. */
const CARDS = [
  { brand: 'visa', start: '424242', length: 16, weight: 52 },
  { brand: 'mastercard', start: '555555', length: 16, weight: 34 },
  { brand: 'amex', start: '378282', length: 15, weight: 9 },
  { brand: 'discover', start: '601111', length: 16, weight: 5 },
] as const;
const brandTable = cumulativeTable(CARDS.map((card) => card.weight));

/** Two words per row that all members of the payment read. */
function paymentOf(context: CompileContext): (rows: Rows) => { a: Int32Array; b: Int32Array } {
  return context.entity('payment', (draws) => {
    const hash = draws('payment');
    return perRows(
      (size) => ({ a: new Int32Array(size), b: new Int32Array(size) }),
      (rows, into) => hash.fill(rows, into.a, into.b),
    );
  });
}

const cardOf = (a: number) => CARDS[locate(brandTable, (a >>> 0) / 4_294_967_296)]!;

function cardNumber(a: number, b: number, dice: Dice): string {
  const card = cardOf(a);
  const digits = card.start + dice.seed(b, a).letters(DIGITS, card.length - card.start.length - 1);
  return digits + luhn(digits);
}

/**
 * Position and length of the bank in account numbers, by country; the bank itself (all nines or zeros) does not exist.
 */
const IBANS: Readonly<Record<string, { bank: string; digits: number }>> = dictionary({
  DE: { bank: '99999999', digits: 10 },
  FR: { bank: '9999999999', digits: 13 },
  ES: { bank: '9999999999', digits: 10 },
  IT: { bank: 'X9999999999', digits: 12 },
  NL: { bank: 'XXXX', digits: 10 },
  GB: { bank: 'XXXX999999', digits: 8 },
  AT: { bank: '99999', digits: 11 },
  BE: { bank: '999', digits: 9 },
  CH: { bank: '99999', digits: 12 },
  PT: { bank: '99999999', digits: 13 },
  SE: { bank: '999', digits: 17 },
  DK: { bank: '9999', digits: 10 },
  FI: { bank: '999999', digits: 8 },
  PL: { bank: '99999999', digits: 16 },
  IE: { bank: 'XXXX999999', digits: 8 },
});

function iban(country: string, dice: Dice): string {
  const code = Object.hasOwn(IBANS, country) ? country : 'DE';
  const { bank, digits } = IBANS[code]!;
  const account = bank + dice.letters(DIGITS, digits);
  return `${code}${ibanCheck(code, account)}${account}`;
}

function ibanOf(country: string, rank: number): string {
  const { bank, digits } = IBANS[country]!;
  const account = bank + String(rank).padStart(digits, '0').slice(-digits);
  return `${country}${ibanCheck(country, account)}${account}`;
}

type Text = (a: number, b: number, dice: Dice, country: string) => string;

function member(kind: string, title: string, summary: string, text: Text, ranked?: { cardinality: number; at: (rank: number) => string }): GeneratorDefinition {
  return define({
    kind,
    group: 'finance',
    title,
    summary,
    parameters: NONE,
    outputs: ['text', 'json', 'integer'],
    invertible: ranked ? 'parts' : 'none',
    entity: 'payment',
    compile(_, context) {
      const payment = paymentOf(context);
      const subject = subjectOf(context);
      const countries = countriesOf(context.words);
      const dice = new Dice();
      const family = familyOf(context.type);
      if (family === 'int' || family === 'bigint' || family === 'decimal') {
        return numberSource(context, {
          fill(rows, x) {
            const { a, b } = payment(rows);
            for (let i = 0; i < rows.count; i++) x[i] = Number(text(a[i]!, b[i]!, dice, 'DE').replace(/\D/g, '')) || 0;
          },
        });
      }
      return textSource(context, {
        ...ranked,
        plainFirst: false,
        texts(__, rows) {
          const { a, b } = payment(rows);
          const { country } = subject.names(rows);
          return (___, ____, i) => text(a[i]!, b[i]!, dice, countries[country[i]!]!.code);
        },
      });
    },
  });
}

function cardRank(rank: number): string {
  const digits = `424242${String(rank).padStart(9, '0')}`;
  return digits + luhn(digits);
}

const expiry: GeneratorDefinition = define({
  kind: 'finance.creditCardExpiry',
  group: 'finance',
  title: 'Card expiry',
  summary: 'One month of the four years after the reference date: 04/28, or the month’s first day.',
  parameters: NONE,
  outputs: ['text', 'date', 'timestamp'],
  invertible: 'none',
  entity: 'payment',
  compile(_, context) {
    const payment = paymentOf(context);
    const { year, month } = civilOf(context.referenceDay);
    const monthOf = (b: number) => month + 1 + ((b >>> 3) % 46);
    if (familyOf(context.type) === 'text') {
      const long = longest(context.type, context.domain.maxLength) >= 7 && longest(context.type, context.domain.maxLength) < 10;
      return textSource(context, {
        texts(__, rows) {
          const { b } = payment(rows);
          return (___, ____, i) => {
            const m = monthOf(b[i]!) - 1;
            const shown = year + Math.floor(m / 12);
            return `${String((m % 12) + 1).padStart(2, '0')}/${long ? shown : String(shown).slice(2)}`;
          };
        },
      });
    }
    return timeSource(context, {
      fill(rows, micros) {
        const { b } = payment(rows);
        for (let i = 0; i < rows.count; i++) {
          const m = monthOf(b[i]!) - 1;
          micros[i] = dayOf(year + Math.floor(m / 12), (m % 12) + 1, 1) * DAY;
        }
      },
    });
  },
});

export const payments: readonly GeneratorDefinition[] = [
  member('finance.creditCardIssuer', 'Card brand', 'Agrees with the card’s number.', (a) => cardOf(a).brand),
  member('finance.creditCardNumber', 'Card number', 'Of a range published for tests, with a valid check digit.', (a, b, dice) => cardNumber(a, b, dice), {
    cardinality: 1e9,
    at: cardRank,
  }),
  member('finance.creditCardLast4', 'Last four digits', 'Of the row’s card number.', (a, b, dice) => cardNumber(a, b, dice).slice(-4)),
  member('finance.maskedNumber', 'Masked card number', 'Four digits behind stars.', (a, b, dice) => `**** **** **** ${cardNumber(a, b, dice).slice(-4)}`),
  expiry,
  member(
    'finance.iban',
    'IBAN',
    'Of the row’s country, with valid check digits, at a bank that does not exist.',
    (a, b, dice, country) => iban(country, dice.seed(b, a)),
    { cardinality: 9_999_999_999, at: (rank) => ibanOf('DE', rank) },
  ),
  member(
    'finance.bic',
    'BIC',
    'Eight letters of a bank that does not exist, in the row’s country.',
    (a, b, dice, country) => `${dice.seed(b, a).letters('BCDFGHKLMNPRSTVWX', 4)}${Object.hasOwn(IBANS, country) ? country : 'DE'}X0`,
  ),
  member('finance.paymentMethod', 'Payment method', 'Card, bank transfer …', (a) => method(a)),
];

const METHODS = ['card', 'bank_transfer', 'paypal', 'direct_debit', 'cash', 'apple_pay', 'gift_card'];
const methodTable = cumulativeTable([62, 15, 11, 6, 3, 2, 1]);

function method(a: number): string {
  return METHODS[locate(methodTable, (Math.imul(a, 0x9e3779b1) >>> 0) / 4_294_967_296)]!;
}
