import type { RelationNode } from '../query.ts';
import type { MockRelation, MockTable } from '../schema/schema.ts';
import { folded, isSameNoun } from './singular.ts';

/** A relation from a table's side: to its parent, or to its children. */
export type Way = { readonly kind: 'parent' | 'children'; readonly relation: MockRelation };

export function targetOfWay({ kind, relation }: Way): MockTable {
  return kind === 'parent' ? relation.parent : relation.child;
}

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

/** A foreign key's column without its ending: `author_id` and `authorId` are `author`. */
export function parentNames(relation: MockRelation): readonly string[] {
  const [column] = relation.columns;
  if (relation.columns.length !== 1 || column === undefined) return [];
  const base = column.name.replace(/(_id|Id|ID)$/, '');
  return base === '' ? [] : [base];
}

/** A relation as a member of each row, by its own name and direction, so that it is unambiguous. */
export function relationNode(way: Way, alias: string, query: RelationNode['query'] = {}): RelationNode {
  return { kind: 'relation', relation: targetOfWay(way).name, hint: way.relation.name, way: way.kind, alias, join: 'left', query };
}
