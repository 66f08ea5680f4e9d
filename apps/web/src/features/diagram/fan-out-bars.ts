import type { FanOut } from '@seedbed/contract';

const BARS = 7;

/**
 * The number of children per parent as the heights (0 to 1) of a few bars, zero children on the left; null if nothing
 * is known.
 */
export function fanOutBars(fanOut: FanOut | undefined): readonly number[] | null {
  if (!fanOut) return null;
  const end = endOf(fanOut);
  const step = end / BARS;
  const heights = Array.from({ length: BARS }, (_, i) => {
    // Whole numbers inside the bar; if a bar is narrower than 1, the number in it.
    const [from, to] = [i * step, (i + 1) * step];
    return weightBetween(fanOut, from, to);
  });
  const most = Math.max(...heights);
  return most > 0 ? heights.map((height) => height / most) : null;
}

function weightBetween(fanOut: FanOut, from: number, to: number): number {
  const first = Math.ceil(from);
  const last = Math.max(first, Math.ceil(to) - 1);
  if (first >= to) return 0;
  const stride = Math.max(1, Math.floor((last - first) / 16));
  let sum = 0;
  for (let count = first; count <= last; count += stride) sum += stride * weightOf(fanOut, count);
  return sum;
}

/** The right end of the bars: nearly all parents have fewer children. */
function endOf(fanOut: FanOut): number {
  switch (fanOut.kind) {
    case 'fixed':
      return Math.max(BARS, fanOut.count + 3);
    case 'uniform':
      return Math.max(BARS, fanOut.max + 1);
    case 'normal':
      return Math.max(BARS, fanOut.mean + 3 * fanOut.deviation);
    case 'lognormal':
      return Math.max(BARS, fanOut.median * Math.exp(2 * fanOut.sigma));
    case 'poisson':
      return Math.max(BARS, fanOut.mean + 3 * Math.sqrt(fanOut.mean));
    case 'geometric':
    case 'pareto':
      return Math.max(BARS, fanOut.mean * 3);
    case 'zipf':
      return 3 * BARS;
    case 'empirical':
      return Math.max(BARS, ...fanOut.counts.map(({ children }) => children + 1));
    case 'listed':
      return Math.max(BARS, ...fanOut.counts.map((count) => count + 1));
  }
}

/** The probability of this count, up to a factor. */
function weightOf(fanOut: FanOut, count: number): number {
  switch (fanOut.kind) {
    case 'fixed':
      return Number(count === fanOut.count);
    case 'uniform':
      return Number(count >= fanOut.min && count <= fanOut.max);
    case 'normal':
      return Math.exp(-((count - fanOut.mean) ** 2) / (2 * Math.max(0.1, fanOut.deviation) ** 2));
    case 'lognormal':
      return count === 0 ? 0 : Math.exp(-(Math.log(count / Math.max(0.1, fanOut.median)) ** 2) / (2 * Math.max(0.05, fanOut.sigma) ** 2)) / count;
    case 'poisson':
      return Math.exp(count * Math.log(Math.max(0.01, fanOut.mean)) - fanOut.mean - logFactorial(count));
    case 'geometric':
      return (fanOut.mean / (1 + fanOut.mean)) ** count;
    case 'pareto':
      return (1 + count / Math.max(0.1, fanOut.mean)) ** -(fanOut.shape + 1);
    case 'zipf':
      return (1 + count) ** -(1 + 1 / Math.max(0.1, fanOut.exponent));
    case 'empirical':
      return fanOut.counts.find(({ children }) => children === count)?.weight ?? 0;
    case 'listed':
      return fanOut.counts.filter((each) => each === count).length;
  }
}

function logFactorial(count: number): number {
  let sum = 0;
  for (let i = 2; i <= count; i++) sum += Math.log(i);
  return sum;
}
