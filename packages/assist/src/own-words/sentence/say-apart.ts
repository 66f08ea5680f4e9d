import { resolveType, type BlueprintColumn, type BlueprintTable } from '@seedbed/contract';
import { lengthText } from '../../requests/length-text.ts';
import type { Statement } from '../sayings.ts';
import { absentNow } from './absent-now.ts';
import type { Scope } from './scope.ts';

/** Days from one time of a row to another, at least and at most. */
export type Apart = {
  readonly of: BlueprintColumn;
  readonly low: number;
  readonly high: number;
  readonly isBefore: boolean;
  /** The length as it was said, if days are not its unit. */ readonly years?: string;
};

/**
 * The statement that a time lies so long before or after another one of its row, in the rows that have it now. Where the other one follows it already, that one
 * moves instead.
 */
export function sayApart(scope: Scope, table: BlueprintTable, column: BlueprintColumn, length: Apart): Statement {
  if (follows(table, length.of, column)) return apart(scope, table, length.of, { ...length, of: column, isBefore: !length.isBefore });
  return apart(scope, table, column, length);
}

function apart(scope: Scope, table: BlueprintTable, column: BlueprintColumn, { of, low, high, isBefore, years }: Apart): Statement {
  const absent = column.nullable ? absentNow(scope, table, column) : null;
  const isAlways = !column.nullable || typeof absent !== 'number';
  const formula = isAlways ? computed(scope, column, of, isBefore ? [-high, -low] : [low, high]) : null;
  const length = formula
    ? { formula }
    : {
        [isBefore ? 'before' : 'after']: {
          of: of.name,
          least: lengthText(low),
          typical: lengthText(low === 0 ? high / 3 : (low + high) / 2),
          most: lengthText(high),
        },
      };
  const many = years ?? (low === high ? lengthOf(low) : `${lengthOf(low)} to ${lengthOf(high)}`);
  const note = `lies ${many} ${isBefore ? 'before' : 'after'} ${of.name}`;
  return { table, says: { columns: { [column.name]: { note, ...length, ...(absent === null ? {} : { null: absent }) } } } };
}

function lengthOf(days: number): string {
  return lengthText(days).replace(/^1 days$/, '1 day');
}

/** From a few minutes on, in steps of them: whoever says “30 to 60 minutes” means no seconds. */
const STEP = 5;

/** The other time and a length, which is drawn for each row where it has two ends. Null where no few minutes say it. */
function computed({ blueprint }: Scope, { type }: BlueprintColumn, { name }: BlueprintColumn, [from, to]: readonly [number, number]): string | null {
  const isDay = resolveType(type, blueprint.types).base === 'date';
  if (from === to) return Number.isInteger(from) || isDay ? `addDays(${name}, ${Math.round(from)})` : `addMinutes(${name}, ${Math.round(from * 1440)})`;
  const [first, steps] = [Math.round(from * 1440), Math.round(((to - from) * 1440) / STEP)];
  if (isDay || to - from >= 1 || first % STEP !== 0 || Math.abs((to - from) * 1440 - steps * STEP) > 1e-3) return null;
  return `addMinutes(${name}, ${first} + ${STEP} * int(((row * 7919 + 917) % 997) / 997.0 * ${steps + 1}))`;
}

/** Whether a column is made from another one of its row, directly or over others. */
function follows({ columns }: BlueprintTable, column: BlueprintColumn, other: BlueprintColumn, seen: ReadonlySet<BlueprintColumn> = new Set()): boolean {
  const text = JSON.stringify(column.generator?.parameters ?? {});
  const sources = columns.filter((one) => one !== column && !seen.has(one) && new RegExp(`(?<![\\w.])${RegExp.escape(one.name)}(?!\\w)`).test(text));
  return sources.includes(other) || sources.some((one) => follows({ columns } as BlueprintTable, one, other, new Set([...seen, column])));
}
