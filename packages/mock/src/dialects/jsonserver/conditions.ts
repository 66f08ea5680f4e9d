import { fitsType, isNumberType, isTextType, likeLiteral, MockFault, type Cond, type JsonPath, type MockColumn } from '../../core/index.ts';
import type { Resource } from './resource.ts';

/** A column, and the path into it if it contains documents. */
export type Place = { readonly column: MockColumn; readonly path: JsonPath };

/** `address.city` is a JSON column with a path; undefined without such a column. The last step gives text. */
export function placeNamed(resource: Resource, name: string): Place | undefined {
  const whole = resource.column(name);
  if (whole) return { column: whole, path: [] };
  const [first, ...steps] = name.split('.');
  const column = resource.column(first!);
  if (!column || steps.length === 0 || !isJson(column)) return undefined;
  return { column, path: steps.map((key, i) => ({ arrow: i === steps.length - 1 ? '->>' : '->', key: /^\d+$/.test(key) ? Number(key) : key })) };
}

export function isJson(column: MockColumn): boolean {
  return column.type.base === 'json' || column.type.base === 'jsonb';
}

/** No row: no value is in an empty list. */
export function never(resource: Resource): Cond {
  return { kind: 'column', column: resource.table.columns[0]!.name, op: 'in', value: [] };
}

export function isNull(place: Place, wanted: boolean): Cond {
  return { kind: 'column', ...at(place), op: 'is', value: wanted ? 'null' : 'not_null' };
}

function at({ column, path }: Place): { column: string; path?: JsonPath } {
  return path.length > 0 ? { column: column.name, path } : { column: column.name };
}

/** Equal to a text; nothing equals anything that is not a value of the column's type. */
export function equals(resource: Resource, place: Place, value: string): Cond {
  if (place.path.length === 0 && place.column.type.kind === 'array') return equalsList(resource, place, value);
  return isComparable(place, value) ? { kind: 'column', ...at(place), op: 'eq', value } : never(resource);
}

/** A list is compared as its elements with commas between them: a list of one is like its element. */
function equalsList(resource: Resource, place: Place, value: string): Cond {
  const element = place.column.type.element!;
  if (element.kind !== 'enum' && !isTextType(element) && !isNumberType(element)) return never(resource);
  const fitting = (value === '' ? [[]] : listsOf(value.split(','))).filter((each) => each.every((part) => fitsType(element, part)));
  const literal = (each: readonly string[]) => `{${each.map((part) => `"${part.replaceAll(/["\\]/g, '\\$&')}"`).join(',')}}`;
  return fitting.length === 0 ? never(resource) : { kind: 'or', of: fitting.map((each) => ({ kind: 'column', ...at(place), op: 'eq', value: literal(each) })) };
}

/** More commas are taken to be between elements: each may be within one, which doubles the lists. */
const MAX_PARTS = 8;

/** Lists whose elements with commas between them give these parts. */
function listsOf(parts: readonly string[]): readonly (readonly string[])[] {
  const [first = '', ...others] = parts;
  if (others.length === 0 || parts.length > MAX_PARTS) return [parts];
  return listsOf(others).flatMap(([next = '', ...rest]) => [
    [first, next, ...rest],
    [`${first},${next}`, ...rest],
  ]);
}

/** Not equal and not null. */
export function differs(place: Place, value: string): Cond {
  return isComparable(place, value) ? { kind: 'column', ...at(place), op: 'neq', value } : isNull(place, false);
}

/** Documents and lists have no value that a parameter could equal. */
function isComparable({ column, path }: Place, value: string): boolean {
  if (path.length > 0) return true;
  return !isJson(column) && column.type.kind !== 'array' && column.type.kind !== 'composite' && fitsType(column.type, value);
}

type Range = 'gt' | 'gte' | 'lt' | 'lte';

/** Before or after a value. A year or a month is the first day of it. */
export function ranges(resource: Resource, place: Place, op: Range, value: string): Cond {
  if (place.path.length > 0) {
    const path: JsonPath = isFinite(Number(value)) ? place.path.map(({ key }) => ({ arrow: '->', key })) : place.path;
    return { kind: 'column', column: place.column.name, path, op, value };
  }
  const { base } = place.column.type;
  const isTime = base === 'date' || base === 'timestamp' || base === 'timestamptz';
  if (isTime && /^\d{4}(-\d\d)?$/.test(value)) {
    const from = value.length === 4 ? `${value}-01-01` : `${value}-01`;
    // Every day of it is greater than the shorter text, as json-server compares them.
    return isComparable(place, from) ? { kind: 'column', ...at(place), op: op.startsWith('g') ? 'gte' : 'lt', value: from } : never(resource);
  }
  return isComparable(place, value) && place.column.type.kind !== 'enum' ? { kind: 'column', ...at(place), op, value } : never(resource);
}

export type Part = 'contains' | 'startsWith' | 'endsWith';

/** Text that has a part, in any case. Columns that are not text have none. */
export function hasPart(resource: Resource, place: Place, part: Part, value: string): Cond {
  const { type } = place.column;
  const pattern = `${part === 'startsWith' ? '' : '%'}${likeLiteral(value)}${part === 'endsWith' ? '' : '%'}`;
  if (place.path.length > 0 || isTextType(type)) return { kind: 'column', ...at(place), op: 'ilike', value: pattern };
  if (type.kind !== 'enum') return never(resource);
  const wanted = value.toLowerCase();
  const test = { contains: 'includes', startsWith: 'startsWith', endsWith: 'endsWith' } as const;
  const labels = (type.labels ?? []).filter((label) => label.toLowerCase()[test[part]](wanted));
  return { kind: 'column', column: place.column.name, op: 'in', value: labels };
}

/** Text that matches a regular expression, in any case. */
export function matches(resource: Resource, place: Place, value: string): Cond {
  if (place.path.length > 0 || isTextType(place.column.type)) return { kind: 'column', ...at(place), op: 'imatch', value };
  if (place.column.type.kind === 'enum' && !/[$()*+.?[\\\]^{|}]/.test(value)) return hasPart(resource, place, 'contains', value);
  throw MockFault.unsupported(`_like on ${place.column.name}: the column is no text.`);
}

/** Rows with a text in any of their columns, as their JSON shows it: parts of texts, labels and numbers, also within documents and lists. */
export function hasAnywhere(resource: Resource, value: string): Cond {
  const of = resource.table.shown.map((column): Cond => {
    if (isTextType(column.type) || column.type.kind === 'enum') return hasPart(resource, { column, path: [] }, 'contains', value);
    return { kind: 'column', column: column.name, op: 'contains', value };
  });
  return of.length > 0 ? { kind: 'or', of } : never(resource);
}
