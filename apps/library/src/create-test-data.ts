import { Problem } from '@seedbed/contract';
import { withRows } from '@seedbed/runner';
import type * as Declared from '../types/index.d.ts';
import { withBlueprint } from './blueprint-of.ts';
import { rowsOf } from './rows-of.ts';

/** A test looks at a few. */
const ROWS = 10;

export const createTestData: typeof Declared.createTestData = async (schema, options = {}) => {
  const { test, tables, url, mode = 'empty', create = false, rows = ROWS, seed = seedOf(test), locale, referenceDate, ...how } = options;
  // Of the schema alone: all tests share what is worked out, and only rows and seed are their own.
  return await withBlueprint(schema, how, async ({ runner, blueprint: shared, ddl }) => {
    if (create && ddl === undefined) throw new Problem('invalid-request', 'create: true needs the schema to be DDL, or the path of a file with DDL.');
    const blueprint = withRows(shared, { rows, seed, ...(locale !== undefined && { locale }), ...(referenceDate !== undefined && { referenceDate }) });
    if (url !== undefined) {
      const load = { mode, ...(create && { create: ddl! }), ...(tables && { tables }), ...(how.signal && { signal: how.signal }) };
      await runner.load(blueprint, url, load);
    }
    return { seed, blueprint, rows: await rowsOf(runner, blueprint, tables, how.signal) };
  });
};

/** The same test at every run, another one for each: its name within its suites. */
function seedOf(test: Declared.Test | undefined): string | number {
  if (test === undefined) return 42;
  if (typeof test === 'string') return test;
  if ('titlePath' in test) return test.titlePath.join(' > ');
  return test.suite?.name ? `${test.suite.name} > ${test.name}` : test.name;
}
