import { quotedName, type Tier } from '@seedbed/contract';
import { conjoin, FREE, readClauses, TooManyClauses, type Clause, type Scope } from '../checks/index.ts';
import type { Constraint, TableFacts } from './constraints.ts';
import { isFeasible } from './feasible.ts';
import { product } from './product.ts';
import { withoutRareKeys } from './rare-keys.ts';
import { smallestClash } from './smallest-clash.ts';
import type { SolvedConstraint } from './types.ts';

/** A constraint with the cases that satisfy it. */
export type Solved = { readonly constraint: Constraint; readonly clauses: readonly Clause[] };

/** Conditions that share columns, solved together as cases; unconditional requirements are in the base. */
export type CaseGroup = { readonly members: readonly Solved[]; readonly clauses: readonly Clause[] };

export type Conditions = {
  /** Holds in every row. */
  readonly base: Clause;
  readonly baseMembers: readonly Solved[];
  readonly groups: readonly CaseGroup[];
  readonly tiers: readonly SolvedConstraint[];
  /** Names of constraints that together exclude every row; null if rows are possible. */
  readonly clash: readonly string[] | null;
};

/** Each constraint in normal form. */
export function normalForms(facts: TableFacts): Solved[] {
  return facts.constraints.map((constraint) => ({ constraint, clauses: constraint.clauses ?? clausesOf(constraint, facts.scope) }));
}

/** Step 3: unconditional requirements, and products of the rest by shared columns. */
export function solveConditions(solved: readonly Solved[], tiers: readonly SolvedConstraint[], facts: TableFacts): Conditions {
  const common = solved.map((one) => ({ ...one, clauses: withoutRareKeys(withoutSpare(one.clauses), facts) }));
  const conditions = solveClauses(common, tiers, facts);
  return conditions.clash && common.some((one, i) => one.clauses.length < solved[i]!.clauses.length) ? solveClauses(solved, tiers, facts) : conditions;
}

function withoutSpare(clauses: readonly Clause[]): readonly Clause[] {
  const plain = clauses.filter((clause) => !clause.spare);
  return plain.length > 0 ? plain : clauses;
}

function solveClauses(solved: readonly Solved[], tiers: readonly SolvedConstraint[], facts: TableFacts): Conditions {
  const { base, baseMembers, open } = settleBase(solved, facts.scope);
  if (!base || !isFeasible(base, facts.scope)) return { base: FREE, baseMembers: solved, groups: [], tiers, clash: smallestClash(solved, facts.scope) };
  const groups: CaseGroup[] = [];
  let met = base;
  for (const members of connected(open, base)) {
    const clauses = product(
      members.map((member) => member.clauses),
      base,
      facts.scope,
    );
    if (clauses.length === 0) return { base, baseMembers, groups: [], tiers, clash: smallestClash([...baseMembers, ...members], facts.scope) };
    const only = clauses.length === 1 && clauses[0]!.unread.length === 0 ? conjoin(met, clauses[0]!, facts.scope) : null;
    if (only) met = only;
    else groups.push({ members, clauses });
  }
  return { base: met, baseMembers, groups, tiers, clash: null };
}

function clausesOf(constraint: Constraint, scope: Scope): Clause[] {
  if ('unreadable' in constraint.read) return [opaque(constraint)];
  try {
    const clauses = readClauses(constraint.read.expression, 'notFalse', elementScope(constraint, scope));
    return constraint.elementOf === undefined ? clauses : elementClauses(constraint, clauses);
  } catch (error) {
    if (error instanceof TooManyClauses) return [opaque(constraint)];
    throw error;
  }
}

function opaque(constraint: Constraint): Clause {
  const name = constraint.columns[0] ?? '';
  const condition = constraint.elementOf === undefined ? `((${named(constraint, name)}) IS NOT FALSE)` : everyElement(constraint, name);
  return { ...FREE, unread: [{ condition, columns: constraint.columns, constants: [] }] };
}

/** A domain's CHECK calls its value VALUE. */
function named(constraint: Constraint, name: string): string {
  return constraint.kind === 'domain' ? constraint.sql.replace(/\bVALUE\b/g, () => quotedName(name)) : constraint.sql;
}

function everyElement(constraint: Constraint, name: string): string {
  const column = quotedName(name);
  return `(SELECT coalesce(bool_and((${named(constraint, 'element')}) IS NOT FALSE), true) FROM unnest(${column}) AS each("element"))`;
}

/** In a condition on elements, the array's name means an element. */
function elementScope(constraint: Constraint, scope: Scope): Scope {
  if (constraint.elementOf === undefined) return scope;
  const element = scope.columns.get(constraint.elementOf)?.element;
  return element ? { ...scope, columns: new Map([...scope.columns, [constraint.elementOf, element]]), notNull: new Set() } : scope;
}

function elementClauses(constraint: Constraint, clauses: readonly Clause[]): Clause[] {
  const name = constraint.elementOf!;
  const plain = clauses.find((clause) => clause.unread.length === 0 && clause.order.length === 0);
  if (!plain) return [opaque(constraint)];
  const element = plain.columns.get(name)?.domain;
  return [element ? { ...FREE, columns: new Map([[name, { domain: { element } }]]) } : FREE];
}

/** Conditions with one case are added to the base, which may leave others only one case, and so on. */
function settleBase(solved: readonly Solved[], scope: Scope): { base: Clause | null; baseMembers: Solved[]; open: Solved[] } {
  let base: Clause = FREE;
  let open = [...solved];
  const baseMembers: Solved[] = [];
  for (;;) {
    const single = open.filter((one) => one.clauses.length <= 1);
    if (single.length === 0) return { base, baseMembers, open };
    for (const one of single) {
      const met = one.clauses[0] && conjoin(base, one.clauses[0], scope);
      if (!met) return { base: null, baseMembers, open };
      base = met;
      baseMembers.push(one);
    }
    open = open
      .filter((one) => one.clauses.length > 1)
      .map((one) => ({ ...one, clauses: one.clauses.filter((clause) => conjoin(base, clause, scope) !== null) }));
  }
}

/** Groups conditions that share columns; orders in the base clause connect their columns too. */
function connected(open: readonly Solved[], base: Clause): Solved[][] {
  const group = new Map<string, Set<string>>();
  const join = (names: readonly string[]): void => {
    const merged = new Set(names);
    for (const name of names) for (const other of group.get(name) ?? []) merged.add(other);
    for (const name of merged) group.set(name, merged);
  };
  for (const { order } of base.order) join(order.terms.map((term) => term.column));
  for (const { clauses } of open) join(namesOf(clauses));
  const sets = new Map<Set<string>, Solved[]>();
  for (const one of open) {
    const key = group.get(namesOf(one.clauses)[0] ?? '') ?? new Set();
    sets.set(key, [...(sets.get(key) ?? []), one]);
  }
  return [...sets.values()];
}

/** All columns that some clauses mention. */
export function namesOf(clauses: readonly Clause[]): string[] {
  return [
    ...new Set(
      clauses.flatMap((clause) => [
        ...clause.columns.keys(),
        ...clause.order.flatMap(({ order }) => order.terms.map((term) => term.column)),
        ...clause.unread.flatMap((one) => one.columns),
      ]),
    ),
  ];
}

/** How a constraint is satisfied on its own, and a description. */
export function tierOf(all: readonly Clause[], constraint: Constraint): { tier: Tier; how: string } {
  const clauses = withoutSpare(all);
  if (clauses.length === 0) return { tier: 'G', how: 'no value meets it' };
  const readable = clauses.filter((clause) => clause.unread.length === 0);
  if (readable.length === 0)
    return { tier: 'E', how: `not read${'unreadable' in constraint.read ? ` (${constraint.read.unreadable})` : ''}: by values that Postgres accepts` };
  if (clauses.some((clause) => clause.order.length > 0))
    return { tier: 'D', how: clauses.length === 1 ? 'an order between columns' : `${clauses.length} cases, with an order between columns` };
  if (clauses.length > 1)
    return { tier: 'C', how: `${clauses.length} cases${readable.length < clauses.length ? `, ${clauses.length - readable.length} of them not read` : ''}` };
  return { tier: 'B', how: clauses[0]!.columns.size === 0 ? 'holds for every row' : `narrows ${[...clauses[0]!.columns.keys()].join(', ')}` };
}
