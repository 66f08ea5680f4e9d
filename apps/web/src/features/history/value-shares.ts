import type { BlueprintColumn } from '@seedbed/contract';
import { formatCount, formatShare } from '../../lib/format.ts';
import { listed } from '../../lib/listed.ts';
import { plainValue } from '../../workspace/plain-value.ts';

type Generator = NonNullable<BlueprintColumn['generator']>;
/** Values with their share, by label. */
type Shares = ReadonlyMap<string, number>;

/** Up to this number, all values are named with their share. */
const MAX_NAMED = 4;
const MAX_FREQUENT = 3;
/** Less is a difference of rounding. */
const SAME = 1e-3;

/**
 * `is DE in 50 % of the rows (before 2 %); other values share the rest as before`: a list of values in words. `byRequest`: a request in words set it, which
 * leaves the other values in proportion.
 */
export function sharesWords(after: Generator, before: Generator | undefined, byRequest: boolean): string {
  const { stated = [], dealt = [] } = (after.parameters ?? {}) as { stated?: readonly string[]; dealt?: readonly string[] };
  const [shares, old] = [sharesOf(after), before?.kind === 'values' ? sharesOf(before) : null];
  const textOf = ([label, share]: readonly [string, number]) => `${label} in ${formatShare(round(share))}${was(old, label, share)}`;
  const named = [...new Set([...stated, ...dealt])].flatMap((label) => (shares.has(label) ? [[label, shares.get(label)!] as const] : []));
  if (named.length > 0 && named.length < shares.size) {
    const asBefore = byRequest || (old !== null && inProportion(shares, old, new Set(named.map(([label]) => label))));
    return `is ${listed(named.map(textOf))} of the rows; other values share the rest${asBefore ? ' as before' : ''}`;
  }
  const sorted = [...shares].toSorted((a, b) => b[1] - a[1]);
  if (sorted.length === 1) return `is ${sorted[0]![0]} in every row`;
  if (sorted.length <= MAX_NAMED) return `is ${listed(sorted.map(textOf))} of the rows`;
  const isEven = sorted[0]![1] - sorted.at(-1)![1] < SAME;
  return isEven
    ? `is one of ${plainValue(sorted.map(([label]) => label))}`
    : `is one of ${formatCount(sorted.length)} values, most often ${listed(sorted.slice(0, MAX_FREQUENT).map(textOf))} of the rows`;
}

function sharesOf({ parameters = {} }: Generator): Shares {
  const { values = [], weights } = parameters as { values?: readonly unknown[]; weights?: readonly number[] };
  const sum = (weights ?? values.map(() => 1)).reduce((all, weight) => all + weight, 0);
  return new Map(values.map((value, i) => [plainValue(value), (weights?.[i] ?? 1) / Math.max(sum, Number.MIN_VALUE)]));
}

function was(old: Shares | null, label: string, share: number): string {
  if (!old) return '';
  const before = old.get(label) ?? 0;
  return Math.abs(before - share) < SAME ? '' : ` (before ${formatShare(round(before))})`;
}

/** Whether the values that were not named relate to each other as before. */
function inProportion(shares: Shares, old: Shares, named: ReadonlySet<string>): boolean {
  const rest = (of: Shares) => [...of].filter(([label]) => !named.has(label));
  const sum = (of: Shares) => rest(of).reduce((all, [, share]) => all + share, 0) || 1;
  const [all, allOld] = [sum(shares), sum(old)];
  return rest(shares).length === rest(old).length && rest(shares).every(([label, share]) => Math.abs(share / all - (old.get(label) ?? 0) / allOld) < SAME);
}

function round(share: number): number {
  return Number(share.toFixed(4));
}
