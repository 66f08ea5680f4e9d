import { qualifiedName, type Catalog, type CatalogTable } from '@seedbed/contract';
import { columnsOf, type Expression } from '../checks/expression.ts';
import { readExpressions } from '../checks/read-expressions.ts';
import type { SolveTools } from '../solve/types.ts';
import { scopeWith } from './guards.ts';
import { withLookUps, type LookUp } from './look-ups.ts';
import { formulaName, printFormula } from './print-formula.ts';
import type { TriggerEvents } from './trigger-events.ts';
import type { CodeEvent, Step } from './walk-body.ts';
import { boundsIn, windowOf, type Bound } from './windows.ts';

/** A column whose value follows from its row and the referenced rows; `formula` is an expression of the blueprint. */
export type Equation = {
  readonly table: string;
  readonly trigger: string;
  readonly column: string;
  readonly formula: string;
  /** For an interval: only the expression of its end, for comparison with other columns of the row. */
  readonly edge?: string;
  /** For a range of numbers: its ends, if any, and a small number that differs from row to row. */
  readonly stretch?: { readonly first?: string; readonly last?: string; readonly lacks?: string; readonly turn: string };
  /** Columns of other rows that may become its value, or that are an end of its interval, with their tables. */
  readonly sources: readonly { readonly table: string; readonly column: string; readonly side?: 'lower' | 'upper' }[];
};

type Part = { readonly column: string; readonly when: Expression | null; readonly value: Expression };

/**
 * Comparisons of a trigger with looked-up rows, with an error on a difference: `IF NEW.side = 'debit' AND NEW.amount <>
 * t.amount THEN RAISE`. The column is then computed, by cases of the row's own columns. A column that always equals one
 * column of one reference's row is not an equation but an agreement (`place-guards.ts`).
 */
export async function readEquations(
  triggers: readonly TriggerEvents[],
  catalog: Catalog,
  tools: SolveTools,
): Promise<{ readonly equations: readonly Equation[]; readonly met: ReadonlySet<CodeEvent> }> {
  const pending = triggers.flatMap(({ table, trigger, events }) =>
    events.flatMap((event) => {
      if (event.kind !== 'refuse' || event.path.length === 0) return [];
      const lookUps = new Map<string, LookUp>();
      const steps = refusing(event.path).map(({ tree, holds }) => ({ tree: withLookUps(tree, table, catalog, lookUps), holds }));
      return lookUps.size === 0 ? [] : [{ table, trigger: trigger.name, event, lookUps, steps, scope: scopeWith(table, lookUps, catalog) }];
    }),
  );
  const read = await readExpressions(
    pending.flatMap(({ steps, scope }) => steps.map(({ tree }) => ({ sql: '', tree, scope }))),
    catalog,
    tools,
  );
  let next = 0;
  const found = pending.map((one) => {
    const steps = one.steps.map(({ holds }) => ({ holds, read: read[next++]! }));
    return { ...one, parts: partsOf(steps, one.table, one.lookUps), bounds: boundsOf(steps, one.lookUps) };
  });
  const equations: Equation[] = [];
  const met = new Set<CodeEvent>();
  for (const [key, group] of Map.groupBy(
    found.flatMap((one) => one.parts.map((part) => ({ ...one, part }))),
    ({ table, part }) => `${qualifiedName(table.schema, table.name)} ${part.column}`,
  )) {
    // A single plain agreement: both columns take the value of the referenced row, which keeps the distribution over
    // the parents.
    if (group.length === 1 && isAgreement(group[0]!.part, group[0]!.lookUps)) continue;
    const equation = equationOf(
      group.map(({ part }) => part),
      group[0]!.table,
      new Map(group.flatMap(({ lookUps }) => [...lookUps])),
      group[0]!.trigger,
    );
    if (equation && !equations.some((each) => `${each.table} ${each.column}` === key)) equations.push(equation);
  }
  for (const group of Map.groupBy(
    found.flatMap((one) => one.bounds.map((bound) => ({ ...one, bound }))),
    ({ table, bound }) => `${qualifiedName(table.schema, table.name)} ${bound.column}`,
  ).values()) {
    const { table, trigger, bound } = group[0]!;
    const lookUps = new Map(group.flatMap((one) => [...one.lookUps]));
    const isKnown = equations.some((each) => each.table === qualifiedName(table.schema, table.name) && each.column === bound.column);
    if (isKnown || !mayBeComputed(bound.column, table)) continue;
    const window = windowOf(
      group.map((one) => one.bound),
      table,
      lookUps,
      trigger,
      catalog,
      placesIn(table, lookUps),
    );
    if (window) equations.push(window);
  }
  for (const { event, parts: some, bounds, table } of found) {
    const name = qualifiedName(table.schema, table.name);
    const parts = [...some, ...bounds];
    if (parts.length > 0 && parts.every((part) => equations.some((each) => each.table === name && each.column === part.column))) met.add(event);
  }
  return { equations, met };
}

/** The steps that lead to this error. Earlier conditions that did not hold belong to other errors. */
function refusing(path: readonly Step[]): readonly Step[] {
  const last = path.at(-1);
  return path.filter((step) => step.holds || step.sql === last?.sql);
}

type ReadStep = { readonly holds: boolean; readonly read: Awaited<ReturnType<typeof readExpressions>>[number] };

/**
 * The equations that prevent the error, if one of its conditions compares with other rows and the others concern only
 * the row.
 */
function partsOf(steps: readonly ReadStep[], table: CatalogTable, lookUps: ReadonlyMap<string, LookUp>): Part[] {
  const own: Expression[] = [];
  let required: { column: string; value: Expression }[] | null = null;
  for (const { holds, read } of steps) {
    if (!('expression' in read)) continue;
    const { expression } = read;
    if (!columnsOf(expression).some((name) => lookUps.has(name))) {
      own.push(holds ? expression : { kind: 'not', item: expression });
      continue;
    }
    const pairs = holds ? differing(expression, table, lookUps) : equal(expression, table, lookUps);
    if (pairs) required = pairs;
  }
  const when: Expression | null = own.length === 0 ? null : own.length === 1 ? own[0]! : { kind: 'and', items: own };
  return (required ?? []).map((one) => ({ ...one, when }));
}

/** Ranges in which the code requires the row to be, from the last condition about another row. */
function boundsOf(steps: readonly ReadStep[], lookUps: ReadonlyMap<string, LookUp>): Bound[] {
  return steps.reduce<Bound[]>((found, { holds, read }) => {
    if (!('expression' in read) || !columnsOf(read.expression).some((name) => lookUps.has(name))) return found;
    return boundsIn(read.expression, holds, lookUps) ?? [];
  }, []);
}

/** `a <> x OR b <> y`: neither may differ. */
function differing(e: Expression, table: CatalogTable, lookUps: ReadonlyMap<string, LookUp>): { column: string; value: Expression }[] | null {
  if (e.kind === 'or') return together(e.items.map((item) => differing(item, table, lookUps)));
  if (e.kind === 'not') return equal(e.item, table, lookUps);
  if (e.kind === 'call' && e.name === '<>') return pairOf(e.items, table, lookUps);
  if (e.kind === 'distinct' && !e.negated) return pairOf([e.left, e.right], table, lookUps);
  return null;
}

/** `a = x AND b = y`: all must be equal. Conditions only on the looked-up row do not count. */
function equal(e: Expression, table: CatalogTable, lookUps: ReadonlyMap<string, LookUp>): { column: string; value: Expression }[] | null {
  if (e.kind === 'and') return together(e.items.map((item) => equal(item, table, lookUps)));
  if (e.kind === 'not') return differing(e.item, table, lookUps);
  if (e.kind === 'case' && e.clauses.length === 1 && isTruth(e.clauses[0]!.then, 'true') && isTruth(e.otherwise, 'false'))
    return equal(e.clauses[0]!.when, table, lookUps);
  if (e.kind === 'call' && e.name === '=') return pairOf(e.items, table, lookUps);
  if (e.kind === 'distinct' && e.negated) return pairOf([e.left, e.right], table, lookUps);
  return null;
}

function isTruth(e: Expression, text: string): boolean {
  return e.kind === 'constant' && e.type === 'bool' && e.text === text;
}

function together<T>(parts: readonly (readonly T[] | null)[]): T[] | null {
  return parts.every((part) => part !== null) ? parts.flatMap((part) => part!) : null;
}

function pairOf(items: readonly Expression[], table: CatalogTable, lookUps: ReadonlyMap<string, LookUp>): { column: string; value: Expression }[] | null {
  for (const [a, b] of [items, [...items].reverse()]) {
    const column = ownColumn(a!, lookUps);
    if (column === null || columnsOf(b!).includes(column) || !columnsOf(b!).some((name) => lookUps.has(name)) || !mayBeComputed(column, table)) continue;
    return [{ column, value: b! }];
  }
  return null;
}

function ownColumn(e: Expression, lookUps: ReadonlyMap<string, LookUp>): string | null {
  if (e.kind === 'cast') return ownColumn(e.item, lookUps);
  return e.kind === 'column' && !e.view && !lookUps.has(e.name) ? e.name : null;
}

/** Whether a column may be computed: columns of a key must remain distinct. */
function mayBeComputed(name: string, table: CatalogTable): boolean {
  const column = table.columns.find((one) => one.name === name);
  return (
    column !== undefined &&
    column.generated === undefined &&
    column.identity === undefined &&
    !table.uniqueKeys.some((key) => key.columns.includes(name)) &&
    !table.exclusions.some((each) => each.columns.includes(name)) &&
    !table.foreignKeys.some((key) => key.columns.length > 1 && key.columns.includes(name))
  );
}

function isAgreement({ when, value }: Part, lookUps: ReadonlyMap<string, LookUp>): boolean {
  return when === null && value.kind === 'column' && lookUps.get(value.name)?.path.length === 1;
}

/**
 * The names in formulas for columns of the row, and of the rows to which it refers; null for names that need quotes, or that refer to the
 * table itself.
 */
function placesIn(table: CatalogTable, lookUps: ReadonlyMap<string, LookUp>): (name: string) => string | null {
  const own = qualifiedName(table.schema, table.name);
  return (name) => {
    const lookUp = lookUps.get(name);
    if (!lookUp) return formulaName(name);
    const steps = lookUp.path.map((key) => formulaName(key.columns.length === 1 ? key.columns[0]! : key.name));
    const goesRound = lookUp.path.some((key) => key.references === own);
    return goesRound || steps.includes(null) || formulaName(lookUp.column) === null ? null : [...steps, lookUp.column].join('.');
  };
}

/** One formula for all conditions on the column: the last case also applies to all other rows. */
function equationOf(parts: readonly Part[], table: CatalogTable, lookUps: ReadonlyMap<string, LookUp>, trigger: string): Equation | null {
  const own = qualifiedName(table.schema, table.name);
  const named = placesIn(table, lookUps);
  const conditional = parts.filter(({ when }) => when !== null);
  const last = parts.find(({ when }) => when === null) ?? conditional.at(-1)!;
  const cases = conditional.filter((part) => part !== last);
  const texts = cases.map(({ when, value }) => [printFormula(when!, named), printFormula(value, named)] as const);
  const formula = texts.reduceRight<string | null>(
    (rest, [when, value]) => rest && when && value && `(${when} ? ${value} : ${rest})`,
    printFormula(last.value, named),
  );
  if (formula === null) return null;
  const sources = parts.map(({ value }) => (value.kind === 'column' ? lookUps.get(value.name) : undefined));
  const column = parts[0]!.column;
  const targets = targetsOf(table, column);
  // A reference can only take the value of a column that refers to the same table.
  const fits = targets.every((target) => sources.every((source) => source && targetsOf(source.table, source.column).includes(target)));
  if (!fits) return null;
  return {
    table: own,
    trigger,
    column,
    formula,
    sources: sources.flatMap((source) => (source ? [{ table: qualifiedName(source.table.schema, source.table.name), column: source.column }] : [])),
  };
}

/** The tables to which a column's references lead, alone or with other columns. */
function targetsOf(table: CatalogTable, column: string): string[] {
  return table.foreignKeys.flatMap((key) => key.columns.flatMap((name, i) => (name === column ? [`${key.references} ${key.referencedColumns[i]}`] : [])));
}
