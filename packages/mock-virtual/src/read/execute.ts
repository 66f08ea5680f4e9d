import {
  isToOne,
  MockFault,
  type Cell,
  type CountKind,
  type Field,
  type MockColumn,
  type MockTable,
  type ResolvedColumn,
  type ResolvedKey,
  type ResolvedNode,
  type ResolvedQuery,
  type ResolvedRelation,
  type Result,
  type ResultRow,
} from '@seedbed/mock-query';
import type { Budget } from '../budget.ts';
import { compileCond, type Condition } from '../predicate/compile-cond.ts';
import { typeAt, valueAt } from '../predicate/json-path.ts';
import { compare, requireOrdered } from '../values/compare.ts';
import { readRows, type Row, type View } from '../view.ts';
import { countOfExcepted } from './excepted.ts';
import { relatedSlots, slotsWhere } from './access.ts';
import { hasAggregates } from './aggregate.ts';
import { groupRows, type Follow, type GroupedRow } from './group.ts';
import { typeOfNode, valueOfNode } from './node-value.ts';
import { isPlain, rowTexts } from './row-texts.ts';
import { scan } from './scan.ts';
import type { Slots } from './slots.ts';

/** The most rows of relations in a page. */
const MAX_EMBEDDED = 100_000;

/** Answers a query that reads. */
export function execute(view: View, query: ResolvedQuery, budget: Budget): Result {
  const counted = query.count === null ? null : countOf(view, query, query.count, budget);
  const plain = { total: counted?.total ?? null, totalIs: counted?.is ?? ('exact' as const), affected: 0, inserted: 0, location: null };
  if (hasAggregates(query)) {
    const { fields, rows } = groupRows(query, matchingRows(view, query, columnsOf(query.nodes), budget), following(view, budget));
    return { ...plain, fields, rows: query.countOnly ? [] : pageOfRows(query, rows), ...(counted && { total: rows.length }) };
  }
  if (query.countOnly) return { ...plain, fields: [], rows: [] };
  const slots = pageOf(view, query, null, budget);
  if (isPlain(view.base, query.table, query.nodes)) return plainResult(view, query.table, query.nodes, slots, plain, budget);
  const { fields, rows } = rowsOf(view, query, slots, budget);
  return { ...plain, fields, rows };
}

/** Whoever answers reads rows or texts, and seldom both. */
function plainResult(
  view: View,
  table: MockTable,
  nodes: readonly ResolvedColumn[],
  slots: readonly number[],
  counts: Omit<Result, 'fields' | 'rows' | 'texts'>,
  budget: Budget,
): Result {
  const columns = columnsOf(nodes);
  budget.spend(slots.length * columns.length, table.qualified, 'rows of the answer are made');
  let rows: readonly ResultRow[] | undefined;
  let texts: readonly string[] | undefined;
  return {
    ...counts,
    fields: nodes.map(({ name, column }) => ({ kind: 'value', name, type: column!.type })),
    get rows() {
      return (rows ??= readRows(view, table, slots, columns).map((row) => nodes.map(({ column }) => row[column!.index] ?? null)));
    },
    get texts() {
      return (texts ??= rowTexts(view, table, nodes, slots));
    },
  };
}

/** Rows of slots with the query's columns and relations: what a read gives, and a write that returns its rows. */
export function rowsOf(
  view: View,
  query: ResolvedQuery,
  slots: readonly number[],
  budget: Budget,
): { readonly fields: readonly Field[]; readonly rows: ResultRow[] } {
  const { table, nodes } = query;
  const columns = columnsOf(nodes);
  budget.spend(slots.length * columns.length, table.qualified, 'rows of the answer are made');
  const plain = readRows(view, table, slots, columns);
  const fields: Field[] = [];
  const cells: Cell[][] = slots.map(() => []);
  for (const node of nodes) {
    if (node.kind === 'column') {
      fields.push({ kind: 'value', name: node.name, type: typeOfNode(node) });
      for (let i = 0; i < slots.length; i++) cells[i]!.push(valueOfNode(node, plain[i]!));
    } else {
      addRelation(view, node, slots, fields, cells, budget);
    }
  }
  return { fields, rows: cells };
}

function addRelation(view: View, node: ResolvedRelation, slots: readonly number[], fields: Field[], cells: Cell[][], budget: Budget): void {
  const { query } = node;
  const one = isToOne(node.link);
  if (hasAggregates(query)) {
    if (node.spread && !one) throw MockFault.unsupported('Aggregates are not implemented for one-to-many or many-to-many spreads.');
    // Groups are sliced, and not the rows in them.
    const whole = { ...node, query: { ...query, order: [], limit: null, offset: 0 } };
    const columns = columnsOf(query.nodes);
    const grouped = slots.map((slot) => {
      const group = relatedPage(view, whole, slot, budget);
      const rows = readRows(view, query.table, group, columns).map((row, i) => ({ row, slot: group[i]! }));
      return groupRows(query, rows, following(view, budget));
    });
    const rows = grouped.map((each) => pageOfRows(query, each.rows));
    return nest(node, one, grouped[0]?.fields ?? groupRows(query, [], following(view, budget)).fields, rows, fields, cells);
  }
  const groups = slots.map((slot) => relatedPage(view, node, slot, budget));
  const all = groups.flat();
  if (all.length > MAX_EMBEDDED) throw MockFault.unsupported(`More than ${MAX_EMBEDDED} related rows in a page.`, 'Set a limit on the relation.');
  const inner = rowsOf(view, query, all, budget);
  let at = 0;
  const rows = groups.map((group) => inner.rows.slice(at, (at += group.length)));
  nest(node, one, inner.fields, rows, fields, cells);
}

function nest(node: ResolvedRelation, one: boolean, inner: readonly Field[], rows: readonly (readonly ResultRow[])[], fields: Field[], cells: Cell[][]): void {
  if (node.spread) {
    inner.forEach((field, f) => {
      fields.push(one ? field : { kind: 'list', name: field.name, of: field });
      rows.forEach((group, i) => cells[i]!.push(one ? (group[0]?.[f] ?? null) : group.map((row) => row[f]!)));
    });
    return;
  }
  // A relation without columns filters and is not shown.
  if (inner.length === 0) return;
  fields.push({ kind: one ? 'one' : 'many', name: node.name, fields: inner });
  rows.forEach((group, i) => cells[i]!.push(one ? (group[0] ?? null) : group));
}

function columnsOf(nodes: readonly ResolvedNode[]): MockColumn[] {
  return [...new Set(nodes.flatMap((node) => (node.kind === 'column' && node.column !== null ? [node.column] : [])))];
}

function relatedPage(view: View, node: ResolvedRelation, slot: number, budget: Budget): readonly number[] {
  const slots = relatedSlots(view, node.link, slot, budget);
  return slots.count === 0 ? [] : pageOf(view, node.query, slots, budget);
}

function pageOfRows(query: ResolvedQuery, rows: readonly ResultRow[]): readonly ResultRow[] {
  return rows.slice(query.offset, query.limit === null ? undefined : query.offset + query.limit);
}

/** Related rows for a query that groups: each is read once. */
function following(view: View, budget: Budget): Follow {
  const known = new Map<ResolvedRelation, Map<number, ReturnType<typeof read>>>();
  const read = (node: ResolvedRelation, slot: number) => {
    const { query } = node;
    return { cells: rowsOf(view, plainQuery(query), [slot], budget).rows[0]!, row: readRows(view, query.table, [slot], columnsOf(query.nodes))[0]! };
  };
  const find = (node: ResolvedRelation, from: number) => {
    const [slot] = relatedPage(view, node, from, budget);
    if (slot === undefined) return null;
    const rows = known.get(node) ?? new Map<number, ReturnType<typeof read>>();
    known.set(node, rows);
    const found = rows.get(slot) ?? read(node, slot);
    rows.set(slot, found);
    return found;
  };
  return {
    fields: ({ query }) => rowsOf(view, plainQuery(query), [], budget).fields,
    cells: (node, slot) => find(node, slot)?.cells ?? null,
    row: (node, slot) => find(node, slot)?.row ?? null,
  };
}

function plainQuery(query: ResolvedQuery): ResolvedQuery {
  return { ...query, nodes: query.nodes.filter((node) => node.kind === 'relation' || node.aggregate === null) };
}

/** All matching rows of a query that has no slice, with some columns. */
function* matchingRows(view: View, query: ResolvedQuery, columns: readonly MockColumn[], budget: Budget): Generator<GroupedRow> {
  let part: number[] = [];
  const read = () => {
    budget.spend(part.length * columns.length, query.table.qualified, 'rows are aggregated');
    const rows = columns.length === 0 ? part.map((): Row => []) : readRows(view, query.table, part, columns);
    return rows.map((row, i) => ({ row, slot: part[i]! }));
  };
  for (const slot of matchingSlots(view, query, budget)) {
    part.push(slot);
    if (part.length < 2048) continue;
    yield* read();
    part = [];
  }
  yield* read();
}

/** Slots that meet the query's conditions, in the order of their rows. */
export function matchingSlots(view: View, query: ResolvedQuery, budget: Budget): Iterable<number> {
  const { access, where } = prepare(view, query, null, budget);
  return scan(view, { table: query.table, where, among: access, descending: false, by: null }, budget);
}

/** How rows are found: by a key among a few, or all of them; and what they must meet besides. */
function prepare(
  view: View,
  query: ResolvedQuery,
  among: Slots | null,
  budget: Budget,
  counted = false,
): { readonly access: Slots | null; readonly where: Condition | null } {
  const found = among === null ? slotsWhere(view, query.table, query.where, budget) : null;
  const inner = query.nodes.some((node) => node.kind === 'relation' && node.join === 'inner');
  return { access: among ?? found?.slots ?? null, where: found?.exact && !inner ? null : conditionOf(view, query, budget, counted) };
}

/** The filter of a query with its inner relations; null if all rows meet it. `counted`: a count takes no notice of slices of relations. */
function conditionOf(view: View, query: ResolvedQuery, budget: Budget, counted: boolean): Condition | null {
  const inner = query.nodes.flatMap((node, index) =>
    node.kind === 'relation' && node.join === 'inner' ? [{ kind: 'relation' as const, relation: index, isNull: false }] : [],
  );
  if (query.where === null && inner.length === 0) return null;
  const all = query.where === null ? inner : [query.where, ...inner];
  return compileCond(all.length === 1 ? all[0]! : { kind: 'and', of: all }, existence(view, query, budget, counted));
}

/** Whether a relation has a row that meets its conditions. Rows of the other side are judged once each. */
function existence(view: View, query: ResolvedQuery, budget: Budget, counted: boolean): (node: number, slot: number) => boolean {
  const conditions = new Map<number, Condition | null>();
  const judged = new Map<number, Map<number, boolean>>();
  return (index, slot) => {
    const node = query.nodes[index] as ResolvedRelation;
    if (!conditions.has(index)) conditions.set(index, conditionOf(view, node.query, budget, counted));
    const where = conditions.get(index)!;
    budget.spend(1, query.table.qualified, `the relation ${node.name} of all rows is followed`);
    const slots = relatedSlots(view, node.link, slot, budget);
    let passed = counted ? 0 : node.query.offset;
    if (slots.count <= passed || (!counted && node.query.limit === 0)) return false;
    if (where === null) return true;
    let known = judged.get(index);
    if (!known) judged.set(index, (known = new Map()));
    for (let i = 0; i < slots.count; i++) {
      const other = slots.at(i);
      let answer = known.get(other);
      if (answer === undefined) {
        budget.spend(Math.max(1, where.columns.length) * 8, node.query.table.qualified, `rows of the relation ${node.name} are looked at`);
        answer = where.ofRow(readRows(view, node.query.table, [other], where.columns)[0]!, other) === true;
        known.set(other, answer);
      }
      if (answer && passed-- === 0) return true;
    }
    return false;
  };
}

/** Slots of a page: filtered, in order, sliced. */
function pageOf(view: View, query: ResolvedQuery, among: Slots | null, budget: Budget): readonly number[] {
  const { table, order, offset, limit } = query;
  if (limit === 0) return [];
  const { access, where } = prepare(view, query, among, budget);
  const first = order[0];
  const rising =
    first === undefined ||
    (first.relation === null && first.path.length === 0 && first.column.notNull && among === null && view.base.rises(table, first.column));
  const descending = first?.descending ?? false;
  if (rising && (first === undefined || isKey(table.keys, first))) {
    if (where === null && view.table(table).written.length === 0 && view.table(table).count === view.table(table).made)
      return sliceOf(access ?? { count: view.table(table).made, at: (index) => index }, offset, limit, descending);
    const by = first === undefined || access !== null ? null : first.column;
    // Rows of a key are few: they are put in order below if they were written.
    if (access === null || first === undefined || view.table(table).written.length === 0)
      return taken(scan(view, { table, where, among: access, descending, by }, budget), offset, limit);
  }
  return sorted(view, query, [...scan(view, { table, where, among: access, descending: false, by: null }, budget)], budget).slice(
    offset,
    limit === null ? undefined : offset + limit,
  );
}

function isKey(keys: ResolvedQuery['table']['keys'], { column }: ResolvedKey): boolean {
  return keys.some((key) => key.predicate === null && key.columns.length === 1 && key.columns[0] === column);
}

function sliceOf(slots: Slots, offset: number, limit: number | null, descending: boolean): number[] {
  const count = Math.max(0, Math.min(limit ?? Infinity, slots.count - offset));
  return Array.from({ length: count }, (_, i) => slots.at(descending ? slots.count - 1 - offset - i : offset + i));
}

function taken(slots: Iterable<number>, offset: number, limit: number | null): number[] {
  const page: number[] = [];
  let passed = 0;
  for (const slot of slots) {
    if (passed++ < offset) continue;
    page.push(slot);
    if (limit !== null && page.length >= limit) break;
  }
  return page;
}

/** Slots in the order of a query. */
export function sorted(view: View, query: ResolvedQuery, slots: readonly number[], budget: Budget): readonly number[] {
  const { order, table } = query;
  if (order.length === 0 || slots.length < 2) return slots;
  budget.spend(slots.length * order.length, table.qualified, `rows are ordered by ${order.map((key) => key.column.name).join(', ')}`);
  const columns = [...new Set(order.filter((key) => key.relation === null).map((key) => key.column))];
  const rows = readRows(view, table, slots, columns);
  const keys = order.map((key) => {
    const type = typeAt(key.column.type, key.path);
    requireOrdered(type);
    return { ...key, order: compare(type) };
  });
  const values = slots.map((slot, i) =>
    keys.map((key) =>
      valueAt(key.column.type, key.path, key.relation === null ? (rows[i]![key.column.index] ?? null) : relatedValue(view, query, key, slot, budget)),
    ),
  );
  const places = slots
    .map((_, i) => i)
    .toSorted((a, b) => {
      for (let k = 0; k < keys.length; k++) {
        const [x, y] = [values[a]![k]!, values[b]![k]!];
        if (x === y) continue;
        if (x === null || y === null) return (x === null) === keys[k]!.nullsFirst ? -1 : 1;
        const by = keys[k]!.order(x, y);
        if (by !== 0) return keys[k]!.descending ? -by : by;
      }
      return a - b;
    });
  return places.map((place) => slots[place]!);
}

function relatedValue(view: View, query: ResolvedQuery, key: ResolvedKey, slot: number, budget: Budget): string | null {
  const node = query.nodes[key.relation!] as ResolvedRelation;
  const [found] = relatedPage(view, node, slot, budget);
  return found === undefined ? null : (readRows(view, node.query.table, [found], [key.column])[0]![key.column.index] ?? null);
}

/** Rows looked at for an estimate. */
const SAMPLE = 4096;
/** Up to so many rows `estimated` counts them. */
const COUNTED_ROWS = 100_000;

function countOf(view: View, query: ResolvedQuery, kind: CountKind, budget: Budget): { readonly total: number; readonly is: 'exact' | 'planned' } {
  const { access, where } = prepare(view, query, null, budget, true);
  const of = view.table(query.table);
  if (where === null) return { total: access?.count ?? of.count, is: 'exact' };
  const isAlone = access === null && !query.nodes.some((node) => node.kind === 'relation' && node.join === 'inner');
  const excepted = isAlone ? countOfExcepted(view, query.table, query.where, budget) : null;
  if (excepted !== null) return { total: of.count - excepted, is: 'exact' };
  const candidates = access?.count ?? of.count;
  if (kind !== 'exact' && candidates > COUNTED_ROWS) {
    const step = Math.floor(candidates / SAMPLE);
    const slots = Array.from({ length: SAMPLE }, (_, i) => access?.at(i * step) ?? i * step).filter((slot) => slot < of.made);
    const rows = readRows(view, query.table, slots, where.columns);
    const hits = rows.filter((row, i) => where.ofRow(row, slots[i]!) === true).length;
    return { total: Math.round((hits / slots.length) * candidates), is: 'planned' };
  }
  let total = 0;
  for (const _ of scan(view, { table: query.table, where, among: access, descending: false, by: null }, budget)) total++;
  return { total, is: 'exact' };
}
