import type { RelationDraft, TableDraft } from './draft.ts';

/** The loading order of tables: one table, or several that refer to each other by NOT NULL references. */
export type TableOrder = {
  readonly steps: readonly (readonly TableDraft[])[];
  /** Nullable references to a table that is loaded later, or in the same step: initially NULL, set afterwards. */
  readonly late: ReadonlySet<RelationDraft>;
};

/** Parents before children; a nullable reference is postponed if it would close a cycle. */
export function orderTables(tables: readonly TableDraft[]): TableOrder {
  const steps: (readonly TableDraft[])[] = [];
  const after = tablesBefore(tables);
  for (const component of components(othersFirst(tables), () => true, after)) {
    if (component.length === 1) steps.push(component);
    else {
      const parts = components(component, (relation) => relation.required, after);
      steps.push(...(leavesOpen(parts) ? [component] : parts).map((step) => untied(step, after)));
    }
  }
  return { steps, late: lateRelations(steps) };
}

/** Tables whose rows refer to one of several by references that are sent nowhere come last: no other one is loaded earlier for them. */
function othersFirst(tables: readonly TableDraft[]): readonly TableDraft[] {
  const waits = ({ relations }: TableDraft): boolean => relations.some(({ isThere, spec }) => !isThere && spec.when !== undefined && spec.existing === true);
  return [...tables.filter((table) => !waits(table)), ...tables.filter(waits)];
}

/**
 * Whether a cycle refers to later tables: a single statement loads it, without NULLs to set later, so that all must be
 * inserted together.
 */
function leavesOpen(parts: readonly (readonly TableDraft[])[]): boolean {
  const place = new Map(parts.flatMap((part, at) => part.map((table) => [table, at] as const)));
  return parts.some((part, at) => part.length > 1 && part.some((table) => table.relations.some((relation) => (place.get(relation.parent) ?? -1) > at)));
}

/**
 * The tables of a cycle in an order in which they can be loaded with deferred constraints; unchanged if the other
 * references alone form a cycle.
 */
function untied(step: readonly TableDraft[], after: Before): readonly TableDraft[] {
  const parts = components(step, isImmediate, after);
  return parts.length === step.length ? parts.flat() : step;
}

/** Whether deferring the deferrable references breaks a cycle: without them no table waits for itself. */
export function opensByDeferring(step: readonly TableDraft[]): boolean {
  return components(step, isImmediate, new Map()).length === step.length;
}

function isImmediate(relation: RelationDraft): boolean {
  return relation.spec.deferrable !== true;
}

type Before = ReadonlyMap<TableDraft, readonly TableDraft[]>;

/**
 * Tables that `load.after` (or, for `load.last`, all others), or members who are each in it once, put before one, unless that creates a cycle with the
 * references. References from a named table to it may be set later.
 */
function tablesBefore(tables: readonly TableDraft[]): Before {
  const byName = new Map(tables.map((table) => [table.name, table]));
  const before = new Map<TableDraft, TableDraft[]>();
  const leadsTo = (from: TableDraft, to: TableDraft, seen = new Set<TableDraft>()): boolean => {
    if (from === to) return true;
    if (seen.has(from)) return false;
    seen.add(from);
    return [...from.relations.map((relation) => relation.parent), ...(before.get(from) ?? [])].some((next) => leadsTo(next, to, seen));
  };
  const leadsOn = (from: TableDraft, to: TableDraft): boolean =>
    [...from.relations.flatMap((relation) => (relation.parent === to && !isImmediate(relation) ? [] : [relation.parent])), ...(before.get(from) ?? [])].some(
      (next) => leadsTo(next, to, new Set([from])),
    );
  for (const table of tables) {
    const { after = [], last = false } = table.spec.load ?? {};
    // Members are counted before the rows that each of them has once.
    const members = table.relations.flatMap(({ spec }) => (spec.eachOnce && spec.through !== undefined ? [spec.through] : []));
    const wanted = last ? tables : [...after, ...members].flatMap((name) => byName.get(name) ?? []);
    for (const other of wanted) {
      if (other === table || (last ? leadsTo(other, table) : leadsOn(other, table))) continue;
      before.set(table, [...(before.get(table) ?? []), other]);
    }
  }
  return before;
}

function lateRelations(steps: readonly (readonly TableDraft[])[]): Set<RelationDraft> {
  const place = new Map(steps.flatMap((step, at) => step.map((table) => [table, at] as const)));
  const late = new Set<RelationDraft>();
  for (const step of steps) {
    for (const table of step) {
      for (const relation of table.relations) {
        // NULL in every row: nothing to set later.
        if (relation.spec.nullShare === 1) continue;
        if (!relation.required && !relation.self && place.get(relation.parent)! >= place.get(table)!) late.add(relation);
      }
    }
  }
  return late;
}

/** Strongly connected components, parents first (Tarjan 1972), each in the given order. */
function components(tables: readonly TableDraft[], binds: (relation: RelationDraft) => boolean, before: Before): TableDraft[][] {
  const inside = new Set(tables);
  const place = new Map(tables.map((table, i) => [table, i]));
  const number = new Map<TableDraft, number>();
  const low = new Map<TableDraft, number>();
  const stack: TableDraft[] = [];
  const onStack = new Set<TableDraft>();
  const found: TableDraft[][] = [];

  function visit(table: TableDraft): void {
    number.set(table, number.size);
    low.set(table, number.get(table)!);
    stack.push(table);
    onStack.add(table);
    for (const parent of parentsOf(table)) {
      if (!number.has(parent)) {
        visit(parent);
        low.set(table, Math.min(low.get(table)!, low.get(parent)!));
      } else if (onStack.has(parent)) low.set(table, Math.min(low.get(table)!, number.get(parent)!));
    }
    if (low.get(table) === number.get(table)) {
      const component = stack.splice(stack.indexOf(table));
      for (const member of component) onStack.delete(member);
      found.push(component.sort((a, b) => place.get(a)! - place.get(b)!));
    }
  }

  function parentsOf(table: TableDraft): TableDraft[] {
    const referenced = table.relations
      .filter((relation) => inside.has(relation.parent) && relation.parent !== table && binds(relation))
      .map((relation) => relation.parent);
    return [...referenced, ...(before.get(table) ?? []).filter((other) => inside.has(other))];
  }

  for (const table of tables) if (!number.has(table)) visit(table);
  return found;
}
