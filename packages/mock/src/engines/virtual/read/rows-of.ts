import {
  isToOne,
  MockFault,
  type Cell,
  type Field,
  type MockColumn,
  type ResolvedNode,
  type ResolvedQuery,
  type ResolvedRelation,
  type ResultRow,
} from '../../../core/index.ts';
import type { Budget } from '../budget.ts';
import { readRows, type View } from '../view.ts';
import { hasAggregates } from './aggregate.ts';
import { groupRows, type Follow } from './group.ts';
import { typeOfNode, valueOfNode } from './node-value.ts';
import { relatedPage } from './page-of.ts';

/** The most rows of relations in a page. */
const MAX_EMBEDDED = 100_000;

/** Rows of slots with the query's columns and relations: the result of a read, or of a write that returns its rows. */
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

export function columnsOf(nodes: readonly ResolvedNode[]): MockColumn[] {
  return [...new Set(nodes.flatMap((node) => (node.kind === 'column' && node.column !== null ? [node.column] : [])))];
}

export function pageOfRows(query: ResolvedQuery, rows: readonly ResultRow[]): readonly ResultRow[] {
  return rows.slice(query.offset, query.limit === null ? undefined : query.offset + query.limit);
}

/** Related rows for a grouping query: reads each once. */
export function following(view: View, budget: Budget): Follow {
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
