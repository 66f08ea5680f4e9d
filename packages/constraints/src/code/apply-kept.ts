import { qualifiedName, type BlueprintColumn, type BlueprintTable } from '@seedbed/contract';
import type { KeptColumn } from './kept-columns.ts';
import { STARTS } from './told-of-writers.ts';

/**
 * Columns that triggers keep start where their DEFAULT is, or at zero, or empty: in a load the triggers do the rest.
 * Previews, files and mocks show this start, because no trigger runs there.
 */
export function applyKept(tables: readonly BlueprintTable[], kept: readonly KeptColumn[]): BlueprintTable[] {
  return tables.map((table) => {
    const name = qualifiedName(table.schema, table.name);
    const own = kept.filter((one) => one.table === name);
    if (own.length === 0) return table;
    const columns = table.columns.map((column) => {
      const one = own.find((each) => each.column === column.name);
      return one && column.generated === undefined && !table.groups?.some((group) => group.columns.includes(column.name)) ? left(column, one.trigger) : column;
    });
    return { ...table, columns };
  });
}

/** A DEFAULT that is written out: `0`, `'0'::numeric`. Others, such as now(), are no start that a sum or a count has. */
const CONSTANT = /^'?(-?[\d.]+)'?(?:::.*)?$/;

function left(column: BlueprintColumn, trigger: string): BlueprintColumn {
  const { nullRate: _rate, entity: _entity, origin: _origin, ...rest } = column;
  const value = column.default === undefined && !column.nullable && isNumeric(column.type) ? '0' : CONSTANT.exec(column.default ?? '')?.[1];
  const isEmpty = column.default === undefined && column.nullable;
  if (value === undefined && !isEmpty) return column;
  const generator = isEmpty ? { kind: 'null' } : { kind: 'constant', parameters: { value } };
  return { ...rest, generator, confidence: 1, because: `the trigger ${trigger} ${STARTS}` };
}

function isNumeric(type: string): boolean {
  return /^(smallint|integer|bigint|numeric|real|double precision)/.test(type);
}
