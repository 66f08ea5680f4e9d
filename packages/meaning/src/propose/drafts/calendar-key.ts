import type { Reason } from '@seedbed/contract';
import type { SchemaNames } from '../../read/schema-names.ts';
import { wordSet } from '../../read/words.ts';
import { DATE_TYPES, WHOLE_TYPES } from '../../schema/types.ts';
import type { ColumnView, TableView } from '../../schema/schema-view.ts';

/** As many columns tell of parts of a date in a table of days. */
const FEWEST_PARTS = 3;

/**
 * In a table of days (`dim_date`, a calendar), which is keyed by a day or by its number YYYYMMDD and tells its parts: one row for each day, without holes.
 * Null for other columns and other tables.
 */
export function calendarKey(
  column: ColumnView,
  table: TableView,
  { tables }: SchemaNames,
): { readonly kind: string; readonly parameters: Record<string, unknown>; readonly because: Reason } | null {
  const names = tables.get(table)!;
  const wordsOf = (each: ColumnView): readonly string[] => names.columns.get(each.name)!.words;
  const [day, ...others] = table.columns.filter(({ type }) => DATE_TYPES.has(type.base));
  if (!day?.notNull || others.length > 0 || day.type.base !== 'date' || day.type.kind !== 'base' || column.references.length > 0) return null;
  const key = table.primaryKey.length === 1 ? table.column.get(table.primaryKey[0]!) : undefined;
  const isNumbered = key !== undefined && WHOLE_TYPES.has(key.type.base) && key.type.base !== 'int2' && wordsOf(key).some((word) => DAYS.has(word));
  if (column !== day && !(isNumbered && column === key)) return null;
  if (!day.unique && !isNumbered && !DAYS.has(names.noun)) return null;
  const parts = table.columns.filter((each) => each !== day && each !== key && wordsOf(each).some((word) => PARTS.has(word) || OF_DATES.has(word)));
  if (parts.length < FEWEST_PARTS) return null;
  return { kind: 'date.step', parameters: {}, because: { code: 'key', words: 'the days of a calendar, one after the other' } };
}

const DAYS = wordSet('days of a calendar');
const PARTS = wordSet('columns of a calendar');
const OF_DATES = wordSet('parts of a date');
