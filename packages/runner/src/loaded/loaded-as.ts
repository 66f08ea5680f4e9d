import { firstOf, dictionary, Problem, qualifiedName, type Blueprint, type BlueprintTable, type Diagnostic, type TableModes } from '@seedbed/contract';
import { compileBlueprint } from '@seedbed/engine/compile-blueprint';
import { digestRows, findLoaded, LOADED_BLUEPRINT, recordLoaded, targetOf } from '@seedbed/postgres/refresh';
import type { OpenClient } from '@seedbed/postgres/sql';
import { hashOf } from '../documents/canonical-json.ts';
import { chooseTables } from '../load/choose-tables.ts';
import { rowPoliciesOf, withModes, type ModeOptions } from '../load/existing/row-policies.ts';
import type { LoadOptions } from '../load/options.ts';
import type { LoadedState, LoadReport, LockedTable } from '../load/report.ts';
import { loadedHash, stateOf } from './lock/lock-file.ts';
import { scriptedTools } from '../rows/tool-tables.ts';
import { withoutRowsOfMigrations, withRowsThere } from './rows-there.ts';

type Client = Parameters<typeof recordLoaded>[0];

/** Keeps what a load made of its blueprint file, for `refresh` and `slide`, and states it for a lock. */
export type LoadRecorder = {
  /** The blueprint that is loaded now: a load that was refused begins again with fewer rows. */
  uses(made: Blueprint): void;
  /** Within the load's transaction, or in one of its own. */
  write(client: Client): Promise<void>;
  readonly isWritten: boolean;
  /** One line, if the load differs from the file. */
  diagnostics(): readonly Diagnostic[];
  /** For a lock, after `write`. */
  loaded(): LoadReport['loaded'];
};

/**
 * Null for a load that nobody asks about later, and for one that only adds to what other loads made. `kept`: tables that
 * the target decides, which a lock does not name.
 */
export function openRecorder(
  first: Blueprint,
  { from, mode, modes = {}, tables, record = true, lock = false }: LoadOptions,
  kept: TableModes = {},
): LoadRecorder | null {
  if (mode === 'append' || (!from && !lock)) return null;
  const left = (made: Blueprint): Blueprint => withoutKept(made, modes);
  const given = from ?? left(first);
  let blueprint = left(first);
  const differing = from ? differencesOf(from, blueprint) : null;
  const refused = !record ? 'declined' : tables && from ? 'only some tables were loaded' : null;
  let failed: string | null = refused ?? 'the session after the load failed';
  let isWritten = false;
  let state: LoadReport['loaded'];
  return {
    uses(made) {
      const counts = new Map(made.tables.map((table) => [nameOf(table), table.rows]));
      blueprint = left({ ...first, tables: first.tables.map((table) => ({ ...table, rows: counts.get(nameOf(table)) })) } as Blueprint);
    },
    async write(client) {
      blueprint = await withoutRowsOf(client, blueprint, kept);
      // Nobody's file has a blueprint that was inferred for this load: it is found by itself.
      if (refused === null)
        failed = await recordLoaded(client, {
          of: hashOf(from ?? blueprint),
          text: from && differing === null ? null : JSON.stringify(blueprint),
        });
      if (lock) state = { ...stateOf(given, blueprint), tables: await digestsOf(client, blueprint, { mode, modes: { ...kept, ...modes }, tables }) };
      isWritten = true;
    },
    get isWritten() {
      return isWritten || (refused !== null && !lock);
    },
    diagnostics() {
      if (from && differing === null) return [];
      const what = from ? `Loaded with other settings than the blueprint file: ${differing}. ` : '';
      const kept =
        failed === null
          ? `The table ${LOADED_BLUEPRINT} in the target ${from ? 'records it, so that refresh and slide find these rows' : 'keeps the blueprint of these rows for status, refresh and slide'}.`
          : `The target has no record of it (${failed}): for refresh and slide, keep the blueprint as it was loaded ("seedbed infer" with the same file and options, and --out).`;
      return [{ level: 'info', code: 'loaded-otherwise', message: `${what}${kept}` }];
    },
    loaded: () => state,
  };
}

/** The blueprint in which tables that the target decides have no rows, if they have none there: nothing refers to them. */
async function withoutRowsOf(client: Client, blueprint: Blueprint, kept: TableModes): Promise<Blueprint> {
  const tables: BlueprintTable[] = [];
  for (const table of blueprint.tables) {
    const isKept = Object.hasOwn(kept, nameOf(table)) && blueprint.relations.some(({ to }) => to.table === nameOf(table));
    const digest = isKept ? await digestRows(client, await targetOf(client, { schema: table.schema, table: table.name }), []) : null;
    tables.push(digest?.rows === 0 ? { ...table, rows: 0 } : table);
  }
  return { ...blueprint, tables };
}

/** The blueprint of a load with these modes: it sends the tables that it keeps no rows. */
export function withoutKept(blueprint: Blueprint, modes: TableModes): Blueprint {
  const isLeft = (table: BlueprintTable): boolean => ['keep', 'skip'].includes(modes[nameOf(table)] ?? modes[table.name] ?? '');
  return { ...blueprint, tables: blueprint.tables.map((table) => (isLeft(table) ? { ...table, mode: 'skip' as const } : table)) };
}

/** Of the tables that the load filled. Rows of others beside them have no digest. */
async function digestsOf(client: Client, blueprint: Blueprint, options: ModeOptions): Promise<LoadedState['tables']> {
  const plan = await compileBlueprint(withModes(blueprint, options.modes));
  const policies = rowPoliciesOf(plan.blueprint, options);
  const tools = scriptedTools(blueprint, options);
  const found = dictionary<LockedTable>();
  for (const table of chooseTables(plan, options.tables)) {
    const { mode, isExplicit } = policies.get(table.name)!;
    if ((mode === 'keep' && isExplicit) || mode === 'skip' || table.columns.length === 0 || tools.has(table.name)) continue;
    const digest = await digestRows(
      client,
      await targetOf(client, table),
      table.columns.map(({ name }) => name),
    );
    const beside = mode === 'append' && digest ? digest.rows - table.rows : 0;
    found[table.name] = beside > 0 ? { rows: table.rows, beside } : (digest ?? { rows: table.rows });
  }
  return found;
}

/** The blueprint that a target keeps under its own SHA-256, for a load whose blueprint no file holds; null if it has none. */
export async function keptBlueprint(open: () => Promise<OpenClient>, sha256: string): Promise<Blueprint | null> {
  await using client = await open();
  const text = await findLoaded(client, sha256);
  return text === null ? null : (JSON.parse(text) as Blueprint);
}

/** What a load of this blueprint left in a database, read from an untouched copy of it. `record`: the key of what the load recorded there. */
export async function loadedState(
  open: () => Promise<OpenClient>,
  blueprint: Blueprint,
  { from, record }: { readonly from: Blueprint | undefined; readonly record: string | undefined },
): Promise<LoadedState> {
  const recorder = openRecorder(blueprint, { ...(from && { from }), record: false, lock: true })!;
  const kept = record === undefined ? null : await keptBlueprint(open, record);
  if (kept) recorder.uses(kept);
  await using client = await open();
  await client.query('BEGIN');
  await recorder.write(client);
  await client.query('COMMIT');
  return recorder.loaded()!;
}

/** The key under which a load keeps its blueprint in the target; undefined if the file has it. */
export function recordKey({ blueprint }: LoadedState, from: Blueprint | undefined): string | undefined {
  if (from === undefined) return loadedHash({ blueprint });
  return blueprint.loaded === undefined ? undefined : blueprint.sha256;
}

/** Keeps a blueprint there, in a transaction of its own. Throws Problem `load-rejected` with the reason why it could not. */
export async function keepBlueprint(open: () => Promise<OpenClient>, blueprint: Blueprint): Promise<void> {
  await using client = await open();
  await client.query('BEGIN');
  const failed = await recordLoaded(client, { of: hashOf(blueprint), text: JSON.stringify(blueprint) });
  await client.query('COMMIT');
  if (failed !== null)
    throw new Problem('load-rejected', `The target cannot keep the blueprint in ${LOADED_BLUEPRINT}: ${failed}. Write it to a file with --out.`);
}

/** The blueprint by which a target was loaded: the file's, or the one that its load recorded. Tables that a migration filled there get no rows. */
export async function asLoaded(open: () => Promise<OpenClient>, file: Blueprint): Promise<{ readonly blueprint: Blueprint; readonly recorded: string | null }> {
  await using client = await open();
  const { blueprint, recorded } = await recordedIn(client, file);
  return { blueprint: await withoutRowsOfMigrations(client, blueprint), recorded };
}

async function recordedIn(client: OpenClient, file: Blueprint): Promise<{ readonly blueprint: Blueprint; readonly recorded: string | null }> {
  const text = await findLoaded(client, hashOf(file));
  const tools = [...scriptedTools(file)];
  if (text === null) return { blueprint: await withRowsThere(client, file, tools), recorded: null };
  const blueprint = JSON.parse(text) as Blueprint;
  const own = new Map(file.tables.map((table) => [nameOf(table), table.mode]));
  // Tables that the load kept hold rows of others, and so do those of tools that were there before it.
  const kept = blueprint.tables.filter((table) => table.mode === 'skip' && own.get(nameOf(table)) !== 'skip').map(nameOf);
  return { blueprint: await withRowsThere(client, blueprint, [...new Set([...kept, ...tools])]), recorded: differencesOf(file, blueprint) };
}

/** Most names of tables in one line. */
const NAMED = 3;

/** In words; null if both are the same. */
function differencesOf(file: Blueprint, loaded: Blueprint): string | null {
  if (JSON.stringify(file) === JSON.stringify(loaded)) return null;
  const own = (['seed', 'locale', 'referenceDate', 'slide'] as const).flatMap((name) =>
    JSON.stringify(file[name]) === JSON.stringify(loaded[name]) ? [] : [`${name} ${JSON.stringify(loaded[name] ?? null)}`],
  );
  const before = new Map(file.tables.map((table) => [nameOf(table), table]));
  const counted: string[] = [];
  const other: string[] = [];
  for (const { rows, timeline: _timeline, ...rest } of loaded.tables) {
    const name = qualifiedName(rest.schema, rest.name);
    const { rows: was, timeline: _timelineBefore, ...known } = before.get(name) ?? {};
    if (rows !== was)
      counted.push(
        `${name} ${rows ?? 'as many rows as its parents need'}${rows === undefined ? '' : ' rows'}${was === undefined ? '' : ` (in the file ${was})`}`,
      );
    else if (JSON.stringify(known) !== JSON.stringify(rest)) other.push(name);
  }
  return (
    [...own, ...(counted.length > 0 ? [firstOf(counted, NAMED)] : []), ...(other.length > 0 ? [`other values in ${firstOf(other, NAMED)}`] : [])].join('; ') ||
    'relations or types'
  );
}

const nameOf = ({ schema, name }: Pick<BlueprintTable, 'schema' | 'name'>): string => qualifiedName(schema, name);
