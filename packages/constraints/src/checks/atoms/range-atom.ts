import type { Domain } from '@seedbed/contract';
import { parseRange } from '@seedbed/engine';
import { domainClause, FREE, type Clause } from '../clause.ts';
import { boundOf } from '../bounds.ts';
import { isConstant, type Expression } from '../expression.ts';
import { printExpression } from '../print-expression.ts';
import type { Scope } from '../scope.ts';
import { typeOf } from '../type-of.ts';

/** Conditions on ranges: `isempty(r)`, `lower_inf(r)`, `r <@ '[1,10)'`, and a plain column within a constant range. */
export function rangeAtom(e: Expression & { kind: 'call' }, positive: boolean, scope: Scope): Clause[] | null {
  const [subject] = e.items;
  if (subject?.kind === 'column' && !e.operator) return accessor(e.name, subject.name, positive);
  const same = positive ? sameRange(e, scope) : null;
  if (same) return same;
  return containment(e, positive, scope);
}

/** `term @> holidays`, `a <@ b`, `a && b` of two columns over the same type: satisfied if both are the same range. */
function sameRange(e: Expression & { kind: 'call' }, scope: Scope): Clause[] | null {
  if (e.name !== '<@' && e.name !== '@>' && e.name !== '&&') return null;
  const [left, right] = e.name === '<@' ? [e.items[1]!, e.items[0]!] : [e.items[0]!, e.items[1]!];
  if (left?.kind !== 'column' || right?.kind !== 'column' || left.view || right.view || left.name === right.name) return null;
  const [outer, inner] = [typeOf(left, scope), typeOf(right, scope)];
  if (!isRangeKind(outer.kind) || !isRangeKind(inner.kind) || outer.element?.base !== inner.element?.base) return null;
  // Neither multirange can provide a single range.
  if (outer.kind === 'multirange' && inner.kind === 'multirange' && e.name === '&&') return null;
  const terms = [
    { column: left.name, coefficient: 1 },
    { column: right.name, coefficient: -1 },
  ];
  const columns = [left.name, right.name];
  const there: Clause = { ...FREE, columns: new Map(columns.map((name) => [name, { domain: { range: { empty: false } } }])) };
  return [{ ...(e.name === '&&' ? there : FREE), order: [{ order: { terms, operator: '=', value: 0 }, sql: printExpression(e), columns }] }];
}

function isRangeKind(kind: string): boolean {
  return kind === 'range' || kind === 'multirange';
}

/** Generates ranges in canonical form: with the lower bound, without the upper one. */
function accessor(name: string, column: string, positive: boolean): Clause[] | null {
  const range = (is: NonNullable<Domain['range']>): Clause[] => [domainClause(column, { range: is })];
  switch (name) {
    case 'isempty':
      return range({ empty: positive });
    case 'lower_inf':
      return range(positive ? { empty: false, lowerOpen: true } : { lowerOpen: false });
    case 'upper_inf':
      return range(positive ? { empty: false, upperOpen: true } : { upperOpen: false });
    case 'lower_inc':
      return range(positive ? { empty: false, lowerOpen: false } : { lowerOpen: true });
    case 'upper_inc':
      return positive ? null : [FREE];
    default:
      return null;
  }
}

function containment(e: Expression & { kind: 'call' }, positive: boolean, scope: Scope): Clause[] | null {
  if (!positive || (e.name !== '<@' && e.name !== '@>')) return null;
  const [inner, outer] = e.name === '<@' ? [e.items[0]!, e.items[1]!] : [e.items[1]!, e.items[0]!];
  if (inner.kind === 'column' && isConstant(outer) && outer.text !== null) {
    const type = typeOf(inner, scope);
    const between = boundsOf(outer.text, type.element ?? type);
    // Postgres tests the parts of a multirange, which a domain cannot express.
    if (!between || type.kind === 'multirange') return null;
    if (type.kind !== 'range') return [domainClause(inner.name, between)];
    const { min, max, ...flags } = between;
    return [
      domainClause(inner.name, {
        range: {
          empty: false,
          ...(min !== undefined ? { lowerOpen: false } : {}),
          ...(max !== undefined ? { upperOpen: false } : {}),
          lower: { ...between },
          upper: { ...(min !== undefined ? { min } : {}), ...(max !== undefined ? { max } : {}), ...(flags.minExclusive ? { minExclusive: true } : {}) },
        },
      }),
    ];
  }
  if (outer.kind !== 'column' || !isConstant(inner) || inner.text === null) return null;
  const type = typeOf(outer, scope);
  const bound = type.element ? boundOf(inner.text, type.element) : null;
  if (bound === null) return null;
  return [domainClause(outer.name, { range: { empty: false, lower: { max: bound }, upper: { min: bound, minExclusive: true } } })];
}

/** `[1,10)` as bounds on a value of its subtype; null for any other form. */
function boundsOf(text: string, subtype: Parameters<typeof boundOf>[1]): Domain | null {
  const range = parseRange(text);
  if (!range) return null;
  const [low, high] = [range.lower, range.upper].map((end) => (end === null ? undefined : boundOf(end, subtype)));
  if (low === null || high === null) return null;
  return {
    ...(low === undefined ? {} : { min: low, ...(!range.withLower ? { minExclusive: true } : {}) }),
    ...(high === undefined ? {} : { max: high, ...(!range.withUpper ? { maxExclusive: true } : {}) }),
  };
}
