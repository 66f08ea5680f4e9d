import type { Domain } from '@seedbed/contract';
import { conjoin, domainClause, type Clause } from '../clause.ts';
import { isConstant, type Expression } from '../expression.ts';
import type { Scope } from '../scope.ts';
import { typeOf } from '../type-of.ts';
import { textChain } from './text-chain.ts';

/** The measured property, and the domain members that bound it. */
export type Measure = {
  readonly column: string;
  readonly least: 'minLength' | 'minBytes';
  readonly most: 'maxLength' | 'maxBytes';
  readonly unit: number;
  readonly also: Domain;
  readonly trimmed: boolean;
};

/** `length(x) >= 3`, `octet_length(x) = 20`, `cardinality(x) > 0` and similar conditions. */
export function lengthComparison(left: Expression, operator: string, right: Expression, scope: Scope): Clause[] | null {
  const measure = measureOf(left, scope);
  if (!measure) return null;
  if (!isConstant(right)) return betweenLengths(measure, operator, measureOf(right, scope), scope);
  const bound = Number(right.text) / measure.unit;
  if (right.text === null || Number.isNaN(bound)) return null;
  return lengthClauses(measure, operator, bound);
}

function lengthClauses(measure: Measure, operator: string, bound: number): Clause[] {
  const from = (n: number): Clause[] => [domainClause(measure.column, n <= 0 ? {} : bounded(measure, Math.ceil(n), null))];
  const upTo = (n: number): Clause[] => (n < 0 ? [] : [domainClause(measure.column, bounded(measure, null, Math.floor(n)))]);
  switch (operator) {
    case '=':
      return Number.isInteger(bound) && bound >= 0 ? [domainClause(measure.column, bounded(measure, bound, bound))] : [];
    case '<>':
      return bound === 0 ? from(1) : [...upTo(bound - 1), ...from(bound + 1)];
    case '>=':
      return from(bound);
    case '>':
      return from(Math.floor(bound) + 1);
    case '<=':
      return upTo(bound);
    default:
      return upTo(Math.ceil(bound) - 1);
  }
}

/** The bounds as a domain; null if the measure has no such bound. */
export function bounded(measure: Measure, least: number | null, most: number | null): Domain {
  // Trimming leaves one letter that is not a blank, for texts that need not be trimmed themselves.
  if (measure.trimmed && least === 1 && most === null) return { notBlank: true, minLength: 1 };
  const lengths: Domain = { ...(least !== null && least > 0 ? { [measure.least]: least } : {}), ...(most !== null ? { [measure.most]: most } : {}) };
  return { ...(measure.trimmed && least === null ? {} : measure.also), ...lengths };
}

/** Determines the measured property; null if the expression measures none. */
export function measureOf(e: Expression, scope: Scope): Measure | null {
  if (e.kind !== 'call' || e.operator) return null;
  const [item, dimension] = e.items;
  if (!item) return null;
  const type = typeOf(item, scope);
  const letters = { least: 'minLength', most: 'maxLength', unit: 1, also: {}, trimmed: false } as const;
  if (
    item.kind === 'column' &&
    type.kind === 'array' &&
    (e.name === 'cardinality' || (e.name === 'array_length' && dimension && isConstant(dimension) && dimension.text === '1'))
  )
    return { column: item.name, ...letters };
  if (item.kind === 'column' && /^jsonb?_array_length$/.test(e.name)) return { column: item.name, ...letters, also: { jsonTypes: ['array'] } };
  const counted = /^(length|char_length|character_length|octet_length|bit_length)$/.exec(e.name)?.[1];
  if (!counted) return null;
  const unit = counted === 'bit_length' ? 8 : 1;
  if (item.kind === 'column' && type.base === 'bytea') return { column: item.name, ...letters, unit };
  if (item.kind === 'column' && /^(bit|varbit)$/.test(type.base) && counted === 'length') return { column: item.name, ...letters };
  const chain = textChain(item, scope);
  if (!chain || chain.type.kind === 'enum') return null;
  const inBytes = counted === 'octet_length' || counted === 'bit_length';
  // Case does not change a length.
  const { case: _, ...also } = chain.fixpoint;
  return {
    column: chain.column,
    ...letters,
    unit,
    ...(inBytes ? ({ least: 'minBytes', most: 'maxBytes' } as const) : {}),
    also,
    trimmed: chain.functions.length > 0 && chain.functions.every((name) => /^([blr]trim|lower|upper)$/.test(name)),
  };
}

/** Lengths at which to separate two texts. */
export const SPLITS = [1, 2, 4, 8, 16];

/**
 * `length(btrim(x)) = length(x)`: trimmed. For two columns: one has at most some length, the other at least that, as
 * cases.
 */
function betweenLengths(a: Measure, operator: string, b: Measure | null, scope: Scope): Clause[] | null {
  if (!b) return null;
  if (a.column === b.column) {
    if (operator === '=') return [domainClause(a.column, { ...a.also, ...b.also })];
    return null;
  }
  const clause = (left: readonly [number | null, number | null], right: readonly [number | null, number | null]): Clause | null =>
    conjoin(domainClause(a.column, bounded(a, ...left)), domainClause(b.column, bounded(b, ...right)), scope);
  const clauses = SPLITS.flatMap((at): (Clause | null)[] => {
    const gap = operator === '<=' || operator === '>=' ? 0 : 1;
    const below = (): Clause | null => clause([null, at], [at + gap, null]);
    const above = (): Clause | null => clause([at + gap, null], [null, at]);
    if (operator === '=') return [clause([at, at], [at, at])];
    return operator.startsWith('<') ? [below(), ...(operator === '<>' ? [above()] : [])] : [above()];
  });
  return clauses.filter((one) => one !== null);
}
