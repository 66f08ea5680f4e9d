import type { Blueprint } from '@seedbed/contract';
import { namesWithoutSchemas, type Plan, type TablePlan } from '@seedbed/engine';
import type { MysqlSchema } from '../read/schema.ts';
import { insertStatements } from './insert-statements.ts';
import { statementsOf } from './statements-of.ts';

export type ScriptRequest = {
  readonly plan: Plan;
  readonly blueprint: Blueprint;
  /** The tables whose rows to write, parents before children. */
  readonly tables: readonly TablePlan[];
  /** The schema as MySQL has it; without it, the script makes the tables as well. */
  readonly schema?: MysqlSchema | undefined;
};

/** A piece of the script; `table` and `rows`: the table and number of its rows. */
export type ScriptPart = { readonly sql: string; readonly table?: TablePlan; readonly rows: number };

/** A script for the client `mysql`: rows of all tables in one transaction, as INSERT statements that every sql_mode reads alike. */
export function* script({ plan, blueprint, tables, schema }: ScriptRequest): Generator<ScriptPart> {
  const names = namesWithoutSchemas(plan);
  if (!schema) for (const sql of statementsOf(plan, blueprint)) yield { sql: `${sql};\n`, rows: 0 };
  yield { sql: head(isOrdered(plan, tables)), rows: 0 };
  for (const table of tables) {
    if (triggerThatFills(table, schema) !== undefined) continue;
    const own = schema?.tables.find(({ name }) => name === table.table);
    for (const { sql, rows } of insertStatements(plan, table, schema ? table.table : names.get(table.name)!, own)) yield { sql, rows, table };
  }
  yield { sql: TAIL, rows: 0 };
}

/** The trigger of the schema that fills a table while rows of another arrive; generated rows would be too many. */
export function triggerThatFills({ table }: TablePlan, schema: MysqlSchema | undefined): string | undefined {
  return schema?.filled.get(table.toLowerCase());
}

/**
 * Writes timestamps in UTC, and makes MySQL reject a value that does not fit instead of truncating it. The end of the
 * script restores the old settings.
 */
function head(checksReferences: boolean): string {
  return `SET NAMES utf8mb4;
SET @seedbed_time_zone = @@time_zone, time_zone = '+00:00';
SET @seedbed_sql_mode = @@sql_mode, sql_mode = CONCAT(@@sql_mode, ',STRICT_ALL_TABLES,NO_AUTO_VALUE_ON_ZERO');
SET @seedbed_foreign_key_checks = @@foreign_key_checks, foreign_key_checks = ${checksReferences ? 1 : '0; -- rows refer to rows that follow'}${checksReferences ? ';' : ''}
START TRANSACTION;
`;
}

const TAIL = `COMMIT;
SET foreign_key_checks = @seedbed_foreign_key_checks;
SET sql_mode = @seedbed_sql_mode;
SET time_zone = @seedbed_time_zone;
`;

/** Whether every table comes after the tables that its rows refer to. Rows of one table may refer to each other in any order. */
function isOrdered(plan: Plan, tables: readonly TablePlan[]): boolean {
  const place = new Map(tables.map(({ name }, at) => [name, at]));
  return plan.relations.every(({ child, parent }) => {
    const [own, other] = [place.get(child), place.get(parent)];
    return own === undefined || other === undefined || other < own;
  });
}
