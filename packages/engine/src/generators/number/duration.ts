import { sampled } from '../distribution/sampled.ts';
import { samplerOf } from '../distribution/sampler.ts';
import { define, field, parameters, ui } from '../kit/define.ts';

const MEDIAN = { ms: 840, s: 180, min: 42, h: 2.5 } as const;

export const duration = define<{ unit: keyof typeof MEDIAN; median?: number; sigma: number }>({
  kind: 'number.duration',
  group: 'number',
  title: 'Duration',
  summary: 'How long something took, in a unit.',
  parameters: parameters({
    unit: field.choice('Unit', Object.keys(MEDIAN), 's'),
    median: field.number('Median', undefined, { exclusiveMinimum: 0, ...ui({ unitOf: 'unit' }) }),
    sigma: field.number('Sigma of the logarithm', 0.9, { minimum: 0 }),
  }),
  outputs: ['integer', 'decimal', 'float', 'text', 'interval'],
  invertible: 'none',
  compile({ unit, median = MEDIAN[unit], sigma }, context) {
    const step = unit === 'min' ? 5 : unit === 'h' ? 0.25 : undefined;
    return sampled(context, samplerOf({ distribution: 'lognormal', median, sigma }), {
      digits: unit === 'h' ? 2 : 0,
      min: step ?? 1,
      ...(step ? { step } : {}),
    });
  },
});

export const typical = define<{ values: readonly number[] }>({
  kind: 'number.typical',
  group: 'number',
  title: 'Typical numbers',
  summary: 'One of a few usual numbers, earlier ones oftener.',
  parameters: parameters({ values: { type: 'array', items: { type: 'number' }, minItems: 1, title: 'Numbers', default: [5, 10, 20, 25, 50, 100, 250, 500] } }),
  outputs: ['integer', 'decimal', 'float', 'text'],
  invertible: 'none',
  compile({ values }, context) {
    const knots = values.map((value, i) => ({ from: value, to: value + 1e-9, weight: 1 / (i + 2) })).sort((one, other) => one.from - other.from);
    return sampled(context, samplerOf({ distribution: 'empirical', knots }), {
      digits: Math.max(...values.map((value) => String(value).split('.')[1]?.length ?? 0)),
    });
  },
});
