import { qualifiedName, withoutWithin, type Blueprint, type BlueprintColumn, type Group, type Relation } from '@seedbed/contract';
import { editTable } from './edit-blueprint.ts';

/**
 * Kinds that depend on other columns: the tuples already contain their results, and a tuple does not depend on its own
 * columns.
 */
const DERIVED_KINDS: ReadonlySet<string> = new Set(['expression', 'derived', 'lookup', 'sibling', 'split', 'template']);

/** A table whose rows are the tuples of a group. Its count is then fixed, and its parents are those of the tuples. */
export function withTuples(blueprint: Blueprint, table: string, given: Group, rows: number): Blueprint {
  const group = withoutMadeKeys(blueprint, table, given);
  const held = new Set(group.columns);
  const empty = new Set(group.columns.filter((_, at) => group.rows!.some((row) => row[at] === null)));
  const edited = editTable(blueprint, table, (one) => ({
    ...one,
    rows,
    groups: group.columns.length > 0 ? [group] : [],
    columns: one.columns
      .map((column) => (held.has(column.name) && DERIVED_KINDS.has(column.generator?.kind ?? '') ? withoutGenerator(column) : column))
      // Conditions on other rows may have made it NOT NULL.
      .map((column) => (empty.has(column.name) && !column.nullable ? { ...column, nullable: true } : column)),
  }));
  return { ...edited, relations: edited.relations.map((relation) => (relation.from.table === table ? withoutShape(relation) : relation)) };
}

/** Without the keys of rows that triggers make: in the next load these have others. */
function withoutMadeKeys({ tables, relations }: Blueprint, table: string, group: Group): Group {
  const reread = new Set(tables.flatMap(({ schema, name, load }) => (load?.reread ? [qualifiedName(schema, name)] : [])));
  const made = new Set(relations.flatMap(({ from, to }) => (from.table === table && reread.has(to.table) ? from.columns : [])));
  if (made.size === 0) return group;
  const kept = group.columns.flatMap((name, place) => (made.has(name) ? [] : [place]));
  return { ...group, columns: kept.map((place) => group.columns[place]!), rows: group.rows!.map((row) => kept.map((place) => row[place]!)) };
}

function withoutGenerator({ generator: _generator, entity: _entity, ...rest }: BlueprintColumn): BlueprintColumn {
  return rest;
}

function withoutShape(relation: Relation): Relation {
  const { owner: _owner, fanOut: _fanOut, distinctFrom: _distinct, childless: _childless, ...rest } = withoutWithin(relation);
  return rest;
}
