import type { Json } from '../../../core/index.ts';
import { compareTexts } from './texts.ts';

/** The order of jsonb: objects after arrays, true and false, numbers, texts, null; of two of a kind the one with fewer members first. */
export function compareJson(a: Json, b: Json): number {
  const rank = rankOf(a) - rankOf(b);
  if (rank !== 0) return rank;
  if (Array.isArray(a) && Array.isArray(b)) return a.length - b.length || firstOf(a.map((each, i) => () => compareJson(each as Json, b[i] as Json)));
  if (a !== null && b !== null && typeof a === 'object' && typeof b === 'object') return compareObjects(a as Members, b as Members);
  if (typeof a === 'string') return compareTexts(a, b as string);
  return Number(a) - Number(b);
}

type Members = Readonly<Record<string, Json>>;

function rankOf(value: Json): number {
  if (Array.isArray(value)) return value.length === 0 ? -1 : 4;
  if (value === null) return 0;
  return { string: 1, number: 2, boolean: 3, object: 5 }[typeof value as 'string'];
}

function compareObjects(a: Members, b: Members): number {
  const [left, right] = [namesOf(a), namesOf(b)];
  if (left.length !== right.length) return left.length - right.length;
  return firstOf(left.flatMap((name, i) => [() => byLength(name, right[i]!), () => compareJson(a[name]!, b[right[i]!]!)]));
}

/** In jsonb's order. */
function namesOf(members: Members): string[] {
  return Object.keys(members).toSorted(byLength);
}

function byLength(a: string, b: string): number {
  return a.length - b.length || compareTexts(a, b);
}

function firstOf(orders: readonly (() => number)[]): number {
  for (const order of orders) {
    const answer = order();
    if (answer !== 0) return answer;
  }
  return 0;
}
