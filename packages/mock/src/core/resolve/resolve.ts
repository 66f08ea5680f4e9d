import { MockFault } from '../fault.ts';
import type { Cond, Key, Node, Query } from '../query.ts';
import type { MockColumn, MockSchema, MockTable } from '../schema/schema.ts';
import { findTable } from './find-table.ts';
import { isToOne, linkBy, linkOf, refuseComputed, targetOf } from './links.ts';
import { similarColumns } from './similar.ts';
import { resolveWrite } from './resolve-write.ts';
import type { ResolvedColumn, ResolvedCond, ResolvedKey, ResolvedNode, ResolvedQuery } from './resolved.ts';

/** The most levels of relations in a query. */
const MAX_DEPTH = 10;

/** Finds every name of a query. Throws `MockFault` with PostgREST's codes (PGRST2xx, PGRST108, PGRST118), or Postgres' 42703 for a column. */
export function resolve(schema: MockSchema, query: Query): ResolvedQuery {
  const table = findTable(schema, query.table, query.schema);
  return {
    ...resolveWithin(schema, table, query, 0),
    verb: query.verb,
    count: query.count ?? null,
    countOnly: query.countOnly ?? false,
    write: query.write ? resolveWrite(table, query.write) : null,
  };
}

type Inner = Omit<Query, 'table' | 'schema' | 'verb'>;

function resolveWithin(schema: MockSchema, table: MockTable, query: Inner, depth: number): ResolvedQuery {
  if (depth > MAX_DEPTH) throw MockFault.unsupported(`Relations more than ${MAX_DEPTH} levels deep.`);
  const nodes = query.select ? query.select.flatMap((node) => resolveNode(schema, table, node, depth)) : allColumns(table);
  return {
    table,
    verb: 'read',
    nodes,
    where: query.where ? resolveCond(table, nodes, query.where, depth) : null,
    order: (query.order ?? []).map((key) => resolveKey(table, nodes, key, depth)),
    limit: query.limit ?? null,
    offset: query.offset ?? 0,
    count: null,
    countOnly: false,
    write: null,
  };
}

const plainColumns = new WeakMap<MockTable, readonly ResolvedColumn[]>();

/** The same list each time, so that derived data can be cached. */
function allColumns(table: MockTable): readonly ResolvedColumn[] {
  let columns = plainColumns.get(table);
  if (!columns) plainColumns.set(table, (columns = table.shown.map(plainColumn)));
  return columns;
}

function resolveNode(schema: MockSchema, table: MockTable, node: Node, depth: number): readonly ResolvedNode[] {
  if (node.kind === 'relation') {
    const link = linkBy(table, node) ?? linkOf(schema, table, node.relation, node.hint);
    const query = resolveWithin(schema, targetOf(link), node.query, depth + 1);
    return [{ kind: 'relation', name: node.alias ?? node.relation, link, join: node.join, spread: node.spread ?? false, query }];
  }
  if (node.column === '*') return allColumns(table);
  if (node.orCount && node.column !== null && !table.column(node.column))
    return resolveNode(schema, table, { ...node, column: null, aggregate: 'count' }, depth);
  const column = node.column === null ? null : columnOf(table, node.column, depth);
  const last = node.path?.findLast((step) => typeof step.key === 'string')?.key;
  return [
    {
      kind: 'column',
      name: node.alias ?? (node.aggregate ? node.aggregate : undefined) ?? (last === undefined ? undefined : String(last)) ?? column?.name ?? 'count',
      column,
      path: node.path ?? [],
      cast: node.cast ?? null,
      aggregate: node.aggregate ?? null,
      aggregateCast: node.aggregateCast ?? null,
    },
  ];
}

function plainColumn(column: MockColumn): ResolvedColumn {
  return { kind: 'column', name: column.name, column, path: [], cast: null, aggregate: null, aggregateCast: null };
}

function resolveCond(table: MockTable, nodes: readonly ResolvedNode[], cond: Cond, depth: number): ResolvedCond {
  switch (cond.kind) {
    case 'and':
    case 'or':
      return { kind: cond.kind, of: cond.of.map((each) => resolveCond(table, nodes, each, depth)) };
    case 'not':
      return { kind: 'not', of: resolveCond(table, nodes, cond.of, depth) };
    case 'relation':
      return { kind: 'relation', relation: relationAt(nodes, cond.relation), isNull: cond.isNull };
    case 'column':
      return {
        kind: 'column',
        column: filteredColumn(table, nodes, cond.column, depth),
        path: cond.path ?? [],
        op: cond.op,
        mod: cond.mod ?? null,
        language: cond.language ?? null,
        value: cond.value,
      };
  }
}

function filteredColumn(table: MockTable, nodes: readonly ResolvedNode[], name: string, depth: number): MockColumn {
  if (table.column(name) || !nodes.some((node) => node.kind === 'relation' && node.name === name)) return columnOf(table, name, depth);
  throw new MockFault({
    code: 'PGRST120',
    status: 400,
    message: `Bad operator on the '${name}' embedded resource`,
    details: 'Only is null or not is null filters are allowed on embedded resources',
  });
}

function resolveKey(table: MockTable, nodes: readonly ResolvedNode[], key: Key, depth: number): ResolvedKey {
  const descending = key.descending ?? false;
  const nullsFirst = key.nulls === undefined ? descending : key.nulls === 'first';
  const plain = { path: key.path ?? [], descending, nullsFirst };
  if (key.relation === undefined) return { ...plain, column: columnOf(table, key.column, depth), relation: null };
  const relation = relationAt(nodes, key.relation);
  const node = nodes[relation]!;
  if (node.kind !== 'relation' || !isToOne(node.link))
    throw new MockFault({
      code: 'PGRST118',
      status: 400,
      message: `A related order on '${key.relation}' is not possible`,
      details: `'${table.name}' and '${key.relation}' do not form a many-to-one or one-to-one relationship`,
    });
  return { ...plain, column: columnOf(node.query.table, key.column, depth + 1), relation };
}

function relationAt(nodes: readonly ResolvedNode[], name: string): number {
  const at = nodes.findIndex((node) => node.kind === 'relation' && node.name === name);
  if (at >= 0) return at;
  throw new MockFault({
    code: 'PGRST108',
    status: 400,
    message: `'${name}' is not an embedded resource in this request`,
    hint: `Verify that '${name}' is included in the 'select' query parameter.`,
  });
}

/** PostgREST names tables within others by their level. */
function columnOf(table: MockTable, name: string, depth: number): MockColumn {
  const column = table.column(name);
  if (column) return column;
  refuseComputed(table, name, 'column');
  const label = depth === 0 ? table.name : `${table.name}_${depth}`;
  const similar = similarColumns(
    name,
    table.columns.map((each) => each.name),
  ).map((each) => `the column "${label}.${each}"`);
  throw new MockFault({
    code: '42703',
    status: 400,
    message: `column ${label}.${name} does not exist`,
    hint: similar.length === 0 ? null : `Perhaps you meant to reference ${similar.join(' or ')}.`,
  });
}
