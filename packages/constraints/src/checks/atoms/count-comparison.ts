import { FREE, conjoinAll, type Clause } from '../clause.ts';
import type { Constant, Expression } from '../expression.ts';
import type { Ways } from '../ways.ts';
import { nullTest } from '../null-test.ts';
import type { Scope } from '../scope.ts';

/** More columns would give too many subsets. */
const MAX_COLUMNS = 12;

/** `num_nonnulls(a, b, c) = 1` and similar conditions: subsets of the columns. */
export function countComparison(left: Expression, operator: string, right: Constant, scope: Scope, ways: Ways): Clause[] | null {
  if (left.kind !== 'call' || !/^num_(non)?nulls$/.test(left.name)) return null;
  const items = left.items;
  const compared = Number(right.text);
  if (!Number.isInteger(compared) || items.length > MAX_COLUMNS) return null;
  const [low, high] = countsThat(operator, compared, items.length);
  const count = left.name === 'num_nonnulls' ? [low, high] : [items.length - high, items.length - low];
  const there = items.map((item) => nullTest(item, false, scope, ways));
  const absent = items.map((item) => nullTest(item, true, scope, ways));
  if ([...there, ...absent].some((set) => set === null)) return null;
  if (operator === '<>') return null;
  const meet = (sets: readonly (Clause[] | null)[]): Clause[] => sets.reduce<Clause[]>((clauses, set) => conjoinAll(clauses, set!, scope), [FREE]);
  const least = subsets(items.length, count[0]!).map((subset) => subset.map((i) => there[i]!));
  const most = subsets(items.length, items.length - count[1]!).map((subset) => subset.map((i) => absent[i]!));
  if (low > high) return [];
  if (count[0] === count[1])
    return subsets(items.length, count[0]!).flatMap((subset) => meet(items.map((_, i) => (subset.includes(i) ? there[i]! : absent[i]!))));
  return conjoinAll(count[0]! > 0 ? least.flatMap(meet) : [FREE], count[1]! < items.length ? most.flatMap(meet) : [FREE], scope);
}

/** The minimum and maximum that satisfy `n operator asked`, within 0 … size. */
function countsThat(operator: string, compared: number, size: number): [number, number] {
  const low = operator === '>' ? compared + 1 : operator === '>=' || operator === '=' ? compared : 0;
  const high = operator === '<' ? compared - 1 : operator === '<=' || operator === '=' ? compared : size;
  return [Math.max(0, low), Math.min(size, high)];
}

function subsets(size: number, count: number): number[][] {
  if (count === 0) return [[]];
  if (count > size) return [];
  const out: number[][] = [];
  const grow = (chosen: number[], from: number): void => {
    if (chosen.length === count) out.push(chosen);
    else for (let i = from; i < size; i++) grow([...chosen, i], i + 1);
  };
  grow([], 0);
  return out;
}
