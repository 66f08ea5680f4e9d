import { qualifiedName, type Blueprint, type Catalog, type TrialTable } from '@seedbed/contract';
import { literalOf, ruleOf } from './column-rules.ts';
import { tableOf } from './edit-blueprint.ts';
import { namesFor } from './names-in-code.ts';
import { reachableCode } from './reachable-code.ts';
import type { Loaded, Repair } from './types.ts';

/** How many rows of each table to search for the value. */
const ROWS_SEARCHED = 200;

/** By an error that a text is invalid for something: a valid value. */
const PLAIN: readonly (readonly [RegExp, string])[] = [
  [/type (integer|bigint|smallint|numeric|double|real|oid)/, '1'],
  [/type boolean/, 'true'],
  [/type uuid/, '00000000-0000-4000-8000-000000000001'],
  [/type (timestamp|date)|date\/time/, '2024-01-01'],
  [/type interval/, '1 day'],
  [/type jsonb?/, '{}'],
  [/type inet|type cidr/, '10.0.0.1'],
];

/**
 * Repairs an error caused by a value of another table: an invalid name that a function inserts into a statement, or an
 * invalid number. The column with that value takes its default, or a name or value that the error asks for; the trial
 * shows whether it helps.
 */
export function blameEarlier(blueprint: Blueprint, catalog: Catalog, loaded: Loaded, table: TrialTable): Repair | null {
  const own = tableOf(blueprint, table.table);
  const refused = table.counterexamples.find((one) => /^(22|42|3F)/.test(one.sqlstate) && one.context !== undefined && one.waitsFor === undefined);
  if (!own || !refused) return null;
  const code = reachableCode(own, catalog);
  for (const other of blueprint.tables) {
    const name = qualifiedName(other.schema, other.name);
    if (name === table.table || !code.includes(other.name.toLowerCase()) || other.mode === 'keep') continue;
    const sent = loaded.report.tables.find((one) => one.table === name)?.sent ?? 0;
    const { columns, rows } = loaded.rows(name, 0, Math.min(sent, ROWS_SEARCHED));
    for (const column of other.columns) {
      const at = columns.indexOf(column.name);
      if (at < 0 || !column.generator || !code.includes(column.name.toLowerCase()) || !/^(text|character varying|name)/.test(column.type)) continue;
      const isNamed = rows.some((row) => row[at] !== null && row[at]!.length > 1 && isQuoted(row[at]!, refused.message));
      if (!isNamed) continue;
      // If a column is missing, the code meant another table.
      const sqlstate = refused.message.includes('of relation') ? '42P01' : refused.sqlstate;
      const values = [
        ...literalOf(column.default),
        ...namesFor(sqlstate, code, catalog),
        ...PLAIN.flatMap(([asks, value]) => (asks.test(refused.message) ? [value] : [])),
      ];
      const next = values[values.indexOf(String(column.generator.parameters?.['value'] ?? '')) + 1];
      if (next !== undefined) return ruleOf(name, [{ column: column.name, value: next }], `the triggers of ${table.table} take it for something that is there`);
    }
  }
  return null;
}

/** Code that is put together from values: `EXECUTE`, `format`, and reading a column of a row by its name. */
const PUT_TOGETHER = /\bexecute\b|\bformat\s*\(|->|\bto_jsonb?\s*\(/;

/**
 * Code takes a text of another table, such as the name of a column, and fails on it without quoting it: columns that it
 * reads there have their DEFAULT in every row.
 */
export function defaultsInCode(blueprint: Blueprint, catalog: Catalog, table: TrialTable): Repair | null {
  const own = tableOf(blueprint, table.table);
  const isInCode = table.counterexamples.some(
    (one) => (one.context !== undefined || (one.otherTable ?? table.table) !== table.table) && one.waitsFor === undefined && !/^2350[35]$/.test(one.sqlstate),
  );
  if (!own || !isInCode) return null;
  const code = reachableCode(own, catalog, 'insert');
  if (!PUT_TOGETHER.test(code)) return null;
  for (const other of blueprint.tables) {
    const name = qualifiedName(other.schema, other.name);
    if (name === table.table || !code.includes(other.name.toLowerCase()) || (other.mode ?? 'generate') !== 'generate') continue;
    const changes = other.columns.flatMap((column) => {
      const [value] = literalOf(column.default);
      const isRead = new RegExp(`\\b${column.name.toLowerCase().replaceAll(/\W/g, '\\$&')}\\b`).test(code);
      const isText = /^(text|character varying|name)/.test(column.type);
      return value !== undefined && isRead && isText && column.generator?.parameters?.['value'] !== value ? [{ column: column.name, value }] : [];
    });
    if (changes.length > 0) return ruleOf(name, changes, `the triggers of ${table.table} put statements together from it`);
  }
  return null;
}

/**
 * Whether an error quotes a text: all of it, or a word of it, as when the statement that contains it is truncated
 * there.
 */
function isQuoted(text: string, message: string): boolean {
  const words = text.split(/[^\w]+/);
  return message.includes(text) || [...message.matchAll(/"([^"]+)"/g)].some(([, word]) => words.includes(word!));
}
