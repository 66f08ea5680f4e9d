import { dictionary, type FanOut } from '@seedbed/contract';
import type { Option } from '../../components/ui/select.tsx';

/** The possible distributions of children. */
export const FAN_OUT_KINDS: readonly Option<FanOut['kind']>[] = [
  { id: 'uniform', label: 'Uniform', note: 'Every number in a range, equally likely' },
  { id: 'fixed', label: 'Fixed', note: 'The same number for every parent row' },
  { id: 'poisson', label: 'Poisson', note: 'Most near the mean' },
  { id: 'normal', label: 'Normal', note: 'A bell around a mean' },
  { id: 'geometric', label: 'Geometric', note: 'Few have many' },
  { id: 'lognormal', label: 'Log-normal', note: 'A long tail' },
  { id: 'pareto', label: 'Pareto', note: 'A very long tail' },
  { id: 'zipf', label: 'Zipf', note: 'A few parents have most of them' },
  { id: 'empirical', label: 'By hand', note: 'A weight for each number' },
];

/** Their numbers, as a form calls them. */
export const FAN_OUT_WORDS: Readonly<Record<string, string>> = dictionary({
  min: 'At least',
  max: 'At most',
  count: 'Rows',
  mean: 'Mean',
  deviation: 'Deviation',
  median: 'Median',
  sigma: 'Spread',
  shape: 'Shape',
  exponent: 'Exponent',
});

export function fanOutTitle(kind: FanOut['kind']): string {
  return FAN_OUT_KINDS.find((one) => one.id === kind)?.label ?? kind;
}
