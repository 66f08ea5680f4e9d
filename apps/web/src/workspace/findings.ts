import { UNSURE, type Blueprint, type ColumnFinding } from '@seedbed/contract';
import type { Looked } from '../queries/findings-key.ts';
import { columnPlaces, type ColumnPlace } from './edit-many.ts';
import { unsureColumns } from './unsure.ts';

/** A column with what looks wrong in its rows. */
export type Doubted = { readonly place: ColumnPlace; readonly findings: readonly ColumnFinding[] };

/**
 * The columns whose rows look wrong, the most embarrassing first. `from`: the revision whose rows were looked at. What
 * has another generator since, or was called right, is left out.
 */
export function doubtedColumns(findings: readonly ColumnFinding[], from: Blueprint, now: Blueprint): Doubted[] {
  if (findings.length === 0) return [];
  const was = new Map(columnPlaces(from).map((one) => [one.id, one.column.generator]));
  const places = new Map(columnPlaces(now).map((one) => [one.id, one]));
  const found = new Map<string, { place: ColumnPlace; findings: ColumnFinding[] }>();
  for (const finding of findings) {
    const id = `${finding.table}.${finding.column}`;
    const place = places.get(id);
    if (!place?.column.generator || place.given !== null || place.column.asIs?.includes(finding.code)) continue;
    if (JSON.stringify(was.get(id)) !== JSON.stringify(place.column.generator)) continue;
    const known = found.get(id);
    if (known) known.findings.push(finding);
    else found.set(id, { place, findings: [finding] });
  }
  return [...found.values()];
}

/**
 * What is to review, of which the list of the review and the count beside its name are made: columns whose rows look wrong, then those that were
 * guessed weakly. `below`: the confidence that is enough.
 */
export function columnsToReview(looked: Looked | undefined, blueprint: Blueprint, below: number = UNSURE): { doubted: Doubted[]; queue: ColumnPlace[] } {
  const doubted = looked ? doubtedColumns(looked.items, looked.from, blueprint) : [];
  const wrong = new Set(doubted.map(({ place }) => place.id));
  return { doubted, queue: [...doubted.map(({ place }) => place), ...unsureColumns(blueprint, below).filter(({ id }) => !wrong.has(id))] };
}
