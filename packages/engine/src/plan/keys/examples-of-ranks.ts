import { allocColumn } from '../../columns/allocate.ts';
import type { Rows } from '../../columns/column.ts';
import { borrow, giveBack } from '../../columns/scratch.ts';
import { exampleOfText } from '../../generators/example/example-of-text.ts';
import { cellText } from '../cell-text.ts';
import type { ColumnDraft } from '../draft.ts';
import type { ColumnWork, TableWork } from '../work.ts';

/** Ranks whose examples are remembered. */
const MAX_KNOWN = 100_000;

/**
 * Which example a row shows where a key chooses the value of one of the examples' columns by rank: the one with that value, so that the examples stay whole. The function
 * writes its index, and leaves `out[i]` where the value is of none.
 */
export function examplesOfRanks(table: TableWork, column: ColumnDraft, of: string): (rows: Rows, out: Int32Array) => void {
  const known = new WeakMap<object, (rank: number) => number>();
  // A reference among whose children a rank counts may be chosen by the very column that would follow that rank.
  let [isBusy, isCircular] = [false, false];
  return (rows, out) => {
    if (isBusy) isCircular = true;
    const own = table.columns.get(column);
    const leader = isCircular || (own && isBound(own)) ? undefined : [...table.columns.values()].find((each) => each.draft !== column && leads(each, of));
    if (!leader) return;
    const { rank, source } = leader as { rank: NonNullable<ColumnWork['rank']>; source: object };
    const exampleOf = known.get(source) ?? exampleOfRank(leader);
    known.set(source, exampleOf);
    const scratch = borrow(rows.count);
    isBusy = true;
    rank.fill(rows, scratch.x);
    isBusy = false;
    for (let i = 0; i < rows.count && !isCircular; i++) {
      const example = exampleOf(scratch.x[i]!);
      if (example >= 0) out[i] = example;
    }
    giveBack(scratch);
  };
}

/** Whether a key counts on the column's own values. */
function isBound({ draft, rank, slot, givenValues, source }: ColumnWork): boolean {
  return rank !== null || slot !== null || givenValues !== null || (source !== null && source !== 'busy' && (source.distinct ?? 0) >= draft.table.rows);
}

/** Whether a key chooses the column's values, which are those of the examples. Where parents choose among these, they do so for the other columns. */
function leads({ draft: { spec }, rank, source }: ColumnWork, of: string): boolean {
  const { kind, parameters = {} } = spec.generator ?? {};
  return (
    rank !== null &&
    source !== null &&
    source !== 'busy' &&
    source.at !== undefined &&
    kind === 'example' &&
    (parameters['of'] ?? 'row') === of &&
    !parameters['by']
  );
}

function exampleOfRank({ draft: { spec }, source }: ColumnWork): (rank: number) => number {
  const { shape, at } = source as Exclude<ColumnWork['source'], 'busy' | null>;
  const { values, vary } = spec.generator!.parameters as { readonly values: readonly unknown[]; readonly vary?: boolean };
  const exampleOf = exampleOfText(values, vary === true);
  const cell = allocColumn(shape, 1);
  const one = new Float64Array(1);
  const known = new Map<number, number>();
  return (rank) => {
    let example = known.get(rank);
    if (example !== undefined) return example;
    one[0] = rank;
    at!(one, 1, cell);
    example = exampleOf(cellText(cell, 0));
    if (known.size < MAX_KNOWN) known.set(rank, example);
    return example;
  };
}
