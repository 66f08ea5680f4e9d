import { Problem } from '@seedbed/contract';
import type { TablePlan } from '@seedbed/engine';

/** Problem `load-rejected` for SQLite: its own message, and what to do. */
export function refused(
  what: string,
  cause: unknown,
  { fix, facts }: { readonly fix?: string | undefined; readonly facts?: Record<string, unknown> } = {},
): Problem {
  const { message } = cause as Error;
  return new Problem('load-rejected', `${what}: ${message}.${fix === undefined ? '' : ` ${fix}`}`, { facts: { database: 'SQLite', ...facts }, cause });
}

/** The same for a row (from 1) of a table. */
export function refusedRow({ table, name, columns }: TablePlan, row: number, cause: unknown): Problem {
  const { message } = cause as Error;
  const words = new Set(message.toLowerCase().match(/[\p{L}\p{N}_]+/gu));
  const column = columns.find((each) => words.has(each.name.toLowerCase()))?.name;
  return refused(`row ${row} of ${table}`, cause, { fix: hintOf(message, table, column), facts: { table: name, row } });
}

function hintOf(message: string, table: string, column: string | undefined): string | undefined {
  const path = `columns.${table}.${column ?? 'COLUMN'}`;
  if (message.startsWith('CHECK')) return `Seedbed did not solve this CHECK. Set values that satisfy it by an overlay, such as --set '${path}=VALUE'.`;
  if (message.startsWith('UNIQUE'))
    return `The values differ for Postgres, but not for SQLite. Set another generator by an overlay (--set '${path}=…'), or make fewer rows.`;
  return column === undefined ? undefined : `Set values that it takes by an overlay, such as --set '${path}=VALUE'.`;
}
