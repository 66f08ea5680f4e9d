import {
  isToOne,
  MockFault,
  type Cell,
  type Field,
  type ResolvedColumn,
  type ResolvedKey,
  type ResolvedQuery,
  type ResolvedRelation,
  type ResultRow,
} from '../../../core/index.ts';
import { typeAt } from '../predicate/json-path.ts';
import { compare, requireOrdered } from '../values/compare.ts';
import type { Row } from '../view.ts';
import { aggregateField, foldOf, hasAggregates, type Fold } from './aggregate.ts';
import { typeOfNode, valueOfNode } from './node-value.ts';

/** Reads the relations of a row for grouping. */
export type Follow = {
  /** The fields of a relation, without its aggregates. */
  fields(node: ResolvedRelation): readonly Field[];
  /** The related row's cells of these fields; null without a row. */
  cells(node: ResolvedRelation, slot: number): readonly Cell[] | null;
  /** The columns of a related row that its aggregates need; null without a row. */
  row(node: ResolvedRelation, slot: number): Row | null;
};

export type GroupedRow = { readonly row: Row; readonly slot: number };

/** A part of an answer that groups: values that rows share, or a fold over their values. */
type Part =
  | {
      readonly kind: 'key';
      readonly fields: readonly Field[];
      readonly read: (one: GroupedRow) => readonly Cell[];
      readonly of: ResolvedColumn | ResolvedRelation;
    }
  | { readonly kind: 'fold'; readonly node: ResolvedColumn; readonly read: (one: GroupedRow) => Row | null };

/** One row a group of equal values, in order; one row without groups. */
export function groupRows(
  query: ResolvedQuery,
  rows: Iterable<GroupedRow>,
  follow: Follow,
): { readonly fields: readonly Field[]; readonly rows: readonly ResultRow[] } {
  const parts = query.nodes.flatMap((node) => (node.kind === 'column' ? [columnPart(node)] : relationParts(node, follow)));
  const keys = parts.filter((part) => part.kind === 'key');
  const folds = parts.filter((part) => part.kind === 'fold');
  const groups = new Map<string, { readonly values: readonly (readonly Cell[])[]; readonly folds: readonly Fold[] }>();
  const open = (values: readonly (readonly Cell[])[]) => ({ values, folds: folds.map(({ node }) => foldOf(node)) });
  if (keys.length === 0) groups.set('', open([]));
  for (const one of rows) {
    const values = keys.map((key) => key.read(one));
    const id = keys.length === 0 ? '' : JSON.stringify(values.map((cells, k) => cells.map((cell, c) => equalText(keys[k]!.fields[c]!, cell))));
    let group = groups.get(id);
    if (!group) groups.set(id, (group = open(values)));
    folds.forEach((fold, i) => {
      const row = fold.read(one);
      if (row !== null) group.folds[i]!.add(row);
    });
  }
  const all = [...groups.values()].map(({ values, folds: own }) => {
    let [key, fold] = [0, 0];
    return parts.flatMap((part): readonly Cell[] => (part.kind === 'key' ? values[key++]! : [own[fold++]!.value()]));
  });
  return { fields: parts.flatMap((part) => (part.kind === 'key' ? part.fields : [aggregateField(part.node)])), rows: inOrder(query, parts, all) };
}

/** Equal values look the same: 18 and 18.0 are one group. */
function equalText(field: Field, cell: Cell): Cell {
  return field.kind === 'value' && field.type.base === 'numeric' && cell?.includes('.') ? (cell as string).replace(/\.?0+$/, '') : cell;
}

function columnPart(node: ResolvedColumn): Part {
  if (node.aggregate !== null) return { kind: 'fold', node, read: ({ row }) => row };
  return { kind: 'key', fields: [{ kind: 'value', name: node.name, type: typeOfNode(node) }], read: ({ row }) => [valueOfNode(node, row)], of: node };
}

/** Groups rows by their relations, nested or spread; a spread relation may have aggregates. */
function relationParts(node: ResolvedRelation, follow: Follow): Part[] {
  if (!isToOne(node.link))
    throw MockFault.unsupported(
      node.spread ? 'Aggregates are not implemented for one-to-many or many-to-many spreads.' : 'Aggregates beside relations to many rows.',
    );
  const inner = follow.fields(node);
  const key: Part = node.spread
    ? { kind: 'key', fields: inner, read: ({ slot }) => follow.cells(node, slot) ?? inner.map(() => null), of: node }
    : {
        kind: 'key',
        fields: inner.length === 0 ? [] : [{ kind: 'one', name: node.name, fields: inner }],
        read: ({ slot }) => (inner.length === 0 ? [] : [follow.cells(node, slot) as Cell]),
        of: node,
      };
  const folds = node.spread ? node.query.nodes.filter((each): each is ResolvedColumn => each.kind === 'column' && each.aggregate !== null) : [];
  if (node.spread && node.query.nodes.some((each) => each.kind === 'relation' && each.spread && hasAggregates(each.query)))
    throw MockFault.unsupported('Aggregates in a relation that is spread twice.');
  return [...(key.fields.length === 0 ? [] : [key]), ...folds.map((each): Part => ({ kind: 'fold', node: each, read: ({ slot }) => follow.row(node, slot) }))];
}

function inOrder(query: ResolvedQuery, parts: readonly Part[], rows: readonly ResultRow[]): readonly ResultRow[] {
  if (query.order.length === 0) return rows;
  const keys = query.order.map((key) => {
    const type = typeAt(key.column.type, key.path);
    requireOrdered(type);
    return { ...key, at: placeOf(query, parts, key), compare: compare(type) };
  });
  return rows.toSorted((a, b) => {
    for (const { at, descending, nullsFirst, compare: order } of keys) {
      const [x, y] = [at(a), at(b)];
      if (x === y) continue;
      if (x === null || y === null) return (x === null) === nullsFirst ? -1 : 1;
      const by = order(x, y);
      if (by !== 0) return descending ? -by : by;
    }
    return 0;
  });
}

/** The position of an order key's value. Throws 42803 for columns outside of the grouping. */
function placeOf(query: ResolvedQuery, parts: readonly Part[], key: ResolvedKey): (row: ResultRow) => string | null {
  let at = 0;
  for (const part of parts) {
    const width = part.kind === 'key' ? part.fields.length : 1;
    const first = at;
    at += width;
    if (part.kind !== 'key') continue;
    if (part.of.kind === 'column') {
      if (key.relation === null && isSame(part.of, key)) return (row) => row[first] as string | null;
    } else if (key.relation !== null && query.nodes[key.relation] === part.of) {
      const inner = part.of.query.nodes
        .filter((node) => node.kind === 'relation' || node.aggregate === null)
        .findIndex((node) => node.kind === 'column' && isSame(node, key));
      const { spread } = part.of;
      if (inner >= 0) return (row) => ((spread ? row[first + inner] : (row[first] as ResultRow | null)?.[inner]) ?? null) as string | null;
    }
  }
  throw new MockFault({
    code: '42803',
    status: 400,
    message: `column "${query.table.name}.${key.column.name}" must appear in the GROUP BY clause or be used in an aggregate function`,
  });
}

function isSame(node: ResolvedColumn, { column, path }: ResolvedKey): boolean {
  return node.column === column && node.cast === null && JSON.stringify(node.path) === JSON.stringify(path);
}
