import { resolveType, type Domain, type SqlType } from '@seedbed/contract';
import { parseList, parseRange } from '@seedbed/engine';
import { acceptorOf, UnreadablePattern } from '@seedbed/engine/text';
import { boundOf, compareBounds, type Bound } from './bounds.ts';
import { secondsOf } from './timestamps.ts';
import { isNumber, isText, isTimestamp } from './type-of.ts';

/**
 * Whether one value, as text, is in the domain. Patterns that cannot be parsed, and types with an unknown order, accept
 * it.
 */
export function meets(value: string, domain: Domain, type: SqlType): boolean {
  if (domain.notIn?.includes(value) || (domain.in && !domain.in.includes(value))) return false;
  const bound = boundOf(value, type);
  if (bound !== null && !between(bound, domain)) return false;
  if (type.kind === 'array') return meetsArray(value, domain, type);
  if (type.kind === 'range') return !domain.range || meetsRange(value, domain.range, type);
  if (type.base === 'bytea' && value.startsWith('\\x')) return hasLength((value.length - 2) / 2, domain);
  if (/^jsonb?$/.test(type.base)) return meetsJson(value, domain);
  if (isNumber(type)) return domain.multipleOf === undefined || isOnGrid(Number(value), domain.multipleOf, domain.remainder ?? 0);
  if (isTimestamp(type) && domain.multipleOf !== undefined)
    return isOnGrid((secondsOf(value) ?? 0) / (type.base === 'date' ? 86_400 : 1), domain.multipleOf, domain.remainder ?? 0);
  return !isText(type) || acceptsText(value, domain, type);
}

/** Caches parsed patterns: thousands of values are tested against domains that occur in hundreds of cases. */
const known = new Map<string, ((text: string) => boolean) | null>();
const MAX_KNOWN = 2_000;

function acceptorFor(domain: Domain, type: SqlType): ((text: string) => boolean) | null {
  const key = `${type.name} ${JSON.stringify(domain)}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  if (known.size >= MAX_KNOWN) known.clear();
  const accepts = acceptorOf(domain, type);
  known.set(key, accepts);
  return accepts;
}

function acceptsText(value: string, domain: Domain, type: SqlType): boolean {
  try {
    return acceptorFor(domain, type)?.(value) ?? true;
  } catch (error) {
    // The automaton grew too large: the answer is unknown.
    if (error instanceof UnreadablePattern) return true;
    throw error;
  }
}

function between(value: Bound, domain: Domain): boolean {
  if (domain.min !== undefined) {
    const order = compareBounds(value, domain.min);
    if (order < 0 || (order === 0 && domain.minExclusive)) return false;
  }
  if (domain.max === undefined) return true;
  const order = compareBounds(value, domain.max);
  return order < 0 || (order === 0 && !domain.maxExclusive);
}

function hasLength(length: number, domain: Domain): boolean {
  return length >= (domain.minLength ?? 0) && length <= (domain.maxLength ?? Infinity);
}

function isOnGrid(value: number, step: number, remainder: number): boolean {
  const steps = (value - remainder) / step;
  return Math.abs(steps - Math.round(steps)) < 1e-9;
}

function meetsArray(value: string, domain: Domain, type: SqlType): boolean {
  const items = parseList(value);
  if (!items) return true;
  if (!hasLength(items.length, domain)) return false;
  return !domain.element || !type.element || items.every((item) => item === null || meets(item, domain.element!, type.element!));
}

function meetsRange(value: string, range: NonNullable<Domain['range']>, type: SqlType): boolean {
  const read = parseRange(value);
  if (read === null) return range.empty !== false && range.lowerOpen !== true && range.upperOpen !== true;
  if (!read || range.empty === true) return range.empty !== true;
  const { lower, upper } = read;
  if (range.lowerOpen !== undefined && range.lowerOpen !== (lower === null)) return false;
  if (range.upperOpen !== undefined && range.upperOpen !== (upper === null)) return false;
  // A range with two equal ends is empty.
  if (range.empty === false && lower === upper && lower !== null) return false;
  const element = type.element ?? resolveType('text');
  if (lower !== null && upper !== null && !hasWidth(lower, upper, range, element)) return false;
  return (lower === null || meets(lower, range.lower ?? {}, element)) && (upper === null || meets(upper, range.upper ?? {}, element));
}

function hasWidth(lower: string, upper: string, { minWidth = 0, maxWidth = Infinity }: NonNullable<Domain['range']>, element: SqlType): boolean {
  if (minWidth === 0 && maxWidth === Infinity) return true;
  const [from, to] = [lower, upper].map((end) => (isNumber(element) ? Number(end) : (secondsOf(end) ?? NaN) / (element.base === 'date' ? 86_400 : 1)));
  const width = to! - from!;
  return Number.isNaN(width) || (width >= minWidth && width <= maxWidth);
}

function meetsJson(value: string, domain: Domain): boolean {
  let document: unknown;
  try {
    document = JSON.parse(value);
  } catch {
    return false;
  }
  return meetsJsonValue(document, domain);
}

function meetsJsonValue(value: unknown, domain: Domain): boolean {
  const type = value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value;
  if (domain.jsonTypes && !domain.jsonTypes.includes(type)) return false;
  if (Array.isArray(value) && !hasLength(value.length, domain)) return false;
  if (type === 'object' && domain.jsonAbsent?.some((key) => Object.hasOwn(value as object, key))) return false;
  const members = Object.entries(domain.jsonMembers ?? {});
  if (members.length === 0) return true;
  if (type !== 'object') return false;
  return members.every(([name, member]) => {
    const inner = (value as Record<string, unknown>)[name];
    return inner !== undefined && meetsJsonValue(inner, member) && meetsScalar(inner, member);
  });
}

/** The result of `->>` for a member. */
function meetsScalar(value: unknown, domain: Domain): boolean {
  if (value === null || typeof value === 'object') return true;
  const { jsonTypes: _types, jsonMembers: _members, jsonAbsent: _absent, ...plain } = domain;
  return meets(String(value), plain, resolveType(typeof value === 'number' ? 'numeric' : 'text'));
}
