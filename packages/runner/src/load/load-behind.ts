import { ownMember, Problem, qualifiedName, type Blueprint, type Diagnostic } from '@seedbed/contract';
import type { ExistingTables } from '@seedbed/engine';
import type { planCache } from '../rows/plan-cache.ts';
import { connectTarget, type TargetPolicy } from '../source/servers/target.ts';
import { keepsSomeTables, tablesOfNewSchema, readExistingTables } from './existing/take-existing.ts';
import { load } from './load.ts';
import type { LoadOptions } from './options.ts';
import type { LoadReport } from './report.ts';

/**
 * A load that first reads the existing rows of tables that it appends to or keeps. If code of the schema rejects rows
 * that refer to those, generates them once more with references only among new rows.
 */
export async function loadBehind(
  blueprint: Blueprint,
  url: string,
  policy: TargetPolicy | undefined,
  options: LoadOptions,
  plans: ReturnType<typeof planCache>,
): Promise<LoadReport> {
  const { existingTables: found, diagnostics } = await existingTablesAt(blueprint, url, policy, options, plans);
  const existingTables = (options.ownReferences && amongThemselves(found)) || found;
  if (options.ownReferences) requireSetRows(blueprint, existingTables);
  const loadWith = async (these: ExistingTables): Promise<LoadReport> =>
    load(await plans.compile(blueprint, these), url, policy, { ...options, existingTables: these });
  try {
    const report = await loadWith(existingTables);
    return { ...report, diagnostics: [...diagnostics, ...report.diagnostics] };
  } catch (error) {
    const among = amongThemselves(existingTables);
    if (!among || !(error instanceof Problem) || error.type !== 'load-rejected' || isOver(error)) throw error;
    const report = await loadWith(among).catch(() => {
      throw error;
    });
    return { ...report, diagnostics: [...diagnostics, onlyNew(error), ...report.diagnostics] };
  }
}

/** A person set these rows: throws if one conflicts with an existing key, instead of replacing it. */
function requireSetRows({ tables }: Blueprint, existingTables: ExistingTables): void {
  for (const { schema, name, columns } of tables) {
    const table = qualifiedName(schema, name);
    const left = existingTables[table]?.left ?? [];
    const setIn = (row: number) =>
      columns.flatMap((column) => (ownMember(column.cells, String(row)) === undefined ? [] : [`${column.name} = ${column.cells![row]}`]));
    const row = left.find((each) => setIn(each).length > 0);
    if (row === undefined) continue;
    throw new Problem(
      'load-rejected',
      `${table}, row ${row + 1} is set (${setIn(row).join(', ')}), and cannot be added: the database has a row with its key, or with the key of a row that it refers to. Set that key as well, or pass another seed. Nothing was loaded.`,
      { facts: { table, row: row + 1, begun: false } },
    );
  }
}

/** It never began; or some of its rows are loaded, and a second try would add others. */
function isOver({ facts }: Problem): boolean {
  return facts['begun'] === false || facts['outcome'] !== undefined || facts['left'] !== undefined;
}

async function existingTablesAt(
  blueprint: Blueprint,
  url: string,
  policy: TargetPolicy | undefined,
  options: LoadOptions,
  plans: ReturnType<typeof planCache>,
): ReturnType<typeof readExistingTables> {
  const plan = await plans.compile(blueprint);
  if (options.create !== undefined && !keepsSomeTables(options)) return { existingTables: tablesOfNewSchema(plan, options), diagnostics: [] };
  const there = await readExistingTables(plan, options, async (look) => {
    options.signal?.throwIfAborted();
    options.onReached?.();
    await using client = await connectTarget(url, policy, options.session);
    return await look(client);
  });
  return options.create === undefined ? there : { ...there, existingTables: { ...tablesOfNewSchema(plan, options), ...there.existingTables } };
}

/** The same without references from new rows to existing ones, except in kept tables; null if there are none. */
function amongThemselves(existingTables: ExistingTables): ExistingTables | null {
  const referred = Object.entries(existingTables).filter(([, { kept, rows = [] }]) => !kept && rows.length > 0);
  if (referred.length === 0) return null;
  return { ...existingTables, ...Object.fromEntries(referred.map(([name, { rows: _, columns: __, ...existingTable }]) => [name, existingTable])) };
}

function onlyNew(refused: Problem): Diagnostic {
  return {
    level: 'warning',
    code: 'only-new-references',
    message: `New rows refer to new rows alone: with references to rows that were there the target refused some (“${String(refused.facts['message'] ?? refused.message)}”).`,
  };
}
