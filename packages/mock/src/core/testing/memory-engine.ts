import type { DialectEngine } from '../dialect.ts';
import { MockFault } from '../fault.ts';
import type { Query, WriteRow } from '../query.ts';
import type { ResolvedKey, ResolvedNode, ResolvedQuery } from '../resolve/resolved.ts';
import { resolve } from '../resolve/resolve.ts';
import { isToOne } from '../resolve/links.ts';
import type { Cell, Field, Result, ResultRow } from '../result.ts';
import type { MockColumn, MockRelation, MockSchema, MockTable } from '../schema/schema.ts';
import { compareCells, holds, valueAt } from './conditions.ts';

/** Rows by the bare names of tables. */
export type MemoryData = Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>;
type Row = (string | null)[];

/**
 * For tests of dialects: known rows for the same queries. It checks NOT NULL, unique keys and foreign keys, and assigns
 * whole numbers as identities.
 */
export function memoryEngine(schema: MockSchema, data: MemoryData): DialectEngine {
  const rows = new Map<MockTable, Row[]>();
  for (const table of schema.tables)
    rows.set(
      table,
      (data[table.name] ?? []).map((row) => table.columns.map((column) => textOf(row[column.name]))),
    );
  const engine: DialectEngine = {
    schema,
    run: (query) => Promise.resolve(run(schema, rows, query)),
    async atomic(steps) {
      const before = new Map([...rows].map(([table, all]) => [table, all.map((row) => [...row])]));
      try {
        return await steps(engine);
      } catch (error) {
        for (const [table, all] of before) rows.set(table, all);
        throw error;
      }
    },
  };
  return engine;
}

type Store = Map<MockTable, Row[]>;

function run(schema: MockSchema, rows: Store, query: Query): Result {
  const resolved = resolve(schema, query);
  const fields = fieldsOf(resolved.nodes);
  const answer = (all: readonly Row[], more: Partial<Result> = {}): Result => ({
    fields,
    rows: resolved.countOnly ? [] : sliced(resolved, all).map((row) => cellsOf(rows, resolved, row)),
    total: resolved.count === null ? null : all.length,
    totalIs: resolved.count === 'planned' ? 'planned' : 'exact',
    affected: 0,
    inserted: 0,
    location: null,
    ...more,
  });
  const own = rows.get(resolved.table)!;
  const found = resolved.verb === 'insert' ? [] : ordered(resolved, matching(rows, resolved));
  switch (resolved.verb) {
    case 'read':
      return answer(found);
    case 'insert': {
      const made = resolved.write!.rows.map((row) => insert(rows, resolved.table, row));
      const key = resolved.table.primaryKey?.columns ?? [];
      const location = key.length > 0 ? key.map((column) => ({ column: column.name, value: made[0]![column.index]! })) : null;
      return answer(made, { affected: made.length, inserted: made.length, location });
    }
    case 'update': {
      const changes = resolved.write!.rows[0] ?? {};
      const changed = found.map((row) => resolved.table.columns.map((column) => (column.name in changes ? textOf(changes[column.name]) : row[column.index]!)));
      found.forEach((row, i) => check(rows, resolved.table, changed[i]!, row));
      found.forEach((row, i) => Object.assign(row, changed[i]));
      return answer(found, { affected: found.length });
    }
    case 'delete': {
      for (const row of found) refuseIfReferred(rows, resolved.table, row);
      rows.set(
        resolved.table,
        own.filter((row) => !found.includes(row)),
      );
      return answer(found, { affected: found.length });
    }
  }
}

function matching(rows: Store, query: ResolvedQuery): Row[] {
  const inner = query.nodes.flatMap((node) => (node.kind === 'relation' && node.join === 'inner' ? [node] : []));
  return rows
    .get(query.table)!
    .filter((row) => (query.where === null || holds(query.where, row)) && inner.every((node) => related(rows, node.link.kind, node, row).length > 0));
}

function ordered(query: ResolvedQuery, all: readonly Row[]): Row[] {
  return all.toSorted((a, b) => query.order.reduce((before, key) => before || byKey(key, a, b), 0));
}

function byKey(key: ResolvedKey, a: Row, b: Row): number {
  const [x, y] = [a, b].map((row) => valueAt(key.path, row[key.column.index] ?? null));
  if (x === null || y === null) return x === y ? 0 : (x === null) === key.nullsFirst ? -1 : 1;
  return compareCells(key.column.type, x!, y!) * (key.descending ? -1 : 1);
}

function sliced<T>(query: ResolvedQuery, all: readonly T[]): readonly T[] {
  return all.slice(query.offset, query.limit === null ? undefined : query.offset + query.limit);
}

type RelationOf = Extract<ResolvedNode, { kind: 'relation' }>;

function related(rows: Store, kind: string, node: RelationOf, row: Row): readonly Row[] {
  if (node.link.kind === 'through') throw MockFault.unsupported('Relations through a join table, in memory.');
  const { relation } = node.link;
  const [near, far] = kind === 'parent' ? [relation.columns, relation.parentColumns] : [relation.parentColumns, relation.columns];
  return sliced(
    node.query,
    ordered(
      node.query,
      matching(rows, node.query).filter((other) => near.every((column, i) => row[column.index] !== null && row[column.index] === other[far[i]!.index])),
    ),
  );
}

function cellsOf(rows: Store, query: ResolvedQuery, row: Row): ResultRow {
  return query.nodes.map((node): Cell => {
    if (node.kind === 'column') return valueAt(node.path, row[node.column!.index] ?? null);
    const others = related(rows, node.link.kind, node, row).map((other) => cellsOf(rows, node.query, other));
    return isToOne(node.link) ? (others[0] ?? null) : others;
  });
}

function fieldsOf(nodes: readonly ResolvedNode[]): Field[] {
  return nodes.map((node) => {
    if (node.kind === 'column') return { name: node.name, kind: 'value', type: node.column!.type };
    return { name: node.name, kind: isToOne(node.link) ? 'one' : 'many', fields: fieldsOf(node.query.nodes) };
  });
}

function insert(rows: Store, table: MockTable, given: WriteRow): Row {
  const row = table.columns.map((column) => (given[column.name] === undefined ? defaultOf(rows, table, column) : textOf(given[column.name])));
  check(rows, table, row, null);
  rows.get(table)!.push(row);
  return row;
}

function defaultOf(rows: Store, table: MockTable, column: MockColumn): string | null {
  if (column.sequence === null && column.identity === null) return column.default;
  return String(Math.max(0, ...rows.get(table)!.map((row) => Number(row[column.index]))) + 1);
}

function check(rows: Store, table: MockTable, row: Row, before: Row | null): void {
  const missing = table.columns.find((column) => column.notNull && row[column.index] === null);
  if (missing) throw fault('23502', 400, `null value in column "${missing.name}" of relation "${table.name}" violates not-null constraint`);
  for (const key of table.keys) {
    const same = rows.get(table)!.some((other) => other !== before && sameKey(key.columns, row, key.columns, other));
    if (same) throw fault('23505', 409, `duplicate key value violates unique constraint "${key.name}"`);
  }
  for (const relation of table.parents) {
    if (relation.columns.some((column) => row[column.index] === null)) continue;
    if (!rows.get(relation.parent)!.some((parent) => sameKey(relation.columns, row, relation.parentColumns, parent)))
      throw fault('23503', 409, `insert or update on table "${table.name}" violates foreign key constraint "${relation.name}"`);
  }
}

function refuseIfReferred(rows: Store, table: MockTable, row: Row): void {
  const refers = (relation: MockRelation) => rows.get(relation.child)!.some((child) => sameKey(relation.columns, child, relation.parentColumns, row));
  const relation = table.children.find((each) => refers(each));
  if (!relation) return;
  throw fault('23503', 409, `update or delete on table "${table.name}" violates foreign key constraint "${relation.name}" on table "${relation.child.name}"`);
}

function sameKey(columns: readonly MockColumn[], row: Row, others: readonly MockColumn[], other: Row): boolean {
  return columns.length > 0 && columns.every((column, i) => row[column.index] !== null && row[column.index] === other[others[i]!.index]);
}

function fault(code: string, status: number, message: string): MockFault {
  return new MockFault({ code, status, message });
}

function textOf(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  return typeof value === 'object' ? JSON.stringify(value) : String(value as string | number | boolean);
}
