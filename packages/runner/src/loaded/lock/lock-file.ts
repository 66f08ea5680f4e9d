import { isObject, Problem, qualifiedName, type Blueprint } from '@seedbed/contract';
import { hashOf } from '../../documents/canonical-json.ts';
import type { LoadedState } from '../../load/report.ts';

/** The content of `seedbed.lock`. */
export type Lock = Omit<LoadedState, 'blueprint'> & {
  /** The version of Seedbed that wrote it. */
  readonly seedbed: string;
  /** `file`: relative to the lock; absent if the target keeps the blueprint, or standard input had it. */
  readonly blueprint: LoadedState['blueprint'] & { readonly file?: string };
  /** SHA-256 of what overlays, --set and the config file change by name; of the knowledge. */
  readonly overlay?: string;
  readonly knowledge?: string;
};

const FORMAT = 1;

/** The state of a load, without its tables. `given`: the blueprint before options. */
export function stateOf(given: Blueprint, loaded: Blueprint): Omit<LoadedState, 'tables'> {
  const [sha256, asLoaded] = [hashOf(given), hashOf(loaded)];
  return {
    generator: loaded.generatorVersion,
    blueprint: { sha256, ...(asLoaded !== sha256 && { loaded: asLoaded }) },
    seed: loaded.seed,
    locale: loaded.locale,
    referenceDate: loaded.referenceDate,
    ...(loaded.slide !== undefined && loaded.slide !== 0 && { slide: loaded.slide }),
  };
}

/** SHA-256 of the blueprint by which the rows were loaded. */
export const loadedHash = ({ blueprint }: Pick<Lock, 'blueprint'>): string => blueprint.loaded ?? blueprint.sha256;

/** The text of the file: a line for each table, so that a merge joins changes of different tables. */
export function printLock({ seedbed, generator, blueprint, seed, locale, referenceDate, slide, overlay, knowledge, tables }: Lock): string {
  const { file, sha256, loaded } = blueprint;
  const head = { lock: FORMAT, seedbed, generator, blueprint: { file, sha256, loaded }, seed, locale, referenceDate, slide, overlay, knowledge };
  const lines = Object.entries(tables)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, { rows, digest, beside, otherwise }]) => {
      const members = Object.entries({ rows, digest, beside, otherwise }).filter(([, value]) => value !== undefined);
      return `    ${JSON.stringify(name)}: { ${members.map(([member, value]) => `${JSON.stringify(member)}: ${JSON.stringify(value)}`).join(', ')} }`;
    });
  return `${JSON.stringify(head, null, 2).slice(0, -2)},\n  "tables": {\n${lines.join(',\n')}\n  }\n}\n`;
}

/** Throws Problem `invalid-request` for a text that is no lock, such as one with the marks of a merge. */
export function parseLock(text: string, name: string): Lock {
  const wrong = (why: string): Problem =>
    new Problem('invalid-request', `${name} ${why}. Restore it from Git, or delete it and write it anew: seedbed load … --lock`);
  if (/^(<{7}|>{7}) /m.test(text)) throw wrong('has the marks of an unresolved merge');
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw wrong(`is no JSON (${(error as Error).message})`);
  }
  if (!isObject(value) || typeof value['lock'] !== 'number') throw wrong('is no lock of Seedbed');
  const { lock, ...rest } = value as { lock: number } & Lock;
  if (lock > FORMAT) throw new Problem('invalid-request', `${name} was written by a newer Seedbed (${String(rest.seedbed)}). Install that version.`);
  const isTable = (each: unknown): boolean => isObject(each) && Number.isSafeInteger(each['rows']) && ['string', 'undefined'].includes(typeof each['digest']);
  if (!isObject(rest.tables) || !Object.values(rest.tables).every(isTable)) throw wrong('lacks the rows of its tables');
  if (!isObject(rest.blueprint) || typeof rest.blueprint.sha256 !== 'string') throw wrong('names no blueprint');
  return rest;
}

/** Most names of tables in one line. */
const NAMED = 3;

/** What another load would change in the lock, in words; empty if both are of the same rows. */
export function lockDifferences(known: Lock, after: Lock, renamed: ReadonlyMap<string, string> = new Map()): string[] {
  const before = { ...known, tables: Object.fromEntries(Object.entries(known.tables).map(([name, table]) => [renamed.get(name) ?? name, table])) };
  const value = (of: unknown): string => (of === undefined ? 'none' : typeof of === 'string' ? of : JSON.stringify(of));
  const plain = (['generator', 'seed', 'locale', 'referenceDate', 'slide'] as const).flatMap((name) =>
    value(before[name]) === value(after[name]) ? [] : [`${name} ${value(before[name])}, now ${value(after[name])}`],
  );
  const hashed = (['overlay', 'knowledge'] as const).flatMap((name) => (before[name] === after[name] ? [] : [`another ${name}`]));
  const rows: string[] = [];
  const values: string[] = [];
  for (const name of [...new Set([...Object.keys(before.tables), ...Object.keys(after.tables)])].toSorted()) {
    const [was, is] = [before.tables[name], after.tables[name]];
    if (was?.rows !== is?.rows) rows.push(`${name} ${was?.rows ?? 'not loaded'}, now ${is?.rows ?? 'not loaded'}`);
    else if (was?.digest !== undefined && is?.digest !== undefined && was.digest !== is.digest) values.push(name);
  }
  const named = (names: readonly string[]): string =>
    `${names.slice(0, NAMED).join('; ')}${names.length > NAMED ? `; and ${names.length - NAMED} more tables` : ''}`;
  const told = [
    ...[...renamed].map(([was, is]) => `${was} is ${is} now`),
    ...plain,
    ...hashed,
    ...(rows.length > 0 ? [`rows of ${named(rows)}`] : []),
    ...(values.length > 0 ? [`other values in ${named(values)}`] : []),
  ];
  if (told.length === 0 && loadedHash(before) !== loadedHash(after)) return ['another blueprint'];
  return told;
}

/** What a command did to loaded rows. */
export type Changed = {
  /** The blueprint until then. */
  readonly before: Blueprint;
  /** Tables whose rows the new blueprint may make otherwise than the lock says: they have no digest until the next load. */
  readonly touched: (table: string) => boolean;
  /** Columns of loaded rows that the new blueprint makes otherwise. */
  readonly otherwise?: readonly { readonly table: string; readonly columns: readonly string[] }[];
  /** New tables that were filled. */
  readonly filled?: readonly { readonly table: string; readonly rows: number }[];
};

/** The tables that have another name now: the new one, by the one of before. */
export function renamedTables(before: Blueprint, now: Blueprint): ReadonlyMap<string, string> {
  const names = new Map(before.tables.map((table) => [drawnName(table), qualifiedName(table.schema, table.name)]));
  const there = new Set(now.tables.map((table) => qualifiedName(table.schema, table.name)));
  return new Map(
    now.tables.flatMap((table) => {
      const [was, is] = [names.get(drawnName(table)), qualifiedName(table.schema, table.name)];
      return was === undefined || was === is || there.has(was) ? [] : [[was, is] as const];
    }),
  );
}

/** The lock after a command that changed loaded rows and their blueprint. A renamed table keeps its line under the new name. */
export function nextLock(lock: Lock, blueprint: Blueprint, { before, touched, otherwise = [], filled = [] }: Changed): Lock {
  const { slide: _slide, blueprint: known, ...rest } = lock;
  const counts = new Map(filled.map(({ table, rows }) => [table, { rows }]));
  const names = new Map(before.tables.map((table) => [drawnName(table), qualifiedName(table.schema, table.name)]));
  const earlier = new Map(before.tables.map((table) => [drawnName(table), table]));
  const tables = blueprint.tables.flatMap((each) => {
    const table = qualifiedName(each.schema, each.name);
    const was = lock.tables[names.get(drawnName(each)) ?? table];
    const columns = new Set([...(was?.otherwise ?? []), ...otherwise.flatMap((other) => (other.table === table ? other.columns : []))]);
    const now =
      counts.get(table) ??
      (was &&
        (touched(table) || columns.size > 0 || isMadeOtherwise(earlier.get(drawnName(each)), each)
          ? { rows: was.rows, ...(was.beside !== undefined && { beside: was.beside }), ...(columns.size > 0 && { otherwise: [...columns].toSorted() }) }
          : was));
    return now ? [[table, now] as const] : [];
  });
  const state = stateOf(blueprint, blueprint);
  return { ...rest, ...state, blueprint: { ...(known.file !== undefined && { file: known.file }), ...state.blueprint }, tables: Object.fromEntries(tables) };
}

/** Whether a column is made otherwise, as when its type lost a label: then the digest of the load is not that of the rows made now. */
export function isMadeOtherwise(before: Blueprint['tables'][number] | undefined, now: Blueprint['tables'][number]): boolean {
  return now.columns.some(({ name, generator }) => {
    const was = before?.columns.find((column) => column.name === name);
    return was !== undefined && JSON.stringify(was.generator) !== JSON.stringify(generator);
  });
}

/** The name under which a table's rows were loaded. */
export const drawnName = ({ schema, name, drawnAs = name }: Blueprint['tables'][number]): string => qualifiedName(schema, drawnAs);
