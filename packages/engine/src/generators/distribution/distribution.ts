import { define, field, parameters, ui, type Hints } from '../kit/define.ts';
import { BY_ROW } from '../kit/draw-by-row.ts';
import type { CompileContext } from '../definition.ts';
import { cumulativeTable, locate } from '../../values/cumulative.ts';
import { sampled } from './sampled.ts';
import { samplerOf, type Distribution, type Sampler } from './sampler.ts';

type Arm = Partial<Parameters> & { weight: number };
type Parameters = {
  distribution: Distribution['distribution'] | 'mixture';
  min?: number;
  max?: number;
  mean?: number;
  deviation?: number;
  median?: number;
  sigma?: number;
  shape?: number;
  mode?: number;
  exponent?: number;
  knots?: readonly { from: number; to: number; weight: number; steps?: number }[];
  arms?: readonly Arm[];
  round?: number;
  order?: number;
};

const NAMES = ['uniform', 'normal', 'lognormal', 'zipf', 'exponential', 'pareto', 'poisson', 'gamma', 'triangular', 'benford', 'empirical', 'mixture'];

/** The parameters of each shape, with their defaults. */
const of = (defaults: Readonly<Record<string, number | null>>): Hints => ({ of: { parameter: 'distribution', defaults } });
/** Parameters that truncate an unbounded shape. */
const CUT = { normal: null, lognormal: null, gamma: null, exponential: null, poisson: null };

export const distribution = define<Parameters>({
  kind: 'distribution',
  group: 'structure',
  title: 'Distribution',
  summary: 'Numbers of a named shape: normal, lognormal, Zipf, exponential, Pareto, Poisson, gamma, triangular, Benford, a histogram, or a mixture.',
  parameters: parameters(
    {
      distribution: field.choice('Shape', NAMES),
      min: field.number('Smallest', undefined, ui(of({ ...CUT, uniform: 0, triangular: 0, pareto: 1, benford: 1 }))),
      max: field.number('Largest', undefined, ui(of({ ...CUT, uniform: 100, triangular: 100, pareto: null, zipf: 1000, benford: 100_000 }))),
      mean: field.number('Mean', undefined, ui(of({ normal: 50, exponential: 50, gamma: 50, poisson: 4 }))),
      deviation: field.number('Standard deviation', undefined, { minimum: 0, ...ui(of({ normal: 15 })) }),
      median: field.number('Median', undefined, { exclusiveMinimum: 0, ...ui(of({ lognormal: 50 })) }),
      sigma: field.number('Sigma of the logarithm', undefined, { minimum: 0, ...ui(of({ lognormal: 1 })) }),
      shape: field.number('Exponent of the shape', undefined, { exclusiveMinimum: 0, ...ui(of({ gamma: 2, pareto: 2 })) }),
      mode: field.number('Mode', undefined, ui(of({ triangular: null }))),
      exponent: field.number('Exponent', undefined, { minimum: 0, ...ui(of({ zipf: 1 })) }),
      knots: field.list(
        'Bars',
        {
          type: 'object',
          required: ['from', 'to', 'weight'],
          properties: { from: { type: 'number' }, to: { type: 'number' }, weight: { type: 'number', minimum: 0 }, steps: { type: 'integer', minimum: 1 } },
          additionalProperties: false,
        },
        of({ empirical: null }),
      ),
      arms: field.list('Arms of the mixture', { type: 'object', required: ['weight', 'distribution'] }, of({ mixture: null })),
      round: field.number('Round to steps of', undefined, { exclusiveMinimum: 0 }),
      order: BY_ROW,
    },
    ['distribution'],
  ),
  outputs: ['integer', 'decimal', 'float', 'text'],
  invertible: 'none',
  compile(given, context) {
    const sample = given.distribution === 'mixture' ? mixture(given.arms ?? [], context) : samplerOf(complete(given, context, ''));
    const cut =
      given.distribution === 'normal' ||
      given.distribution === 'lognormal' ||
      given.distribution === 'gamma' ||
      given.distribution === 'exponential' ||
      given.distribution === 'pareto' ||
      given.distribution === 'poisson';
    return sampled(context, sample, {
      digits: given.round === undefined ? 2 : decimalsOf(given.round),
      ...(given.round === undefined ? {} : { step: given.round }),
      ...(given.order === undefined ? {} : { order: given.order }),
      ...(cut && given.min !== undefined && given.distribution !== 'pareto' ? { min: given.min } : {}),
      ...(cut && given.max !== undefined ? { max: given.max } : {}),
    });
  },
});

/** Components by weight, one after the other along u. */
function mixture(arms: readonly Arm[], context: CompileContext): Sampler {
  if (arms.length === 0 || !arms.some((arm) => arm.weight > 0)) context.fail('/arms', 'A mixture needs arms, at least one of them with a weight above 0.');
  const samplers = arms.map((arm, i) => samplerOf(complete(arm as Parameters, context, `/arms/${i}`)));
  const shares = cumulativeTable(arms.map((arm) => arm.weight));
  return (u) => {
    const arm = locate(shares, u);
    return samplers[arm]!((u - shares.bounds[arm]!) / (shares.bounds[arm + 1]! - shares.bounds[arm]!));
  };
}

/** Keeps only the shape's own parameters and fills in defaults; contradictions are errors. */
function complete(given: Parameters, context: CompileContext, place: string): Distribution {
  const { min = 0, max = 100, mean = 50, deviation = 15, median = 50, sigma = 1, shape = 2, mode = (min + max) / 2, exponent = 1, knots = [] } = given;
  const must = (holds: boolean, pointer: string, message: string): void => void (holds || context.fail(place + pointer, message));
  switch (given.distribution) {
    case 'uniform':
      must(min <= max, '/max', `The largest value, ${max}, lies below the smallest, ${min}.`);
      return { distribution: 'uniform', min, max };
    case 'normal':
      return { distribution: 'normal', mean, deviation };
    case 'lognormal':
      return { distribution: 'lognormal', median, sigma };
    case 'exponential':
      must(mean > 0, '/mean', 'The mean of an exponential distribution is above 0.');
      return { distribution: 'exponential', mean };
    case 'pareto':
      return { distribution: 'pareto', min: given.min ?? 1, shape };
    case 'triangular':
      must(min < max && min <= mode && mode <= max, '/mode', `The mode, ${mode}, must lie between ${min} and ${max}.`);
      return { distribution: 'triangular', min, mode, max };
    case 'gamma':
      must(mean > 0, '/mean', 'The mean of a gamma distribution is above 0.');
      return { distribution: 'gamma', shape, mean };
    case 'poisson':
      must((given.mean ?? 4) >= 0, '/mean', 'The mean of a Poisson distribution is 0 or more.');
      return { distribution: 'poisson', mean: given.mean ?? 4 };
    case 'zipf':
      must(max >= 1, '/max', 'Zipf ranks run from 1; the largest is at least 1.');
      return { distribution: 'zipf', max: Math.floor(given.max ?? 1000), exponent };
    case 'benford':
      must((given.min ?? 1) > 0 && (given.max ?? 100_000) > (given.min ?? 1), '/min', 'Benford numbers lie between two positive bounds.');
      return { distribution: 'benford', min: given.min ?? 1, max: given.max ?? 100_000 };
    case 'empirical':
      must(
        knots.some((knot) => knot.weight > 0),
        '/knots',
        'Give at least one bar with a weight above 0.',
      );
      return { distribution: 'empirical', knots };
    default:
      context.fail(`${place}/distribution`, `There is no distribution "${given.distribution}"; there are ${NAMES.join(', ')}.`);
  }
}

/** Decimals of a step: 0 for 5, 2 for 0.25. */
function decimalsOf(step: number): number {
  let digits = 0;
  for (let scaled = step; digits < 12 && Math.abs(scaled - Math.round(scaled)) > 1e-9; scaled *= 10) digits++;
  return digits;
}
