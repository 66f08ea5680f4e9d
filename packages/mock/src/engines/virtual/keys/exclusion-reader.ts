import { MockFault, type MockColumn, type MockExclusion, type MockSchema } from '../../../core/index.ts';
import type { Surroundings } from '../expression/call.ts';
import type { Expr } from '../expression/expr.ts';
import { operatorOf } from '../expression/operators.ts';
import { parseForm } from '../expression/parse.ts';
import { isTruth } from '../expression/value.ts';
import type { Row } from '../view.ts';

/** What an exclusion constraint compares. */
export type ExclusionReader = {
  readonly exclusion: MockExclusion;
  /** The columns that its elements and its predicate read. */
  readonly columns: readonly MockColumn[];
  /** Columns that two rows must share before they can meet. */
  readonly equal: readonly MockColumn[];
  /** Whether it applies to a row: not if an element is NULL, or the predicate is not true. */
  binds(row: Row): boolean;
  /** Whether two rows that it binds may not both be there. */
  meet(row: Row, other: Row): boolean;
  /** The values of its elements, as Postgres prints them. */
  valuesOf(row: Row): readonly (string | null)[];
};

/** Expressions of indexes are immutable: they see neither clock nor chance. */
const FIXED_SURROUNDINGS: Surroundings = { now: 0, uuid: () => '' };

const known = new WeakMap<MockExclusion, ExclusionReader>();

/** Reads an exclusion constraint. Throws PGRST127 for an expression, a predicate or an operator that nothing here can evaluate. */
export function exclusionReader(schema: MockSchema, exclusion: MockExclusion): ExclusionReader {
  let reader = known.get(exclusion);
  if (!reader) known.set(exclusion, (reader = compiled(schema, exclusion)));
  return reader;
}

function compiled(schema: MockSchema, exclusion: MockExclusion): ExclusionReader {
  const { table, elements, predicate } = exclusion;
  const columns = new Set<MockColumn>();
  const unknown = (what: string) => MockFault.unsupported(`The ${what} of the exclusion constraint ${exclusion.name} of ${table.qualified}`);
  const read = (text: string, what: string): Expr => {
    const form = parseForm(text, table, schema);
    if (!form || form.notes.sources > 1 || form.notes.aggregates > 0) throw unknown(`${what} ${text}`);
    for (const column of form.notes.columns.get(0) ?? []) columns.add(column);
    return form.expr;
  };
  const parts = elements.map(({ text, column, operator }) => {
    const operate = operatorOf(operator);
    if (operate === null) throw unknown(`operator ${operator}`);
    if (column && !table.shown.includes(column)) throw unknown(`generated column ${column.name}`);
    if (column) columns.add(column);
    const expr: Expr = column ? ({ row }) => ({ type: column.type, text: row[column.index] ?? null }) : read(text, 'expression');
    return { valueOf: (row: Row) => expr({ row, value: null, around: FIXED_SURROUNDINGS }), operate };
  });
  const condition = predicate === null ? null : read(predicate, 'predicate');
  return {
    exclusion,
    columns: [...columns],
    equal: elements.flatMap(({ column, operator }) => (column && operator === '=' ? [column] : [])),
    binds: (row) =>
      (condition === null || isTruth(condition({ row, value: null, around: FIXED_SURROUNDINGS })) === true) &&
      parts.every(({ valueOf }) => valueOf(row).text !== null),
    meet: (row, other) => parts.every(({ valueOf, operate }) => isTruth(operate(valueOf(row), valueOf(other))) === true),
    valuesOf: (row) => parts.map(({ valueOf }) => valueOf(row).text),
  };
}
