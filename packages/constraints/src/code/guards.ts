import { resolveType, type Catalog, type CatalogTable } from '@seedbed/contract';
import { readClauses, TooManyClauses, type Clause, type Scope } from '../checks/index.ts';
import { isNotNullDomain } from '../checks/scope.ts';
import { readExpressions, type ReadExpression } from '../checks/read-expressions.ts';
import { scopeOf } from '../checks/index.ts';
import { withoutImplied, type UnreadLiteral } from '../checks/clause.ts';
import type { SolveTools } from '../solve/types.ts';
import { withLookUps, type LookUp } from './look-ups.ts';
import type { TriggerEvents } from './trigger-events.ts';
import type { Step } from './walk-body.ts';

/** The condition of a trigger on a row: cases that satisfy it, over the row's columns and those of referenced rows. */
export type Guard = {
  readonly table: CatalogTable;
  readonly trigger: string;
  readonly clauses: readonly Clause[];
  readonly lookUps: ReadonlyMap<string, LookUp>;
  readonly scope: Scope;
};

/** A way through the code of one table's trigger. */
export type Way = {
  readonly table: CatalogTable;
  readonly trigger: string;
  readonly path: readonly Step[];
  /** Steps whose other branch raises an error as well. */
  readonly closed?: ReadonlySet<Step>;
};

/**
 * Turns errors into conditions: a row passes if some step on the path to each RAISE is false. Conditions that cannot be
 * parsed are ignored here; the trials encounter them.
 */
export async function readGuards(triggers: readonly TriggerEvents[], catalog: Catalog, tools: SolveTools): Promise<Guard[]> {
  const refusals = triggers.flatMap(({ table, trigger, events }) => {
    const paths = events.flatMap((event) => (event.kind === 'refuse' ? [event.path] : []));
    return paths.map((path): Way => ({ table, trigger: trigger.name, path, closed: closedIn(path, paths) }));
  });
  const guards = await readWays(refusals, catalog, tools);
  return guards.filter(({ clauses }) => clauses.length > 0 && !clauses.some(isFree));
}

/**
 * The steps before the last condition whose other branch raises an error: with `IF past THEN RAISE … ELSIF feverish
 * THEN RAISE …`, no row that is past reaches the second.
 */
export function closedIn(path: readonly Step[], refusals: readonly (readonly Step[])[]): ReadonlySet<Step> {
  const last = path.at(-1)?.sql;
  return new Set(
    path.filter(({ sql, holds }, i) => {
      if (sql === undefined || sql === last) return false;
      const before = new Set(path.slice(0, i).map((one) => one.sql));
      return refusals.some(
        (other) => other.at(-1)?.sql === sql && other.at(-1)!.holds !== holds && other.every((one) => one.sql === sql || before.has(one.sql)),
      );
    }),
  );
}

/** For each path, the conditions that avoid it: empty if none can be parsed. */
export async function readWays(ways: readonly Way[], catalog: Catalog, tools: SolveTools): Promise<Guard[]> {
  const pending = ways.map(({ table, trigger, path, closed }) => {
    const lookUps = new Map<string, LookUp>();
    const steps = path.map((step) => ({
      tree: withLookUps(step.tree, table, catalog, lookUps),
      holds: step.holds,
      sql: step.sql,
      isClosed: closed?.has(step),
    }));
    return { table, trigger, lookUps, steps, scope: scopeWith(table, lookUps, catalog) };
  });
  const requests = pending.flatMap(({ steps, scope }) => steps.map(({ tree }) => ({ sql: '', tree, scope })));
  const read = await readExpressions(requests, catalog, tools);
  let next = 0;
  return pending.map(({ table, trigger, lookUps, steps, scope }): Guard => {
    // The last condition on the path causes the error; earlier ones have errors of their own, so they are used only if
    // they concern the row's own columns.
    const ends = steps.map(({ holds, sql, isClosed }) => {
      const clauses = waysOut({ holds, read: read[next++]! }, scope);
      return { isLast: sql === steps.at(-1)?.sql, clauses: isClosed ? [] : clauses };
    });
    const clauses = ends
      .flatMap((one) => (one.isLast ? one.clauses : []))
      .concat(ends.flatMap((one) => (one.isLast ? [] : one.clauses.filter((clause) => !readsLookUps(clause, lookUps)))));
    return { table, trigger, clauses: withoutImplied(clauses), lookUps, scope };
  });
}

function waysOut({ holds, read }: { holds: boolean; read: ReadExpression }, scope: Scope): Clause[] {
  if (!('expression' in read)) return [];
  try {
    return readClauses(read.expression, holds ? 'notTrue' : 'true', scope).filter((clause) => clause.unread.every(requiresObjectName));
  } catch (error) {
    if (error instanceof TooManyClauses) return [];
    throw error;
  }
}

/** A condition left to trials: a text of the row must name an existing object (`to_regproc(new.x)`). */
function requiresObjectName({ condition, columns }: UnreadLiteral): boolean {
  return columns.length === 1 && /\bto_reg[a-z]+\(/.test(condition);
}

function readsLookUps(clause: Clause, lookUps: ReadonlyMap<string, LookUp>): boolean {
  return (
    [...clause.columns.keys()].some((name) => lookUps.has(name)) ||
    clause.unread.some(({ columns }) => columns.some((name) => lookUps.has(name))) ||
    clause.order.some(({ order }) => order.terms.some((term) => lookUps.has(term.column)))
  );
}

export function isFree(clause: Clause): boolean {
  return clause.columns.size + clause.order.length + clause.unread.length === 0;
}

export function scopeWith(table: CatalogTable, lookUps: ReadonlyMap<string, LookUp>, catalog: Catalog): Scope {
  const own = scopeOf(table, catalog.types);
  const columns = new Map(own.columns);
  const notNull = new Set(own.notNull);
  for (const { name, table: other, column } of lookUps.values()) {
    const there = other.columns.find((one) => one.name === column)!;
    const type = resolveType(there.type, catalog.types);
    columns.set(name, type);
    // The existence of the row is a separate condition.
    if (there.notNull || isNotNullDomain(type) || other.uniqueKeys.some((key) => key.primary && key.columns.includes(column))) notNull.add(name);
  }
  return { ...own, columns, notNull };
}
