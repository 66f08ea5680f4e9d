import type { FanOut } from '@seedbed/contract';
import { countOn, lineOf } from '../../../engine/bars-of.ts';
import type { ChildCounts } from '../../../engine/protocol.ts';

const BARS = 32;

/**
 * How many parents have each number of children: bars from 0 to `high`, and summary figures. `beyond`: the largest
 * count, if the last bar contains a tail.
 */
export type FanOutChart = {
  readonly bars: readonly number[];
  readonly high: number;
  readonly beyond: number | null;
  readonly mean: number;
  /** Among parents with children; null if none has any. */
  readonly least: number | null;
  readonly most: number;
  /** Share of parents without children. */
  readonly without: number;
};

/** The chart of counted parents; its axis reaches to `reach` at least. Null without parents. */
export function fanOutChart({ counts, counted }: ChildCounts, reach = 0): FanOutChart | null {
  if (counted === 0) return null;
  const values = counts.flatMap(({ children, parents }) => Array.from({ length: parents }, () => children));
  const line = lineOf([0, ...values], true);
  const most = counts.at(-1)!.children;
  const high = Math.max(line?.high ?? 0, Math.ceil(reach), 1) + 1;
  const axis = { low: 0, high, last: most, bars: Math.min(BARS, high + 1), span: high + 1, whole: true };
  const none = counts[0]!.children === 0 ? counts[0]!.parents : 0;
  return {
    bars: countOn(axis, values),
    high,
    beyond: most > high ? most : null,
    mean: counts.reduce((sum, { children, parents }) => sum + children * parents, 0) / counted,
    least: counts.find(({ children }) => children > 0)?.children ?? null,
    most,
    without: none / counted,
  };
}

type NumberName = 'min' | 'max' | 'count' | 'mean' | 'deviation' | 'median';
export type FanOutHandle = { readonly name: NumberName; readonly label: string; readonly value: number; readonly at: number; readonly whole: boolean };

const LABELS: Readonly<Record<NumberName, string>> = { min: 'Least', max: 'Most', count: 'Count', mean: 'Mean', median: 'Median', deviation: 'Deviation' };

/** The fan-out parameters that are positions on the children axis. */
export function fanOutHandles(fanOut: FanOut): FanOutHandle[] {
  const numbers = new Map(Object.entries(fanOut).filter((entry): entry is [string, number] => typeof entry[1] === 'number'));
  return (Object.keys(LABELS) as NumberName[]).flatMap((name) => {
    const value = numbers.get(name);
    if (value === undefined) return [];
    const at = name === 'deviation' ? (numbers.get('mean') ?? 0) + value : value;
    return [{ name, label: LABELS[name], value, at, whole: name === 'min' || name === 'max' || name === 'count' }];
  });
}

/** The fan-out with another number; the minimum and maximum of a range push each other. */
export function withNumber(fanOut: FanOut, handle: FanOutHandle, wanted: number): FanOut {
  const value = Math.max(0, handle.whole ? Math.round(wanted) : Number(wanted.toPrecision(3)));
  const next = { ...fanOut, [handle.name]: value } as FanOut;
  if (next.kind !== 'uniform') return next;
  return handle.name === 'min' ? { ...next, max: Math.max(next.max, value) } : { ...next, min: Math.min(next.min, value) };
}

/** Weights of a curve as shares of all. */
export function sharesOf(weights: readonly number[]): number[] {
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => (all > 0 ? weight / all : 0));
}
