type Parameters = Readonly<Record<string, unknown>>;

/** Facts about the present numbers, before a shape replaces them. */
type Facts = {
  readonly min: number;
  readonly max: number;
  readonly mean: number;
  readonly median: number;
  readonly deviation: number;
  readonly sorted: readonly number[];
};

const BARS = 8;
/** The minimum width of a shape, for constant or missing numbers. */
const MIN_WIDTH = 1;

/** Numbers that stand, as the shape that suits them: skewed ones by their median, others by mean and deviation, between the same ends. */
export function likelyShape(numbers: readonly number[]): Parameters {
  if (numbers.length === 0) return { distribution: 'uniform', min: 0, max: 100 };
  const { min, max, mean, median } = factsOf(numbers);
  if (Math.min(...numbers) === Math.max(...numbers)) return startingShape('uniform', numbers);
  return startingShape(min > 0 && mean > median * 1.2 && max > median ? 'lognormal' : 'normal', numbers);
}

/** The parameters of a shape over present numbers, so that it starts in their range. */
export function startingShape(distribution: string, numbers: readonly number[]): Parameters {
  const facts = factsOf(numbers.length === 0 ? [0, 25, 50, 75, 100] : numbers);
  return { distribution, ...(Object.hasOwn(SHAPES, distribution) ? SHAPES[distribution]!(facts) : {}) };
}

const SHAPES: Readonly<Record<string, (facts: Facts) => Parameters>> = {
  uniform: ({ min, max }) => ({ min, max }),
  normal: ({ min, max, mean, deviation }) => ({ mean: round(mean), deviation: round(deviation), min, max }),
  lognormal: ({ min, max, ...facts }) => ({ ...logarithm(facts), ...(min > 0 ? { min, max } : {}) }),
  exponential: ({ mean }) => ({ mean: above0(mean) }),
  pareto: ({ min }) => ({ min: above0(min), shape: 1.5 }),
  triangular: ({ min, max, median }) => ({ min, mode: Math.min(max, Math.max(min, median)), max }),
  gamma: ({ mean, deviation }) => ({ shape: round(Math.min(50, Math.max(0.2, (mean / deviation) ** 2))), mean: above0(mean) }),
  poisson: ({ mean }) => ({ mean: above0(mean) }),
  zipf: ({ max }) => ({ max: Math.max(2, Math.ceil(max)), exponent: 1 }),
  benford: ({ min, max }) => ({ min: Math.max(1, min), max: Math.max(10, max) }),
  empirical: (facts) => ({ knots: barsOf(facts) }),
  mixture: ({ mean, deviation, ...facts }) => ({
    arms: [
      { weight: 7, distribution: 'normal', mean: round(mean), deviation: round(deviation) },
      { weight: 3, distribution: 'lognormal', ...logarithm({ mean, ...facts }) },
    ],
  }),
};

function factsOf(numbers: readonly number[]): Facts {
  const sorted = numbers.toSorted((a, b) => a - b);
  const min = sorted[0]!;
  const max = Math.max(sorted.at(-1)!, min + MIN_WIDTH);
  const mean = sorted.reduce((sum, value) => sum + value, 0) / sorted.length;
  const deviation = Math.sqrt(sorted.reduce((sum, value) => sum + (value - mean) ** 2, 0) / sorted.length) || MIN_WIDTH;
  return { min, max, mean, median: sorted[sorted.length >> 1]!, deviation, sorted };
}

function logarithm({ mean, median }: Pick<Facts, 'mean' | 'median'>): Parameters {
  const middle = above0(median);
  return { median: middle, sigma: mean > middle ? round(Math.sqrt(2 * Math.log(mean / middle))) : 0.5 };
}

function barsOf({ min, max, sorted }: Facts): Parameters[] {
  const width = (max - min) / BARS;
  return Array.from({ length: BARS }, (_, i) => {
    const [from, to] = [min + i * width, min + (i + 1) * width];
    const weight = sorted.filter((value) => value >= from && (value < to || i === BARS - 1)).length;
    return { from: round(from), to: round(to), weight };
  });
}

/** Shapes that live above 0 start just there. */
function above0(value: number): number {
  return value > 0 ? round(value) : 1;
}

function round(value: number): number {
  return Number(value.toPrecision(4));
}
