import { dictionary, type BlueprintTable } from '@seedbed/contract';
import type { Left, Parcel } from '../statement.ts';
import { labelFor, type Known } from './column.ts';
import type { ListedRow } from './gather.ts';
import type { Names } from './names.ts';

type Row = { count?: number; set?: Record<string, unknown>; children?: Record<string, Row[]> };

/** Individually written rows, as a scenario of knowledge.json: sets the literal values, and generates the rest. */
export function scenarioOf(known: Known, listed: readonly ListedRow[], names: Names, left: Left[]): Record<string, Row[]> {
  const tables = dictionary<Row[]>();
  for (const { table, parcel } of listed) {
    const name = names.shortName(table);
    tables[name] = joined([...(tables[name] ?? []), rowOf(known, table, parcel, names, left)]);
  }
  return tables;
}

function rowOf(known: Known, table: BlueprintTable, parcel: Parcel, names: Names, left: Left[]): Row {
  const set = dictionary<unknown>();
  const children = dictionary<Row[]>();
  for (const [name, cell] of parcel.cells) {
    const column = names.column(table, name);
    const what = `${table.name}.${name}: ${cell.source}`;
    const fail = (why: string): void => void left.push({ place: cell.place, what, why });
    if (cell.kind === 'nested' && !(column && cell.document !== undefined)) {
      const child = names.child(table, name);
      if (child && cell.plan.parcels.length > 0) {
        const rows = cell.plan.parcels.map((each) => withCount(rowOf(known, child.table, each, names, left), each));
        children[names.shortName(child.table)] = joined(rows);
      } else if (!child && !names.parent(table, name)) fail(column ? 'a document that code makes' : `no table ${name} refers to ${table.name}`);
      continue;
    }
    if (!column) {
      if (!names.parent(table, name)) fail(`${table.name} has no such column`);
      continue;
    }
    if (names.isReference(table, column) || names.isKey(table, column)) continue;
    if (cell.kind === 'unknown') fail(cell.why);
    const value = cell.kind === 'nested' ? cell.document : cell.kind === 'literal' ? labelFor(known, column, cell.value) : undefined;
    if (cell.kind === 'literal' && (value === undefined || (value === null && !column.nullable))) fail(`the column takes no ${JSON.stringify(cell.value)}`);
    else if (value !== undefined) set[column.name] = value;
  }
  return { ...(Object.keys(set).length > 0 && { set }), ...(Object.keys(children).length > 0 && { children }) };
}

function withCount(row: Row, { count }: Parcel): Row {
  return count?.kind === 'range' && count.min === count.max && count.min !== 1 ? { count: count.min, ...row } : row;
}

/** Merges equal neighbouring rows into one with a count. */
function joined(rows: readonly Row[]): Row[] {
  return rows.reduce<Row[]>((all, { count = 1, ...row }) => {
    const { count: before = 1, ...last } = all.at(-1) ?? {};
    if (all.length > 0 && JSON.stringify(last) === JSON.stringify(row)) return [...all.slice(0, -1), { count: before + count, ...row }];
    return [...all, count === 1 ? row : { count, ...row }];
  }, []);
}
