import type { ColumnSource } from '../../columns/source.ts';
import type { CompileContext, GeneratorDefinition } from '../definition.ts';
import { samplerOf } from '../distribution/sampler.ts';
import { sampled } from '../distribution/sampled.ts';
import { define, field, parameters, ui } from '../kit/define.ts';
import { numberSource } from '../kit/number-source.ts';
import { borrow, giveBack } from '../../columns/scratch.ts';
import { mix, unit } from '../kit/uniform.ts';
import { priceOfSmallUnit, shopPrice, spread } from './price.ts';
import { amountsOf } from './small-units.ts';
import { productOf } from './product.ts';

type Unit = 'major' | 'minor';
const UNIT = field.choice('Unit', ['major', 'minor'], 'major');
const WITHOUT_CENTS = new Set(['JPY', 'KRW']);

type PriceParameters = { median?: number; sigma: number; min?: number; max?: number; currency: string; unit: Unit };

const priceForm = parameters({
  median: field.number('Median', undefined, { exclusiveMinimum: 0, ...ui({ unitOf: 'currency' }) }),
  sigma: field.number('Sigma of the logarithm', 0.7, { minimum: 0 }),
  min: field.number('Lowest', undefined, ui({ unitOf: 'currency' })),
  max: field.number('Highest', undefined, ui({ unitOf: 'currency' })),
  currency: field.text('Currency', 'USD'),
  unit: UNIT,
});

/**
 * A price: the price of the row's product if the row is a product, otherwise around a median; with the endings that
 * shops use.
 */
function priceSource(given: PriceParameters, context: CompileContext, share: number): ColumnSource {
  const factor = given.unit === 'minor' ? 100 : 1;
  const whole = WITHOUT_CENTS.has(given.currency);
  const small = amountsOf(context.words);
  const shown = small > 1 ? priceOfSmallUnit : shopPrice;
  const finish = (price: number, word: number) =>
    (share < 1 ? Math.round(price * (share + ((mix(word ^ 0x6373) >>> 8) % 26) / 100) * 100) / 100 : whole ? Math.round(price) * 100 : price) * factor;
  const limits = { ...(given.min === undefined ? {} : { min: given.min * factor }), ...(given.max === undefined ? {} : { max: given.max * factor }) };
  if (given.median === undefined) {
    const product = productOf(context);
    return numberSource(context, {
      digits: 2,
      ...limits,
      fill(rows, x) {
        const thing = product.thingOf(rows);
        const { b } = product.traits(rows);
        for (let i = 0; i < rows.count; i++) x[i] = finish(shown(product.prices[thing[i]!]! * spread(b[i]!), b[i]!), b[i]!);
      },
    });
  }
  const sample = samplerOf({ distribution: 'lognormal', median: given.median, sigma: given.sigma });
  const draws = context.draws();
  return numberSource(context, {
    digits: 2,
    ...limits,
    fill(rows, x) {
      const scratch = borrow(rows.count);
      draws.fill(rows, scratch.a, scratch.b);
      for (let i = 0; i < rows.count; i++) x[i] = finish(shown(small * sample(unit(scratch.a[i]!, scratch.b[i]!)), scratch.b[i]!), scratch.b[i]!);
      giveBack(scratch);
    },
  });
}

const price = define<PriceParameters>({
  kind: 'commerce.price',
  group: 'commerce',
  title: 'Price',
  summary: 'What the row’s product costs, ending in .99, .95, .00 …; around a median where one is given.',
  parameters: priceForm,
  outputs: ['decimal', 'integer', 'float', 'text'],
  invertible: 'none',
  entity: 'product',
  compile: (given, context) => priceSource(given, context, 1),
});

const cost = define<PriceParameters>({
  kind: 'commerce.cost',
  group: 'commerce',
  title: 'Cost',
  summary: 'What the product costs the shop: 45 to 70 % of its price.',
  parameters: priceForm,
  outputs: ['decimal', 'integer', 'float', 'text'],
  invertible: 'none',
  entity: 'product',
  compile: (given, context) => priceSource(given, context, 0.45),
});

const amount = define<{ median: number; sigma: number; unit: Unit }>({
  kind: 'finance.amount',
  group: 'finance',
  title: 'Amount',
  summary: 'A sum of money in free use; first digits follow Benford’s law, a third of the sums are round.',
  parameters: parameters({
    median: field.number('Median', 49, { exclusiveMinimum: 0 }),
    sigma: field.number('Sigma of the logarithm', 1.1, { minimum: 0 }),
    unit: UNIT,
  }),
  outputs: ['decimal', 'integer', 'float', 'text'],
  invertible: 'none',
  compile({ median, sigma, unit: of }, context) {
    const factor = of === 'minor' ? 100 : 1;
    const small = amountsOf(context.words);
    return sampled(context, samplerOf({ distribution: 'lognormal', median: median * small, sigma }), {
      digits: 2,
      min: 0,
      shape: (x, word) => (small > 1 ? priceOfSmallUnit(x) : mix(word) >>> 0 < 1_288_490_189 ? roundSum(x) : Math.round(x * 100) / 100) * factor,
    });
  },
});

/** Rounds to a typical amount: 50, 120, 2500. */
function roundSum(x: number): number {
  const step = x < 20 ? 1 : x < 100 ? 5 : x < 1000 ? 10 : x < 10_000 ? 100 : 1000;
  return Math.max(step, Math.round(x / step) * step);
}

/** Kinds whose number is not an amount of money, or is looked up. */
const RATES: ReadonlySet<string> = new Set(['finance.exchangeRate', 'finance.interestRate', 'finance.shipping']);

function moneyPreset(
  kind: string,
  title: string,
  summary: string,
  median: number,
  sigma: number,
  shape: (x: number, word: number) => number,
  digits = 2,
): GeneratorDefinition {
  return define<{ median: number; unit: Unit }>({
    kind,
    group: 'finance',
    title,
    summary,
    parameters: parameters({ median: field.number('Median', median, { exclusiveMinimum: 0 }), unit: UNIT }),
    outputs: ['decimal', 'integer', 'float', 'text'],
    invertible: 'none',
    compile: (given, context) =>
      sampled(context, samplerOf({ distribution: 'lognormal', median: given.median * (RATES.has(kind) ? 1 : amountsOf(context.words)), sigma }), {
        digits,
        shape: (x, word) => shape(x, word) * (given.unit === 'minor' ? 100 : 1),
      }),
  });
}

const bits = (word: number) => mix(word ^ 0x6d6f6e65) >>> 0;

export const money: readonly GeneratorDefinition[] = [
  price,
  cost,
  amount,
  moneyPreset('finance.balance', 'Balance', 'What is on an account; a few are overdrawn.', 1450, 1.3, (x, word) => (bits(word) % 100 < 3 ? -x / 8 : x)),
  moneyPreset('finance.salary', 'Salary', 'Yearly pay before tax, in hundreds.', 58_000, 0.38, (x) => Math.round(x / 100) * 100),
  moneyPreset('finance.round', 'Round sum', 'Budgets, goals and limits.', 5_000, 1.2, roundSum),
  moneyPreset('finance.shipping', 'Shipping', 'A shipping charge; free in a third of the rows.', 6, 0.35, (x, word) =>
    bits(word) % 100 < 34 ? 0 : [3.9, 4.9, 4.95, 5.9, 6.95, 7.99, 9.9, 12.9][Math.min(7, Math.floor(x))]!,
  ),
  moneyPreset('finance.discount', 'Discount', 'Nothing in most rows, else a round sum.', 8, 0.7, (x, word) => (bits(word) % 100 < 68 ? 0 : roundSum(x))),
  moneyPreset('finance.tax', 'Tax', 'Sales tax of an order.', 9, 1, (x) => Math.round(x * 100) / 100),
  moneyPreset('finance.stockPrice', 'Share price', 'A price on an exchange.', 84, 0.8, (x) => Math.round(x * 100) / 100),
  moneyPreset('finance.exchangeRate', 'Exchange rate', 'Around one, four digits.', 1.1, 0.25, (x) => x, 4),
  moneyPreset('finance.interestRate', 'Interest rate', 'Per cent a year, in eighths.', 4.2, 0.45, (x) => Math.round(x * 8) / 8, 3),
];
