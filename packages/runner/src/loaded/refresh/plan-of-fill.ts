import { Problem, qualifiedName, type Blueprint } from '@seedbed/contract';
import { leaveOutGone, type LoadStep, type Plan } from '@seedbed/engine';
import { compileBlueprint } from '@seedbed/engine/compile-blueprint';
import { SESSION_SETTINGS, toProblem } from '@seedbed/postgres/load';
import { requireVisible, rowsWithoutKey } from '@seedbed/postgres/refresh';
import type { OpenClient } from '@seedbed/postgres/sql';
import { chooseTables } from '../../load/choose-tables.ts';
import { copyRows } from '../../load/copy/copy-rows.ts';
import { readExistingTables } from '../../load/existing/take-existing.ts';
import { findMadeRows, type FindOptions } from '../find-made-rows.ts';
import type { Plans } from './refresh-table.ts';

/** The new tables to fill. */
export type Filled = { readonly blueprint: Blueprint; readonly tables: readonly string[] };

/**
 * The plan that fills new tables: their rows as the new blueprint makes them, so that it finds them again, without those
 * that refer to a row which is gone. References to tables without rows of the blueprint lead to the rows there.
 */
export async function planOfFill(client: OpenClient, { was, now }: Plans, filled: Filled, options: FindOptions): Promise<Plan> {
  const sent = new Set(filled.tables);
  const loaded = (plan: Plan, name: string): boolean => chooseTables(plan, undefined).some((table) => table.name === name && table.rows > 0);
  const parents = new Set(now.relations.flatMap(({ child, parent }) => (sent.has(child) && !sent.has(parent) ? [parent] : [])));
  const gone = new Map<string, readonly number[]>();
  await client.query(`BEGIN; ${SESSION_SETTINGS}`);
  try {
    for (const name of parents) {
      const isOld = was.tables.some((table) => table.name === name);
      // A new table that holds rows: those of the blueprint, if an earlier refresh or this one took them over.
      const rows = isOld
        ? loaded(was, name) && (await goneFrom(client, { was, now }, name, sent, options))
        : loaded(now, name) &&
          (await goneFrom(client, { was: now, now }, name, sent, options).catch((error: unknown) => {
            if (isRefused(error)) return null;
            throw error;
          }));
      if (rows) gone.set(name, rows);
    }
  } catch (error) {
    throw toProblem(error);
  } finally {
    await client.query('ROLLBACK').catch(() => {});
  }
  const others = [...parents].filter((name) => !gone.has(name));
  const { existingTables } = await readExistingTables(now, { modes: Object.fromEntries(others.map((name) => [name, 'keep'])) }, (look) => look(client));
  const plan = others.length === 0 ? now : await compileBlueprint(filled.blueprint, { existingTables });
  const fitting = leaveOutGone(plan, gone, sent);
  return { ...fitting, loadSteps: fitting.loadSteps.map((step) => onlyOf(step, sent)) };
}

/** The rows of a table, from 0, that are not there, or to which the new tables cannot refer any more; null if others have taken their place. */
async function goneFrom(client: OpenClient, { was, now }: Plans, name: string, sent: ReadonlySet<string>, options: FindOptions): Promise<number[] | null> {
  const [old, table] = [was.table(name), now.table(name)];
  await requireVisible(client, [table]);
  const gone = new Set<number>();
  try {
    const { recognized } = await findMadeRows(client, was, old, table, options);
    if (recognized.ours === 0 && recognized.present > 0) return null;
  } catch (error) {
    // Its rows cannot be distinguished from others: what counts then is whether the key is there.
    if (!(error instanceof Problem) || !(error.facts['unidentified'] === true || isRewritten(error, now, name))) throw error;
  }
  // A row that somebody edited is still the parent: references ask for its key alone.
  for (const { child, parent, parentColumns } of now.relations) {
    if (parent !== name || !sent.has(child)) continue;
    const missing = await rowsWithoutKey(client, table, parentColumns, (open) =>
      copyRows(now, table, { columns: parentColumns, open, signal: options.signal }),
    );
    for (const row of missing) gone.add(row);
  }
  return [...gone].sort((a, b) => a - b);
}

/** Whether a migration dropped columns of a table and filled others itself: most of its rows have their keys, and no value tells whose they are. */
function isRewritten({ type, facts: { made, met } }: Problem, { blueprint }: Plan, name: string): boolean {
  const table = blueprint.tables.find((each) => qualifiedName(each.schema, each.name) === name);
  return type === 'target-mismatch' && table?.dropped !== undefined && 2 * Number(met) >= Number(made);
}

/** Whether the rows of a table could not be found in it. */
export function isRefused(error: unknown): boolean {
  return error instanceof Problem && ['load-rejected', 'conflict', 'target-mismatch'].includes(error.type);
}

/** Tables of a cycle that hold their rows already are not sent again. */
function onlyOf(step: LoadStep, sent: ReadonlySet<string>): LoadStep {
  if (step.kind !== 'cycle') return step;
  const tables = step.tables.filter((name) => sent.has(name));
  return tables.length === 0 ? step : { ...step, tables };
}
