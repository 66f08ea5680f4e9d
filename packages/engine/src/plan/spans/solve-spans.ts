import type { SqlType } from '@seedbed/contract';
import { boundsOf, isTimeScale, scaleOf, stepsOfUnit, type Scale } from '../domains/bounds.ts';
import { widthsOf } from '../fit/fit-range.ts';
import type { ColumnDraft } from '../draft.ts';
import { conditionsOnColumn } from '../groups/conditions-on-column.ts';
import { spanSpecs, type SpanSpec } from '../keys/key-specs.ts';
import { limitRows } from '../keys/limit-rows.ts';
import { ensureSpread, forgetSpreads } from '../relations/ensure-spread.ts';
import { columnDraws, type RelationWork, type TableWork, type Work } from '../work.ts';
import { slotRule, type SlotLine } from './slot-rule.ts';

const DAY = 86_400_000_000;
const LINE_DAYS = 730;

/** Exclusion constraints and keys WITHOUT OVERLAPS: each row's range gets its own slot, within its parent if the key includes one. */
export function solveSpans(work: Work, table: TableWork): void {
  const specs = spanSpecs(table.draft);
  for (const spec of specs) {
    // Tuples of proven rows contain their ranges.
    if (spec.span.some((column) => table.groups.get(column)?.spec.rows)) {
      note(table, spec, 'by ranges that Postgres was seen to take');
      continue;
    }
    const governed = spec.span.map((column) => table.governing.get(column)).find((relation) => relation !== undefined);
    if (governed) {
      // The range is the parent's own (PERIOD), so no parent may repeat.
      const relation = work.relations.get(governed)!;
      relation.needs.oneToOne = true;
      forgetSpreads(work, table);
      if (!governed.nullable) limitRows(work, table, asKey(spec), governed.parent.rows);
      note(table, spec, 'the range of its own parent');
    } else if (!spec.span.some((column) => table.columns.get(column)!.slot)) placeSlots(work, table, { ...spec, equal: equalInAll(spec, specs) });
  }
}

/**
 * The columns that must be equal in all exclusions over the same span: if a teacher and a room may each have one lesson
 * at a time, no two lessons may overlap at all.
 */
function equalInAll({ span, equal }: SpanSpec, specs: readonly SpanSpec[]): readonly ColumnDraft[] {
  const same = specs.filter((other) => other.span.some((column) => span.includes(column)));
  return equal.filter((column) => same.every((other) => other.equal.includes(column)));
}

function placeSlots(work: Work, table: TableWork, spec: SpanSpec): void {
  const [first] = spec.span;
  const type = first!.type.element ?? first!.type;
  const scale = scaleOf(type);
  // A range column, or two columns with its ends.
  const isSpan = spec.span.length === 1 ? first!.type.element !== undefined : spec.span.every((column) => scaleOf(column.type));
  if (!scale || !isSpan) {
    note(table, spec, `not kept: ranges of ${type.name} have no order that is known`);
    work.diagnostics.push({
      level: 'warning',
      code: 'key-not-kept',
      table: table.draft.name,
      constraint: spec.name,
      pointer: spec.pointer,
      message: `Rows of ${table.draft.name} may overlap in ${first!.name}: ranges of ${type.name} have no order that is known here.`,
    });
    return;
  }
  const lead = leadOf(work, table, spec);
  if (lead) {
    lead.needs.contiguous = true;
    forgetSpreads(work, table);
  }
  const slots = Math.max(1, lead ? Math.min(ensureSpread(work, lead).most, table.draft.rows) : table.draft.rows);
  const lengths = lengthsOf(table, spec.span, scale);
  const line = lineOf(scale, spec.span, type, slots, work.referenceDay, lengths, gridOf(table, spec.span, scale));
  if (line.width < lengths[0]) {
    const { min, max } = boundsOf(scale, first!.domain);
    limitRows(work, table, asKey(spec), Math.max(0, Math.floor((max - min) / lengths[0])));
  }
  const name = spec.span.map((column) => column.name).join(',');
  const rule = slotRule(line, lead, columnDraws(work, table.draft, name, 'span'));
  spec.span.forEach((column, i) => {
    const state = table.columns.get(column)!;
    state.slot = { rule, part: spec.span.length === 1 ? 'range' : i === 0 ? 'from' : 'to' };
    state.neverNull = true;
  });
  note(table, spec, lead ? `a slot within ${lead.draft.parent.name}` : 'a slot of its own');
}

/**
 * A parent whose columns are all among the equal ones, so rows of different parents never conflict. None for rows that
 * refer to each other in pairs: those lie side by side, not by parent.
 */
function leadOf(work: Work, table: TableWork, spec: SpanSpec): RelationWork | null {
  if (table.draft.relations.some((relation) => relation.spec.mates)) return null;
  const candidates = table.draft.relations
    .filter((relation) => relation.columns.every((column) => spec.equal.includes(column)) && !relation.nullable)
    .map((relation) => work.relations.get(relation)!);
  return (
    candidates.find((relation) => relation.draft.spec.owner) ?? candidates.find((relation) => relation.role.kind === 'lead' && !relation.needs.turn) ?? null
  );
}

/** The values from which slots are cut: the two years before the reference date, or the numbers from 1, within the domain's bounds. */
function lineOf(
  scale: Scale,
  span: readonly ColumnDraft[],
  type: SqlType,
  slots: number,
  referenceDay: number,
  bounds: readonly [number, number],
  grid: Grid,
): SlotLine {
  const column = span[0]!;
  const domain = column.type.element ? (column.domain.range?.lower ?? {}) : column.domain;
  const { min, max } = boundsOf(scale, domain);
  if (scale.kind === 'date' || scale.kind === 'timestamp') {
    const day = scale.kind === 'date' ? 1 : DAY;
    const start = Math.max(min, Math.min((referenceDay - LINE_DAYS) * day, referenceDay * day - slots * (bounds[0] + 1)));
    const end = Math.min(max, Math.max(referenceDay * day, start + slots * 2));
    const exact = Math.floor((end - start) / slots);
    // Whole days if there is room, so that comparing only dates also works; otherwise whole minutes.
    const grains = [day, DAY / 24 / 4, 60_000_000].filter((each) => each % grid.every === 0);
    const grain = grains.find((each) => each <= exact / 2 && each <= day && each < exact - bounds[0]) ?? grid.every;
    const begin = Math.ceil((start - grid.from) / grain) * grain + grid.from;
    const line = { start: begin, width: Math.floor(exact / grain) * grain, grain, ...lengthsIn(onGrid(bounds, grid)) };
    if (grid.every > 1 && (QUARTER % grid.every !== 0 || grid.from !== 0)) return line;
    const quarters = scale.kind === 'timestamp' && grain === DAY && line.start % DAY === 0 ? (quartersOf(column) ?? quartersBetween(span, bounds)) : null;
    return quarters ? { ...line, quarters } : line;
  }
  const start = Math.max(min, scale.kind === 'time' ? 0 : 1);
  const room = Math.floor((max - start) / slots);
  return { start, width: type.base === 'time' ? room : Math.min(Math.max(10, bounds[0] + 1), room), grain: 1, ...lengthsIn(bounds) };
}

/** Ends are an origin plus multiples of a step: whole minutes, whole hours. */
type Grid = { readonly every: number; readonly from: number };

const QUARTER = DAY / 96;

/** The grid of both ends. If one has none, the other's grid. */
function gridOf(table: TableWork, span: readonly ColumnDraft[], scale: Scale): Grid {
  if (!isTimeScale(scale) || span.some((column) => column.type.element)) return { every: 1, from: 0 };
  const variants = (table.draft.spec.groups ?? []).flatMap((group) => group.variants ?? []);
  const domains = span.flatMap(({ name, domain }) => [domain, ...variants.flatMap((variant) => conditionsOnColumn(variant, name)?.domain ?? [])]);
  const unit = stepsOfUnit(scale);
  const grids = domains.flatMap(({ multipleOf, remainder = 0 }) => (multipleOf === undefined ? [] : [{ every: multipleOf * unit, from: remainder * unit }]));
  return grids.reduce((widest, grid) => (grid.every > widest.every ? grid : widest), { every: 1, from: 0 });
}

function onGrid([least, most]: readonly [number, number], { every }: Grid): readonly [number, number] {
  return every === 1 ? [least, most] : [Math.ceil(least / every) * every, most === Infinity ? most : Math.max(every, Math.floor(most / every) * every)];
}

function lengthsIn(lengths: readonly [number, number]): Pick<SlotLine, 'lengths'> {
  return lengths[0] > 1 || lengths[1] < Infinity ? { lengths } : {};
}

/** The minimum and maximum length of a range, in steps, from orders between its ends (`to - from <= 14`) or from the range's own domain. */
function lengthsOf(table: TableWork, span: readonly ColumnDraft[], scale: Scale): readonly [number, number] {
  const [from, to] = span;
  if (!to) {
    const { least, most } = widthsOf(from!.domain.range ?? {}, scale);
    return [least, most];
  }
  let [least, most] = [1, Infinity];
  const unit = stepsOfUnit(scale);
  const groups = table.draft.spec.groups ?? [];
  for (const { terms, operator, value } of groups.flatMap((group) => [...(group.order ?? []), ...(group.variants ?? []).flatMap((one) => one.order ?? [])])) {
    const by = terms.find((term) => term.column === to.name)?.coefficient;
    if (terms.length !== 2 || by === undefined || operator === '<>' || !terms.some((term) => term.column === from!.name && term.coefficient === -by)) continue;
    const bound = (value / by) * unit;
    const strict = operator === '<' ? 1 : 0;
    if (by > 0 || operator === '=') most = Math.min(most, Math.floor(bound) - strict);
    if (by < 0 || operator === '=') least = Math.max(least, Math.ceil(bound) + strict);
  }
  return least <= most ? [least, most] : [1, Infinity];
}

/** The lengths that the column's own generator requests, if they are less than a day (`range` with widths in days). */
function quartersOf({ spec }: ColumnDraft): readonly [number, number] | null {
  const { kind, parameters } = spec.generator ?? { kind: '' };
  const [least, most] = [Number(parameters?.minWidth), Number(parameters?.maxWidth)];
  return kind === 'range' && most > 0 && most < 0.5 ? [Math.max(1, Math.round(least * 96)), Math.max(1, Math.round(most * 96))] : null;
}

/**
 * The lengths of a range between two columns that conditions limit to less than a day: those of its end's generator,
 * within the limits. Without such a generator, from half of the maximum up to the maximum.
 */
function quartersBetween([from, to]: readonly ColumnDraft[], [least, most]: readonly [number, number]): readonly [number, number] | null {
  if (!to || most >= DAY / 2 || !from!.type.base.startsWith('timestamp')) return null;
  const { minHours, maxHours } = (to.spec.generator?.parameters ?? {}) as { minHours?: number; maxHours?: number };
  const [fewest, greatest] = [Math.max(1, Math.ceil(least / QUARTER)), Math.floor(most / QUARTER)];
  if (fewest > greatest) return null;
  const within = (quarters: number): number => Math.min(greatest, Math.max(fewest, Math.round(quarters)));
  return [within(minHours === undefined ? greatest / 2 : minHours * 4), within(maxHours === undefined ? greatest : maxHours * 4)];
}

function asKey({ name, pointer, equal, span }: SpanSpec): { name: string; pointer: string; columns: ColumnDraft[] } {
  return { name, pointer, columns: [...equal, ...span] };
}

function note(table: TableWork, spec: SpanSpec, how: string): void {
  table.keys.push({ name: spec.name, columns: [...spec.equal, ...spec.span].map((column) => column.name), how, largest: Number.MAX_SAFE_INTEGER });
}
