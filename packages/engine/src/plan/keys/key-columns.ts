import { closeCapacityFor } from '../../keys/close-capacity.ts';
import { sourceOf } from '../column-source.ts';
import type { ColumnDraft } from '../draft.ts';
import { rowsBefore } from '../existing/existing-rows.ts';
import { sourcesOfVariants } from '../groups/sources-of-variants.ts';
import { listsValues } from '../given-values/given-kinds.ts';
import { isWritten } from '../given-values/written-kinds.ts';
import type { TableWork, Work } from '../work.ts';
import type { KeySpec, WhenSpec } from './key-specs.ts';
import { ordinalRanks, permutedRanks, steppedRanks } from './rank-rules.ts';
import { widenSource } from './widen-source.ts';

export type Sized = { readonly column: ColumnDraft; size: number };

/** The number of values that ranks can choose from. */
export function sizeOf(work: Work, column: ColumnDraft): number {
  const all = valuesOf(work, column);
  return sourceOf(work, column)?.plainFirst ? closeCapacityFor(rowsBefore(work, column.table) + column.table.rows, all) : all;
}

/** The number of values that it can have by rank. */
function valuesOf(work: Work, column: ColumnDraft): number {
  const source = sourceOf(work, column);
  if (!source?.at) return 1;
  const variants = sourcesOfVariants(work, work.tables.get(column.table)!, column) ?? [];
  return Math.max(1, Math.min(Number.MAX_SAFE_INTEGER, source.cardinality, ...variants.map(({ cardinality }) => cardinality)));
}

export function product(sized: readonly Sized[]): number {
  return sized.reduce((size, entry) => Math.min(Number.MAX_SAFE_INTEGER, size * entry.size), 1);
}

const TEXTS: ReadonlySet<string> = new Set(['text', 'varchar', 'citext', 'bpchar', 'name']);

export function isText({ type }: ColumnDraft): boolean {
  return TEXTS.has(type.base);
}

/**
 * How likely people expect a column to be unique: counting numbers and names before timestamps and parts of dates, and
 * those before flags and labels.
 */
export function preference({ type, spec, table }: ColumnDraft): number {
  // If conditions change other columns, a part of a date may be the only column that can differ.
  if (type.base.startsWith('int') && spec.generator?.kind.startsWith('date.') && (table.spec.groups ?? []).length === 0) return 1;
  if (['int2', 'int4', 'int8', 'uuid'].includes(type.base)) return 4;
  if (TEXTS.has(type.base)) return 3;
  return type.base === 'enum' || type.base === 'bool' ? 0 : 2;
}

/** Whole numbers count up within a parent; texts start anywhere. */
export function counts({ type }: ColumnDraft): boolean {
  return ['int2', 'int4', 'int8'].includes(type.base);
}

/** Replaces the column's source by one with enough values; returns whether there are enough. */
export function widen(work: Work, table: TableWork, column: ColumnDraft, needed: number): boolean {
  const state = table.columns.get(column)!;
  const source = sourceOf(work, column);
  // A computed column has fixed values, computed from rows that do not exist yet.
  if (!source || state.source === 'busy' || work.derivedNeeds.has(column)) return false;
  // Values for a whole step, so that existing rows do not change when the table grows within it.
  const step = work.blueprint.steady && !(source.at && source.cardinality >= needed) ? widenSource(work, column, source, closeCapacityFor(needed)) : null;
  const wider = step && step.cardinality >= needed ? step : widenSource(work, column, source, needed);
  if (wider !== source) {
    if (listsValues(column) && isWritten(column)) state.listed ??= source;
    state.source = wider;
  }
  if (wider.at === undefined || wider.cardinality < needed) return false;
  return sourcesOfVariants(work, table, column)?.every(({ cardinality }) => cardinality >= needed) ?? true;
}

export function setRank(table: TableWork, column: ColumnDraft, rank: ReturnType<typeof ordinalRanks>, alone: boolean): void {
  const state = table.columns.get(column)!;
  state.rank = rank;
  state.alone = alone;
}

export function takeAlone(work: Work, table: TableWork, column: ColumnDraft): string {
  // If low ranks are the natural ones, uses few more values than rows, and the same ones when the table grows.
  const steady = work.blueprint.steady === true && sourceOf(work, column)?.plainFirst;
  setRank(
    table,
    column,
    steady ? steppedRanks(work, table, column.name, valuesOf(work, column)) : permutedRanks(work, table, column.name, sizeOf(work, column)),
    true,
  );
  return `a permutation of the values of ${column.name}`;
}

export function takeProduct(work: Work, table: TableWork, sized: readonly Sized[]): string {
  const capacity = Math.max(1, product(sized));
  const name = sized.map((entry) => entry.column.name).join(',');
  let step = 1;
  for (const { column, size } of sized) {
    setRank(table, column, permutedRanks(work, table, name, capacity, step, size), sized.length === 1);
    step *= size;
  }
  return `a permutation of the product of ${sized.map((entry) => entry.column.name).join(' and ')}`;
}

/**
 * Whether rows can avoid the predicate: nothing else depends on the values of its column, and there is another value
 * outside the list.
 */
export function canGuard(work: Work, table: TableWork, { when }: KeySpec): boolean {
  if (when === null || table.governing.has(when.column) || table.columns.get(when.column)!.rank !== null) return false;
  return !isList(when) || canEscape(work, table, when);
}

/** Whether the predicate lists several values. */
export function isList({ values }: WhenSpec): boolean {
  return values.length > 1;
}

function canEscape(work: Work, table: TableWork, { column, values }: WhenSpec): boolean {
  const group = table.groups.get(column);
  const at = group?.columns.indexOf(column) ?? -1;
  if (group?.spec.rows) return !group.once && group.spec.rows.some((tuple) => !values.includes(tuple[at] ?? null));
  const shape = sourceOf(work, column)?.shape;
  if (column.nullable && !table.columns.get(column)!.neverNull && !values.includes(null)) return true;
  if (shape?.store === 'dict') return shape.dictionary.texts.some((text) => !values.includes(text));
  if (shape?.store === 'i32' && shape.as === 'bool') return values.filter((value) => value !== null).length < 2;
  return shape?.store === 'i32' || shape?.store === 'f53';
}
