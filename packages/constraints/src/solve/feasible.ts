import type { Domain, Order, SqlType } from '@seedbed/contract';
import { wordsOf } from '@seedbed/engine/text';
import type { Clause, Scope } from '../checks/index.ts';
import { secondsOf } from '../checks/timestamps.ts';
import { isTimestamp, isNumber, isText, isWhole } from '../checks/type-of.ts';

/** The largest number of sweeps over all orders. */
const MAX_SWEEPS = 8;

/**
 * Whether some row satisfies the clause, as far as bounds propagation over its orders and counting of its texts tell.
 * Ignores orders over nullable columns: NULL always satisfies them.
 */
export function isFeasible(clause: Clause, scope: Scope): boolean {
  return spansIn(clause, scope) !== null;
}

/**
 * The minimum and maximum that the clause's orders leave for each of their columns, in natural units; null if some
 * column has no values left.
 */
export function spansIn(clause: Clause, scope: Scope): ReadonlyMap<string, readonly [number, number]> | null {
  const none = new Map<string, [number, number]>();
  for (const [name, { domain, null: isNull, notNull }] of clause.columns) {
    const type = scope.columns.get(name);
    if (isNull || !type || !isText(type) || !(notNull || scope.notNull.has(name))) continue;
    // A list contains no values that violate the rest: the intersection removed them.
    if (domain.patterns && !domain.in && wordsOf(domain, type, { enough: 1 })?.count === 0) return null;
  }
  const orders = clause.order
    .map(({ order }) => order)
    .filter((order) => order.operator !== '<>' && order.terms.every(({ column }) => isThere(column, clause, scope)));
  if (orders.length === 0) return none;
  if (hasContradictoryCycle(orders, scope)) return null;
  const spans = new Map<string, [number, number]>();
  for (const { column } of orders.flatMap((order) => order.terms)) {
    const type = scope.columns.get(column);
    if (!type) return none;
    if (!isNumber(type) && !isTimestamp(type)) return none;
    spans.set(column, spanOf(clause.columns.get(column)?.domain ?? {}, type));
  }
  for (let sweep = 0; sweep < MAX_SWEEPS; sweep++) {
    for (const order of orders) if (!narrow(order, spans, scope)) return null;
  }
  return spans;
}

/**
 * Whether differences form a contradictory cycle: `a < b` and `b <= a`, which bounds do not reveal if there are none.
 * Bellman–Ford shortest paths: a path that still shortens after as many rounds as there are columns never ends.
 */
function hasContradictoryCycle(orders: readonly Order[], scope: Scope): boolean {
  const edges = orders.flatMap(({ terms, operator, value }) => {
    const [a, b] = terms;
    if (terms.length !== 2 || a!.coefficient !== -b!.coefficient) return [];
    const [up, down] = a!.coefficient > 0 ? [a!, b!] : [b!, a!];
    const whole = terms.every(({ column }) => isWhole(scope.columns.get(column)!));
    const gap = value / up.coefficient - (operator === '<' ? (whole ? 1 : 1e-6) : 0);
    const edge = { from: down.column, to: up.column, gap };
    return operator === '=' ? [edge, { from: up.column, to: down.column, gap: -gap }] : [edge];
  });
  const distance = new Map(edges.flatMap(({ from, to }) => [from, to]).map((name) => [name, 0]));
  for (let round = 0; round <= distance.size; round++) {
    let shorter = false;
    for (const { from, to, gap } of edges) {
      if (distance.get(from)! + gap >= distance.get(to)! - 1e-9) continue;
      distance.set(to, distance.get(from)! + gap);
      shorter = true;
    }
    if (!shorter) return false;
  }
  return true;
}

function isThere(column: string, clause: Clause, scope: Scope): boolean {
  const entry = clause.columns.get(column);
  return !entry?.null && (entry?.notNull === true || scope.notNull.has(column));
}

/** The minimum and maximum value of a domain as numbers: days for dates, seconds for times. */
function spanOf(domain: Domain, type: SqlType): [number, number] {
  const numbers = domain.in?.map((value) => valueOf(value, type)) ?? [];
  const low = Math.max(domain.min === undefined ? -Infinity : valueOf(domain.min, type), ...(numbers.length > 0 ? [Math.min(...numbers)] : []));
  const high = Math.min(domain.max === undefined ? Infinity : valueOf(domain.max, type), ...(numbers.length > 0 ? [Math.max(...numbers)] : []));
  return [low, high];
}

function valueOf(value: number | string, type: SqlType): number {
  if (isNumber(type)) return Number(value);
  const seconds = secondsOf(String(value)) ?? 0;
  return type.base === 'date' ? seconds / 86_400 : seconds;
}

/** Narrows each column's bounds as far as the other columns require; false if one has no values left. */
function narrow(order: Order, spans: Map<string, [number, number]>, scope: Scope): boolean {
  const sides = order.operator === '=' ? [1, -1] : [1];
  for (const side of sides) {
    const terms = order.terms.map(({ column, coefficient }) => ({ column, coefficient: coefficient * side }));
    const value = order.value * side;
    const least = terms.map(({ column, coefficient }) => Math.min(...spans.get(column)!.map((end) => coefficient * end)));
    for (const [i, { column, coefficient }] of terms.entries()) {
      const others = least.reduce((sum, one, j) => (j === i ? sum : sum + one), 0);
      if (!Number.isFinite(others)) continue;
      const step = order.operator === '<' && isWhole(scope.columns.get(column)!) && terms.every((term) => Number.isInteger(term.coefficient)) ? 1 : 0;
      const bound = (value - step - others) / coefficient;
      const span = spans.get(column)!;
      if (coefficient > 0) span[1] = Math.min(span[1], bound);
      else span[0] = Math.max(span[0], bound);
      if (span[0] > span[1] + 1e-9) return false;
    }
  }
  return true;
}
