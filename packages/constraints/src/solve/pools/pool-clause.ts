import { conjoin, FREE, type Clause, type UnreadLiteral } from '../../checks/index.ts';
import { meets } from '../../checks/meets.ts';
import { isText } from '../../checks/type-of.ts';
import { candidates } from './candidates.ts';
import { differentFirst, nearOnes } from './choose-tuples.ts';
import { accepted, type CandidateColumn } from './evaluate.ts';
import { constantsOfFunctions } from './mine-functions.ts';
import { namesThere } from './names-there.ts';
import { widenPool } from './widen-pool.ts';
import { linked, linksOf, withinMet } from './within-met.ts';
import type { PoolContext } from './pool-context.ts';
import { domainIn, fixed, withinDomains } from './pool-domains.ts';
import { guarded } from './guarded-casts.ts';
import { poolSingle } from './pool-single.ts';
import { AMONG_SEVERAL, mixtures, MAX_TUPLES, tuplesOf } from './make-tuples.ts';
import { byItself, withoutParent } from './self-references.ts';

/** Candidates for one column, and for a column among several. */
const SINGLE = 3_000;
const UNIQUE_AMONG_SEVERAL = 300;
/** Accepted tuples kept as cases. */
const KEPT_TUPLES = 300;

/**
 * The clause with its unreadable parts replaced by values that Postgres accepts: a list for one column, a case for each tuple of several.
 * Empty if none was found.
 */
export async function poolClause(clause: Clause, context: PoolContext): Promise<Clause[]> {
  let clauses: Clause[] = [{ ...clause, unread: [] }];
  const groups = joinedByColumns(clause.unread);
  for (const [i, literals] of groups.entries()) {
    const columns = literals[0]!.columns.filter((name) => context.types.has(name));
    if (columns.length === 0) continue;
    const met = i === 0 ? context.met : [...context.met, clauses];
    const pooled = await poolLiterals(literals, columns, withinMet(clause, columns, met, context.scope), { ...context, met });
    clauses = clauses.flatMap((one) => pooled.map((other) => conjoin(one, other, context.scope)).filter((both) => both !== null));
  }
  return clauses;
}

/** Joins unreadable conditions over the same columns for one test: separate pools rarely share values. */
function joinedByColumns(unread: readonly UnreadLiteral[]): UnreadLiteral[][] {
  const groups = new Map<string, UnreadLiteral[]>();
  for (const literal of unread) {
    const key = [...literal.columns].sort().join('\u0000');
    groups.set(key, [...(groups.get(key) ?? []), literal]);
  }
  return [...groups.values()];
}

async function poolLiterals(literals: readonly UnreadLiteral[], columns: readonly string[], clause: Clause, context: PoolContext): Promise<readonly Clause[]> {
  const key = JSON.stringify([literals.map((one) => one.condition), columns.map((name) => domainIn(name, clause, context)), linksOf(columns, context.met)]);
  const known = context.found.get(key) ?? (await poolFromLiterals(literals, columns, clause, context));
  context.found.set(key, known);
  return known;
}

async function poolFromLiterals(literals: readonly UnreadLiteral[], columns: readonly string[], clause: Clause, context: PoolContext): Promise<Clause[]> {
  const condition = guarded(literals.map((one) => `(${one.condition})`).join(' AND '), columns, context);
  const constants = [...new Set([...literals.flatMap((one) => one.constants), ...constantsOfFunctions(condition, context.catalog)])];
  const typed = columns.map((name): CandidateColumn => ({ name, type: context.types.get(name)! }));
  const there = columns.some((name) => isText(context.scope.columns.get(name)!))
    ? await namesThere(condition, context.catalog, context.tools)
    : { own: [], others: [] };
  const named = (names: readonly string[], name: string): string[] => {
    const [type, domain] = [context.scope.columns.get(name)!, domainIn(name, clause, context)];
    return isText(type) ? names.filter((one) => meets(one, domain, type)) : [];
  };
  // Names of the schema's own before those of any database: without a key, they are enough. Some versions also parse
  // numbers as names.
  for (const names of context.unique.has(columns[0]!) ? [[...there.own, ...there.others]] : [there.own, there.others]) {
    const found = columns.length === 1 ? await poolSingle(typed, condition, literals, named(names, columns[0]!), null, context) : [];
    if (found.some((one) => one.columns.get(columns[0]!)?.domain.in)) return found;
  }
  // Other conditions may place ranges anywhere: times long ago precede them all.
  const reference = columns.some((name) => context.scope.columns.get(name)?.kind === 'range') ? undefined : context.tools.reference;
  const values = columns.map((name) => {
    const most = columns.length === 1 ? SINGLE : context.unique.has(name) ? UNIQUE_AMONG_SEVERAL : AMONG_SEVERAL;
    const made = candidates(context.scope.columns.get(name)!, domainIn(name, clause, context), constants, most, reference);
    return columns.length === 1 ? made : [...new Set([...named([...there.own, ...there.others], name).slice(0, most / 2), ...made])];
  });
  if (columns.length === 1) return poolSingle(typed, condition, literals, values[0]!, constants, context);
  const without = await withoutParent(columns, typed, condition, values, context);
  if (without) return [without];
  const itself = await byItself(columns, typed, condition, values, context);
  if (itself) return [itself];
  const plain = linked(mixtures(values, MAX_TUPLES), columns, context.met);
  const tuples = withinDomains(await tuplesOf(literals, typed, values, plain, context), columns, clause, context);
  const passing = await accepted(typed, condition, tuples, context.tools);
  // Tuples that were constructed to pass do not show which values pass in general.
  const mixed = new Set(plain);
  const wide = await widenPool(
    typed,
    condition,
    plain,
    passing.filter((tuple) => mixed.has(tuple)),
    context,
  );
  if (wide) return [wide];
  const kept = differentFirst(nearOnes(passing, columns, context), columns, context.unique).slice(0, KEPT_TUPLES);
  return kept.map((tuple) => ({ ...FREE, columns: new Map(columns.map((name, i) => [name, fixed(tuple[i] ?? null)])) }));
}
