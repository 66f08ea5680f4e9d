import { Problem } from '@seedbed/contract';
import { withRows } from '@seedbed/runner';
import type * as Declared from '../types/index.d.ts';
import { withBlueprint } from './blueprint-of.ts';
import { loadedRows } from './loaded-rows.ts';
import { rowsOf } from './rows-of.ts';

/** A test looks at a few. */
const ROWS = 10;

const MODES: readonly string[] = ['empty', 'append', 'truncate'];

export const createTestData: typeof Declared.createTestData = async (schema, options = {}) => {
  const { test, tables, url, mode = 'empty', create = false, rows, seed = seedOf(test), locale, referenceDate, ...how } = options;
  if (!MODES.includes(mode)) throw new Problem('invalid-request', `mode: there is no ${JSON.stringify(mode)}; it is 'empty', 'append' or 'truncate'.`);
  if (url === undefined && (create || options.mode !== undefined))
    throw new Problem('invalid-request', `${create ? 'create' : 'mode'} is for rows that are loaded: pass the url of the database as well.`);
  // Of the schema alone: all tests share what is worked out, and only rows and seed are their own.
  return await withBlueprint(schema, how, async ({ runner, blueprint: shared, ddl, given }) => {
    if (create && ddl === undefined) throw new Problem('invalid-request', 'create: true needs the schema to be DDL, or the path of a file with DDL.');
    const counts = rows ?? (given ? undefined : ROWS);
    const choices = {
      ...(counts !== undefined && { rows: counts }),
      ...(locale !== undefined && { locale }),
      ...(referenceDate !== undefined && { referenceDate }),
    };
    const blueprint = withRows(shared, { ...choices, seed });
    const load = { mode, tables, ...(create && { create: ddl! }), ...(how.signal && { signal: how.signal }) };
    return {
      seed,
      blueprint,
      rows: url === undefined ? await rowsOf(runner, blueprint, tables, how.signal) : await loadedRows(runner, blueprint, url, load),
    };
  });
};

/** The same test at every run, another one for each: its name within its suites. */
function seedOf(test: Declared.Test | undefined): string | number {
  if (test === undefined) return 42;
  if (typeof test === 'string') return test;
  if ('titlePath' in test) return test.titlePath.join(' > ');
  return test.suite?.name ? `${test.suite.name} > ${test.name}` : test.name;
}
