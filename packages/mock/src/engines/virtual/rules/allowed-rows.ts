import { MockFault, type MockPolicy, type MockTable } from '../../../core/index.ts';
import type { Budget } from '../budget.ts';
import type { Caller, Surroundings } from '../expression/call.ts';
import type { Env } from '../expression/expr.ts';
import type { Form } from '../expression/parse.ts';
import { isTruth } from '../expression/value.ts';
import type { Row, View } from '../view.ts';
import type { Policies } from './policies.ts';
import { READS, type Command, type Side } from './recursion.ts';
import { openSubqueries, tooDeep } from './run-subqueries.ts';
import { allOf, anyOf, NEVER, type Wanted } from './wanted.ts';
import { wantedOf } from './wanted-of.ts';

/** The caller, and a listener for each table that is read or written. */
export type Asker = { readonly caller: Caller; readonly onTable?: (table: MockTable) => void };

/** The tables that a statement reads at its start. */
export type StatementReads = {
  readonly view: View;
  readonly budget: Budget;
  /** Microseconds since 1970-01-01 UTC. */
  readonly now: number;
};

/** The rows that policies allow a caller, as conditions. */
export type AllowedRows = {
  /** By all policies of a table; null for every row. */
  of(table: MockTable, command: Command, side: Side): Wanted;
  /** By one policy. */
  by(table: MockTable, policy: MockPolicy, side: Side): Wanted;
  /** Those that the caller sees. Throws 42P17 for circular policies. */
  seen(table: MockTable): Wanted;
};

/** Maximum depth of policies that refer to each other through functions. */
const MAX_DEPTH = 30;

export function openAllowedRows(policies: Policies, { caller, onTable }: Asker, { view, budget, now }: StatementReads): AllowedRows {
  const known = new Map<string, Wanted>();
  const active = new Set<string>();
  let depth = 0;
  const rowsOf = (table: MockTable, command: Command, side: Side): Wanted => {
    if (!policies.holdFor(table, caller)) return null;
    const key = `${table.qualified}\n${command}\n${side}`;
    const found = known.get(key);
    if (found !== undefined) return found;
    // A recursive function, for example for a folder that is visible with its parent, ends row by row, or never: then
    // Postgres rejects it too.
    if (active.has(key)) return rowByRow(table, command, side);
    if (++depth > MAX_DEPTH) throw tooDeep();
    active.add(key);
    try {
      const own = policies.of(table, command, caller);
      const each = (restrictive: boolean) => own.filter((policy) => policy.restrictive === restrictive).map((policy) => () => rowsBy(table, policy, side));
      const wants = allOf([anyOf(evaluated(each(false))), ...each(true).map((one) => one())]);
      known.set(key, wants);
      return wants;
    } finally {
      active.delete(key);
      depth--;
    }
  };
  /** Policies as a test of one row, which looks for no rows by its conditions. */
  const rowByRow = (table: MockTable, command: Command, side: Side): Wanted => {
    const forms = policies.of(table, command, caller).map((policy) => ({ restrictive: policy.restrictive, form: policies.formOf(table, policy, side) }));
    const columns = new Set(forms.flatMap(({ form }) => (form === null || form === 'every' ? [] : [...(form.notes.columns.get(0) ?? [])])));
    const isMet = (form: Form | null | 'every', row: Row): boolean => {
      if (form === null || form === 'every') return form === 'every' || policies.unsupported === 'allow';
      return isTruth(form.expr({ row, value: null, around, rows: [], aggregates: [] })) === true;
    };
    return {
      kind: 'row',
      columns: [...columns],
      test: (row) =>
        forms.some(({ restrictive, form }) => !restrictive && isMet(form, row as Row)) &&
        forms.every(({ restrictive, form }) => !restrictive || isMet(form, row as Row)),
    };
  };
  const rowsBy = (table: MockTable, policy: MockPolicy, side: Side): Wanted => {
    const form = policies.formOf(table, policy, side);
    if (form === 'every') return null;
    if (form === null) return policies.unsupported === 'deny' ? NEVER : null;
    const env: Env = { row: [], value: null, around, rows: [], aggregates: [] };
    return wantedOf(form.notes, form.expr, 0, env, subqueries);
  };
  const seen = (table: MockTable): Wanted => {
    if (policies.holdFor(table, caller)) policies.refuseRecursion(table, READS, caller);
    return rowsOf(table, 'select', 'using');
  };
  const subqueries = openSubqueries({
    view,
    budget,
    visible(table) {
      onTable?.(table);
      return seen(table);
    },
  });
  const around: Surroundings = { now, uuid: () => '', caller, subqueries };
  return { of: rowsOf, by: rowsBy, seen };
}

/** The rows of permissive policies. A failing policy, for a `sub` that is not a uuid, matters only if no other allows every row. */
export function evaluated(each: readonly (() => Wanted)[]): Wanted[] {
  const wanted: Wanted[] = [];
  let failure: MockFault | null = null;
  for (const wants of each) {
    try {
      const one = wants();
      if (one === null) return [null];
      wanted.push(one);
    } catch (error) {
      if (!(error instanceof MockFault)) throw error;
      failure ??= error;
    }
  }
  if (failure) throw failure;
  return wanted;
}
