import type { Domain } from '@seedbed/contract';
import { allocColumn } from '../../columns/allocate.ts';
import { restart } from '../../columns/arena-writer.ts';
import { BATCH_ROWS, type Column, type Rows } from '../../columns/column.ts';
import type { ColumnSource, Siblings } from '../../columns/source.ts';
import { hashOf } from '../../values/hash-of.ts';
import { cellText } from '../cell-text.ts';
import { sourceOf } from '../column-source.ts';
import { acceptor } from '../domains/accepts.ts';
import { enumerate } from '../domains/enumerate.ts';
import { intersectDomains } from '../domains/intersect.ts';
import type { ColumnDraft, RelationDraft, TableDraft } from '../draft.ts';
import type { GroupWork } from '../groups/group-work.ts';
import { conditionsOnColumn } from '../groups/conditions-on-column.ts';
import { isKept } from '../existing/existing-rows.ts';
import { openFrame, type Frame } from '../frame.ts';
import type { Plan } from '../plan.ts';
import type { Condition, Work } from '../work.ts';
import { chance } from '../../values/uniform.ts';
import { nullDraws } from '../null-draws.ts';
import { demandedSource } from './demanded-source.ts';

/** How many parents to check one by one: of a larger table only the first ones are candidates. */
export const MAX_PARENTS_CHECKED = 20_000;
/** The same where the blueprint says that all parents in such a state are candidates. */
const MAX_PARENTS_IN_STATE = 2_000_000;
/** The number of parent rows that change if children require a kind of value rather than a list. */
const SOME = 20;
/** The share of a key's values that may be replaced by required values. */
const MAX_TAKEN_SHARE = 0.75;

/**
 * The parents that a child's conditions allow: rows whose key, and the columns in `where`, satisfy them. If no row does, some rows of the
 * parent's column take the required values. Null if every parent will do, or if the values are not known yet.
 */
export function selectedParents(work: Work, relation: RelationDraft, requiredOf: (column: ColumnDraft) => Domain | null): number[] | null {
  const onKey = relation.columns.flatMap((column, i) => {
    const domain = requiredOf(column);
    return domain && binds(domain) ? [{ parent: relation.parentColumns[i]!, domain }] : [];
  });
  const onOthers = Object.entries(relation.spec.where ?? {}).map(([name, domain]) => ({ parent: relation.parent.columns.get(name)!, domain }));
  const conditions = [...onKey, ...onOthers];
  const { whereOwn, whereAll } = relation.spec;
  const isKnown = ({ parent, domain }: Condition): boolean =>
    isLack(domain)
      ? nullsOf(work, parent) !== null
      : canTell(work, parent, whereOwn) ||
        (whereAll === true && (casesTell(work, parent, domain) !== null || isMadeFromOwnRow(work, parent) || isFirstOfGroup(work, parent)));
  if (conditions.length === 0) return null;
  if (!conditions.every(isKnown)) return whereAll === true && onKey.length === 0 ? lookedAt(work, relation, conditions, null) : null;
  const found = meeting(work, relation, conditions);
  if (found.length > 0 || relation.parent.rows === 0) {
    const last = onKey.length > 0 ? found : lookedAt(work, relation, conditions, found);
    return last?.length === relation.parent.rows ? null : last;
  }
  if (relation.spec.addedLater && onKey.length === 0) return null;
  for (const { parent, domain } of conditions.filter((each) => canTell(work, each.parent, whereOwn)))
    demand(work, parent, domain.in ?? someValues(parent, domain));
  const left = meeting(work, relation, conditions);
  return left.length === 0 && whereAll && onKey.length === 0 ? null : left;
}

/**
 * The parents that meet the conditions by their cells in the look before; those that were found (null: all, for nobody could tell) where there was none, or where no parent
 * does.
 */
function lookedAt(work: Work, relation: RelationDraft, conditions: readonly Condition[], found: number[] | null): number[] | null {
  if (!work.blueprint.lookTwice) return found;
  const { rows } = relation.parent;
  const last = work.seen?.table(relation.parent.name).rows === rows ? meetingInPlan(work.seen, relation, conditions) : [];
  const chosen = last.length === rows ? null : last.length > 0 ? last : found;
  work.looks.set(lookKey(relation, conditions), { relation, conditions, found: chosen });
  return chosen;
}

/** Whether parents that were chosen by conditions do not meet them in the plan, or others do: times of their own parents have moved them since. */
export function isSeenOtherwise(work: Work, plan: Plan): boolean {
  return [...work.looks.values()].some(({ relation, conditions, found }) => {
    const { rows } = relation.parent;
    if (rows > MAX_PARENTS_IN_STATE || plan.table(relation.parent.name).rows !== rows) return false;
    const now = meetingInPlan(plan, relation, conditions);
    return now.length > 0 && (now.length !== (found?.length ?? rows) || (found !== null && now.some((row, i) => row !== found[i])));
  });
}

const inPlans = new WeakMap<Plan, Map<string, number[]>>();

/** The parents that meet the conditions by their cells in a plan: looked for once, for whether another look is needed and for all rounds of that one. */
function meetingInPlan(plan: Plan, relation: RelationDraft, conditions: readonly Condition[]): number[] {
  const known = inPlans.get(plan) ?? new Map<string, number[]>();
  inPlans.set(plan, known);
  const key = lookKey(relation, conditions);
  const found =
    known.get(key) ??
    rowsMeeting(
      conditions.map((each) => cellsMeet(plan, each)),
      Math.min(relation.parent.rows, MAX_PARENTS_IN_STATE),
    );
  known.set(key, found);
  return found;
}

function lookKey({ name }: RelationDraft, conditions: readonly Condition[]): string {
  return `${name} ${JSON.stringify(conditions.map(({ parent, domain }) => [parent.name, domain]))}`;
}

/** Whether rows meet a condition by their cells in a plan, by place. */
function cellsMeet(plan: Plan, { parent, domain }: Condition): (rows: Rows) => (i: number) => boolean {
  const table = plan.table(parent.table.name);
  const { node } = table.column(parent.name);
  const frame = openFrame(plan, table, BATCH_ROWS);
  const accepts = acceptor(parent.type, domain);
  return (rows) => {
    frame.reset(rows);
    const cells = frame.node(node);
    return (i) => {
      const isNull = cells.nulls?.[i] === 1;
      if (isLack(domain)) return isNull;
      return !isNull && (domain.notIn?.length === 0 || accepts(cellText(cells, i)));
    };
  };
}

/** The maximum number of times that required values may replace each other. */
const MAX_REPLACEMENTS = 3;

/** Puts each of these values into some row of the parent's column. Does nothing if the values are not known yet. */
export function demandValues(work: Work, parent: ColumnDraft, values: readonly string[]): void {
  if (values.length === 0 || parent.table.rows > MAX_PARENTS_CHECKED || !canTell(work, parent)) return;
  for (let turn = 0; turn < MAX_REPLACEMENTS; turn++) {
    const present = new Set<string | null>();
    const texts = textsOf(work, parent);
    for (let first = 0; first < parent.table.rows; first += 2048) {
      const range = { first, count: Math.min(2048, parent.table.rows - first), at: null };
      const textAt = texts(range);
      for (let i = 0; i < range.count; i++) present.add(textAt(i));
    }
    const missing = values.filter((value) => !present.has(value));
    if (missing.length === 0) return;
    demand(work, parent, missing);
  }
}

const BINDING = ['in', 'notIn', 'min', 'max', 'minLength', 'maxLength', 'patterns'] as const;

function binds(domain: Domain): boolean {
  return BINDING.some((member) => domain[member] !== undefined);
}

/**
 * A plain column, one with permuted values, or one of fixed tuples: its cells can be computed before the plan exists.
 */
export function canTell(work: Work, column: ColumnDraft, asMade = false): boolean {
  const table = work.tables.get(column.table)!;
  const group = table.groups.get(column);
  if (group?.spec.rows) return true;
  const source = sourceOf(work, column);
  return (
    !table.governing.has(column) &&
    (!group || (asMade && isAsMade(group)) || keepsOwnValue(work, column, group)) &&
    !table.columns.get(column)!.slot &&
    !work.derivedNeeds.has(column) &&
    source !== null &&
    (source.needs ?? []).length === 0
  );
}

/** Whether the column is computed from plain columns of its own row, such as a state from the row's dates: then its cells can be told as well. */
function isMadeFromOwnRow(work: Work, column: ColumnDraft): boolean {
  return needsOwnRow(work, column) && (column.table.rows === 0 || !readsOtherRows(work, column));
}

/** What only the rows beside or below say, such as a number that restarts each year or a count of children, names no column of theirs: the first row tells. */
function readsOtherRows(work: Work, column: ColumnDraft): boolean {
  try {
    textsOf(work, column)({ first: 0, count: 1, at: null })(0);
    return false;
  } catch (error) {
    if (error instanceof OtherRows) return true;
    throw error;
  }
}

class OtherRows extends Error {}

function needsOwnRow(work: Work, column: ColumnDraft): boolean {
  const table = work.tables.get(column.table)!;
  const source = sourceOf(work, column);
  const { slot, rank } = table.columns.get(column)!;
  if (!source || slot || rank || table.governing.has(column) || table.groups.has(column)) return false;
  const needs = [...(source.needs ?? []).map((name) => column.table.columns.get(name)!), ...(work.derivedNeeds.get(column) ?? [])];
  return needs.every(
    (need) => need.table === column.table && need !== column && (need.spec.nullRate ?? 0) === 0 && (canTell(work, need) || needsOwnRow(work, need)),
  );
}

/** Whether a label decides which other columns of its group are there, and stays as it is made: a state under a CHECK on its timestamps. */
function isFirstOfGroup(work: Work, column: ColumnDraft): boolean {
  const table = work.tables.get(column.table)!;
  const group = table.groups.get(column);
  const source = sourceOf(work, column);
  if (!group || !source || (source.needs ?? []).length > 0 || work.derivedNeeds.has(column) || table.governing.has(column) || table.columns.get(column)!.slot)
    return false;
  const { own = [], order = [] } = group.spec;
  const others = group.columns.filter((each) => each !== column).map(({ name }) => name);
  const isPlain = (variant: GroupWork['variants'][number]): boolean =>
    (variant.order ?? []).length === 0 && others.every((name) => conditionsOnColumn(variant, name)?.domain === undefined);
  return own.length === 1 && own[0] === column.name && order.length === 0 && group.guards.length === 0 && group.variants.every(isPlain);
}

/**
 * Whether the label of a row leaves a column of its group no value (true), or needs one (false); undefined if it leaves both. Null where no label decides the group's cases.
 */
export function nullByLabel(work: Work, column: ColumnDraft): ((row: number) => boolean | undefined) | null {
  const group = work.tables.get(column.table)!.groups.get(column);
  const label = column.table.columns.get(group?.spec.own?.[0] ?? '');
  if (!group || !label || label === column || !isFirstOfGroup(work, label)) return null;
  const texts = textsOf(work, label);
  const cases = group.variants.map((variant) => {
    const [own, says] = [conditionsOnColumn(variant, label.name), conditionsOnColumn(variant, column.name)];
    const accepts = own?.domain ? acceptor(label.type, own.domain as Domain) : () => true;
    return {
      fits: (text: string | null) => (text === null ? !own?.notNull : !own?.null && accepts(text)),
      isNull: says?.null ? true : says?.notNull ? false : undefined,
    };
  });
  return (row) => {
    const text = texts({ first: row, count: 1, at: null })(0);
    const [first, ...others] = new Set(cases.flatMap(({ fits, isNull }) => (fits(text) ? [isNull] : [])));
    return others.length > 0 ? undefined : first;
  };
}

/** Whether all columns of a group come first, so that its rows take the case that their values satisfy. */
function isAsMade({ spec: { own = [], columns } }: GroupWork): boolean {
  return columns.every((column) => own.includes(column));
}

/** By variant of the group that draws a column: whether its rows meet the condition; null where that takes more than their case. */
function casesTell(work: Work, column: ColumnDraft, domain: Domain): readonly boolean[] | null {
  const group = work.tables.get(column.table)!.groups.get(column);
  if (!group || group.spec.own || group.spec.rows || group.spec.order || group.guards.length > 0) return null;
  const accepts = acceptor(column.type, domain);
  const meets = group.variants.map((variant) => {
    const labels = conditionsOnColumn(variant, column.name)?.domain?.in;
    return labels === undefined ? false : labels.every((label) => accepts(label));
  });
  return meets.includes(true) ? meets : null;
}

/** A unique member of a group stays unchanged, unless a variant restricts it. */
function keepsOwnValue(work: Work, column: ColumnDraft, { variants }: GroupWork): boolean {
  const { rank } = work.tables.get(column.table)!.columns.get(column)!;
  if (!rank && (sourceOf(work, column)?.distinct ?? 0) < column.table.rows) return false;
  return variants.every((variant) => {
    const { null: isNull, generator, domain = {} } = conditionsOnColumn(variant, column.name) ?? {};
    return !isNull && !generator && Object.keys(domain).every((member) => member === 'notIn');
  });
}

function meeting(work: Work, relation: RelationDraft, conditions: readonly Condition[]): number[] {
  const tests = conditions.map((each) => testOf(work, each, relation.spec.whereOwn));
  return rowsMeeting(tests, Math.min(relation.parent.rows, relation.spec.whereAll ? MAX_PARENTS_IN_STATE : MAX_PARENTS_CHECKED));
}

function rowsMeeting(tests: readonly ((rows: Rows) => (i: number) => boolean)[], rows: number): number[] {
  const found: number[] = [];
  for (let first = 0; first < rows; first += 2048) {
    const range = { first, count: Math.min(2048, rows - first), at: null };
    const meets = tests.map((test) => test(range));
    for (let i = 0; i < range.count; i++) if (meets.every((meetsAt) => meetsAt(i))) found.push(first + i);
  }
  return found;
}

/** Whether rows meet a condition, by place. */
function testOf(work: Work, { parent, domain }: Condition, asMade: boolean | undefined): (rows: Rows) => (i: number) => boolean {
  if (isLack(domain)) {
    const lacks = nullsOf(work, parent);
    return (rows) => lacks?.(rows) ?? (() => false);
  }
  const cases = canTell(work, parent, asMade) ? null : casesTell(work, parent, domain);
  if (cases) {
    const group = work.tables.get(parent.table)!.groups.get(parent)!;
    const choices = new Int32Array(2048);
    return (rows) => {
      group.fill(rows, choices);
      return (i) => cases[choices[i]!]!;
    };
  }
  const accepts = acceptor(parent.type, domain);
  const texts = textsOf(work, parent);
  const lacks = domain.notIn?.length === 0 ? nullsOf(work, parent) : null;
  return (rows) => {
    const textAt = texts(rows);
    const isNull = lacks?.(rows);
    return (i) => !isNull?.(i) && accepted(textAt(i), accepts);
  };
}

/** Whether a value must be missing (an empty `in`): the column's share of NULL alone decides that, before anything is made. */
function isLack(domain: Domain): boolean {
  return domain.in?.length === 0;
}

/**
 * The rows that the column's share of NULL takes, or those in which its fixed tuples have no value; null if it has neither. Asked only of "has a value" (an empty `notIn`) and "has none" (an empty `in`): other conditions of
 * older blueprints never did.
 */
function nullsOf(work: Work, column: ColumnDraft): ((rows: Rows) => (i: number) => boolean) | null {
  const { nullRate: share = 0 } = column.spec;
  const table = work.tables.get(column.table)!;
  if (table.groups.get(column)?.spec.rows) {
    const texts = textsOf(work, column);
    return (rows) => {
      const textAt = texts(rows);
      return (i) => textAt(i) === null;
    };
  }
  if (share === 0 || !column.nullable || table.columns.get(column)!.neverNull || table.groups.has(column)) return null;
  const draws = nullDraws(work, table, column, share);
  const [a, b] = [new Int32Array(2048), new Int32Array(2048)];
  return (rows) => {
    draws.fill(rows, a, b);
    return (i) => chance(a[i]!, share);
  };
}

/** Whether a row's own columns satisfy the conditions of `when`; null where they cannot be told before the row refers to anything. `computed`: also columns made from the row. */
export function conditionOfRow(
  work: Work,
  child: TableDraft,
  when: NonNullable<RelationDraft['spec']['when']>,
  computed = false,
): ((row: number) => boolean) | null {
  const conditions = Object.entries(when).map(([name, domain]) => ({ parent: child.columns.get(name)!, domain }));
  const isKnown = ({ parent, domain }: Condition): boolean =>
    computed && isLack(domain)
      ? nullsOf(work, parent) !== null
      : canTell(work, parent, true) ||
        casesTell(work, parent, domain) !== null ||
        (computed && (isMadeFromOwnRow(work, parent) || isFirstOfGroup(work, parent)));
  if ((conditions.length === 0 && !computed) || !conditions.every(isKnown)) return null;
  const tests = conditions.map((each) => testOf(work, each, true));
  return (row) => {
    const range = { first: row, count: 1, at: null };
    return tests.every((test) => test(range)(0));
  };
}

/**
 * A column's texts in some rows, by place, NULL where its share of NULL takes them; null where nobody can tell them before the rows refer to anything. Of a label that cases
 * draw, only where each case has one.
 */
export function labelsOf(work: Work, column: ColumnDraft): ((rows: Rows) => (i: number) => string | null) | null {
  const isTold = canTell(work, column, true) || isMadeFromOwnRow(work, column) || isFirstOfGroup(work, column);
  const drawn = isTold ? null : labelsOfCases(work, column);
  const texts = isTold ? textsOf(work, column) : drawn;
  const nulls = nullsOf(work, column);
  if (!texts || !nulls) return texts;
  return (rows) => {
    const textAt = texts(rows);
    const isNull = nulls(rows);
    return (i) => (isNull(i) ? null : textAt(i));
  };
}

/** The labels of a column whose group draws one for each of its cases. */
function labelsOfCases(work: Work, column: ColumnDraft): ((rows: Rows) => (i: number) => string | null) | null {
  const group = work.tables.get(column.table)!.groups.get(column);
  if (!group || group.spec.own || group.spec.rows || group.spec.order || group.guards.length > 0) return null;
  const labels = group.variants.map((variant) => conditionsOnColumn(variant, column.name)?.domain?.in ?? []);
  if (!labels.every((each) => each.length === 1)) return null;
  const choices = new Int32Array(2048);
  return (rows) => {
    group.fill(rows, choices);
    return (i) => labels[choices[i]!]![0]!;
  };
}

const NO_SIBLINGS: Siblings = {
  column() {
    throw new Error('A source without needs asks for no other column.');
  },
};

function accepted(text: string | null, accepts: (text: string) => boolean): boolean {
  return text !== null && accepts(text);
}

/** The column's texts in some rows, by place. */
export function textsOf(work: Work, column: ColumnDraft): (rows: Rows) => (i: number) => string | null {
  const group = work.tables.get(column.table)!.groups.get(column);
  if (!group?.spec.rows) {
    const fill = cellsOf(work, column);
    return (rows) => {
      const cells = fill(rows);
      return (i) => (cells.nulls?.[i] === 1 ? null : cellText(cells, i));
    };
  }
  const place = group.spec.columns.indexOf(column.name);
  const choices = new Int32Array(2048);
  return (rows) => {
    group.fill(rows, choices);
    return (i) => group.spec.rows![choices[i]!]![place] ?? null;
  };
}

function cellsOf(work: Work, column: ColumnDraft, source = sourceOf(work, column)!): (rows: Rows) => Column {
  const { rank } = work.tables.get(column.table)!.columns.get(column)!;
  const cells = allocColumn(source.shape, 2048);
  if (source.makesNulls) cells.nulls = new Uint8Array(2048);
  const ranks = new Float64Array(2048);
  const siblings = siblingsOf(work, column);
  return (rows) => {
    if (rank && source.at) {
      rank.fill(rows, ranks);
      source.at(ranks, rows.count, cells);
    } else source.fill(rows, cells, siblings(rows));
    return cells;
  };
}

/** The columns that the column is made from, where these are of its own row; filled on first use. */
function siblingsOf(work: Work, column: ColumnDraft): (rows: Rows) => Siblings {
  if (!needsOwnRow(work, column)) return () => NO_SIBLINGS;
  const fills = new Map<ColumnDraft, (rows: Rows) => Column>();
  const fillOf = (need: ColumnDraft): ((rows: Rows) => Column) => {
    const fill = fills.get(need) ?? cellsOf(work, need);
    fills.set(need, fill);
    return fill;
  };
  return (rows) => {
    const early = (need: ColumnDraft): Column => fillOf(need)(rows);
    const other = (): never => {
      throw new OtherRows(column.name);
    };
    return { rows, early, other, column: (name: string) => early(column.table.columns.get(name)!) } as Pick<Frame, 'rows' | 'early' | 'other' | 'column'>;
  };
}

/** Gives some rows the values that children require, as far as the column's own domain allows them: one row each, if the column is unique. */
function demand(work: Work, column: ColumnDraft, required: readonly string[]): void {
  const state = work.tables.get(column.table)!.columns.get(column)!;
  const source = state.source;
  const own = acceptor(column.type, column.domain);
  const known = state.demanded?.values ?? [];
  const values = [...known, ...required.filter((value) => own(value) && !known.includes(value))];
  if (values.length === known.length || !source || source === 'busy') return;
  const base = state.demanded?.base ?? source;
  const once = isOnce(work, column, base);
  if (work.tables.get(column.table)!.groups.has(column) || isKept(work, column.table)) return;
  if (once && (column.table.rows > MAX_PARENTS_CHECKED || (state.rank && !base.at))) return;
  state.demanded = { base, values };
  state.source = withDemanded(work, column, base, values);
}

/** The table's row count or its keys changed, so other rows get the requested values. */
export function placeDemandedValues(work: Work, table: TableDraft): void {
  for (const [column, state] of work.tables.get(table)!.columns)
    if (state.demanded) state.source = withDemanded(work, column, state.demanded.base, state.demanded.values);
}

function withDemanded(work: Work, column: ColumnDraft, base: ColumnSource, values: readonly string[]): ColumnSource {
  if (column.table.rows > MAX_PARENTS_CHECKED && isOnce(work, column, base)) return base;
  return isOnce(work, column, base) ? onceEach(work, column, base, values) : inTurn(column, base, values);
}

function isOnce(work: Work, column: ColumnDraft, base: ColumnSource): boolean {
  return work.tables.get(column.table)!.columns.get(column)!.rank !== null || (base.distinct ?? 0) >= column.table.rows;
}

/** Changes every fourth row, or every row of a small table. */
function inTurn(column: ColumnDraft, base: ColumnSource, values: readonly string[]): ColumnSource {
  const stride = column.table.rows >= 8 * values.length ? 4 : 1;
  const { at: _, rankOf: __, distinct: ___, ...rest } = base;
  return demandedSource(column.type, rest, base, values, { byRow: (row) => (row % stride === 0 ? values[Math.floor(row / stride) % values.length]! : null) });
}

/**
 * One row for each value, from the middle of the table on, and never a row whose own value is required. The value
 * determines the row, so that a changed list moves few rows.
 */
function onceEach(work: Work, column: ColumnDraft, base: ColumnSource, values: readonly string[]): ColumnSource {
  const { rank } = work.tables.get(column.table)!.columns.get(column)!;
  const { rows } = column.table;
  const open = values.slice(0, Math.ceil(MAX_TAKEN_SHARE * rows));
  const required = new Set<string | null>(open);
  const fill = cellsOf(work, column, base);
  const chosen = new Map<number, string>();
  const present = new Set<string | null>();
  for (let row = 0; row < rows; row++) present.add(cellText(fill({ first: row, count: 1, at: null }), 0));
  const missing = open.filter((value) => !present.has(value));
  const place = new Float64Array(1);
  const half = Math.floor(rows / 2);
  const taken = new Set<number>();
  for (const value of missing) {
    const start = half + (hashOf(value) % Math.max(1, rows - half));
    for (let i = 0; i < rows; i++) {
      const rowsOf = { first: (start + i) % rows, count: 1, at: null };
      if (taken.has(rowsOf.first) || required.has(cellText(fill(rowsOf), 0))) continue;
      taken.add(rowsOf.first);
      if (rank) rank.fill(rowsOf, place);
      else place[0] = rowsOf.first;
      chosen.set(place[0]!, value);
      break;
    }
  }
  const { at: _, rankOf: __, ...rest } = base;
  const wanted = (of: number) => chosen.get(of) ?? null;
  return demandedSource(column.type, rest, base, values, rank ? { byRank: wanted } : { byRow: wanted });
}

/** Values that the column's domain allows, if children do not require a list. */
function someValues(column: ColumnDraft, domain: Domain): string[] {
  const { shape, count, put } = enumerate(column.type, intersectDomains(column.domain, domain));
  const some = Math.max(1, Math.min(count, SOME, Math.floor(column.table.rows / 4)));
  const cells = allocColumn(shape, some);
  restart(cells);
  for (let rank = 0; rank < some; rank++) put(cells, rank, rank);
  return Array.from({ length: some }, (_, rank) => cellText(cells, rank)).flatMap((text) => text ?? []);
}
