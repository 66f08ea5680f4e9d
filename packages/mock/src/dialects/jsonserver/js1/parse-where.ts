import { isNumberType, MockFault, type Cond } from '../../../core/index.ts';
import { differs, equals, hasPart, isJson, isNull, never, ranges, type Place } from '../conditions.ts';
import { all } from '../relations.ts';
import type { Resource } from '../resource.ts';
import { isOperator, type Where, type WhereOperator } from './where-params.ts';

/** The deepest nesting of conditions. */
const MAX_DEPTH = 32;

/** The condition that json-server 1.0 would put to each row. Of a column that is not there nothing is true. */
export function parseWhere(resource: Resource, where: Where, depth = 0): Cond | undefined {
  if (depth > MAX_DEPTH) throw new MockFault({ code: '54001', status: 400, message: `Conditions nest more than ${MAX_DEPTH} levels deep.` });
  return all(Object.entries(where).flatMap(([name, value]) => parseMember(resource, name, value, depth) ?? []));
}

function parseMember(resource: Resource, name: string, value: unknown, depth: number): Cond | undefined {
  if ((name === 'or' || name === 'and') && !resource.column(name)) return parseList(resource, name, value, depth);
  if (!isObject(value)) return never(resource);
  const column = resource.column(name);
  const operators = Object.keys(value).filter(isOperator);
  if (operators.length > 0) {
    if (!column) return never(resource);
    return all(operators.map((op) => compared(resource, { column, path: [] }, op, value[op])));
  }
  return column && isJson(column) ? all(nested(resource, { column, path: [] }, value, depth)) : undefined;
}

function parseList(resource: Resource, kind: 'and' | 'or', value: unknown, depth: number): Cond {
  const of = Array.isArray(value) ? value.filter(isObject).map((each) => parseWhere(resource, each, depth + 1)) : [];
  if (of.length === 0) return never(resource);
  // A member without conditions is true of every row.
  const found = of.filter((each) => each !== undefined);
  if (found.length < of.length && kind === 'or') return { kind: 'and', of: [] };
  return { kind, of: found };
}

/** `{address: {city: {eq: 'Bonn'}}}`: a path into a document. */
function nested(resource: Resource, place: Place, value: Where, depth: number): Cond[] {
  if (depth > MAX_DEPTH) throw new MockFault({ code: '54001', status: 400, message: `Conditions nest more than ${MAX_DEPTH} levels deep.` });
  return Object.entries(value).flatMap(([name, inner]): Cond[] => {
    if (!isObject(inner)) return [never(resource)];
    const path = [...place.path.map(({ key }) => ({ arrow: '->' as const, key })), { arrow: '->>' as const, key: /^\d+$/.test(name) ? Number(name) : name }];
    const within = { column: place.column, path };
    const operators = Object.keys(inner).filter(isOperator);
    return operators.length > 0 ? operators.map((op) => compared(resource, within, op, inner[op])) : nested(resource, within, inner, depth + 1);
  });
}

function compared(resource: Resource, place: Place, op: WhereOperator, value: unknown): Cond {
  switch (op) {
    case 'in':
      return { kind: 'or', of: (Array.isArray(value) ? value : [value]).map((each) => compared(resource, place, 'eq', each)) };
    case 'eq':
      if (value === null) return isNull(place, true);
      return isScalar(value) ? equals(resource, place, String(value)) : never(resource);
    case 'ne': {
      if (value === null) return isNull(place, false);
      const other = isScalar(value) ? differs(place, String(value)) : isNull(place, false);
      return { kind: 'or', of: [other, isNull(place, true)] };
    }
    case 'contains':
    case 'startsWith':
    case 'endsWith':
      return hasPart(resource, place, op, String(value));
    default:
      return isScalar(value) ? rangesWithNull(resource, place, op, String(value)) : never(resource);
  }
}

/** As in JavaScript, null compares with numbers like 0. */
function rangesWithNull(resource: Resource, place: Place, op: 'lt' | 'lte' | 'gt' | 'gte', text: string): Cond {
  const cond = ranges(resource, place, op, text);
  const value = Number(text);
  const isZero = { lt: 0 < value, lte: 0 <= value, gt: 0 > value, gte: 0 >= value }[op];
  return isZero && place.path.length === 0 && isNumberType(place.column.type) ? { kind: 'or', of: [cond, isNull(place, true)] } : cond;
}

function isScalar(value: unknown): value is string | number | boolean {
  return ['string', 'number', 'boolean'].includes(typeof value);
}

function isObject(value: unknown): value is Where {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
