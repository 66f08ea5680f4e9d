import type { SqlType } from '@seedbed/contract';
import { familyOf } from '../../generators/kit/type-families.ts';
import { generatorByKind } from '../../generators/index.ts';
import { civilOf } from '../../values/civil-date.ts';
import type { ColumnDraft } from '../draft.ts';
import { isKept } from '../existing/existing-rows.ts';
import type { Work } from '../work.ts';
import { PLACES, type Step } from './move-dates.ts';

/** How a column's values move: as days, as microseconds, by adding a number, or as texts with dates inside. */
export type Slide =
  | { readonly as: 'date'; readonly step: Step }
  | { readonly as: 'timestamp'; readonly step: Step }
  | { readonly as: 'number'; readonly add: number }
  | { readonly as: 'text'; readonly where: RegExp; readonly step: Step };

/** Why a column that contains times is not moved. */
export type Stays = { readonly stays: string };

const DAYS = 7;

/**
 * How a column moves with the blueprint's `slide`; the reason if a condition fixes its times; null if it has no times. A reference moves
 * like its target.
 */
export function slideOf(work: Work, column: ColumnDraft, met: readonly ColumnDraft[] = []): Slide | Stays | null {
  const weeks = work.blueprint.slide ?? 0;
  if (weeks === 0 || isKept(work, column.table) || work.still.has(column.table.name)) return null;
  const relation = work.tables.get(column.table)!.governing.get(column);
  if (relation) {
    const parent = relation.parentColumns[relation.columns.indexOf(column)]!;
    return met.includes(parent) ? null : slideOf(work, parent, [...met, column]);
  }
  const moves = movesAs(work, column, weeks);
  if (!moves) return null;
  const fixed = fixedBy(column);
  return fixed === null ? moves : { stays: fixed };
}

export function isMoved(slide: Slide | Stays | null): slide is Slide {
  return slide !== null && !('stays' in slide);
}

function movesAs(work: Work, column: ColumnDraft, weeks: number): Slide | null {
  const { type } = column;
  const step = stepFor(work, column, weeks);
  const kind = column.spec.generator?.kind ?? '';
  switch (familyOf(type)) {
    case 'date':
      return { as: 'date', step };
    case 'timestamp':
    case 'timestamptz':
      return { as: 'timestamp', step };
    case 'json':
      return { as: 'text', where: PLACES.json, step };
    case 'literal':
      if (type.base === 'xml') return { as: 'text', where: PLACES.xml, step };
      return holdsTimes(type) ? { as: 'text', where: PLACES.literal, step } : null;
    case 'text':
      if (kind === 'json') return { as: 'text', where: PLACES.json, step };
      if (kind === 'xml.document') return { as: 'text', where: PLACES.xml, step };
      return makesTimes(kind) ? { as: 'text', where: PLACES.whole, step } : null;
    case 'int':
    case 'decimal':
    case 'float':
      return countsTime(kind) ? { as: 'number', add: weeks * perWeek(column, 's') } : null;
    case 'bigint':
      return countsTime(kind) ? { as: 'number', add: weeks * perWeek(column, 'ms') } : null;
    default:
      return null;
  }
}

const WEEK = { s: 604_800, ms: 604_800_000, us: 604_800_000_000, d: DAYS } as const;

function perWeek({ spec }: ColumnDraft, usual: 's' | 'ms'): number {
  const unit = spec.generator?.parameters?.unit as keyof typeof WEEK | undefined;
  return WEEK[unit ?? usual] ?? WEEK[usual];
}

/** Generators that write a whole date into a text. */
function makesTimes(kind: string): boolean {
  const definition = generatorByKind(kind);
  return definition !== undefined && definition.outputs.includes('date') && definition.outputs.every((output) => TIMES.has(output));
}

/** Generators whose numbers count from 1970 on. */
function countsTime(kind: string): boolean {
  const definition = generatorByKind(kind);
  return definition !== undefined && TIMELY.has(definition.group) && definition.outputs.includes('timestamp') && definition.outputs.includes('integer');
}

const TIMELY: ReadonlySet<string> = new Set(['date', 'life']);
const TIMES: ReadonlySet<string> = new Set(['date', 'timestamp', 'time', 'integer', 'text']);

function holdsTimes(type: SqlType): boolean {
  if (type.base === 'date' || type.base === 'timestamp' || type.base === 'timestamptz') return true;
  return (type.element !== undefined && holdsTimes(type.element)) || (type.fields ?? []).some((field) => holdsTimes(field.type));
}

/** Whole weeks; whole months for columns that hold first days of months, unless a condition compares them with others. */
function stepFor(work: Work, column: ColumnDraft, weeks: number): Step {
  const days = weeks * DAYS;
  if (!MONTHLY.has(column.spec.generator?.kind ?? '') || isCompared(column) || isKey(column)) return { days };
  const from = civilOf(work.referenceDay);
  const to = civilOf(work.referenceDay + days);
  return { months: (to.year - from.year) * 12 + to.month - from.month };
}

const MONTHLY: ReadonlySet<string> = new Set(['date.month', 'date.quarter']);

/** Two days of a month may become equal when months differ in length. */
function isKey({ name, table: { spec } }: ColumnDraft): boolean {
  return (
    spec.primaryKey?.includes(name) === true ||
    (spec.uniqueKeys ?? []).some((key) => JSON.stringify(key).includes(`"${name}"`)) ||
    (spec.exclusions ?? []).length > 0
  );
}

function isCompared(column: ColumnDraft): boolean {
  return (column.table.spec.groups ?? []).some(({ order, variants }) =>
    [...(order ?? []), ...(variants ?? []).flatMap((variant) => variant.order ?? [])].some(
      ({ terms }) => terms.length > 1 && terms.some((term) => term.column === column.name),
    ),
  );
}

/** The reason why its values are fixed days. */
function fixedBy(column: ColumnDraft): string | null {
  if (column.domain.in) return 'a condition lists its values';
  const { range, jsonMembers, element, fields } = column.domain;
  if (range ?? jsonMembers ?? element ?? fields) return 'a condition bounds what it holds';
  if (column.spec.generator?.kind === 'pool') return 'its values were tried one by one against a condition';
  const frozen = column.table.spec.groups?.find(({ rows, columns }) => rows && columns.includes(column.name));
  return frozen ? `its values are tuples that ${frozen.constraints?.[0] ?? 'a condition'} was seen to accept` : null;
}
