import { allocColumn, rowsOf } from '../../columns/allocate.ts';
import type { Column } from '../../columns/column.ts';
import { borrow, giveBack } from '../../columns/scratch.ts';
import { chance } from '../../values/uniform.ts';
import type { ColumnDraft, RelationDraft } from '../draft.ts';
import type { Frame } from '../frame.ts';
import { mixShapes, type Mixer } from '../groups/mixed-column.ts';
import type { ColumnNode } from '../plan.ts';
import { relationPurpose } from '../relations/relation-key.ts';
import { columnDraws, type Work } from '../work.ts';
import { isFree } from './free-relation.ts';
import { listedSource } from './listed-source.ts';

const TWO_32 = 4_294_967_296;

/** Puts the keys of existing rows into some rows of a reference. */
type ExistingReference = { readonly shape: Mixer['shape']; fill(frame: Frame, from: Column, out: Column): void };

/**
 * If rows are added to a reference's target table, some rows refer to its existing rows: in proportion to their number.
 * An existing row replaces a new one near it, so that the spread over the parents keeps its shape. Null for references
 * that depend on more than their spread: those refer only to generated rows.
 */
export function existingReference(work: Work, column: ColumnDraft, relation: RelationDraft, node: ColumnNode): ExistingReference | null {
  const existingTable = work.existingTables[relation.parent.name];
  if (!existingTable || existingTable.kept || !existingTable.rows?.length || !isFree(work, relation)) return null;
  if (!relation.parentColumns.every(({ name }) => existingTable.columns?.includes(name))) return null;
  const listed = listedSource(work, relation.parentColumns[relation.columns.indexOf(column)]!)!;
  const draws = columnDraws(work, relation.child, relationPurpose(relation), 'standing');
  const mixer = mixShapes([node.shape, listed.shape]);
  const { plan } = work.relations.get(relation)!;
  let apart = allocColumn(listed.shape, 1);
  return {
    shape: mixer.shape,
    fill(frame, from, out) {
      const { count } = frame.rows;
      if (rowsOf(apart) < count) apart = allocColumn(listed.shape, count);
      const parents = frame.parents(plan);
      const sent = Math.max(0, relation.parent.rows - (existingTable.left?.length ?? 0));
      const share = existingTable.present / (existingTable.present + sent);
      const each = listed.cardinality / Math.max(1, relation.parent.rows);
      const { a, b, x, ...scratch } = borrow(count);
      draws.fill(frame.rows, a, b);
      for (let i = 0; i < count; i++) x[i] = Math.min(listed.cardinality - 1, Math.floor((Math.max(0, parents[i]!) + (b[i]! >>> 0) / TWO_32) * each));
      listed.at(x, count, apart);
      mixer.begin(out);
      for (let i = 0; i < count; i++) {
        if (parents[i]! >= 0 && chance(a[i]!, share)) mixer.put(apart, 1, i, out);
        else mixer.put(from, 0, i, out);
      }
      giveBack({ a, b, x, ...scratch });
    },
  };
}
