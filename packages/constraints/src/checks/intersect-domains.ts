import { resolveType, type Domain, type SqlType } from '@seedbed/contract';
import { distinct } from '../distinct.ts';
import { compareBounds } from './bounds.ts';
import { meets } from './meets.ts';
import { isTimestamp, isNumber, isText, isWhole } from './type-of.ts';

/** Longer lists are slow to intersect: results are cached, since hundreds of cases intersect the same two domains. */
const LONG = 50;
const met = new WeakMap<Domain, WeakMap<Domain, { readonly type: SqlType; readonly both: Domain | null }>>();

/** The intersection of two domains; null if it is empty (as far as bounds, lists and lengths tell). */
export function intersectDomains(a: Domain, b: Domain, type: SqlType): Domain | null {
  if ((a.in?.length ?? 0) < LONG && (b.in?.length ?? 0) < LONG) return intersect(a, b, type);
  const known = met.get(a)?.get(b);
  if (known?.type === type) return known.both;
  const both = intersect(a, b, type);
  if (!met.has(a)) met.set(a, new WeakMap());
  met.get(a)!.set(b, { type, both });
  return both;
}

function intersect(a: Domain, b: Domain, type: SqlType): Domain | null {
  const both: Domain = { ...a, ...b };
  mergeBound(both, a, b, 'min');
  mergeBound(both, a, b, 'max');
  if (a.in && b.in) both.in = inBoth(a.in, b.in);
  if (a.notIn && b.notIn) both.notIn = [...new Set([...a.notIn, ...b.notIn])];
  greatest(both, a, b, 'minLength');
  greatest(both, a, b, 'minBytes');
  least(both, a, b, 'maxLength');
  least(both, a, b, 'maxBytes');
  if (a.patterns && b.patterns) both.patterns = distinct([...a.patterns, ...b.patterns]);
  if (both.patterns && contradicts(both.patterns)) return null;
  if (a.case && b.case && a.case !== b.case) return null;
  if (a.jsonTypes && b.jsonTypes) both.jsonTypes = a.jsonTypes.filter((one) => b.jsonTypes!.includes(one));
  for (const key of ['jsonKeys', 'jsonAbsent'] as const) if (a[key] && b[key]) both[key] = [...new Set([...a[key], ...b[key]])];
  if (a.multipleOf && b.multipleOf && !mergeGrids(both, a, b)) return null;
  if (!intersectInner(both, a, b, type)) return null;
  return settle(both, type);
}

function inBoth(a: readonly string[], b: readonly string[]): string[] {
  const others = new Set(b);
  return a.filter((value) => others.has(value));
}

/** Filters the list by the other conditions, and checks whether any value is left. */
function settle(domain: Domain, type: SqlType): Domain | null {
  const out: Domain = { ...domain };
  if (out.in) {
    const { in: values, ...rest } = out;
    out.in = values.filter((value) => meets(value, rest, type));
    if (out.in.length === 0) return null;
  }
  if (out.jsonTypes?.length === 0) return null;
  if (out.jsonAbsent?.some((key) => out.jsonKeys?.includes(key) || Object.hasOwn(out.jsonMembers ?? {}, key))) return null;
  if (isEmptyBetween(out, type)) return null;
  if ((out.minLength ?? 0) > (out.maxLength ?? Infinity) || (out.minBytes ?? 0) > (out.maxBytes ?? Infinity)) return null;
  if (isText(type) && (out.minLength ?? 0) > (type.length ?? Infinity)) return null;
  if (type.labels && !out.in && out.notIn && type.labels.every((label) => out.notIn!.includes(label))) return null;
  if (type.base === 'bool' && !out.in && out.notIn && ['true', 'false'].every((value) => out.notIn!.includes(value))) return null;
  return out;
}

function isEmptyBetween(domain: Domain, type: SqlType): boolean {
  if (domain.min === undefined || domain.max === undefined) return false;
  if (isWhole(type) && typeof domain.min === 'number' && typeof domain.max === 'number') {
    const low = domain.minExclusive ? Math.floor(domain.min) + 1 : Math.ceil(domain.min);
    const high = domain.maxExclusive ? Math.ceil(domain.max) - 1 : Math.floor(domain.max);
    const excluded = (domain.notIn ?? []).filter((value) => Number(value) >= low && Number(value) <= high).length;
    return high - low + 1 - excluded <= 0;
  }
  const order = compareBounds(domain.min, domain.max);
  const open = Boolean(domain.minExclusive || domain.maxExclusive);
  return (
    order > 0 ||
    (order === 0 && (open || ((isNumber(type) || isTimestamp(type)) && (domain.notIn ?? []).some((value) => compareBounds(value, String(domain.min!)) === 0))))
  );
}

/** Intersects domains of elements and of range ends in their own types. */
function intersectInner(both: Domain, a: Domain, b: Domain, type: SqlType): boolean {
  const element = type.element ?? resolveType('text');
  if (a.element && b.element) {
    const inner = intersectDomains(a.element, b.element, element);
    // No element is possible: only the empty array remains.
    if (inner) both.element = inner;
    else both.maxLength = 0;
  }
  if (
    !mergeNamed(both, a, b, 'jsonMembers', () => resolveType('text')) ||
    !mergeNamed(both, a, b, 'fields', (name) => type.fields?.find((field) => field.name === name)?.type ?? resolveType('text'))
  )
    return false;
  if (!a.range || !b.range) return true;
  const lower = a.range.lower && b.range.lower ? intersectDomains(a.range.lower, b.range.lower, element) : (a.range.lower ?? b.range.lower);
  const upper = a.range.upper && b.range.upper ? intersectDomains(a.range.upper, b.range.upper, element) : (a.range.upper ?? b.range.upper);
  if (lower === null || upper === null) return false;
  both.range = { ...a.range, ...b.range, ...(lower ? { lower } : {}), ...(upper ? { upper } : {}) };
  if (a.range.minWidth !== undefined && b.range.minWidth !== undefined) both.range.minWidth = Math.max(a.range.minWidth, b.range.minWidth);
  if (a.range.maxWidth !== undefined && b.range.maxWidth !== undefined) both.range.maxWidth = Math.min(a.range.maxWidth, b.range.maxWidth);
  if ((both.range.minWidth ?? 0) > (both.range.maxWidth ?? Infinity)) return false;
  return (['empty', 'lowerOpen', 'upperOpen'] as const).every(
    (flag) => a.range![flag] === undefined || b.range![flag] === undefined || a.range![flag] === b.range![flag],
  );
}

/** Members or fields named by both sides meet both domains. */
function mergeNamed(both: Domain, a: Domain, b: Domain, key: 'jsonMembers' | 'fields', typeOf: (name: string) => SqlType): boolean {
  if (!a[key] || !b[key]) return true;
  const merged = { ...a[key] };
  for (const [name, domain] of Object.entries(b[key])) {
    const inner = intersectDomains(merged[name] ?? {}, domain, typeOf(name));
    if (!inner) return false;
    merged[name] = inner;
  }
  both[key] = merged;
  return true;
}

function mergeBound(both: Domain, a: Domain, b: Domain, side: 'min' | 'max'): void {
  const [left, right] = [a[side], b[side]];
  const flag = `${side}Exclusive` as const;
  if (left === undefined || right === undefined) {
    const owner = left === undefined ? b : a;
    set(both, flag, owner[flag]);
    return;
  }
  const order = compareBounds(left, right) * (side === 'min' ? 1 : -1);
  both[side] = order >= 0 ? left : right;
  set(both, flag, order > 0 ? a[flag] : order < 0 ? b[flag] : a[flag] || b[flag] || undefined);
}

function set(domain: Domain, flag: 'minExclusive' | 'maxExclusive', value: boolean | undefined): void {
  if (value === undefined) delete domain[flag];
  else domain[flag] = value;
}

function greatest(both: Domain, a: Domain, b: Domain, key: 'minLength' | 'minBytes'): void {
  if (a[key] !== undefined && b[key] !== undefined) both[key] = Math.max(a[key], b[key]);
}

function least(both: Domain, a: Domain, b: Domain, key: 'maxLength' | 'maxBytes'): void {
  if (a[key] !== undefined && b[key] !== undefined) both[key] = Math.min(a[key], b[key]);
}

/** A pattern, and the same one negated. */
function contradicts(patterns: NonNullable<Domain['patterns']>): boolean {
  if (patterns.length < 2) return false;
  const plain = patterns.map(({ negated: _, ...pattern }) => JSON.stringify(pattern));
  return patterns.some(({ negated }, i) => negated === true && patterns.some((other, j) => other.negated !== true && plain[i] === plain[j]));
}

/** How many steps of one grid to check for one that is also on the other. */
const MAX_STEPS = 10_000;

/** Intersects both grids; false if they have no common value. */
function mergeGrids(both: Domain, a: Domain, b: Domain): boolean {
  const [from, to] = [a.remainder ?? 0, b.remainder ?? 0];
  both.multipleOf = a.multipleOf === b.multipleOf ? a.multipleOf! : commonMultiple(a.multipleOf!, b.multipleOf!);
  const isOn = (value: number): boolean => {
    const steps = (value - to) / b.multipleOf!;
    return Math.abs(steps - Math.round(steps)) < 1e-9;
  };
  const steps = Math.min(MAX_STEPS, Math.round(both.multipleOf / a.multipleOf!));
  for (let i = 0; i < steps; i++) {
    const value = from + i * a.multipleOf!;
    if (!isOn(value)) continue;
    delete both.remainder;
    if (value !== 0) both.remainder = value;
    return true;
  }
  // Negative remainders belong to negative numbers: not resolved here.
  return from < 0 || to < 0 || steps === MAX_STEPS;
}

function commonMultiple(a: number, b: number): number {
  let [x, y] = [a, b];
  while (y > 1e-12) [x, y] = [y, x % y];
  return (a / x) * b;
}
