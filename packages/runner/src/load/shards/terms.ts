import { firstOf, type LoadMode, type TableModes } from '@seedbed/contract';
import type { Plan } from '@seedbed/engine';
import { hashOf } from '../../documents/canonical-json.ts';
import { chooseTables } from '../choose-tables.ts';
import type { LoadOptions } from '../options.ts';

/** The terms that all shards of a load must share, as stored in the target: they determine the parts, and each row. */
export type ShardTerms = {
  readonly count: number;
  readonly seed: string | number;
  readonly mode: LoadMode;
  readonly modes: TableModes;
  readonly chosen: readonly string[] | null;
  readonly connections: number;
  readonly partRows: number | null;
  /** Hashes: of the schema's script if there is one, of the blueprint without its tables, and of each table. */
  readonly create: string | null;
  readonly settings: string;
  readonly tables: Readonly<Record<string, { readonly rows: number; readonly hash: string }>>;
};

export type Terms = Pick<LoadOptions, 'mode' | 'modes' | 'tables' | 'connections' | 'create'> & { readonly partRows?: number | undefined };

export function termsOf(plan: Plan, count: number, { mode = 'empty', modes = {}, tables, connections = 1, partRows, create }: Terms): ShardTerms {
  const { tables: described, ...rest } = plan.blueprint;
  const hashes = new Map(described.map((table) => [`${table.schema}.${table.name}`, hashOf(table).slice(0, 16)]));
  return {
    count,
    seed: plan.blueprint.seed,
    mode,
    modes,
    chosen: tables ?? null,
    connections,
    partRows: partRows ?? null,
    create: create === undefined ? null : hashOf(create).slice(0, 16),
    settings: hashOf(rest).slice(0, 16),
    tables: Object.fromEntries(
      chooseTables(plan, undefined).map(({ name, schema, table, rows }) => [name, { rows, hash: hashes.get(`${schema}.${table}`) ?? '' }]),
    ),
  };
}

/** The differences, in words, between the terms of a running load and those of a shard that wants to join. */
export function differencesOf(there: ShardTerms, here: ShardTerms): string[] {
  const differences: string[] = [];
  const compare = (what: string, one: unknown, other: unknown, say: (value: never) => string = String): void => {
    if (hashOf(one ?? null) !== hashOf(other ?? null)) differences.push(`${what} ${say(one as never)} there, ${say(other as never)} here`);
  };
  compare('shards', there.count, here.count);
  compare('seed', there.seed, here.seed);
  compare('mode', there.mode, here.mode);
  compare('modes of tables', there.modes, here.modes, (modes: TableModes) => JSON.stringify(modes));
  compare('--table', there.chosen, here.chosen, (chosen: readonly string[] | null) => chosen?.join(' ') ?? 'all');
  compare('--connections', there.connections, here.connections);
  compare('rows of a part', there.partRows, here.partRows, (rows: number | null) => String(rows ?? 'as they suit'));
  compare('--create', there.create, here.create, (create: string | null) => (create === null ? 'not set' : `a script (${create})`));
  const names = [...new Set([...Object.keys(there.tables), ...Object.keys(here.tables)])];
  for (const name of names) compare(`rows of ${name}`, there.tables[name]?.rows, here.tables[name]?.rows, (rows: number | undefined) => String(rows ?? 'none'));
  const others = names.filter((name) => there.tables[name]?.rows === here.tables[name]?.rows && there.tables[name]?.hash !== here.tables[name]?.hash);
  // A different seed is listed above, and explains all further differences.
  if (others.length > 0) differences.push(`the blueprint of ${firstOf(others, MAX)} (another version of it, or of the file that it was worked out from)`);
  if (differences.length === 0) differences.push("the blueprint's settings");
  return differences.length > MAX ? [...differences.slice(0, MAX), `${differences.length - MAX} more`] : differences;
}

/** Maximum number of differences that messages name. */
const MAX = 6;
