import { qualifiedName, type CatalogForeignKey, type CatalogTable, type Domain, type Order } from '@seedbed/contract';
import { conjoin, FREE, type Clause, type ClauseColumn, type Scope } from '../checks/index.ts';
import type { Guard } from './guards.ts';
import type { LookUp } from './look-ups.ts';

/** A condition of code on the rows of a table, in normal form. */
export type CodeCondition = { readonly table: string; readonly name: string; readonly clauses: readonly Clause[] };

/** A column that must equal a value of the row to which `key` refers: both come from that row. */
export type Agreement = { readonly table: string; readonly key: CatalogForeignKey; readonly column: string; readonly says: string };

/** A reference that must lead to a different row than the reference of the row to which `key` refers. */
export type Difference = { readonly table: string; readonly column: string; readonly key: CatalogForeignKey };

/** A reference that may only lead to some rows. */
export type Where = { readonly table: string; readonly key: CatalogForeignKey; readonly column: string; readonly domain: Domain };

type Split = {
  readonly own: Clause;
  readonly agree: readonly Agreement[];
  readonly differ: readonly Difference[];
  readonly required: readonly { readonly lookUp: LookUp; readonly entry: ClauseColumn }[];
};

/**
 * Turns guards into conditions on single tables. All rows of a looked-up table satisfy the conditions on it, so that
 * references may choose any row. Of several cases, prefers one without conditions on the own row; drops cases that
 * contradict conditions on another table.
 */
export function placeGuards(
  guards: readonly Guard[],
  scopeOf: (table: CatalogTable) => Scope,
): { conditions: CodeCondition[]; agreements: Agreement[]; differences: Difference[]; wheres: Where[] } {
  const required = new Map<string, Clause>();
  const reasons = new Map<string, Set<string>>();
  const out: CodeCondition[] = [];
  const agreements: Agreement[] = [];
  const differences: Difference[] = [];
  const wheres: Where[] = [];
  const divided = dividedColumns(guards, scopeOf);
  for (const guard of [...guards].sort((a, b) => a.clauses.length - b.clauses.length)) {
    const splits = guard.clauses.map((clause) => split(clause, guard)).filter((one) => one !== null);
    const open = splits.filter((one) => isFree(one.own) && one.required.length + one.agree.length + one.differ.length > 0).sort((a, b) => cost(a) - cost(b));
    const taken = open.find((one) => ask(one, guard));
    if (taken) {
      agreements.push(...taken.agree);
      differences.push(...taken.differ);
      continue;
    }
    // Either only the row itself must satisfy it, or some cases have allowed conditions on the looked-up row.
    const met = splits.filter((one) => one.required.length + one.agree.length + one.differ.length === 0);
    const ways = met.length > 0 ? met : splits.filter((one) => one.agree.length + one.differ.length === 0 && ask(one, guard)).slice(0, 1);
    if (ways.length > 0) out.push({ table: qualifiedName(guard.table.schema, guard.table.name), name: guard.trigger, clauses: ways.map((one) => one.own) });
  }
  return {
    conditions: [
      ...withoutContradictions(out),
      ...[...required].map(([table, clause]) => ({ table, name: [...reasons.get(table)!].join(', '), clauses: [clause] })),
    ],
    agreements,
    differences,
    wheres,
  };

  /** Adds the conditions on the looked-up rows; false if that is impossible. */
  function ask(one: Split, guard: Guard): boolean {
    const next = new Map(required);
    const some = one.required.filter((each) => (divided.has(placeOf(each.lookUp)) && each.lookUp.path.length === 1 && canSelect(each)) || isOneOfMany(each));
    for (const { lookUp, entry } of one.required) {
      if (some.some((each) => each.lookUp === lookUp)) continue;
      const table = qualifiedName(lookUp.table.schema, lookUp.table.name);
      const met = conjoin(next.get(table) ?? FREE, { ...FREE, columns: new Map([[lookUp.column, entry]]) }, scopeOf(lookUp.table));
      if (!met) return false;
      // If the column allows no values, it would be NULL in every row.
      if (met.columns.get(lookUp.column)?.null && !entry.null) return false;
      next.set(table, met);
    }
    for (const [table, clause] of next) required.set(table, clause);
    const child = qualifiedName(guard.table.schema, guard.table.name);
    for (const { lookUp, entry } of some)
      wheres.push({ table: lookUp.path.at(-2)?.references ?? child, key: lookUp.path.at(-1)!, column: lookUp.column, domain: entry.domain });
    for (const { lookUp } of one.required) {
      if (some.some((each) => each.lookUp === lookUp)) continue;
      const table = qualifiedName(lookUp.table.schema, lookUp.table.name);
      reasons.set(table, (reasons.get(table) ?? new Set()).add(guard.trigger));
    }
    return true;
  }
}

/** Removes cases that require two columns to be equal if another condition requires them to differ. */
function withoutContradictions(conditions: readonly CodeCondition[]): CodeCondition[] {
  const pairOf = (table: string, { terms }: Order): string =>
    `${table} ${terms
      .map((term) => term.column)
      .sort()
      .join(' ')}`;
  const apart = new Set(
    conditions.flatMap(({ table, clauses }) =>
      clauses.length === 1 ? clauses[0]!.order.flatMap(({ order }) => (order.operator === '<>' ? [pairOf(table, order)] : [])) : [],
    ),
  );
  return conditions
    .map((one) => ({
      ...one,
      clauses: one.clauses.filter((clause) => !clause.order.some(({ order }) => order.operator === '=' && apart.has(pairOf(one.table, order)))),
    }))
    .filter((one) => one.clauses.length > 0);
}

/**
 * Columns with different conditions for different rows: no value satisfies all, so each reference chooses among the
 * rows.
 */
function dividedColumns(guards: readonly Guard[], scopeOf: (table: CatalogTable) => Scope): Set<string> {
  const required = new Map<string, Clause>();
  const divided = new Set<string>();
  for (const guard of guards) {
    const [best] = guard.clauses
      .map((clause) => split(clause, guard))
      .filter((one) => one !== null && isFree(one.own) && one.required.length > 0)
      .sort((a, b) => cost(a!) - cost(b!));
    for (const { lookUp, entry } of best?.required ?? []) {
      const place = placeOf(lookUp);
      const met = conjoin(required.get(place) ?? FREE, { ...FREE, columns: new Map([[lookUp.column, entry]]) }, scopeOf(lookUp.table));
      if (!met || (met.columns.get(lookUp.column)?.null && !entry.null)) divided.add(place);
      else required.set(place, met);
    }
  }
  return divided;
}

function placeOf({ table, column }: LookUp): string {
  return `${qualifiedName(table.schema, table.name)} ${column}`;
}

/** Whether it is a condition on a value of a row to which a reference can lead. */
function canSelect({ entry }: Split['required'][number]): boolean {
  return !entry.null && Object.keys(entry.domain).length > 0;
}

/** Code looks for a row by its name, which no other row may have: the last reference leads to it, and other rows stay free. */
function isOneOfMany(demanded: Split['required'][number]): boolean {
  const { table, column } = demanded.lookUp;
  const isKey = table.uniqueKeys.some(
    ({ keys, predicate }) => predicate === undefined && keys.length === 1 && 'column' in keys[0]! && keys[0].column === column,
  );
  return isKey && canSelect(demanded) && demanded.entry.domain.in !== undefined;
}

function isFree(clause: Clause): boolean {
  return clause.columns.size + clause.order.length === 0;
}

/** A NULL in a looked-up row costs more than a value, because it empties the column. */
function cost({ required: requirements, agree }: Split): number {
  return agree.length + requirements.reduce((sum, { entry }) => sum + (entry.null ? 3 : 1), 0);
}

/**
 * Splits a clause into the conditions on the row and those on looked-up rows; null if one condition joins both by
 * anything other than equality.
 */
function split(clause: Clause, { lookUps, table, clauses }: Guard): Split | null {
  const columns = new Map<string, ClauseColumn>();
  const required: { lookUp: LookUp; entry: ClauseColumn }[] = [];
  for (const [name, entry] of clause.columns) {
    const lookUp = lookUps.get(name);
    if (lookUp) required.push({ lookUp, entry });
    else columns.set(name, entry);
  }
  const crossing = clause.order.filter(({ order }) => order.terms.some((term) => lookUps.has(term.column)));
  const read = crossing.map(({ order }) => ({ order, difference: differenceOf(order, lookUps, table) }));
  const differ = read.flatMap(({ difference }) => difference ?? []);
  const agree = read.filter(({ difference }) => !difference).map(({ order }) => agreementOf(order, lookUps, table));
  if (agree.includes(null)) return null;
  // Whether such a column is NULL is decided by the other row.
  const same = new Set([...agree.map((one) => one!.column), ...differ.map((one) => one.column)]);
  for (const name of same) if (Object.keys(columns.get(name)?.domain ?? {}).length === 0 && !columns.get(name)?.null) columns.delete(name);
  const crossed = new Set(crossing.flatMap(({ order }) => order.terms.map((term) => lookUps.get(term.column)?.column)));
  const open = required.filter(({ lookUp, entry }) => !crossed.has(lookUp.column) || entry.null || Object.keys(entry.domain).length > 0);
  // An optional reference requires nothing while it is NULL; otherwise the condition is on the referenced row.
  for (const { lookUp } of open)
    for (const name of lookUp.path[0]!.columns) if (isPresence(columns.get(name)) && mayBeNull(name, clauses)) columns.delete(name);
  return { own: { ...clause, columns, order: clause.order.filter((one) => !crossing.includes(one)) }, required: open, agree: agree as Agreement[], differ };
}

function isPresence(entry: ClauseColumn | undefined): boolean {
  return entry?.notNull === true && Object.keys(entry.domain).length === 0;
}

/** Whether the column is NULL in one of the cases, without further conditions. */
function mayBeNull(name: string, clauses: readonly Clause[]): boolean {
  return clauses.some((one) => one.columns.size === 1 && one.columns.get(name)?.null === true && one.order.length + one.unread.length === 0);
}

/** `column = looked-up column`, for a row to which a single reference leads. */
function agreementOf(order: Order, lookUps: ReadonlyMap<string, LookUp>, table: CatalogTable): Agreement | null {
  const [a, b] = order.terms;
  if (order.operator !== '=' || order.value !== 0 || order.terms.length !== 2 || a!.coefficient + b!.coefficient !== 0) return null;
  const [there, own] = lookUps.has(a!.column) ? [a!, b!] : [b!, a!];
  const lookUp = lookUps.get(there.column);
  const key = lookUp?.path[0];
  if (!lookUp || !key || lookUps.has(own.column) || lookUp.path.length !== 1 || key.columns.includes(own.column)) return null;
  return { table: qualifiedName(table.schema, table.name), key, column: own.column, says: lookUp.column };
}

/** `column <> looked-up column`, if both refer to one table, and only this reference of the looked-up row refers to it. */
function differenceOf({ operator, terms, value }: Order, lookUps: ReadonlyMap<string, LookUp>, table: CatalogTable): Difference | null {
  const [a, b] = terms;
  if (operator !== '<>' || value !== 0 || terms.length !== 2 || a!.coefficient + b!.coefficient !== 0) return null;
  const [there, own] = lookUps.has(a!.column) ? [a!, b!] : [b!, a!];
  const lookUp = lookUps.get(there.column);
  if (!lookUp || lookUps.has(own.column) || lookUp.path.length !== 1) return null;
  const mine = table.foreignKeys.find((key) => key.columns.length === 1 && key.columns[0] === own.column);
  const onward = lookUp.table.foreignKeys.filter((key) => key.references === mine?.references);
  if (!mine || onward.length !== 1 || onward[0]!.columns.join() !== lookUp.column || onward[0]!.referencedColumns[0] !== mine.referencedColumns[0]) return null;
  return { table: qualifiedName(table.schema, table.name), column: own.column, key: lookUp.path[0]! };
}
