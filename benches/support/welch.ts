/**
 * Welch's t of two samples, without the slowest tenth of each: other work on the machine makes single calls longer,
 * never shorter.
 */
export function welchT(one: readonly number[], other: readonly number[]): number {
  const [a, b] = [momentsOf(trimmed(one)), momentsOf(trimmed(other))];
  return (a.mean - b.mean) / Math.sqrt(a.variance / a.count + b.variance / b.count);
}

function trimmed(values: readonly number[]): number[] {
  return values.toSorted((x, y) => x - y).slice(0, Math.ceil(values.length * 0.9));
}

function momentsOf(values: readonly number[]): { mean: number; variance: number; count: number } {
  const count = values.length;
  const mean = values.reduce((sum, value) => sum + value, 0) / count;
  return { mean, variance: values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (count - 1), count };
}
