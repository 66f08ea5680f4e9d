import type { Generator as GeneratorSpec } from '@seedbed/contract';
import type { Column } from '../../columns/column.ts';
import { cellText } from '../cell-text.ts';
import { sourceOf } from '../column-source.ts';
import { boundsOf, scaleOf, type Bounds } from '../domains/bounds.ts';
import type { ColumnDraft } from '../draft.ts';
import { rowsBefore } from '../existing/existing-rows.ts';
import type { KeySpec } from '../keys/key-specs.ts';
import { rowAt } from '../keys/rank-rules.ts';
import { addNode, type GivenValues, type TableWork, type Work } from '../work.ts';
import { earlierRows } from './earlier-rows.ts';
import { TakenValueFault } from './given-fault.ts';
import { listsValues, takesNumbers } from './given-kinds.ts';
import { KNOWN_ROWS, scopeOf } from './looked-at.ts';
import { readsColumn } from './reads-column.ts';
import { takeGivenValues } from './take-given-values.ts';

/** Values tried for one row before giving up. */
const TRIES = 10_000;

/**
 * In a key of several columns that an answer computes, or says by conditions: a column of the key keeps its values, and where a row before has the same in
 * all of them, a number or a day goes on to the next free one, and a text gets a number. Null if there is no such column, or if rows would have to be
 * compared with those of a database.
 */
export function takeBesideComputed(work: Work, table: TableWork, key: KeySpec, columns: readonly ColumnDraft[]): string | null {
  const { draft } = table;
  if (!work.blueprint.lookTwice || key.columns.length < 2 || draft.rows > KNOWN_ROWS || rowsBefore(work, draft) > 0) return null;
  if (!key.columns.some((column) => column.spec.asStated && !table.governing.has(column) && !sourceOf(work, column)?.at)) return null;
  const [moving] = columns.filter((each) => isMovable(work, table, key, each)).sort(byRoom(work));
  if (moving && !isComputed(moving)) return takeMoved(table, key, moving);
  const numbered = columns.find((each) => isNumbered(work, table, key, each));
  return numbered ? takeGivenValues(work, table, key, numbered) : moving ? takeMoved(table, key, moving) : null;
}

function isComputed({ spec }: ColumnDraft): boolean {
  return spec.generator?.kind === 'expression';
}

/** Whether a text has room for a number, and no other column of the key is made from it. */
function isNumbered(work: Work, table: TableWork, key: KeySpec, column: ColumnDraft): boolean {
  const { domain } = column;
  return (
    takesNumbers(column) &&
    !isComputed(column) &&
    !(domain.in || domain.patterns) &&
    isFree(table, column) &&
    key.columns.every((other) => other === column || !readsColumn(work, other, column))
  );
}

function takeMoved(table: TableWork, key: KeySpec, column: ColumnDraft): string {
  table.columns.get(column)!.givenValues = {
    key: key.name === 'primary key' ? 'the primary key' : key.name,
    within: key.columns.filter((other) => other !== column),
    composed: null,
    moves: true,
    base: -1,
  };
  return `${column.name} goes on to the next free value`;
}

/** Whether nothing else chooses its values. */
function isFree(table: TableWork, column: ColumnDraft): boolean {
  const { rank, slot, demanded, givenValues } = table.columns.get(column)!;
  return !(rank || slot || demanded || givenValues || table.groups.has(column) || table.governing.has(column));
}

function isMovable(work: Work, table: TableWork, key: KeySpec, column: ColumnDraft): boolean {
  if (!isFree(table, column)) return false;
  const scale = scaleOf(column.type);
  if (!scale || !['int', 'date', 'timestamp'].includes(scale.kind)) return false;
  const { in: listed, notIn, multipleOf } = column.domain;
  if (listed || notIn || multipleOf !== undefined || listsValues(column)) return false;
  const store = sourceOf(work, column)?.shape.store;
  return (store === 'i32' || store === 'f53') && key.columns.every((other) => other === column || !readsColumn(work, other, column));
}

/** Drawn values before computed ones, numbers before times, and of those with the most room first. */
function byRoom(work: Work): (a: ColumnDraft, b: ColumnDraft) => number {
  const weightOf = (column: ColumnDraft): number =>
    (isComputed(column) ? 4 : 0) + (work.derivedNeeds.has(column) ? 2 : 0) + (scaleOf(column.type)!.kind === 'int' ? 0 : 1);
  const roomOf = (column: ColumnDraft): number => {
    const { min, max } = boundsIn(column);
    return max - min;
  };
  return (a, b) => weightOf(a) - weightOf(b) || roomOf(b) - roomOf(a);
}

/** What the column's domain allows of what its generator draws. */
function boundsIn({ type, domain, spec: { generator } }: ColumnDraft): Bounds {
  const scale = scaleOf(type)!;
  const allowed = boundsOf(scale, domain);
  const drawn = scale.kind === 'int' && generator ? drawnBounds(generator) : null;
  return drawn ? { min: Math.max(allowed.min, Math.ceil(drawn.min)), max: Math.min(allowed.max, Math.floor(drawn.max)) } : allowed;
}

/** The least and the greatest number that a generator draws, in any of its cases that say so; null where none does. */
function drawnBounds({ kind, parameters = {} }: GeneratorSpec): Bounds | null {
  const { min, max, cases, otherwise } = parameters as {
    min?: unknown;
    max?: unknown;
    cases?: readonly { generator: GeneratorSpec }[];
    otherwise?: GeneratorSpec;
  };
  if (typeof min === 'number' && typeof max === 'number') return { min, max };
  if (kind !== 'cases' || !cases) return null;
  const arms = [...cases.map(({ generator }) => generator), ...(otherwise ? [otherwise] : [])].flatMap((arm) => drawnBounds(arm) ?? []);
  return arms.length === 0 ? null : { min: Math.min(...arms.map((arm) => arm.min)), max: Math.max(...arms.map((arm) => arm.max)) };
}

/** The values of a column, moved to the next free one in rows whose values in a key an earlier row has. Compares all rows, at first use. */
export function movedValuesNode(table: TableWork, column: ColumnDraft, givenValues: GivenValues, base: number): number {
  const node = table.nodes[base]!;
  const scale = scaleOf(column.type)!;
  const [drawn, allowed] = [boundsIn(column), boundsOf(scale, column.domain)];
  const taken = new Set<string>();
  /** Of rows that do not keep their value; null where no value is free. */
  const moved = new Map<number, number | null>();

  /** What is drawn after a value and then before it; the values beyond what is drawn come last. */
  function* candidates(own: number): Generator<number> {
    for (let value = own; value <= drawn.max; value += scale.step) yield value;
    for (let value = drawn.min; value < own && value <= drawn.max; value += scale.step) yield value;
    for (let value = Math.max(own, drawn.max) + scale.step; value <= allowed.max; value += scale.step) yield value;
  }
  const place = (row: number, own: number, scope: string): void => {
    let tries = 0;
    for (const value of candidates(own)) {
      const place = scope + value;
      if (taken.has(place)) {
        if (++tries === TRIES) break;
        continue;
      }
      taken.add(place);
      if (value !== own) moved.set(row, value);
      return;
    }
    moved.set(row, null);
  };
  // Rows that the table does not have would take values from those that it has.
  const learn = earlierRows(
    table,
    column,
    givenValues,
    () => table.draft.rows,
    (row, i, plain, scopes) => {
      // A key says nothing of rows in which one of its columns is NULL.
      if ([plain, ...scopes].every(({ nulls }) => !nulls?.[i])) place(row, numberAt(plain, i), scopeOf(scopes, i));
    },
  );
  return addNode(table, node.shape, node.makesNulls, (wanted, out, frame) => {
    const plain = frame.node(base);
    learn(frame, wanted);
    if (out.store !== 'i32' && out.store !== 'f53') return;
    for (let i = 0; i < wanted.count; i++) {
      const row = rowAt(wanted, i);
      const value = moved.get(row);
      if (value === null) throw new TakenValueFault(row, cellText(plain, i));
      out.values[i] = value ?? numberAt(plain, i);
      if (out.nulls) out.nulls[i] = plain.nulls?.[i] === 1 ? 1 : 0;
    }
  });
}

function numberAt(column: Column, row: number): number {
  return column.store === 'i32' || column.store === 'f53' ? column.values[row]! : 0;
}
