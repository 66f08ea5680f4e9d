import type { Catalog, Domain, SqlType } from '@seedbed/contract';
import { conjoin, FREE, type Clause, type Scope, type UnreadLiteral } from '../../checks/index.ts';
import { intersectDomains } from '../../checks/intersect-domains.ts';
import { meets } from '../../checks/meets.ts';
import { isText } from '../../checks/type-of.ts';
import type { SolveTools } from '../types.ts';
import { candidates } from './candidates.ts';
import { differentFirst, nearOnes } from './choose-tuples.ts';
import { accepted, evaluate, type CandidateColumn, type Tuple } from './evaluate.ts';
import { constantsOfFunctions } from './mine-functions.ts';
import { namesThere } from './names-there.ts';
import { widenPool } from './widen-pool.ts';
import { linked, linksOf, withinMet } from './within-met.ts';

export type PoolContext = {
  readonly scope: Scope;
  readonly catalog: Catalog;
  readonly types: ReadonlyMap<string, string>;
  readonly base: Clause;
  readonly tools: SolveTools;
  /** Columns of unique keys: what is found for them must be different. */
  readonly unique: ReadonlySet<string>;
  /** Columns whose values are parents'. */
  readonly referring: ReadonlySet<string>;
  /** Whether two columns are of two references that share a scope. */
  isPair(columns: readonly string[]): boolean;
  /** Those by which a row refers to another of its table. */
  readonly selfReferring: ReadonlySet<string>;
  /** Of these, those that do it alone, with the key that they refer to. */
  readonly ownKeys: ReadonlyMap<string, string>;
  /** What other conditions over some of the columns are met by: where their values are, these are looked for. */
  readonly met: readonly (readonly Clause[])[];
  /** What was found already: clauses often share what nobody can read. */
  readonly found: Map<string, readonly Clause[]>;
};

/** Candidates for one column, and for a column among several (VALIDITY 2, step 5). */
const SINGLE = 3_000;
const AMONG_SEVERAL = 24;
const UNIQUE_AMONG_SEVERAL = 300;
const MOST_TUPLES = 4_000;
/** Accepted tuples kept as cases. */
const KEPT_TUPLES = 300;

/**
 * The clause with what nobody can read replaced by values that Postgres accepts: a list for one column, a case for each tuple of
 * several. Empty when none was found.
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

/** Literals over the same columns are put before Postgres together: separate pools miss each other. */
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
  const known = context.found.get(key) ?? (await poolAnew(literals, columns, clause, context));
  context.found.set(key, known);
  return known;
}

async function poolAnew(literals: readonly UnreadLiteral[], columns: readonly string[], clause: Clause, context: PoolContext): Promise<Clause[]> {
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
  // Names of the schema's own before those of any database: where there is no key, they are enough. Numbers are read as names too, by some versions.
  for (const names of context.unique.has(columns[0]!) ? [[...there.own, ...there.others]] : [there.own, there.others]) {
    const found = columns.length === 1 ? await poolSingle(typed, condition, literals, named(names, columns[0]!), context) : [];
    if (found.some((one) => one.columns.get(columns[0]!)?.domain.in)) return found;
  }
  // Ranges may be placed by others, wherever these lie: times of long ago go before them all.
  const reference = columns.some((name) => context.scope.columns.get(name)?.kind === 'range') ? undefined : context.tools.reference;
  const values = columns.map((name) => {
    const most = columns.length === 1 ? SINGLE : context.unique.has(name) ? UNIQUE_AMONG_SEVERAL : AMONG_SEVERAL;
    const made = candidates(context.scope.columns.get(name)!, domainIn(name, clause, context), constants, most, reference);
    return columns.length === 1 ? made : [...new Set([...named([...there.own, ...there.others], name).slice(0, most / 2), ...made])];
  });
  if (columns.length === 1) return poolSingle(typed, condition, literals, values[0]!, context);
  const without = await withoutParent(columns, typed, condition, values, context);
  if (without) return [without];
  const itself = await byItself(columns, typed, condition, values, context);
  if (itself) return [itself];
  const plain = linked(mixtures(values, MOST_TUPLES), columns, context.met);
  const tuples = withinDomains(await tuplesOf(literals, typed, values, plain, context), columns, clause, context);
  const passing = await accepted(typed, condition, tuples, context.tools);
  // Tuples that were made to pass say nothing of what passes anyhow.
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

/** Rows that refer to another of their table are not made of tuples: their keys would be these tuples' as well. Where nobody above is right whatever the others say, that is the way. */
async function withoutParent(
  columns: readonly string[],
  typed: readonly CandidateColumn[],
  condition: string,
  values: readonly (readonly string[])[],
  context: PoolContext,
): Promise<Clause | null> {
  const up = columns.findIndex((name) => context.selfReferring.has(name) && !context.scope.notNull.has(name));
  if (up < 0 || !columns.some((name) => context.unique.has(name))) return null;
  const tuples = mixtures(values, AMONG_SEVERAL).map((tuple): Tuple => tuple.map((value, i) => (i === up ? null : value)));
  const passing = await accepted(typed, `(${condition}) IS NOT FALSE`, tuples, context.tools);
  return tuples.length > 0 && passing.length === tuples.length ? { ...FREE, columns: new Map([[columns[up]!, fixed(null)]]) } : null;
}

/** The same where there must be somebody above: each row refers to itself, if that is right whatever its key and the others are. */
async function byItself(
  columns: readonly string[],
  typed: readonly CandidateColumn[],
  condition: string,
  values: readonly (readonly string[])[],
  context: PoolContext,
): Promise<Clause | null> {
  const up = columns.findIndex((name) => context.scope.notNull.has(name) && columns.includes(context.ownKeys.get(name) ?? ''));
  if (up < 0) return null;
  const [reference, key] = [columns[up]!, context.ownKeys.get(columns[up]!)!];
  const tuples = mixtures(values, AMONG_SEVERAL).map((tuple): Tuple => tuple.with(up, tuple[columns.indexOf(key)]!));
  const passing = await accepted(typed, `(${condition}) IS NOT FALSE`, tuples, context.tools);
  if (tuples.length === 0 || passing.length < tuples.length) return null;
  const terms = [
    { column: reference, coefficient: 1 },
    { column: key, coefficient: -1 },
  ];
  return { ...FREE, order: [{ order: { terms, operator: '=', value: 0 }, sql: `${reference} = ${key}`, columns: [reference, key] }] };
}

/** A text that is cast to a type is first asked whether it can be: an error would take its neighbours along. */
function guarded(condition: string, columns: readonly string[], { scope, catalog }: PoolContext): string {
  if (catalog.serverVersion < 160_000) return condition;
  const guards = columns.flatMap((name) => {
    const type = scope.columns.get(name);
    if (!type || !isText(type)) return [];
    const quoted = `"${name.replaceAll('"', '""')}"`;
    const casts = condition
      .split(`(${quoted})::`)
      .slice(1)
      .map((rest) => /^[a-z0-9_.]+(\[\])?/.exec(rest)?.[0]);
    return [...new Set(casts)].filter((one) => one !== undefined && one !== 'text').map((one) => `pg_catalog.pg_input_is_valid(${quoted}, '${one}')`);
  });
  return guards.length === 0 ? condition : `CASE WHEN ${guards.join(' AND ')} THEN ${condition} ELSE false END`;
}

function domainIn(name: string, clause: Clause, { base, scope }: PoolContext): Domain {
  const [own, always] = [clause.columns.get(name)?.domain, base.columns.get(name)?.domain];
  const type = scope.columns.get(name);
  return (own && always && type ? intersectDomains(own, always, type) : null) ?? own ?? always ?? {};
}

/** Texts that were put together and values that were computed may be others than their columns take. */
function withinDomains(tuples: readonly Tuple[], columns: readonly string[], clause: Clause, context: PoolContext): Tuple[] {
  const domains = columns.map((name) => domainIn(name, clause, context));
  const types = columns.map((name) => context.scope.columns.get(name)!);
  return tuples.filter((tuple) => tuple.every((value, i) => value === null || meets(value, domains[i]!, types[i]!)));
}

function fixed(text: string | null): { null: true; domain: Domain } | { notNull: true; domain: Domain } {
  return text === null ? { null: true, domain: {} } : { notNull: true, domain: { in: [text] } };
}

async function poolSingle(
  typed: readonly CandidateColumn[],
  condition: string,
  literals: readonly UnreadLiteral[],
  values: readonly string[],
  context: PoolContext,
): Promise<Clause[]> {
  const own = literals.find((one) => one.equation)?.equation;
  // `c = f(c)`: applied once, a function that settles gives its own fixpoints.
  const settled = own
    ? (
        await evaluate(
          typed,
          own.expression,
          values.map((value) => [value]),
          context.tools,
        )
      ).filter((one) => one !== null)
    : [];
  const different = [...new Set([...settled, ...values])];
  const kept = (
    await accepted(
      typed,
      condition,
      [...different, null].map((value) => [value]),
      context.tools,
    )
  ).map(([value]) => value ?? null);
  const { name } = typed[0]!;
  const nullPasses = kept.includes(null);
  const found = kept.filter((value) => value !== null);
  if (found.length === 0) return nullPasses && !context.scope.notNull.has(name) ? [{ ...FREE, columns: new Map([[name, fixed(null)]]) }] : [];
  return [{ ...FREE, columns: new Map([[name, { domain: { in: found }, ...(nullPasses ? {} : { notNull: true as const }) }]]) }];
}

/** Every mixture of the columns' candidates, up to a cap; a column that an equation gives is computed from the others. */
async function tuplesOf(
  literals: readonly UnreadLiteral[],
  typed: readonly CandidateColumn[],
  values: readonly (readonly string[])[],
  plain: readonly Tuple[],
  context: PoolContext,
): Promise<Tuple[]> {
  const tuples = [...composed(values, typed, context), ...plain];
  for (const { equation } of literals) {
    const at = equation ? typed.findIndex(({ name }) => name === equation.column) : -1;
    if (!equation || at < 0) continue;
    const computed = await evaluate(typed, equation.expression, tuples, context.tools);
    const type: SqlType = context.scope.columns.get(equation.column)!;
    return dedupe([
      ...tuples.map((tuple, i) => tuple.map((value, j) => (j === at ? shaped(computed[i] ?? null, type) : value))).filter((tuple) => tuple[at] !== null),
      ...tuples,
    ]);
  }
  return tuples;
}

/** Texts built of the other columns' values: alone, with something before, behind, or between. */
function composed(values: readonly (readonly string[])[], typed: readonly CandidateColumn[], context: PoolContext): Tuple[] {
  const out: Tuple[] = [];
  for (const [at, { name }] of typed.entries()) {
    if (!isText(context.scope.columns.get(name)!)) continue;
    for (let i = 0; i < AMONG_SEVERAL; i++) {
      const others = values.map((one, j) => one[(i * (j + 1)) % one.length] ?? '');
      const parts = others.filter((_, j) => j !== at);
      const shapes = [
        ...parts,
        ...parts.flatMap((part) => [
          `${part}${1001 + i}`,
          `${part}-${1001 + i}`,
          `${1001 + i}${part}`,
          `${part}8937040044053${2013 + i}`,
          `${part}@example.com`,
          part.toLowerCase(),
          part.toUpperCase(),
        ]),
        parts.join(''),
        parts.join('-'),
        parts.join(' '),
        parts.join('_'),
        parts.join('/'),
      ];
      for (const shape of shapes) out.push(others.map((other, j) => (j === at ? shape : other)));
    }
  }
  return dedupe(out).slice(0, MOST_TUPLES);
}

function shaped(text: string | null, type: SqlType): string | null {
  return text !== null && type.length !== undefined && Array.from(text).length > type.length ? null : text;
}

/** Tuples in an order that meets every candidate of every column early. */
function mixtures(values: readonly (readonly string[])[], most: number): Tuple[] {
  const total = values.reduce((product, one) => product * one.length, 1);
  const out: Tuple[] = [];
  for (let i = 0; i < Math.min(total, most); i++) {
    // A full walk when all fit; else coprime-like strides mix the columns.
    let rest = i;
    out.push(
      values.map((one, c) => {
        const index = total <= most ? rest % one.length : (i * (2 * c + 1) + Math.floor(i / one.length) * c) % one.length;
        rest = Math.floor(rest / one.length);
        return one[index]!;
      }),
    );
  }
  return dedupe(out);
}

function dedupe(tuples: readonly Tuple[]): Tuple[] {
  const seen = new Set<string>();
  return tuples.filter((tuple) => {
    const key = JSON.stringify(tuple);
    return !seen.has(key) && Boolean(seen.add(key));
  });
}
