import { type CatalogExclusion, type Domain } from '@seedbed/contract';
import { conjoin, FREE, readClauses, type Clause, type Expression, type Scope } from '../checks/index.ts';
import { domainClause, notNullClause } from '../checks/clause.ts';
import { call, columnsOf, isConstant } from '../checks/expression.ts';
import { linearForm, type LinearForm } from '../checks/atoms/linear-form.ts';
import { secondsOf } from '../checks/timestamps.ts';
import { isNumber, isTimestamp, isWhole } from '../checks/type-of.ts';
import type { Constraint, TableFacts } from './constraints.ts';

const DAY = 86_400;

/** Conditions for ranges that start at one column and have limited distances to it: the column must be distinct, and the clauses must hold. */
export type BasedSpan = { readonly column: string; readonly clause: Clause };

/** The length of a range whose columns have no bounds: a day, or this many numbers. */
const LONGEST = { time: DAY, number: 1_000 };

/**
 * `tsrange(day + begins, day + ends)`, `int4range(start, start + size)`: both ends are sums over one column, so no two
 * ranges overlap if that column differs by more than the longest range. The exclusion then becomes a key over this
 * column: directly for days and times within them, otherwise on a grid with that distance.
 */
function basedSpan(expression: Expression, scope: Scope): BasedSpan | null {
  if (expression.kind !== 'call' || !/^(?:ts|tstz|date|int4|int8|num)range$/.test(expression.name)) return null;
  const [lower, upper, bounds] = expression.items;
  if (!lower || !upper || (bounds && !isConstant(bounds))) return null;
  const [from, to] = [linearForm(lower, scope), linearForm(upper, scope)];
  if (!from || !to || from.unit !== to.unit) return null;
  const order = inOrder(lower, upper, scope);
  const names = columnsOf({ kind: 'row', items: [lower, upper] });
  const plain = order && conjoin(order, notNullClause(...names), scope);
  // Two columns by themselves get slots.
  if (!plain || (from.terms.size === 1 && to.terms.size === 1 && [...from.terms.keys()][0] !== [...to.terms.keys()][0])) return null;
  const isClosed = bounds?.kind === 'constant' && (bounds.text ?? '').endsWith(']');
  for (const [name, coefficient] of from.terms) {
    const type = scope.columns.get(name);
    if (coefficient <= 0 || to.terms.get(name) !== coefficient || !type || !(isNumber(type) || isTimestamp(type)) || type.base === 'time') continue;
    const rests = [without(from, name), without(to, name)] as const;
    const bounding = boundsFor([...rests[0].terms, ...rests[1].terms], from.unit, scope);
    const clause = bounding && conjoin(plain, bounding, scope);
    if (!clause) continue;
    const length = spread(rests[1], clause, scope)[1] - spread(rests[0], clause, scope)[0];
    if (!Number.isFinite(length)) continue;
    const step = (isWhole(type) || type.base === 'date' ? 1 : 0) * coefficient;
    const distance = isClosed && !(step >= DAY && length <= DAY) ? length + (from.unit === 'time' ? 1 : Math.max(1, step)) : length;
    if (distance <= step) return { column: name, clause };
    const grid = conjoin(clause, domainClause(name, { multipleOf: Math.ceil(distance / coefficient) }), scope);
    if (grid) return { column: name, clause: grid };
  }
  return null;
}

/** The exclusions whose spans start at one column, by the exclusion's name. */
export function basedSpans(facts: TableFacts): ReadonlyMap<string, BasedSpan> {
  const found = new Map<string, BasedSpan>();
  for (const exclusion of facts.table.exclusions) {
    const sql = spanExpression(exclusion, facts);
    const read = sql === undefined ? undefined : facts.expressions.get(sql);
    const based = read && 'expression' in read ? basedSpan(read.expression, facts.scope) : null;
    if (based) found.set(exclusion.name, based);
  }
  return found;
}

/** Adds the clauses of such exclusions, as if they were CHECKs. */
export function withBasedSpans(facts: TableFacts, spans: ReadonlyMap<string, BasedSpan>): TableFacts {
  const required = [...spans].map(([name, { clause }]): Constraint => ({
    name,
    kind: 'exclusion',
    sql: '',
    columns: [...clause.columns.keys()],
    read: { unreadable: 'spans that begin at one column' },
    clauses: [clause],
  }));
  return required.length === 0 ? facts : { ...facts, constraints: [...facts.constraints, ...required] };
}

/** The only part that must not overlap: an expression, or that of a generated column. */
function spanExpression({ elements, predicate }: CatalogExclusion, facts: TableFacts): string | undefined {
  const spans = elements.filter(({ operator }) => operator !== '=');
  if (predicate || spans.length !== 1 || spans[0]!.operator !== '&&') return undefined;
  const [{ column, expression }] = spans as [(typeof elements)[number]];
  return expression ?? facts.table.columns.find((one) => one.name === column)?.generationExpression;
}

/** No range ends before it starts, because Postgres refuses it. */
function inOrder(lower: Expression, upper: Expression, scope: Scope): Clause | null {
  const clauses = readClauses(call('<=', lower, upper), 'true', scope);
  return clauses.length === 1 && clauses[0]!.unread.length === 0 ? clauses[0]! : null;
}

function without(form: LinearForm, name: string): LinearForm {
  return { ...form, terms: new Map([...form.terms].filter(([other]) => other !== name)) };
}

/** Bounds for the columns other than the base that have none. */
function boundsFor(terms: readonly (readonly [string, number])[], unit: 'number' | 'time', scope: Scope): Clause | null {
  let clause: Clause = FREE;
  for (const [name, coefficient] of terms) {
    const type = scope.columns.get(name)!;
    if (type.base === 'time') continue;
    if (!isNumber(type)) return null;
    const met = conjoin(clause, domainClause(name, { min: 0, max: Math.max(1, Math.floor(LONGEST[unit] / Math.abs(coefficient))) }), scope);
    if (!met) return null;
    clause = met;
  }
  return clause;
}

/** The minimum and maximum value of a sum, as far as its columns are bounded. */
function spread(form: LinearForm, clause: Clause, scope: Scope): [number, number] {
  let [least, most] = [form.least, form.most];
  for (const [name, coefficient] of form.terms) {
    const [low, high] = endsOf(clause.columns.get(name)?.domain ?? {}, scope.columns.get(name)?.base === 'time');
    const ends = [low * coefficient, high * coefficient];
    least += Math.min(...ends);
    most += Math.max(...ends);
  }
  return [least, most];
}

function endsOf({ min, max }: Domain, isTime: boolean): [number, number] {
  const value = (bound: number | string): number => (isTime ? (secondsOf(String(bound)) ?? NaN) : Number(bound));
  return [min === undefined ? (isTime ? 0 : -Infinity) : value(min), max === undefined ? (isTime ? DAY : Infinity) : value(max)];
}
