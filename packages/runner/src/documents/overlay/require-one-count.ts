import { Problem, tablesNamed, type Blueprint, type Overlay, type RowCounts } from '@seedbed/contract';
import { nameOf, relationNamed, tableNamed } from './named.ts';

/**
 * A table whose row count follows from the children of each parent: a second count, or children of a second parent, is
 * a Problem `invalid-request`.
 */
export function requireOneCount(blueprint: Blueprint, { tables = {}, relations = {} }: Overlay, rows: RowCounts | undefined): void {
  const counted = new Map<string, string>();
  for (const name of tablesNamed(rows)) counted.set(nameOf(tableNamed(blueprint, name, 'rows')), `--rows ${name}`);
  for (const [name, { rows: count }] of Object.entries(tables)) {
    if (count !== undefined) counted.set(nameOf(tableNamed(blueprint, name, 'tables')), `tables: ${name}.rows`);
  }
  for (const [name, { children }] of Object.entries(relations)) {
    if (children === undefined) continue;
    const place = `relations: ${name}`;
    const table = relationNamed(blueprint, name, place).from.table;
    const other = counted.get(table);
    if (other !== undefined)
      throw new Problem('invalid-request', `${place}.children and ${other} both give ${table} its number of rows. Leave out one of them.`);
    counted.set(table, `${place}.children`);
  }
}
