import type { Blueprint, StartRun } from '@seedbed/contract';
import { withRows } from '@seedbed/runner';

/** The blueprint with the row counts that a run was started with. */
export function askedRows(blueprint: Blueprint, rows: StartRun['rows'] | null): Blueprint {
  return rows === null || rows === undefined ? blueprint : withRows(blueprint, { rows });
}
