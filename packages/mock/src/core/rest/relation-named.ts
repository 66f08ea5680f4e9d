import { singular } from '@seedbed/contract';
import type { DialectEngine } from '../dialect.ts';
import type { Cond, Query, RelationNode } from '../query.ts';
import { targetOf } from '../resolve/links.ts';
import type { Link } from '../resolve/resolved.ts';
import type { Result, ResultRow } from '../result.ts';
import type { MockKey, MockRelation, MockTable } from '../schema/schema.ts';
import { folded, isSameNoun } from './singular.ts';

/** A relation from a table's side: to its parent, or to its children. */
export type Way = { readonly kind: 'parent' | 'children'; readonly relation: MockRelation };
/** A relation to many on both sides. */
export type Through = Extract<Link, { kind: 'through' }>;

/** Relations that name a parent: by its table in either number, by the column without its `_id`, or by the foreign key. */
export function parentNamed(table: MockTable, name: string): Way | undefined {
  const wanted = folded(name);
  const by = (test: (relation: MockRelation) => boolean) => table.parents.find(test);
  const relation =
    by((each) => parentNames(each).some((one) => folded(one) === wanted)) ??
    by((each) => folded(each.name) === wanted) ??
    by((each) => isSameNoun(each.parent.name, name));
  return relation && { kind: 'parent', relation };
}

/**
 * Relations to children by name: their table in singular or plural, or the foreign key. If there are several, the one
 * whose column is named after the parent.
 */
export function childrenNamed(table: MockTable, name: string): Way | undefined {
  const found = table.children.filter((each) => isSameNoun(each.child.name, name));
  const relation =
    found.find((each) => parentNames(each).some((one) => isSameNoun(one, table.name))) ??
    found[0] ??
    table.children.find((each) => folded(each.name) === folded(name));
  return relation && { kind: 'children', relation };
}

/**
 * The way through a join table to the rows that a name means: the reference's name or table beyond it, in singular or
 * plural. A join table holds each pair once, or nothing but pairs. If there are several, the one that is named after both tables.
 */
export function throughNamed(table: MockTable, name: string): Through | undefined {
  const ways = table.children.flatMap((near) =>
    near.child.parents.flatMap((far): Through[] => (far !== near && isJoinOf(near, far) ? [{ kind: 'through', near, far }] : [])),
  );
  const found = ways.filter(({ far }) => isSameNoun(far.parent.name, name));
  return (
    ways.find(({ far }) => parentNames(far).some((one) => isSameNoun(one, name))) ??
    found.find(({ near }) => [table.name, name].every((each) => folded(near.child.name).includes(folded(singular(each))))) ??
    found[0]
  );
}

function isJoinOf(near: MockRelation, far: MockRelation): boolean {
  const ends = new Set([...near.columns, ...far.columns]);
  const own = near.child.primaryKey?.columns ?? [];
  const isPair = ({ columns, predicate }: MockKey) => predicate === null && columns.length === ends.size && columns.every((column) => ends.has(column));
  return near.child.keys.some(isPair) || near.child.columns.every((column) => ends.has(column) || own.includes(column));
}

/**
 * An engine that answers a list of rows with those that one row has through a join table: filtered and in order, and cut
 * to a page here, as a row has few.
 */
export function engineThrough(engine: DialectEngine, { table, where }: { readonly table: MockTable; readonly where: Cond }, way: Through): DialectEngine {
  const run = async ({ select, where: wanted, order, limit, offset = 0 }: Query): Promise<Result> => {
    const query = { ...(select && { select }), ...(wanted && { where: wanted }), ...(order && { order }) };
    const result = await engine.run({ table: table.name, schema: table.schema, verb: 'read', select: [relationNode(way, 'rows', query)], where });
    const field = result.fields[0]!;
    const all = (result.rows[0]?.[0] ?? []) as readonly ResultRow[];
    return {
      ...result,
      fields: field.kind === 'many' ? field.fields : [],
      rows: all.slice(offset, limit === undefined ? undefined : offset + limit),
      total: all.length,
      totalIs: 'exact',
    };
  };
  return { ...engine, run };
}

/** A foreign key's column without its ending: `author_id` and `authorId` are `author`. */
export function parentNames(relation: MockRelation): readonly string[] {
  const [column] = relation.columns;
  if (relation.columns.length !== 1 || column === undefined) return [];
  const base = column.name.replace(/(_id|Id|ID)$/, '');
  return base === '' ? [] : [base];
}

/** A relation as a member of each row, by its own name and direction, so that it is unambiguous. */
export function relationNode(way: Way | Through, alias: string, query: RelationNode['query'] = {}): RelationNode {
  const node = { kind: 'relation', relation: targetOf(way).name, alias, join: 'left', query } as const;
  if (way.kind !== 'through') return { ...node, hint: way.relation.name, way: way.kind };
  return { ...node, hint: way.near.name, through: { table: way.near.child.name, near: way.near.name, far: way.far.name } };
}
