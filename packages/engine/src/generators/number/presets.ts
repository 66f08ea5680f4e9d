import type { GeneratorDefinition } from '../definition.ts';
import { sampled, type SampledOptions } from '../distribution/sampled.ts';
import { samplerOf, type Distribution } from '../distribution/sampler.ts';
import { define, field, parameters } from '../kit/define.ts';
import { familyOf } from '../kit/type-families.ts';

type Form = Readonly<Record<string, Readonly<Record<string, unknown>>>>;
type Numbers = Readonly<Record<string, number>>;

/** A kind that is a distribution with preset parameters. */
function preset(
  kind: string,
  title: string,
  summary: string,
  form: Form,
  shape: (given: Numbers, whole: boolean) => { distribution: Distribution } & SampledOptions,
): GeneratorDefinition {
  return define<Numbers>({
    kind,
    group: 'number',
    title,
    summary,
    parameters: parameters(form),
    outputs: ['integer', 'decimal', 'float', 'text'],
    invertible: 'none',
    compile(given, context) {
      const { distribution, ...options } = shape(given, ['int', 'bigint'].includes(familyOf(context.type)));
      return sampled(context, samplerOf(distribution), options);
    },
  });
}

const lognormal = (median: number, sigma: number): Distribution => ({ distribution: 'lognormal', median, sigma });
const normal = (mean: number, deviation: number): Distribution => ({ distribution: 'normal', mean, deviation });

/** A histogram of whole numbers. */
const shares = (weights: Readonly<Record<number, number>>): Distribution => ({
  distribution: 'empirical',
  knots: Object.entries(weights)
    .map(([value, weight]) => ({ from: Number(value), to: Number(value) + 1e-9, weight }))
    .sort((one, other) => one.from - other.from),
});

/** `zeroShare` of zeros before a lognormal. */
const zeroOr = (zeroShare: number, median: number, sigma: number) => ({
  distribution: lognormal(median, sigma),
  min: 0,
  shape: (x: number, word: number) => ((word & 0xffff) < zeroShare * 65_536 ? 0 : Math.max(1, x)),
});

const median = (value: number) => field.number('Median', value, { exclusiveMinimum: 0 });
const sigma = (value: number) => field.number('Sigma of the logarithm', value, { minimum: 0 });

export const numberPresets: readonly GeneratorDefinition[] = [
  preset('number.plain', 'Plain number', 'A number of everyday size, for a column about which nothing is known.', {}, () => ({
    distribution: lognormal(40, 1),
    min: 1,
    max: 9_999,
    digits: 2,
  })),
  preset(
    'number.logUniform',
    'Number of any magnitude',
    'Each order of magnitude between two bounds alike.',
    { min: field.number('Smallest', 1, { exclusiveMinimum: 0 }), max: field.number('Largest', 1_000_000) },
    ({ min, max }) => ({ distribution: { distribution: 'benford', min: min!, max: max! } }),
  ),
  preset(
    'number.lognormal',
    'Lognormal number',
    'Many small, few large.',
    { median: median(50), sigma: sigma(1), fractionDigits: field.integer('Decimals', 2, { minimum: 0, maximum: 9 }) },
    (p) => ({ distribution: lognormal(p['median']!, p['sigma']!), digits: p['fractionDigits']! }),
  ),
  preset(
    'number.measure',
    'Measurement',
    'Normally distributed around a mean.',
    {
      mean: field.number('Mean', 50),
      deviation: field.number('Standard deviation', 10, { minimum: 0 }),
      min: field.number('Smallest'),
      max: field.number('Largest'),
      fractionDigits: field.integer('Decimals', 1, { minimum: 0, maximum: 9 }),
    },
    (p) => ({
      distribution: normal(p['mean']!, p['deviation']!),
      digits: p['fractionDigits']!,
      ...(p['min'] === undefined ? {} : { min: p['min'] }),
      ...(p['max'] === undefined ? {} : { max: p['max'] }),
    }),
  ),
  preset(
    'number.count',
    'Count',
    'How many of something: often none, mostly few, sometimes many.',
    { median: median(6), sigma: sigma(1), zeroShare: field.share('Share of zeros', 0.2) },
    (p) => zeroOr(p['zeroShare']!, p['median']!, p['sigma']!),
  ),
  preset('number.mostlyZero', 'Mostly zero', 'Zero in four of five rows, else small.', {}, () => zeroOr(0.8, 2, 0.8)),
  preset('number.quantity', 'Quantity', 'Units of an order line: mostly one.', {}, () => ({
    distribution: shares({ 1: 62, 2: 20, 3: 8, 4: 4, 5: 2, 6: 2, 10: 1, 12: 1 }),
    min: 0,
  })),
  preset('number.stock', 'Stock', 'Units on hand; a few products are sold out.', {}, () => zeroOr(0.06, 60, 1)),
  preset(
    'number.rating',
    'Rating',
    'Stars: many fives, some ones, few twos.',
    { max: field.integer('Best', 5, { minimum: 1, maximum: 1_000 }), fractionDigits: field.integer('Decimals', 0, { minimum: 0, maximum: 2 }) },
    ({ max, fractionDigits }) =>
      fractionDigits! > 0
        ? { distribution: normal(max! * 0.84, max! * 0.08), digits: fractionDigits!, min: max! * 0.4, max: max! }
        : { distribution: ratings(max!), min: 0 },
  ),
  preset(
    'number.score',
    'Score',
    'Points out of a maximum, centred above the middle.',
    { min: field.number('Smallest', 0), max: field.number('Largest', 100) },
    ({ min, max }) => ({ distribution: normal(min! + 0.68 * (max! - min!), 0.16 * (max! - min!)), digits: 1, min: min!, max: max! }),
  ),
  preset(
    'number.percent',
    'Percentage',
    'From 0 to 100, or to 1 where the column is a ratio.',
    { max: field.number('Largest', 100), mean: field.number('Mean') },
    ({ max, mean }) => ({
      distribution: { distribution: 'triangular', min: 0, mode: Math.min(max!, mean ?? max! * 0.45), max: max! },
      digits: max! <= 1 ? 3 : 1,
    }),
  ),
  preset(
    'number.popularity',
    'Popularity',
    'Views, likes, downloads: few things have most of them (Zipf).',
    { exponent: field.number('Exponent', 1.1, { minimum: 0 }), scale: field.number('Value of the most popular', 20_000) },
    ({ exponent, scale }) => ({ distribution: { distribution: 'pareto', min: Math.max(1, scale! / 2_000), shape: exponent! }, max: scale! }),
  ),
  preset('number.latencyMs', 'Latency', 'Milliseconds of a call; a few run into the time-out.', { median: median(120), sigma: sigma(1.1) }, (p) => ({
    distribution: lognormal(p['median']!, p['sigma']!),
    digits: 1,
    max: 30_000,
  })),
  preset('number.signed', 'Change', 'Above and below zero.', { scale: field.number('Typical size', 10, { exclusiveMinimum: 0 }) }, ({ scale }) => ({
    distribution: normal(0, scale!),
    digits: 2,
  })),
  preset('number.factor', 'Factor', 'A multiplier around 1.', {}, () => ({ distribution: normal(1, 0.25), digits: 2, min: 0.1, max: 3, step: 0.05 })),
  preset('number.points', 'Points', 'Loyalty points and credits: multiples of five.', {}, () => ({ distribution: lognormal(240, 1.1), min: 0, step: 5 })),
  preset(
    'number.code',
    'Code number',
    'Small numbers that encode kinds, with falling frequency.',
    { max: field.integer('Largest', 6, { minimum: 1 }) },
    ({ max }) => ({ distribution: { distribution: 'zipf', max: max!, exponent: 0.9 } }),
  ),
  preset('number.level', 'Level', 'Low levels oftener than high ones.', { max: field.integer('Highest', 5, { minimum: 1 }) }, ({ max }) => ({
    distribution: { distribution: 'zipf', max: max!, exponent: 0.7 },
  })),
  preset('number.priority', 'Priority', 'The middle oftener than the ends.', { max: field.integer('Highest', 5, { minimum: 1 }) }, ({ max }) => ({
    distribution: normal((max! + 1) / 2, max! / 5),
    min: 1,
    max: max!,
  })),
  preset('number.vote', 'Vote', 'Up or down: +1 or −1.', {}, () => ({ distribution: shares({ [-1]: 12, 1: 88 }) })),
  preset('number.weight', 'Weight', 'Kilograms of a thing one can lift, or grams in whole numbers.', {}, (_, whole) =>
    whole ? { distribution: lognormal(850, 1), min: 5, step: 5 } : { distribution: lognormal(1.4, 1), digits: 3, min: 0.02 },
  ),
  preset('number.dimension', 'Dimension', 'Centimetres of a thing.', {}, () => ({ distribution: lognormal(24, 0.7), digits: 1, min: 0.5 })),
  preset('number.temperature', 'Temperature', 'Degrees Celsius outdoors.', {}, () => ({ distribution: normal(13, 8), digits: 1, min: -30, max: 45 })),
  preset('number.capacity', 'Capacity', 'Seats of a room or hall.', {}, () => ({
    distribution: lognormal(60, 0.9),
    min: 2,
    shape: (x) => (x > 20 ? Math.round(x / 10) * 10 : Math.round(x / 2) * 2),
  })),
  preset('number.hours', 'Hours', 'Quarter hours of work.', {}, () => ({
    distribution: { distribution: 'triangular', min: 0.25, mode: 2, max: 8 },
    digits: 2,
    step: 0.25,
  })),
  preset('number.days', 'Days', 'Usual periods: 7, 14, 30, 60, 90 days.', {}, () => ({
    distribution: shares({ 1: 4, 3: 6, 5: 6, 7: 18, 10: 8, 14: 20, 21: 6, 30: 22, 60: 6, 90: 4 }),
  })),
  preset('number.small', 'Small number', 'Terms and counts: 1, 2, 3, 6, 12.', {}, () => ({
    distribution: shares({ 1: 30, 2: 20, 3: 16, 4: 8, 5: 6, 6: 8, 12: 10, 24: 2 }),
  })),
  preset('number.config', 'Configured limit', 'A round limit that somebody typed.', {}, () => ({
    distribution: shares({ 1: 4, 3: 8, 5: 14, 10: 18, 15: 6, 20: 8, 25: 8, 30: 8, 50: 8, 60: 6, 100: 10, 250: 3, 300: 3, 500: 3, 1000: 4, 3600: 2 }),
  })),
  preset('number.bitmask', 'Bit flags', 'A sum of a few powers of two.', { bits: field.integer('Bits', 6, { minimum: 1, maximum: 30 }) }, ({ bits }) => ({
    distribution: { distribution: 'uniform', min: 0, max: 1 },
    shape: (_, word) => (word & (word >>> 8) & ((1 << bits!) - 1)) | ((word >>> 28) & 1),
  })),
];

/** J-shaped over 1 … max. */
function ratings(max: number): Distribution {
  if (max === 5) return shares({ 1: 9, 2: 5, 3: 10, 4: 24, 5: 52 });
  return shares(Object.fromEntries(Array.from({ length: max }, (_, i) => [i + 1, i === 0 ? 5 : 2 + (i * i * 40) / (max * max)])));
}
