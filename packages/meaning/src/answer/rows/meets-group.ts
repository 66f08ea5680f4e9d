import { resolveType, type Group, type Order, type VariantColumn } from '@seedbed/contract';
import { parseTimestamp } from '@seedbed/engine';
import { DATE_TYPES } from '../../schema/types.ts';
import { reasonAgainst } from '../column/refused-value.ts';
import { sameValue } from '../column/same-value.ts';
import { columnNamed, type AnswerWork, type TableWork } from '../work.ts';

type Row = ReadonlyMap<string, string | null>;

/**
 * Whether a row with these values meets the conditions of a group, as far as they can be read here: false if one
 * cannot.
 */
export function meetsGroup(work: AnswerWork, table: TableWork, group: Group, row: Row): boolean {
  if (group.rows) return false;
  const orders = (list: readonly Order[] = []) => list.every((order) => holds(work, table, order, row));
  if (!orders(group.order)) return false;
  if (!group.variants) return group.order !== undefined;
  return group.variants.some(
    (variant) => Object.entries(variant.columns).every(([name, says]) => takes(work, table, name, says, row.get(name) ?? null)) && orders(variant.order),
  );
}

function takes(work: AnswerWork, table: TableWork, name: string, { null: isNull, notNull, domain }: VariantColumn, value: string | null): boolean {
  if (isNull) return value === null;
  if (value === null) return !notNull && domain === undefined;
  const column = columnNamed(table, name);
  if (!column) return false;
  return domain === undefined || reasonAgainst(work, { ...column, domain }, value) === null;
}

/** Of numbers, and of `=` and `<>` between two columns of any type that is known. Met where a column is NULL. */
function holds(work: AnswerWork, table: TableWork, { terms, operator, value }: Order, row: Row): boolean {
  const cells = terms.map(({ column }) => row.get(column) ?? null);
  if (cells.includes(null)) return true;
  if (value === 0 && terms.length === 2 && terms[0]!.coefficient === -terms[1]!.coefficient && (operator === '=' || operator === '<>')) {
    const same = sameOf(work, table, terms[0]!.column);
    return same !== null && (same(cells[0]!) === same(cells[1]!)) === (operator === '=');
  }
  const sum = terms.reduce((all, { column, coefficient }, at) => all + coefficient * numberOf(work, table, column, cells[at]!), 0);
  if (!Number.isFinite(sum)) return false;
  const apart = sum - value;
  const none = 1e-9 * Math.max(1, Math.abs(value));
  if (operator === '<=') return apart <= none;
  if (operator === '<') return apart < -none;
  return Math.abs(apart) <= none === (operator === '=');
}

/** Of dates the days and of times the seconds, as conditions count them. */
function numberOf({ blueprint }: AnswerWork, table: TableWork, name: string, text: string): number {
  const column = columnNamed(table, name);
  const type = column && resolveType(column.type, blueprint.types);
  if (type?.base === 'time') return text.split(':').reduce((sum, part) => 60 * sum + Number(part), 0) * 60 ** (3 - text.split(':').length);
  if (!type || !DATE_TYPES.has(type.base)) return Number(text);
  const moment = parseTimestamp(text);
  return moment === null ? NaN : moment / (type.base === 'date' ? 86_400_000_000 : 1_000_000);
}

function sameOf({ blueprint }: AnswerWork, table: TableWork, name: string): ((text: string) => string) | null {
  const column = columnNamed(table, name);
  return column ? sameValue(resolveType(column.type, blueprint.types)) : null;
}
