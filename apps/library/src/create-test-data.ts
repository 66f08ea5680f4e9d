import { EVERY_TABLE, Problem, qualifiedName, type Blueprint, type Overlay } from '@seedbed/contract';
import { cellsAsSaid, dayOfSlide, shortProblem, shortTables, withRows } from '@seedbed/runner';
import { countsOf, describeRows, expandRows, type RowsAsked } from '@seedbed/runner/requested-rows';
import type * as Declared from '../types/index.d.ts';
import { checkSet } from './requested/check-set.ts';
import { scenarioNamed, scenarioRows, withRoom } from './requested/scenario-rows.ts';
import { withBlueprint } from './blueprint-of.ts';
import { loadedRows } from './loaded-rows.ts';
import { requireKnown } from './require-known.ts';
import { rowsOf } from './rows-of.ts';

/** Tests usually look at a few rows. */
const ROWS = 10;

/**
 * The row counts of tables that the caller does not mention, without the tables whose counts follow from an overlay's `children`. Undefined
 * if the overlay has no `children`.
 */
async function rowsFollowed(
  blueprint: Blueprint,
  appliedOverlay: Overlay,
  rows: number,
  overlayCounts: Readonly<Record<string, number>>,
): Promise<Readonly<Record<string, number>> | undefined> {
  const { countedByParents } = await import('@seedbed/runner/overlay');
  const counted = countedByParents(blueprint, appliedOverlay);
  if (counted.size === 0) return undefined;
  const others = blueprint.tables.map((table) => [qualifiedName(table.schema, table.name), table.name]);
  // Of a table's two names, only the full one would count, whichever the caller used.
  return Object.fromEntries(others.flatMap(([name, short]) => (counted.has(name!) || Object.hasOwn(overlayCounts, short!) ? [] : [[name!, rows]])));
}

const MODES: readonly string[] = ['empty', 'append', 'truncate'];

export const createTestData: typeof Declared.createTestData = async <Tables extends Declared.Tables>(
  schema: Declared.Schema,
  options: Declared.TestDataOptions<Tables> = {},
): Promise<Declared.TestData<Tables>> => {
  requireKnown('createTestData', options, ['test', 'scenario', 'tables', 'url', 'mode', 'create']);
  const { test, tables, url, scenario, mode = 'empty', create = false, rows, seed: asked, locale, referenceDate, slide, ...how } = options;
  if (!MODES.includes(mode)) throw new Problem('invalid-request', `mode: there is no ${JSON.stringify(mode)}; it is 'empty', 'append' or 'truncate'.`);
  if (url === undefined && (create || options.mode !== undefined))
    throw new Problem('invalid-request', `${create ? 'create' : 'mode'} is for rows that are loaded: pass the url of the database as well.`);
  // Depends only on the schema: all tests share this result, and each has only its own rows and seed.
  return await withBlueprint(schema, { ...how, url }, async ({ runner, blueprint: shared, appliedOverlay, diagnostics, catalog, ddl, given, lockedSeed }) => {
    const seed = asked ?? (test === undefined ? lockedSeed : undefined) ?? seedOf(test);
    if (create && ddl === undefined) throw new Problem('invalid-request', 'create: true needs the schema to be DDL, or the path of a file with DDL.');
    const isTable = (name: string): boolean => shared.tables.some((table) => table.name === name || qualifiedName(table.schema, table.name) === name);
    const requested = typeof rows === 'object' ? expandRows(rows as Record<string, RowsAsked>, isTable) : undefined;
    const named = requested && countsOf(shared, requested);
    const all = typeof rows === 'number' ? rows : given ? undefined : ROWS;
    const places = scenario === undefined ? undefined : scenarioNamed(shared, scenario);
    const every = places ? withRoom(places, all) : all;
    const overlayCounts = Object.entries(appliedOverlay?.tables ?? {}).flatMap(([name, { rows: count }]) =>
      count === undefined ? [] : [[name, count] as const],
    );
    const byName = { ...Object.fromEntries(overlayCounts), ...named };
    const followed = appliedOverlay && every !== undefined ? await rowsFollowed(shared, appliedOverlay, every, byName) : undefined;
    const counts =
      Object.keys(byName).length > 0 || named || followed ? { ...(followed ?? (every !== undefined && { [EVERY_TABLE]: every })), ...byName } : every;
    const choices = {
      ...(counts !== undefined && { rows: counts }),
      ...(locale !== undefined && { locale }),
      ...(referenceDate !== undefined && { referenceDate }),
      ...(slide !== undefined && { slide: dayOfSlide(slide) }),
    };
    const counted = withRows(shared, { ...choices, seed });
    const described = requested ? describeRows(counted, requested) : counted;
    const blueprint = requested && counted.slide ? cellsAsSaid(await runner.compile(counted), described) : described;
    const plan = await runner.compile(blueprint).catch((error: unknown) => {
      throw withoutPointer(error);
    });
    const short = named ? shortTables(plan, plan.tables, named, diagnostics).filter((each) => each.named) : [];
    if (short.length > 0) throw shortProblem(short, 'let the keys have other values');
    const load = { mode, tables, ...(create && { create: ddl! }), ...(how.signal && { signal: how.signal }) };
    if (url === undefined) await checkSet(runner, plan, blueprint, { catalog, tables });
    const loaded =
      url === undefined
        ? { rows: await rowsOf(runner, blueprint, tables, how.signal), cleanup: async () => {} }
        : await loadedRows(runner, blueprint, url, load);
    const { cleanup } = loaded;
    const found = places ? scenarioRows(plan, places, loaded.rows) : {};
    return {
      seed,
      blueprint,
      rows: loaded.rows as Declared.TestData<Tables>['rows'],
      scenario: found as Declared.TestData<Tables>['scenario'],
      cleanup,
      [Symbol.asyncDispose]: cleanup,
    };
  });
};

/** A set cell that does not fit is reported by table, column and row: its place in the blueprint does not help a test. */
function withoutPointer(error: unknown): unknown {
  if (!(error instanceof Problem) || error.type !== 'invalid-blueprint') return error;
  const set = error.errors?.find(({ pointer }) => /\/cells\//.test(pointer));
  return set ? new Problem('invalid-request', set.message, { cause: error }) : error;
}

/** The same test at every run, another one for each: its name within its suites. */
function seedOf(test: Declared.Test | undefined): string | number {
  if (test === undefined) return 42;
  if (typeof test === 'string') return test;
  if (typeof test !== 'object' || test === null)
    throw new Problem('invalid-request', `test: ${JSON.stringify(test)} is no test. Pass vitest's task, Playwright's testInfo, or a text; a number is a seed.`);
  if ('titlePath' in test) return test.titlePath.join(' > ');
  return test.suite?.name ? `${test.suite.name} > ${test.name}` : test.name;
}
