import { UNSURE, type Blueprint } from '@seedbed/contract';
import { columnPlaces, type ColumnPlace } from './edit-many.ts';

/** All columns that inference chose a generator for. */
export const ANY = 1.01;

/**
 * Columns that nobody has decided, with the lowest confidence first. A choice by hand, or an accepted guess, has no confidence, so the
 * blueprint itself records what was reviewed.
 */
export function unsureColumns(blueprint: Blueprint, below: number = UNSURE): ColumnPlace[] {
  return columnPlaces(blueprint)
    .filter(({ column, given }) => given === null && column.generator !== undefined && column.confidence !== undefined && column.confidence < below)
    .sort((a, b) => a.column.confidence! - b.column.confidence!);
}

/** All columns, those with the lowest confidence first. Columns that a person decided, and those that Postgres or a parent fills, come last. */
export function byConfidence(places: readonly ColumnPlace[]): ColumnPlace[] {
  return places.toSorted((a, b) => confidenceOf(a) - confidenceOf(b));
}

const DECIDED = 2;

function confidenceOf({ column, given }: ColumnPlace): number {
  return given === null && column.generator ? (column.confidence ?? DECIDED) : DECIDED;
}
