import type { Blueprint, Group, Relation } from '@seedbed/contract';
import { editTable } from './edit-blueprint.ts';

/** A table whose rows are the tuples of a group. Its count is its own from now on, and its parents are those of the tuples. */
export function withTuples(blueprint: Blueprint, table: string, group: Group, rows: number): Blueprint {
  const edited = editTable(blueprint, table, (one) => ({ ...one, rows, groups: [group] }));
  return { ...edited, relations: edited.relations.map((relation) => (relation.from.table === table ? withoutShape(relation) : relation)) };
}

function withoutShape(relation: Relation): Relation {
  const { owner: _owner, fanOut: _fanOut, within: _within, distinctFrom: _distinct, childless: _childless, ...rest } = relation;
  return rest;
}
