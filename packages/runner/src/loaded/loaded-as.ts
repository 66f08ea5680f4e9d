import { qualifiedName, type Blueprint, type BlueprintTable, type Diagnostic } from '@seedbed/contract';
import { findLoaded, LOADED_BLUEPRINT, recordLoaded } from '@seedbed/postgres/refresh';
import type { OpenClient } from '@seedbed/postgres/sql';
import { hashOf } from '../documents/canonical-json.ts';
import type { LoadOptions } from '../load/options.ts';
import { withRowsThere } from './rows-there.ts';

type Client = Parameters<typeof recordLoaded>[0];

/** Keeps what a load made of its blueprint file, for `refresh` and `slide`. */
export type LoadRecorder = {
  /** Within the load's transaction, or in one of its own. */
  write(client: Client): Promise<void>;
  readonly isWritten: boolean;
  /** One line, if the load differs from the file. */
  diagnostics(): readonly Diagnostic[];
};

/** Null for a load without a blueprint file, and for one that only adds to what other loads made. */
export function openRecorder(made: Blueprint, { from, mode, modes = {}, tables, record = true }: LoadOptions): LoadRecorder | null {
  if (!from || mode === 'append') return null;
  const isLeft = (table: BlueprintTable): boolean => ['keep', 'skip'].includes(modes[nameOf(table)] ?? modes[table.name] ?? '');
  const blueprint = { ...made, tables: made.tables.map((table) => (isLeft(table) ? { ...table, mode: 'skip' as const } : table)) };
  const differing = differencesOf(from, blueprint);
  const refused = !record ? 'declined' : tables ? 'only some tables were loaded' : null;
  let failed: string | null = refused ?? 'the session after the load failed';
  let isWritten = refused !== null;
  return {
    async write(client) {
      failed = await recordLoaded(client, { of: hashOf(from), text: differing === null ? null : JSON.stringify(blueprint) });
      isWritten = true;
    },
    get isWritten() {
      return isWritten;
    },
    diagnostics() {
      if (differing === null) return [];
      const kept =
        failed === null
          ? `The table ${LOADED_BLUEPRINT} in the target records it, so that refresh and slide find these rows.`
          : `The target has no record of it (${failed}): for refresh and slide, keep the blueprint as it was loaded ("seedbed infer" with the same file and options, and --out).`;
      return [{ level: 'info', code: 'loaded-otherwise', message: `Loaded with other settings than the blueprint file: ${differing}. ${kept}` }];
    },
  };
}

/** The blueprint by which a target was loaded: the file's, or the one that its load recorded. */
export async function asLoaded(open: () => Promise<OpenClient>, file: Blueprint): Promise<{ readonly blueprint: Blueprint; readonly recorded: string | null }> {
  await using client = await open();
  const text = await findLoaded(client, hashOf(file));
  if (text === null) return { blueprint: file, recorded: null };
  const blueprint = JSON.parse(text) as Blueprint;
  const own = new Map(file.tables.map((table) => [nameOf(table), table.mode]));
  // Tables that the load kept hold rows of others.
  const kept = blueprint.tables.filter((table) => table.mode === 'skip' && own.get(nameOf(table)) !== 'skip').map(nameOf);
  return { blueprint: await withRowsThere(client, blueprint, kept), recorded: differencesOf(file, blueprint) };
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
  const named = (names: readonly string[]) => `${names.slice(0, NAMED).join(', ')}${names.length > NAMED ? ` and ${names.length - NAMED} more` : ''}`;
  return (
    [...own, ...(counted.length > 0 ? [named(counted)] : []), ...(other.length > 0 ? [`other values in ${named(other)}`] : [])].join('; ') ||
    'relations or types'
  );
}

const nameOf = ({ schema, name }: Pick<BlueprintTable, 'schema' | 'name'>): string => qualifiedName(schema, name);
