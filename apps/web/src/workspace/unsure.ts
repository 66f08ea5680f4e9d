import { resolveType, UNSURE, type Blueprint } from '@seedbed/contract';
import { columnPlaces, type ColumnPlace } from './edit-many.ts';

/** All columns that inference chose a generator for. */
export const ANY = 1.01;

/**
 * Columns that nobody has decided, with the lowest confidence first; of equal ones, those whose wrong values are seen first. A choice by hand,
 * or an accepted guess, has no confidence, so the blueprint itself records what was reviewed.
 */
export function unsureColumns(blueprint: Blueprint, below: number = UNSURE): ColumnPlace[] {
  return columnPlaces(blueprint)
    .filter(({ column, given }) => given === null && column.generator !== undefined && column.confidence !== undefined && column.confidence < below)
    .map((place) => ({ place, shows: showsOf(place, blueprint.types) }))
    .sort((a, b) => a.place.column.confidence! - b.place.column.confidence! || b.shows - a.shows)
    .map(({ place }) => place);
}

/** Types whose values look alike whatever they mean. */
const BLANK_TYPES: ReadonlySet<string> = new Set(['bool', 'uuid', 'bytea', 'bit', 'varbit', 'tsvector']);
const TEXT_TYPES: ReadonlySet<string> = new Set(['text', 'varchar', 'bpchar', 'citext', 'name']);

/** How soon a wrong value is seen: words before numbers, days and documents, and those before yes/no and ids. A value in each row before one in some. */
function showsOf({ column }: ColumnPlace, types: Blueprint['types']): number {
  const { base } = resolveType(column.type, types ?? {});
  return (TEXT_TYPES.has(base) ? 4 : BLANK_TYPES.has(base) ? 0 : 2) + (column.nullable ? 0 : 1);
}

/** All columns, those with the lowest confidence first, in the order of the review. Columns that a person decided, and those that Postgres or a parent fills, come last. */
export function byConfidence(places: readonly ColumnPlace[], types: Blueprint['types']): ColumnPlace[] {
  const shows = new Map(places.filter((one) => confidenceOf(one) < UNSURE).map((one) => [one.id, showsOf(one, types)]));
  return places.toSorted((a, b) => confidenceOf(a) - confidenceOf(b) || (shows.get(b.id) ?? 0) - (shows.get(a.id) ?? 0));
}

const DECIDED = 2;

function confidenceOf({ column, given }: ColumnPlace): number {
  return given === null && column.generator ? (column.confidence ?? DECIDED) : DECIDED;
}
