import type { Catalog } from '@seedbed/contract';
import { conjoin, FREE, type Clause } from '../../checks/index.ts';
import type { TableFacts } from '../constraints.ts';
import { namesOf, type Solved } from '../solve-conditions.ts';
import type { SolveTools } from '../types.ts';
import { plainType } from './plain-type.ts';
import { poolClause } from './pool-clause.ts';
import type { PoolContext } from './pool-context.ts';

/**
 * Replaces unreadable conditions by values that pass (tier E). A constraint without such a value keeps its readable part, or is left to the
 * trials.
 */
export async function poolUnread(solved: readonly Solved[], facts: TableFacts, catalog: Catalog, tools: SolveTools): Promise<Solved[]> {
  if (!solved.some(hasUnread)) return [...solved];
  const types = new Map(facts.table.columns.map((column) => [column.name, plainType(column.type, catalog.types)]));
  const unique = new Set(facts.table.uniqueKeys.flatMap((key) => key.columns));
  const referring = new Set(facts.table.foreignKeys.flatMap((key) => key.columns));
  const own = facts.table.foreignKeys.filter((key) => key.references === facts.name);
  const context: PoolContext = {
    scope: facts.scope,
    catalog,
    types,
    base: readBase(solved, facts),
    tools,
    unique,
    referring,
    isPair: (columns) => columns.length === 2 && isPair(columns, facts),
    selfReferring: new Set(own.flatMap((key) => key.columns)),
    ownKeys: new Map(own.filter((key) => key.columns.length === 1).map((key) => [key.columns[0]!, key.referencedColumns[0]!])),
    met: [],
    found: new Map(),
  };
  const left = joined(solved, context);
  const out: Solved[] = [];
  for (const one of left) out.push(hasUnread(one) ? await poolNearSolved(one, left, out, context) : one);
  return out;
}

/**
 * Searches for values of the next condition among those of the last one, if they share columns, because independent
 * values rarely match. If that finds nothing, starts with the next condition.
 */
async function poolNearSolved(one: Solved, left: readonly Solved[], out: Solved[], context: PoolContext): Promise<Solved> {
  const names = new Set(namesOf(one.clauses));
  const earlier = out.flatMap((other, i) => (hasUnread(left[i]!) && !hasUnread(other) && namesOf(other.clauses).some((name) => names.has(name)) ? [i] : []));
  if (earlier.length === 0) return poolOne(one, context);
  const beside = await poolOne(one, { ...context, met: earlier.map((i) => out[i]!.clauses) });
  if (!hasUnread(beside)) return beside;
  const alone = await poolOne(one, context);
  if (hasUnread(alone)) return alone;
  const again: Solved[] = [];
  for (const i of earlier) again.push(await poolOne(left[i]!, { ...context, met: [alone.clauses, ...again.map(({ clauses }) => clauses)] }));
  if (!again.some(hasUnread)) for (const [k, i] of earlier.entries()) out[i] = again[k]!;
  return alone;
}

/**
 * Conditions over the same columns without any other case are tested together: separate pools rarely share values. The first of them
 * represents all.
 */
function joined(solved: readonly Solved[], context: PoolContext): Solved[] {
  const left = solved.map((one) => (hasUnread(one) ? { ...one, clauses: possible(one.clauses, context) } : one));
  const first = new Map<string, number>();
  for (const [i, { clauses, constraint }] of left.entries()) {
    const [clause] = clauses;
    if (clauses.length !== 1 || clause!.unread.length === 0 || clause!.order.length > 0) continue;
    const columns = [...new Set(clause!.unread.flatMap((one) => one.columns))].sort();
    const key = columns.join('\u0000');
    const at = first.get(key);
    const both = columns.length > 1 && at !== undefined ? conjoin(left[at]!.clauses[0]!, clause!, context.scope) : null;
    if (both) {
      left[at!] = { ...left[at!]!, clauses: [both] };
      left[i] = { constraint, clauses: [FREE] };
    } else if (at === undefined) first.set(key, i);
  }
  return left;
}

/** Clauses that do not contradict the unconditional ones; all clauses if each does. */
function possible(clauses: readonly Clause[], { base, scope }: PoolContext): readonly Clause[] {
  const kept = clauses.filter((clause) => conjoin(base, { ...clause, unread: [] }, scope));
  return kept.length > 0 ? kept : clauses;
}

const hasUnread = ({ clauses }: Solved): boolean => clauses.some((clause) => clause.unread.length > 0);

async function poolOne({ constraint, clauses }: Solved, context: PoolContext): Promise<Solved> {
  const pooled: Clause[] = [];
  // Values for references would have to be keys of other rows, so avoids these clauses if possible.
  const refers = (clause: Clause): boolean => clause.unread.some((one) => one.columns.length > 1 && one.columns.some((name) => context.referring.has(name)));
  const plain = clauses.filter((clause) => !refers(clause));
  // Two rows of one table that share a scope: the values would have to be keys of rows in that scope. The trials find
  // those.
  if (clauses.every((clause) => clause.unread.some((one) => context.isPair(one.columns)))) return { constraint, clauses };
  for (const clause of plain.length > 0 ? plain : clauses) pooled.push(...(clause.unread.length > 0 ? await poolClause(clause, context) : [clause]));
  return { constraint, clauses: pooled.length > 0 ? pooled : clauses };
}

/** Whether two columns belong to composite references to one table. */
function isPair(columns: readonly string[], { table }: TableFacts): boolean {
  const [one, other] = columns.map((name) => table.foreignKeys.filter((key) => key.columns.length > 1 && key.columns.includes(name)));
  return one!.some((key) =>
    other!.some((each) => each !== key && each.references === key.references && each.columns.some((name) => key.columns.includes(name))),
  );
}

/** The readable part of the unconditional requirements. Candidates must satisfy it. */
function readBase(solved: readonly Solved[], facts: TableFacts): Clause {
  let base: Clause = FREE;
  for (const { clauses } of solved) {
    const met = clauses.length === 1 ? conjoin(base, { ...clauses[0]!, unread: [] }, facts.scope) : null;
    if (met) base = met;
  }
  return base;
}
