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
