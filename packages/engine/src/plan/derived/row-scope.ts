import type { Compiled, Fold, Scope } from '../../expressions/scope.ts';
import { numberReader, valueReader, valueTypeOf, type Value } from '../../expressions/value.ts';
import { BATCH_ROWS } from '../../columns/column.ts';
import type { ColumnDraft, RelationDraft, TableDraft } from '../draft.ts';
import type { Frame } from '../frame.ts';
import { rowAt } from '../keys/rank-rules.ts';
import type { Work } from '../work.ts';
import { keptValues } from './kept-values.ts';

/** Names as a row of `table` knows them. Every column that is read is noted in `needs`. */
export function rowScope(work: Work, table: TableDraft, needs: Set<ColumnDraft>): Scope {
  return {
    field(name) {
      const column = table.columns.get(name);
      return column ? fieldOf(work, column, needs) : null;
    },
    parent(name) {
      const relation = parentNamed(table, name);
      return relation && { scope: rowScope(work, relation.parent, needs), lift: (inner) => lifted(work, relation, inner) };
    },
    children(name) {
      const relation = childrenNamed(table, name);
      return relation && { scope: rowScope(work, relation.child, needs), aggregate: (inner, fold) => aggregated(work, relation, inner, fold) };
    },
    get names() {
      return [...table.columns.keys(), ...(table.relations.length > 0 ? ['parent'] : []), ...table.children.map((relation) => relation.child.spec.name)];
    },
  };
}

export function fieldOf(work: Work, column: ColumnDraft, needs: Set<ColumnDraft>): Compiled {
  needs.add(column);
  const state = work.tables.get(column.table)!.columns.get(column)!;
  const type = valueTypeOf(column.type);
  const cells = (frame: Frame) => frame.node(state.final as number);
  if (type !== 'int' && type !== 'double') return { type, prepare: (frame) => valueReader(cells(frame)) };
  const readAll = numberReader();
  return { type, prepare: (frame) => valueReader(cells(frame)), numbers: (frame) => readAll(cells(frame), frame.rows.count) };
}

/** By the relation's name, a column of it (with or without its ending), or the parent's table; `parent` is the owner's or the only one. */
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

/** Parents whose values are kept once they are made: children ask for the same few again and again. */
const KEPT_PARENTS = 262_144;

/** A piece over the parent's row; NULL where there is none. */
export function lifted(work: Work, relation: RelationDraft, inner: Compiled): Compiled {
  const { plan, draft } = work.relations.get(relation)!;
  const kept = keptValues();
  // Asked for each batch: the count is not settled yet where sources are compiled.
  const few = () => relation.parent.rows <= KEPT_PARENTS;
  let missing: Float64Array | null = null;

  /** Makes the values of the batch's parents that are not kept yet. */
  function keepAll(frame: Frame, parents: Float64Array): void {
    kept.reserve(relation.parent.rows);
    missing ??= new Float64Array(BATCH_ROWS);
    let count = 0;
    for (let row = 0; row < frame.rows.count; row++) {
      const parent = parents[row]!;
      if (parent >= 0 && !kept.has(parent)) kept.set((missing[count++] = parent), null);
    }
    if (count === 0) return;
    const others = frame.other(`parents of ${draft.name}`, draft.parent.name, BATCH_ROWS);
    others.reset({ first: 0, count, at: missing });
    const read = inner.prepare(others);
    for (let k = 0; k < count; k++) kept.set(missing[k]!, read(k));
  }

  const prepare = (frame: Frame): ((row: number) => Value) => {
    const parents = frame.parents(plan);
    if (!few()) {
      const read = inner.prepare(frame.parent(plan));
      return (row) => (parents[row]! < 0 ? null : read(row));
    }
    keepAll(frame, parents);
    return (row) => (parents[row]! < 0 ? null : kept.get(parents[row]!));
  };
  if (!inner.numbers) return { type: inner.type, prepare };
  let out: Float64Array | null = null;
  return {
    type: inner.type,
    prepare,
    numbers(frame) {
      if (!few()) return null;
      const parents = frame.parents(plan);
      keepAll(frame, parents);
      out ??= new Float64Array(BATCH_ROWS);
      for (let row = 0; row < frame.rows.count; row++) {
        const number = parents[row]! < 0 ? undefined : kept.numberOf(parents[row]!);
        if (number === undefined) return null;
        out[row] = number;
      }
      return out;
    },
  };
}

function follows(at: Float64Array, count: number): boolean {
  for (let k = 1; k < count; k++) if (at[k] !== at[0]! + k) return false;
  return true;
}

/** Folds over the children of each row of the frame: their rows are gathered in batches, whatever parents they have. */
export function aggregated(work: Work, relation: RelationDraft, inner: Compiled | null, fold: Fold): Compiled {
  const { plan, draft } = work.relations.get(relation)!;
  let at: Float64Array | null = null;
  return {
    type: fold.type,
    prepare(frame) {
      const parents = frame.rows.count;
      const results: Value[] = [];
      if (!inner) {
        for (let i = 0; i < parents; i++) results.push(countOf(work, relation, rowAt(frame.rows, i)));
        return (row) => results[row]!;
      }
      const children = frame.other(`children of ${draft.name}`, draft.child.name, BATCH_ROWS);
      at ??= new Float64Array(BATCH_ROWS);
      const counts = new Float64Array(parents);
      let pending = 0;
      let owner = -1;
      let left = 0;
      const next = () => {
        if (owner >= 0) results.push(fold.end());
        left = counts[++owner]!;
        fold.start();
      };
      // The children of all parents come in their parents' order, in as few batches as they take; each is folded as it comes.
      const flush = () => {
        if (pending === 0) return;
        // Children of an owner follow each other, and rows in sequence are made quicker than listed ones.
        children.reset(follows(at!, pending) ? { first: at![0]!, count: pending, at: null } : { first: 0, count: pending, at });
        const numbers = fold.addAll && inner.numbers ? inner.numbers(children) : null;
        const read = numbers ? null : inner.prepare(children);
        for (let k = 0; k < pending;) {
          while (left === 0) next();
          const end = Math.min(pending, k + left);
          left -= end - k;
          if (numbers) fold.addAll!(numbers, k, end);
          else for (let each = k; each < end; each++) fold.add(read!(each));
          k = end;
        }
        pending = 0;
      };
      for (let i = 0; i < parents; i++) {
        const { count, first, at: childAt } = plan.childrenOf(rowAt(frame.rows, i));
        counts[i] = count;
        for (let k = 0; k < count; k++) {
          at[pending++] = first === null ? childAt(k) : first + k;
          if (pending === BATCH_ROWS) flush();
        }
      }
      flush();
      while (owner < parents - 1) next();
      if (owner >= 0) results.push(fold.end());
      return (row) => results[row]!;
    },
  };
}

function countOf(work: Work, relation: RelationDraft, parent: number): number {
  return work.relations.get(relation)!.plan.childrenOf(parent).count;
}
