import { isCall, partsOf, type Expression } from '../checks/expression.ts';
import { FREE, type Clause } from '../checks/index.ts';
import { exactFormula } from './exact-formula.ts';
import type { TableFacts } from './constraints.ts';
import { namesOf, type Solved } from './solve-conditions.ts';
import type { CheckEquation } from './types.ts';

/**
 * CHECKs that define a number, `total = round(quantity * price, 2)`: it is computed from the others, so only the
 * conditions on its parts remain. Excludes sums, which orders handle, and numbers with other conditions that the result
 * might violate.
 */
export function checkEquations(read: readonly Solved[], facts: TableFacts): { equations: CheckEquation[]; read: Solved[] } {
  const equations: CheckEquation[] = [];
  const keys = keyColumns(facts);
  const left = read.map((one) => {
    const { constraint } = one;
    const isOpaque = one.clauses.length === 1 && one.clauses[0]!.unread.length === 1 && one.clauses[0]!.columns.size === 0;
    if (constraint.kind !== 'check' || constraint.elementOf !== undefined || !isOpaque || 'unreadable' in constraint.read) return one;
    const found = equationOf(constraint.read.expression, facts);
    if (!found || keys.has(found.column) || equations.some(({ column, sources }) => column === found.column || sources.includes(found.column))) return one;
    const others = read.filter((other) => other !== one && (other.constraint.columns.includes(found.column) || namesOf(other.clauses).includes(found.column)));
    const notNegative = others.length > 0;
    if (notNegative && !others.every((other) => isMet(other, found))) return one;
    if (!found.divisors.every((name) => staysPositive(name, one, read))) return one;
    equations.push({ column: found.column, expression: found.expression, sources: found.sources, constraint: constraint.name });
    return { ...one, clauses: [clauseOfSources(found, facts, notNegative)] };
  });
  return { equations, read: left };
}

type Found = {
  readonly column: string;
  readonly expression: string;
  readonly sources: readonly string[];
  readonly rises: boolean;
  readonly divisors: readonly string[];
};

/** `c = f(others)`, in either order. */
function equationOf(e: Expression, { scope, table }: TableFacts): Found | undefined {
  if (!isCall(e, '=')) return undefined;
  const plain = new Set(table.columns.filter(({ generated }) => !generated).map(({ name }) => name));
  for (const [left, right] of [
    [e.items[0]!, e.items[1]!],
    [e.items[1]!, e.items[0]!],
  ] as const) {
    const target = uncast(left);
    const type = target.kind === 'column' && !target.view && plain.has(target.name) ? scope.columns.get(target.name) : undefined;
    if (target.kind !== 'column' || !type || !/^(?:numeric|int[248])$/.test(type.base) || type.kind === 'array') continue;
    const sources = [...new Set(columnsIn(right))];
    if (sources.length === 0 || sources.includes(target.name) || !sources.every((name) => plain.has(name))) continue;
    const formula = exactFormula(right, scope);
    const scale = type.base === 'numeric' ? (type.precision === undefined ? Infinity : (type.scale ?? 0)) : 0;
    const isThere = !scope.notNull.has(target.name) || formula?.mayBeNull !== true;
    if (formula && formula.scale <= scale && formula.scale < Infinity && isThere)
      return { column: target.name, expression: formula.text, sources, rises: formula.rises, divisors: formula.divisors };
  }
  return undefined;
}

/** Nothing requires it to be distinct: keys, references in either direction, exclusions, partition bounds. */
function keyColumns({ table }: TableFacts): ReadonlySet<string> {
  return new Set([
    ...table.uniqueKeys.flatMap(({ columns, predicate }) => [
      ...columns,
      ...(predicate ? table.columns.map(({ name }) => name).filter((name) => predicate.includes(name)) : []),
    ]),
    ...table.foreignKeys.flatMap(({ columns }) => columns),
    ...table.columns.map(({ name }) => name).filter((name) => table.partitioning?.key.includes(name) || JSON.stringify(table.exclusions).includes(name)),
  ]);
}

/**
 * The other condition holds for any result: the result is non-negative if its parts are, and a sum follows from the
 * column that occurs only there.
 */
function isMet({ constraint, clauses }: Solved, { column, rises }: Found): boolean {
  const [clause] = clauses;
  if (clauses.length !== 1 || !clause || clause.unread.length > 0 || constraint.kind === 'trigger') return false;
  if (clause.order.length > 0) return clause.columns.size === 0 && clause.order.every(({ order }) => order.operator === '=' && order.terms.length >= 3);
  const { min, minExclusive, ...more } = clause.columns.get(column)?.domain ?? {};
  return clause.columns.size === 1 && rises && Object.keys(more).length === 0 && minExclusive !== true && (min === undefined || Number(min) <= 0);
}

/** Whether the column's conditions make it positive in every row, or can be made to. */
function staysPositive(name: string, own: Solved, read: readonly Solved[]): boolean {
  const others = read.filter((other) => other !== own && (other.constraint.columns.includes(name) || namesOf(other.clauses).includes(name)));
  return others.every(
    ({ clauses }) => clauses.length === 1 && clauses[0]!.unread.length === 0 && clauses[0]!.order.length === 0 && hasPositive(clauses[0]!, name),
  );
}

/** Whether a clause allows the column positive values. */
function hasPositive({ columns }: Clause, name: string): boolean {
  const { max, in: listed } = columns.get(name)?.domain ?? {};
  return (max === undefined || Number(max) > 0) && (listed === undefined || listed.some((value) => Number(value) > 0));
}

function clauseOfSources({ sources, divisors }: Found, { scope }: TableFacts, notNegative: boolean): Clause {
  const isNumber = (name: string): boolean => /^(?:numeric|int[248])$/.test(scope.columns.get(name)?.base ?? '');
  const bound = sources.filter((name) => isNumber(name) && (notNegative || divisors.includes(name)));
  const domainOf = (name: string) => ({ domain: { min: 0, ...(divisors.includes(name) && { minExclusive: true }) } });
  return bound.length > 0 ? { ...FREE, columns: new Map(bound.map((name) => [name, domainOf(name)])) } : FREE;
}

function columnsIn(e: Expression): string[] {
  return e.kind === 'column' ? [e.view?.of ?? e.name] : partsOf(e).flatMap(columnsIn);
}

function uncast(e: Expression): Expression {
  return e.kind === 'cast' && /^(?:numeric|int[248])$/.test(e.type) ? uncast(e.item) : e;
}
