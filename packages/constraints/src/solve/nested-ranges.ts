import { dictionaryOf, type Generator } from '@seedbed/contract';
import { conjoin, type Clause, type ClauseOrder } from '../checks/index.ts';
import { notNullClause } from '../checks/clause.ts';
import { formulaName } from '../code/print-formula.ts';
import type { TableFacts } from './constraints.ts';
import type { CaseGroup, Conditions } from './solve-conditions.ts';

export type Nested = { readonly conditions: Conditions; readonly generators: Readonly<Record<string, Generator>> };

/**
 * Ranges that must be nested (`term @> holidays`): all of them are the same range, and a multirange contains only that
 * range, which satisfies both directions. One column of the set generates it, the one under a key or an exclusion if
 * there is one; the others repeat it.
 */
export function withNestedRanges(conditions: Conditions, facts: TableFacts): Nested {
  const isNested = (one: ClauseOrder): boolean => one.columns.every((name) => isRange(name, facts));
  const inAll = conditions.groups.flatMap(({ clauses }) => (clauses.every(({ order }) => order.some(isNested)) ? clauses.flatMap(({ order }) => order) : []));
  const nested = [...conditions.base.order, ...inAll].filter(isNested);
  if (nested.length === 0 && !conditions.groups.some(({ clauses }) => clauses.some(({ order }) => order.some(isNested)))) return { conditions, generators: {} };
  const generators: [string, Generator][] = [];
  let base: Clause = { ...conditions.base, order: conditions.base.order.filter((one) => !isNested(one)) };
  for (const columns of joined(nested)) {
    const source = sourceOf(columns, facts);
    if (source === undefined) continue;
    base = conjoin(base, notNullClause(source), facts.scope) ?? base;
    for (const name of columns) if (name !== source) generators.push([name, repeating(name, source, facts)]);
  }
  const groups = conditions.groups.map((group): CaseGroup => {
    const plain = group.clauses.filter(({ order }) => !order.some(isNested));
    // Uses another case if possible: rows of a single case cannot repeat a range.
    return {
      ...group,
      clauses: plain.length > 0 ? plain : group.clauses.map((clause) => ({ ...clause, order: clause.order.filter((one) => !isNested(one)) })),
    };
  });
  return { conditions: { ...conditions, base, groups }, generators: dictionaryOf(generators) };
}

function isRange(name: string, { scope }: TableFacts): boolean {
  const kind = scope.columns.get(name)?.kind;
  return kind === 'range' || kind === 'multirange';
}

/** The sets of columns that conditions connect. */
function joined(orders: readonly ClauseOrder[]): string[][] {
  const sets: Set<string>[] = [];
  for (const { columns } of orders) {
    const touching = sets.filter((set) => columns.some((name) => set.has(name)));
    for (const set of touching) sets.splice(sets.indexOf(set), 1);
    sets.push(new Set([...touching.flatMap((set) => [...set]), ...columns]));
  }
  return sets.map((set) => [...set]);
}

/**
 * Prefers a range to a multirange; then one with a key or an exclusion, otherwise the outermost in their order.
 * Undefined if no name can be used in expressions.
 */
function sourceOf(columns: readonly string[], { table, scope }: TableFacts): string | undefined {
  const bound = new Set([
    ...table.exclusions.flatMap(({ elements }) => elements.flatMap(({ column }) => (column === undefined ? [] : [column]))),
    ...table.uniqueKeys.flatMap((key) => key.columns),
    ...table.foreignKeys.flatMap((key) => key.columns),
  ]);
  const rank = (name: string): number => (bound.has(name) ? 0 : 2) + (scope.columns.get(name)!.kind === 'range' ? 0 : 1);
  return columns.filter((name) => formulaName(name) !== null).sort((a, b) => rank(a) - rank(b))[0];
}

function repeating(name: string, source: string, { scope }: TableFacts): Generator {
  const [own, from] = [name, source].map((one) => scope.columns.get(one)!.kind);
  const value = formulaName(source)!;
  return { kind: 'expression', parameters: { expression: own === 'multirange' && from === 'range' ? `"{" + ${value} + "}"` : value } };
}
