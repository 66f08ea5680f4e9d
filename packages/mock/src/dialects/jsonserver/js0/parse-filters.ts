import type { Cond } from '../../../core/index.ts';
import { differs, equals, hasAnywhere, matches, never, placeNamed, ranges } from '../conditions.ts';
import type { Resource } from '../resource.ts';

/** Parameters that are not filters. */
const RESERVED: ReadonlySet<string> = new Set(['q', '_start', '_end', '_page', '_sort', '_order', '_limit', '_embed', '_expand', 'callback', '_']);

/** Conditions of json-server 0.17: `a=x` (repeated: any of them), `_gte`, `_lte`, `_ne`, `_like`, and `q`. Names that no column has are passed over. */
export function parseFilters(resource: Resource, params: URLSearchParams): Cond[] {
  const conds: Cond[] = [];
  const q = params.get('q');
  if (q) conds.push(hasAnywhere(resource, q));
  for (const key of new Set(params.keys())) {
    if (RESERVED.has(key)) continue;
    const cond = parseFilter(resource, key, params.getAll(key));
    if (cond) conds.push(cond);
  }
  return conds;
}

function parseFilter(resource: Resource, key: string, values: readonly string[]): Cond | undefined {
  const [, name, suffix] = /^(.*)(_lte|_gte|_ne|_like)$/.exec(key) ?? [];
  if (name === undefined || resource.column(key)) {
    const whole = placeNamed(resource, key.replace(/\[\]$/, ''));
    return whole && either(values.map((value) => equals(resource, whole, value)));
  }
  const place = placeNamed(resource, name);
  // A comparison with a missing member is never true.
  if (!place) return never(resource);
  switch (suffix) {
    case '_ne':
      return { kind: 'and', of: values.map((value) => differs(place, value)) };
    case '_like':
      return either(values.map((value) => matches(resource, place, value)));
    default:
      return either(values.map((value) => ranges(resource, place, suffix === '_gte' ? 'gte' : 'lte', value)));
  }
}

function either(of: readonly Cond[]): Cond {
  return of.length === 1 ? of[0]! : { kind: 'or', of };
}
