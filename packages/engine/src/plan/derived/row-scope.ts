import type { Compiled, Scope } from '../../expressions/scope.ts';
import { columnNumbers, valueReader, valueTypeOf } from '../../expressions/value.ts';
import type { ColumnDraft, RelationDraft, TableDraft } from '../draft.ts';
import type { Frame } from '../frame.ts';
import { rowAt } from '../keys/rank-rules.ts';
import { MEAN_STRETCH } from '../../values/stretches.ts';
import type { Work } from '../work.ts';
import { aggregated } from './aggregated.ts';
import { lifted } from './lifted.ts';
import { placesInStretches, placesOf } from './places-of.ts';
import { ranked } from './ranked.ts';

/** Resolves names from the view of a row of `table`. Adds every column that is read to `needs`. */
export function rowScope(work: Work, table: TableDraft, needs: Set<ColumnDraft>): Scope {
  return {
    field(name) {
      const column = table.columns.get(name);
      if (column) return fieldOf(work, column, needs);
      return name === 'row' ? ROW : name === 'today' ? { type: 'date', prepare: () => () => work.referenceDay } : null;
    },
    parent(name) {
      const relation = parentNamed(table, name);
      return relation && { scope: rowScope(work, relation.parent, needs), lift: (inner) => lifted(work, relation, inner) };
    },
    children(name) {
      const relation = childrenNamed(table, name);
      return relation && { scope: rowScope(work, relation.child, needs), aggregate: (inner, fold) => aggregated(work, relation, inner, fold) };
    },
    places(name) {
      const column = table.columns.get(name);
      const { kind, parameters } = column?.spec.generator ?? { kind: '' };
      if (column && kind === 'repeated') return placesInStretches(work, column, Number(parameters?.['mean'] ?? MEAN_STRETCH));
      const relation = parentNamed(table, name);
      return relation && placesOf(work, relation);
    },
    rank: (order, by) => ranked(table, order, by),
    get names() {
      return [...table.columns.keys(), ...(table.relations.length > 0 ? ['parent'] : []), ...table.children.map((relation) => relation.child.spec.name)];
    },
  };
}

/** The row's number, from 0. */
const ROW: Compiled = { type: 'int', prepare: (frame) => (i) => rowAt((frame as Frame).rows, i) };

export function fieldOf(work: Work, column: ColumnDraft, needs: Set<ColumnDraft>): Compiled {
  needs.add(column);
  const state = work.tables.get(column.table)!.columns.get(column)!;
  const type = valueTypeOf(column.type);
  const cells = (frame: Frame) => frame.early?.(column) ?? frame.node(state.final as number);
  const prepare = (frame: Frame) => valueReader(cells(frame), type);
  return type === 'string' || type === 'bool'
    ? { type, prepare, ...(column.type.element && { isList: true }) }
    : { type, prepare, readsNumbers: true, numbers: (frame) => columnNumbers(cells(frame), frame.rows.count) };
}

/**
 * By the relation's name, by a column of it (with or without its suffix), or by the parent's table; `parent` is the
 * owner or the only parent.
 */
export function parentNamed({ relations }: TableDraft, name: string): RelationDraft | null {
  const matches = [
    (relation: RelationDraft) => relation.name === name || relation.spec.name === name,
    (relation: RelationDraft) => relation.columns.some((column) => column.name === name || column.name.replace(/_?id$/i, '') === name),
    (relation: RelationDraft) => relation.parent.spec.name === name || relation.parent.name === name,
    (relation: RelationDraft) => relation.parent.spec.name === `${name}s`,
  ];
  if (name === 'parent') return relations.find((relation) => relation.spec.owner) ?? relations[0] ?? null;
  for (const match of matches) {
    const found = relations.find(match);
    if (found) return found;
  }
  return null;
}

export function childrenNamed({ children }: TableDraft, name: string): RelationDraft | null {
  return (
    children.find((relation) => relation.name === name || relation.spec.name === name) ??
    children.find((relation) => relation.child.spec.name === name || relation.child.name === name) ??
    null
  );
}
