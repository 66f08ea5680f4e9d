import { Problem, type Diagnostic, type Domain, type Order, type Variant } from '@seedbed/contract';
import { BATCH_ROWS } from '../../columns/column.ts';
import { parseTimestamp } from '../domains/parse-timestamp.ts';
import type { ColumnDraft, TableDraft } from '../draft.ts';
import type { Plan } from '../plan.ts';
import { conditionsOnColumn } from '../groups/conditions-on-column.ts';
import { openReader } from '../reader.ts';
import type { TableWork, Work } from '../work.ts';
import { refusalOf } from './fixed-days.ts';
import { isMoved, slideOf } from './slide-of.ts';

/** How many of a table's first rows to test against conditions on fixed dates; later rows are not tested. */
const TRIED = 20_000;

/**
 * Faults for times that cannot be moved: conditions that compare them with unmoved values, references to rows of the
 * target.
 */
export function checkSlide(work: Work): void {
  if (!work.blueprint.slide) return;
  for (const table of work.tables.values()) {
    for (const group of table.draft.spec.groups ?? []) {
      const orders = [...(group.order ?? []), ...(group.variants ?? []).flatMap((variant) => variant.order ?? [])];
      const torn = orders.find((order) => isTorn(work, table.draft, order));
      if (!torn) continue;
      const names = torn.terms.map(({ column }) => column).join(', ');
      const message = `${table.draft.name}: ${group.constraints?.[0] ?? 'a condition'} compares ${names}, of which slide moves only some, or not by as much.`;
      work.faults.add(`${table.draft.pointer}/groups`, message);
    }
    for (const { column, group } of boundByCases(work, table)) {
      const message = `${table.draft.name}.${column}: ${group} asks for other days in each of its cases, which slide would move rows across.`;
      work.faults.add(`${table.draft.pointer}/groups`, message);
    }
    for (const relation of table.draft.relations) {
      if ((work.existingTables[relation.parent.name]?.rows?.length ?? 0) === 0) continue;
      const moved = relation.columns.find((column) => isMoved(slideOf(work, column)));
      if (moved)
        work.faults.add(
          relation.pointer,
          `${table.draft.name}.${moved.name} refers by a time to rows that ${relation.parent.name} holds already, which slide does not move.`,
        );
    }
  }
}

/** Moved columns whose dates depend on the row's case: a moved date may satisfy only a different case. */
function boundByCases(work: Work, { draft }: TableWork): { readonly column: string; readonly group: string }[] {
  return (draft.spec.groups ?? []).flatMap(({ columns, variants, constraints }) =>
    columns.flatMap((name) => {
      const column = draft.columns.get(name);
      if (columns.length < 2 || !column || !isMoved(slideOf(work, column))) return [];
      const domains = new Set((variants ?? []).map((variant) => JSON.stringify(conditionsOnColumn(variant, name)?.domain ?? {})));
      return domains.size > 1 && !coverAll(variants ?? [], name) ? [{ column: name, group: constraints?.[0] ?? 'a condition' }] : [];
    }),
  );
}

/** Whether every day is in one of the cases, and they ask for nothing else: partitions by time beside a DEFAULT one. A moved row is in another case, then. */
function coverAll(variants: readonly Variant[], name: string): boolean {
  const [first, ...others] = variants.map(({ order = [] }) => JSON.stringify(order));
  if (others.some((order) => order !== first)) return false;
  const spans: { readonly from: number; readonly to: number; readonly open: boolean; readonly after: boolean }[] = [];
  for (const { columns } of variants) {
    const { domain, ...rest } = columns[name] ?? {};
    const { min, max, minExclusive = false, maxExclusive = false, ...more } = (domain ?? {}) as Domain;
    const [from, to] = [min === undefined ? -Infinity : parseTimestamp(String(min)), max === undefined ? Infinity : parseTimestamp(String(max))];
    const asksMore = [
      ...Object.keys(more),
      ...Object.keys(rest).filter((member) => member !== 'generator'),
      ...Object.keys(columns).filter((other) => other !== name),
    ];
    if (from === null || to === null || asksMore.length > 0) return false;
    spans.push({ from, to, open: maxExclusive, after: minExclusive });
  }
  let [reached, open] = [-Infinity, false];
  for (const { from, to, open: isOpen, after } of spans.toSorted((a, b) => a.from - b.from || Number(a.after) - Number(b.after))) {
    if (from > reached || (from === reached && from !== -Infinity && open && after)) return false;
    if (to > reached || (to === reached && !isOpen)) [reached, open] = [to, isOpen];
  }
  return reached === Infinity;
}

/** Whether sliding changes `Σ coefficient × column` so that the condition may no longer hold. */
function isTorn(work: Work, table: TableDraft, { terms, operator }: Order): boolean {
  const columns = terms.map(({ column, coefficient }) => ({ column: table.columns.get(column), coefficient }));
  const inSeconds = columns.some(({ column }) => column && isInSeconds(column));
  let change = 0;
  for (const { column, coefficient } of columns) {
    const slide = column ? slideOf(work, column) : null;
    if (!isMoved(slide)) continue;
    if (slide.as === 'number') change += coefficient * slide.add;
    else if ('days' in slide.step) change += coefficient * slide.step.days * (inSeconds && isInSeconds(column!) ? 86_400 : 1);
    else change += coefficient * slide.step.months * 30;
  }
  // Conditions on one column are bounds, which are tested row by row.
  if (terms.length === 1 || Math.abs(change) < 1e-6 || operator === '<>') return false;
  return operator === '=' || change > 0;
}

/** A timestamp, or a range of timestamps, whose lower end is used. */
function isInSeconds({ type }: ColumnDraft): boolean {
  return (type.kind === 'range' ? (type.element ?? type) : type).base.startsWith('timestamp');
}

/**
 * Diagnostics of a plan that slides: throws for rows that violate a condition on fixed dates, and notes times that are
 * not moved.
 */
export function noteSlide(work: Work, plan: Plan): Diagnostic[] {
  if (!work.blueprint.slide) return [];
  return [...work.tables.values()].flatMap((table) => {
    tryRows(plan, table);
    return [...table.columns.values()].flatMap(({ draft }) => noteOf(work, table, draft) ?? []);
  });
}

function tryRows(plan: Plan, table: TableWork): void {
  const bound = [...table.columns.values()].filter(({ draft }) => draft.isSent && refusalOf(table, draft)).map(({ draft }) => draft.name);
  const { rows } = plan.table(table.draft.name);
  if (bound.length === 0 || rows === 0) return;
  const moved = bound.filter((name) => plan.table(table.draft.name).column(name).sent !== plan.table(table.draft.name).column(name).node);
  if (moved.length === 0) return;
  const reader = openReader(plan, table.draft.name, moved);
  for (let first = 0; first < Math.min(rows, TRIED); first += BATCH_ROWS) {
    try {
      reader.read({ first, count: Math.min(BATCH_ROWS, rows - first), at: null });
    } catch (error) {
      if (error instanceof Problem) throw new Problem('unsatisfiable', error.message, { facts: { table: table.draft.name } });
      throw error;
    }
  }
}

/** Generators whose texts and numbers repeat part of a date. */
const PARTS: ReadonlySet<string> = new Set(['date.year', 'date.month', 'date.quarter', 'date.partial']);

const isTime = ({ type }: ColumnDraft): boolean => type.base === 'date' || type.base === 'timestamp' || type.base === 'timestamptz';

function noteOf(work: Work, { draft: table }: TableWork, column: ColumnDraft): Diagnostic | null {
  const slide = slideOf(work, column);
  const why = slide && 'stays' in slide ? slide.stays : PARTS.has(column.spec.generator?.kind ?? '') && !isTime(column) ? 'it holds a part of a date' : null;
  if (why === null) return null;
  return {
    level: 'info',
    code: 'slide-stays',
    table: table.name,
    column: column.name,
    pointer: column.pointer,
    message: `${table.name}.${column.name} does not slide: ${why}.`,
  };
}
