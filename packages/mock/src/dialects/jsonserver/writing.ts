import { dictionary } from '@seedbed/contract';
import {
  MockFault,
  rowKey,
  rowNamed,
  type Cond,
  type DialectEngine,
  type MockColumn,
  type MockRelation,
  type MockTable,
  type Result,
} from '../../core/index.ts';
import { isEmbedded } from './relations.ts';
import type { Resource } from './resource.ts';

type Body = Readonly<Record<string, unknown>>;
type Row = Record<string, unknown>;

/**
 * Columns and values of a body, without computed columns and rows of relations, which clients send back unchanged. Throws PGRST204 for any
 * other member.
 */
export function rowOfBody(resource: Resource, body: Body): Row {
  const row: Row = dictionary();
  for (const [member, value] of Object.entries(body)) {
    const column = resource.column(member);
    if (column) {
      if (column.generated === null && column.identity !== 'always') row[column.name] = value;
    } else if (!isEmbedded(resource, member)) throw new MockFault({ code: 'PGRST204', status: 422, message: `'${resource.name}' has no column '${member}'.` });
  }
  return row;
}

/** Adds the row, with an id if the database would assign none. */
export async function insertRow(engine: DialectEngine, resource: Resource, row: Row): Promise<Result> {
  const { table } = resource;
  const missing = (table.primaryKey?.columns ?? []).filter((column) => row[column.name] === undefined && !hasDefault(column));
  const ids: Row = dictionary();
  if (missing.length === 1 && table.primaryKey!.columns.length === 1) ids[missing[0]!.name] = await newId(engine, table, missing[0]!);
  return engine.run({ ...at(table), verb: 'insert', write: { rows: [{ ...row, ...ids }], missing: 'default' } });
}

function hasDefault(column: MockColumn): boolean {
  return column.default !== null || column.identity !== null || column.sequence !== null || column.generated !== null;
}

/** The largest number and one, a uuid, or seven random letters, as json-server draws them. */
async function newId(engine: DialectEngine, table: MockTable, column: MockColumn): Promise<string> {
  if (column.type.base === 'uuid') return crypto.randomUUID();
  if (!/^(int[248]|numeric)$/.test(column.type.base)) return crypto.randomUUID().slice(0, Math.min(7, column.type.length ?? 7));
  const largest = await engine.run({
    ...at(table),
    verb: 'read',
    select: [{ kind: 'column', column: column.name }],
    order: [{ column: column.name, descending: true }],
    limit: 1,
  });
  return String(BigInt(String(largest.rows[0]?.[0] ?? '0').split('.')[0]!) + 1n);
}

/** Changes the row identified by a path; null if there is none. Ignores the key in a body. */
export async function changeRow(engine: DialectEngine, resource: Resource, id: string, row: Row): Promise<Result | null> {
  const { table } = resource;
  const where = rowNamed(table, id);
  if (where === null) return null;
  const key = new Set((rowKey(table) ?? []).map((column) => column.name));
  const changes = Object.fromEntries(Object.entries(row).filter(([name]) => !key.has(name)));
  const result =
    Object.keys(changes).length === 0
      ? await engine.run({ ...at(table), verb: 'read', where })
      : await engine.run({ ...at(table), verb: 'update', where, write: { rows: [changes] } });
  return result.rows.length > 0 ? result : null;
}

/** A body that replaces a row: omitted columns are NULL if possible, and unchanged if they have a default. */
export function wholeRow(resource: Resource, row: Row): Row {
  const whole: Row = { ...row };
  for (const column of resource.table.columns) {
    const isWritten = column.generated === null && column.identity === null && !(column.notNull && hasDefault(column));
    if (isWritten && whole[column.name] === undefined) whole[column.name] = null;
  }
  return whole;
}

/** The action on rows whose foreign key would block the removal of their parent. */
type Dependents = (relation: MockRelation) => 'remove' | 'set null';

/**
 * Removes rows, after their dependents if the schema would reject it. Each statement leaves every constraint satisfied.
 */
export async function removeRows(engine: DialectEngine, table: MockTable, where: Cond, dependents: Dependents, depth = 8): Promise<Result> {
  const removal = { ...at(table), verb: 'delete', where } as const;
  try {
    return await engine.run(removal);
  } catch (error) {
    if (!(error instanceof MockFault) || error.code !== '23503' || depth === 0) throw error;
  }
  const found = await engine.run({ ...at(table), verb: 'read', where, limit: MAX_PARENTS });
  for (const relation of table.children) {
    if (relation.onDelete !== 'no action' && relation.onDelete !== 'restrict') continue;
    const refers = referring(relation, found);
    if (dependents(relation) === 'remove') await removeRows(engine, relation.child, refers, dependents, depth - 1);
    else {
      const rows = [Object.fromEntries(relation.columns.map((column) => [column.name, null]))];
      await engine.run({ ...at(relation.child), verb: 'update', where: refers, write: { rows } });
    }
  }
  return engine.run(removal);
}

/** Maximum number of rows for which one request searches dependents. */
const MAX_PARENTS = 1_000;

function referring(relation: MockRelation, parents: Result): Cond {
  const cell = (row: Result['rows'][number], column: MockColumn) => String(row[parents.fields.findIndex((field) => field.name === column.name)]);
  const [column] = relation.columns;
  if (relation.columns.length === 1)
    return { kind: 'column', column: column!.name, op: 'in', value: parents.rows.map((row) => cell(row, relation.parentColumns[0]!)) };
  const of = parents.rows.map((row): Cond => {
    const pairs = relation.columns.map((one, i): Cond => ({ kind: 'column', column: one.name, op: 'eq', value: cell(row, relation.parentColumns[i]!) }));
    return { kind: 'and', of: pairs };
  });
  return { kind: 'or', of };
}

export function at(table: MockTable): { readonly table: string; readonly schema: string } {
  return { table: table.name, schema: table.schema };
}
