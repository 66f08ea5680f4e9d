import type { BlueprintColumn, BlueprintTable, Relation } from '@seedbed/contract';
import { exactly, type Cell, type Count, type Left, type Parcel, type Place, type SeedScript, type TablePlan } from '../statement.ts';
import { times } from '../code/count.ts';
import { type Names } from './names.ts';

export type RowsStatement = {
  readonly table: BlueprintTable;
  readonly place: Place;
  readonly count: Count | undefined;
  /** Written one by one, with values of their own. */
  readonly listed?: boolean;
  readonly under?: Relation;
  readonly each?: Count;
};
export type CellStatement = { readonly table: BlueprintTable; readonly column: BlueprintColumn; readonly cell: Cell; readonly count: Count | undefined };
export type ListedRow = { readonly table: BlueprintTable; readonly parcel: Parcel };

/** The contents of all plans of a script, by the schema's tables and columns. */
export type Gathered = {
  readonly rows: RowsStatement[];
  readonly cells: CellStatement[];
  /** Rows written individually. */
  readonly listed: ListedRow[];
  readonly kept: Left[];
  readonly left: Left[];
};

export function gather(script: SeedScript, names: Names): Gathered {
  const all: Gathered = { rows: [], cells: [], listed: [], kept: [], left: [...script.left] };
  for (const plan of script.plans) gatherPlan(plan, names, all);
  return all;
}

function gatherPlan(plan: TablePlan, names: Names, all: Gathered): void {
  const columns = [...new Set(plan.parcels.flatMap(({ cells }) => [...cells.keys()]))];
  const table = (plan.table === undefined ? undefined : names.table(plan.table)) ?? names.tableWith(columns);
  if (!table) {
    const what = plan.table ?? `rows with ${columns.slice(0, 4).join(', ')}`;
    all.left.push({ place: plan.place, what, why: plan.table === undefined ? 'no table has these columns' : 'the schema has no such table' });
    return;
  }
  if (plan.listed) {
    all.rows.push({ table, place: plan.place, count: exactly(plan.parcels.length), listed: true });
    all.listed.push(...plan.parcels.map((parcel) => ({ table, parcel })));
    return;
  }
  for (const parcel of plan.parcels) {
    if (plan.describes) gatherCells(table, parcel, undefined, names, all);
    else gatherParcel(table, parcel, parcel.count, names, all);
  }
}

function gatherParcel(table: BlueprintTable, parcel: Parcel, count: Count | undefined, names: Names, all: Gathered, under?: Relation): void {
  all.rows.push({ table, place: parcel.place, count, ...(under && { under, ...(parcel.count && { each: parcel.count }) }) });
  for (const [name, cell] of parcel.cells) {
    const column = names.column(table, name);
    const what = `${table.name}.${name}: ${cell.source}`;
    if (cell.kind === 'nested' && !(column && cell.document !== undefined && !names.isReference(table, column)))
      gatherNested(table, name, cell, count, names, all);
    else if (column && names.isReference(table, column)) all.kept.push({ place: cell.place, what, why: 'a reference: Seedbed chooses the parent' });
    else if (column && names.isKey(table, column)) all.kept.push({ place: cell.place, what, why: 'a key: Seedbed makes it' });
    else if (column) all.cells.push({ table, column, cell, count });
    else if (names.parent(table, name)) all.kept.push({ place: cell.place, what, why: 'a reference: Seedbed chooses the parent' });
    else all.left.push({ place: cell.place, what, why: `${table.name} has no such column` });
  }
}

function gatherNested(
  table: BlueprintTable,
  name: string,
  cell: Extract<Cell, { kind: 'nested' }>,
  count: Count | undefined,
  names: Names,
  all: Gathered,
): void {
  const child = names.child(table, name);
  const what = `${table.name}.${name}: ${cell.source}`;
  if (!child) {
    const isParent = names.parent(table, name);
    if (isParent) all.kept.push({ place: cell.place, what, why: 'a reference: Seedbed chooses the parent' });
    else all.left.push({ place: cell.place, what, why: names.column(table, name) ? 'a document that code makes' : `no table ${name} refers to ${table.name}` });
    return;
  }
  const { parcels, listed } = cell.plan;
  if (listed && parcels.length > 0) {
    const each = exactly(parcels.length);
    all.rows.push({ table: child.table, place: cell.place, count: times(count, each), under: child.relation, each });
    for (const parcel of parcels) gatherCells(child.table, parcel, count, names, all);
    return;
  }
  for (const parcel of parcels) gatherParcel(child.table, parcel, times(count, parcel.count ?? exactly(1)), names, all, child.relation);
}

/** A parcel's statements about columns, without its row count. */
function gatherCells(table: BlueprintTable, parcel: Parcel, count: Count | undefined, names: Names, all: Gathered): void {
  const at = all.rows.length;
  gatherParcel(table, parcel, count, names, all);
  all.rows.splice(at, 1);
}
