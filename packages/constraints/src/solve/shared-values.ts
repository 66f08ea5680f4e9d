import { dictionaryOf, type Catalog, type CatalogExclusion } from '@seedbed/contract';
import { domainClause, type Clause } from '../checks/clause.ts';
import type { TableFacts } from './constraints.ts';
import { candidates } from './pools/candidates.ts';
import { mostRows } from './most-rows.ts';
import { poolUnread } from './pools/pool-unread.ts';
import { normalForms, solveConditions } from './solve-conditions.ts';
import type { SolveTools } from './types.ts';

/** How many values to check, before and after testing unreadable conditions in Postgres. */
const VALUES_CHECKED = 40;
const TRIED_IN_POSTGRES = 6;

/**
 * `EXCLUDE (room WITH =, x WITH <>)`: rows that share one value of x never conflict, so it is chosen here, before
 * solving the conditions: the simplest value in them that can satisfy them.
 */
export async function withSharedValues(facts: TableFacts, catalog: Catalog, tools: SolveTools): Promise<TableFacts> {
  const bound = new Set([...facts.table.uniqueKeys.filter((key) => key.columns.length === 1), ...facts.table.foreignKeys].flatMap((key) => key.columns));
  let chosen = facts;
  for (const exclusion of facts.table.exclusions) {
    const name = sharedColumn(exclusion, bound);
    if (name !== undefined && facts.scope.columns.has(name)) chosen = (await withValue(exclusion.name, name, chosen, catalog, tools)) ?? chosen;
  }
  return chosen;
}

/** The column that may be the same in all rows; none if spans already separate them. */
function sharedColumn({ elements }: CatalogExclusion, bound: ReadonlySet<string>): string | undefined {
  if (elements.some(({ operator }) => operator !== '=' && operator !== '<>')) return undefined;
  return elements.find(({ operator, column }) => operator === '<>' && column !== undefined && !bound.has(column))?.column;
}

async function withValue(exclusion: string, column: string, facts: TableFacts, catalog: Catalog, tools: SolveTools): Promise<TableFacts | null> {
  const read = normalForms(facts);
  const possible = valuesOf(
    column,
    read.flatMap(({ clauses }) => clauses),
    facts,
  )
    .map((value) => withConstraint(exclusion, column, value, facts))
    .filter((one) => solveConditions(normalForms(one), [], one).clash === null);
  let most: { readonly facts: TableFacts; readonly rows: number } | null = null;
  for (const one of possible.slice(0, TRIED_IN_POSTGRES)) {
    const { clash, base, groups } = solveConditions(await poolUnread(normalForms(one), one, catalog, tools), [], one);
    const open = base.unread.length > 0 || groups.some(({ clauses }) => clauses.every((clause) => clause.unread.length > 0));
    if (clash !== null || open) continue;
    // A value that leaves the keys only a few rows is replaced by one that allows more.
    const rows = mostRows(one, dictionaryOf([...base.columns].map(([name, { domain }]) => [name, domain])), base)?.rows ?? Infinity;
    if (rows === Infinity) return one;
    if (rows > (most?.rows ?? 0)) most = { facts: one, rows };
  }
  return most?.facts ?? possible[0] ?? null;
}

/** A plain value first, then those in the conditions, and their neighbours. */
function valuesOf(column: string, clauses: readonly Clause[], facts: TableFacts): string[] {
  const type = facts.scope.columns.get(column)!;
  const constants = clauses.flatMap((clause) => {
    const { in: listed = [], min, max } = clause.columns.get(column)?.domain ?? {};
    const read = clause.unread.filter((one) => one.columns.includes(column)).flatMap((one) => one.constants);
    return [...listed, ...[min, max].flatMap((bound) => (bound === undefined ? [] : [String(bound)])), ...read];
  });
  return [...new Set([...candidates(type, {}, [], 1), ...candidates(type, {}, [...new Set(constants)], VALUES_CHECKED)])];
}

function withConstraint(name: string, column: string, value: string, facts: TableFacts): TableFacts {
  const clauses = [domainClause(column, { in: [value] })];
  const constraint = { name, kind: 'exclusion', sql: '', columns: [column], read: { unreadable: 'a value that all rows share' }, clauses } as const;
  return { ...facts, constraints: [...facts.constraints, constraint] };
}
