import type { Blueprint } from '@seedbed/contract';
import { columnPlaces, type ColumnPlace } from './edit-many.ts';
import { UNSURE } from './recognised.ts';

/** All columns that inference chose a generator for. */
export const ANY = 1.01;

/**
 * Columns that nobody decided yet, from the least sure up. A choice by hand or an accepted guess has no confidence; so what is reviewed is
 * kept in the blueprint itself.
 */
export function unsureColumns(blueprint: Blueprint, below: number = UNSURE): ColumnPlace[] {
  return columnPlaces(blueprint)
    .filter(({ column, given }) => given === null && column.generator !== undefined && column.confidence !== undefined && column.confidence < below)
    .sort((a, b) => a.column.confidence! - b.column.confidence!);
}

/** All columns, those first of whose generator inference is least sure; what somebody decided, and what Postgres or a parent gives, comes last. */
export function leastSureFirst(places: readonly ColumnPlace[]): ColumnPlace[] {
  return places.toSorted((a, b) => surenessOf(a) - surenessOf(b));
}

const DECIDED = 2;

function surenessOf({ column, given }: ColumnPlace): number {
  return given === null && column.generator ? (column.confidence ?? DECIDED) : DECIDED;
}
