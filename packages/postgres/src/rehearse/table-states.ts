import { dictionary, qualifiedName } from '@seedbed/contract';
import type { Client } from 'pg';

/** What one statement did to a table that existed before the migration. */
export type TableEffect = {
  /** The table as `schema.table`, of a partition its uppermost parent, by the name before the migration. */
  readonly table: string;
  /** Rows before the migration. */
  readonly rows: number;
  /** The strongest lock at the end of the statement; absent if it could not be read. */
  readonly lock?: string;
  /** The strongest lock that earlier statements of the same transaction hold. */
  readonly lockBefore?: string;
  /** Whether the table got a new file with rows in it. */
  readonly isRewritten: boolean;
  /** Rows that were read, by scans and through indexes. */
  readonly read: number;
  /** Rows that were inserted, updated or deleted. */
  readonly written: number;
  readonly signs: readonly TableSign[];
};

/** A change in the catalog that may have needed work on the rows. */
export type TableSign = { readonly sign: SignKind; /** Of the column, constraint or index. */ readonly name: string };
export type SignKind =
  | 'retyped'
  | 'generated'
  /** A new column with a default that calls a function. */
  | 'computed'
  | 'added'
  | 'not-null'
  | 'unique'
  | 'primary-key'
  | 'exclusion'
  | 'foreign-key'
  | 'check'
  | 'index'
  | 'reindexed'
  | 'refreshed'
  | 'attached'
  | 'persistence';

/** Locks from the weakest to the strongest. */
const LOCKS = [
  'AccessShareLock',
  'RowShareLock',
  'RowExclusiveLock',
  'ShareUpdateExclusiveLock',
  'ShareLock',
  'ShareRowExclusiveLock',
  'ExclusiveLock',
  'AccessExclusiveLock',
];

/** The strongest of some locks. */
export function strongest(locks: readonly (string | undefined)[]): string | undefined {
  const highest = Math.max(...locks.map((lock) => LOCKS.indexOf(lock ?? '')));
  return LOCKS[highest];
}

type Named<T> = Readonly<Record<string, T>>;
type TableState = {
  readonly schema: string;
  readonly name: string;
  readonly kind: string;
  readonly root: number;
  readonly file: number | null;
  readonly bytes: number;
  readonly persistence: string;
  readonly parents: readonly number[];
  /** By number, so that a new name is no change. */
  readonly columns: Named<{ readonly name: string; readonly type: string; readonly required: boolean; readonly generated: string; readonly computed: boolean }>;
  readonly constraints: Named<{ readonly name: string; readonly kind: string; readonly valid: boolean }>;
  readonly indexes: Named<{ readonly name: string; readonly file: number | null }>;
};

type Counters = { readonly read: number; readonly written: number; readonly lock?: string };

const STATES = `
  SELECT c.oid::int8::text AS oid, pg_catalog.json_build_object(
    'schema', n.nspname, 'name', c.relname, 'kind', c.relkind, 'file', pg_catalog.pg_relation_filenode(c.oid)::int8, 'persistence', c.relpersistence,
    'root', CASE WHEN c.relispartition THEN pg_catalog.pg_partition_root(c.oid)::oid ELSE c.oid END::int8,
    'bytes', CASE WHEN c.relkind = 'p' THEN 0 ELSE pg_catalog.pg_relation_size(c.oid) END,
    'parents', ARRAY(SELECT i.inhparent::int8 FROM pg_catalog.pg_inherits i WHERE i.inhrelid = c.oid),
    'columns', (SELECT pg_catalog.json_object_agg(a.attnum, pg_catalog.json_build_object('name', a.attname,
        'type', a.atttypid::int8 || ' ' || a.atttypmod, 'required', a.attnotnull, 'generated', a.attgenerated,
        'computed', a.attidentity <> '' OR EXISTS (SELECT FROM pg_catalog.pg_attrdef d
          WHERE d.adrelid = c.oid AND d.adnum = a.attnum AND pg_catalog.pg_get_expr(d.adbin, c.oid) LIKE '%(%')))
      FROM pg_catalog.pg_attribute a WHERE a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped),
    'constraints', (SELECT pg_catalog.json_object_agg(k.oid, pg_catalog.json_build_object('name', k.conname, 'kind', k.contype, 'valid', k.convalidated))
      FROM pg_catalog.pg_constraint k WHERE k.conrelid = c.oid),
    'indexes', (SELECT pg_catalog.json_object_agg(i.indexrelid, pg_catalog.json_build_object('name', x.relname, 'file', pg_catalog.pg_relation_filenode(x.oid)::int8))
      FROM pg_catalog.pg_index i JOIN pg_catalog.pg_class x ON x.oid = i.indexrelid WHERE i.indrelid = c.oid AND i.indisvalid)) AS state
  FROM pg_catalog.pg_class c JOIN pg_catalog.pg_namespace n ON n.oid = c.relnamespace`;
const USERS = `c.relkind IN ('r', 'p', 'm') AND c.relpersistence <> 't' AND n.nspname !~ '^pg_' AND n.nspname <> 'information_schema'`;

const COUNTERS = `
  SELECT t.oid::int8::text AS oid, l.modes,
    (pg_catalog.pg_stat_get_xact_tuples_returned(t.oid) + pg_catalog.pg_stat_get_xact_tuples_fetched(t.oid))::float8 AS read,
    (pg_catalog.pg_stat_get_xact_tuples_inserted(t.oid) + pg_catalog.pg_stat_get_xact_tuples_updated(t.oid)
      + pg_catalog.pg_stat_get_xact_tuples_deleted(t.oid))::float8 AS written
  FROM pg_catalog.unnest($1::oid[]) t (oid)
    LEFT JOIN (SELECT relation, pg_catalog.array_agg(mode) AS modes FROM pg_catalog.pg_locks
      WHERE pid = pg_catalog.pg_backend_pid() AND locktype = 'relation' AND granted GROUP BY relation) l ON l.relation = t.oid
  WHERE $2 OR l.modes IS NOT NULL`;

/** Follows the tables that exist when it is opened, statement by statement. */
export class TableStates {
  readonly #client: Client;
  /** As they are now, by oid. */
  #states: Map<string, TableState>;
  readonly #first: ReadonlyMap<string, TableState>;
  readonly #rows: ReadonlyMap<string, number>;
  #counters: ReadonlyMap<string, Counters> = new Map();

  static async open(client: Client): Promise<TableStates> {
    const states = await readStates(client, USERS);
    return new TableStates(client, states, await countAll(client, states));
  }

  private constructor(client: Client, states: Map<string, TableState>, rows: ReadonlyMap<string, number>) {
    this.#client = client;
    this.#states = states;
    this.#first = new Map(states);
    this.#rows = rows;
  }

  /** The name before the migration of a table that has another one now. */
  nameBefore(schema: string, table: string): string {
    const oid = [...this.#states].find(([, state]) => state.schema === schema && state.name === table)?.[0];
    return oid === undefined ? qualifiedName(schema, table) : this.#nameOf(oid);
  }

  /** At the start of a transaction. */
  async begin(): Promise<void> {
    this.#counters = await this.#count(true);
  }

  /** After a rollback. */
  async reset(): Promise<void> {
    this.#states = await this.#read([...this.#first.keys()]);
  }

  /** After a statement inside a transaction. */
  async within(): Promise<TableEffect[]> {
    const before = this.#counters;
    const after = await this.#count(false);
    this.#counters = new Map([...before, ...after]);
    const changed = [...after].filter(([, { lock }]) => LOCKS.indexOf(lock ?? '') > LOCKS.indexOf('RowExclusiveLock')).map(([oid]) => oid);
    const states = changed.length > 0 ? await this.#read(changed) : new Map<string, TableState>();
    return [...after].map(([oid, now]) => {
      const then = before.get(oid);
      const difference = { read: now.read - (then?.read ?? 0), written: now.written - (then?.written ?? 0) };
      return this.#effect(oid, states.get(oid), { ...difference, ...(now.lock && { lock: now.lock }), ...(then?.lock && { lockBefore: then.lock }) });
    });
  }

  /** After a statement outside a transaction, whose lock is known or not. */
  async outside(lock: string | undefined): Promise<TableEffect[]> {
    const states = await this.#read([...this.#first.keys()]);
    return [...states]
      .map(([oid, state]) => this.#effect(oid, state, { read: 0, written: 0, ...(lock && { lock }) }))
      .filter(({ signs, isRewritten }) => isRewritten || signs.length > 0);
  }

  #effect(oid: string, state: TableState | undefined, seen: Pick<TableEffect, 'read' | 'written' | 'lock' | 'lockBefore'>): TableEffect {
    const before = this.#states.get(oid);
    if (state) this.#states.set(oid, state);
    const isRewritten = state !== undefined && before !== undefined && state.file !== before.file && (state.bytes > 0 || before.bytes === 0);
    return {
      table: this.#nameOf(oid),
      rows: this.#rows.get(oid) ?? 0,
      ...seen,
      isRewritten,
      signs: state && before ? signsOf(before, state, isRewritten) : [],
    };
  }

  #nameOf(oid: string): string {
    const own = this.#first.get(oid)!;
    const { schema, name } = this.#first.get(String(own.root)) ?? own;
    return qualifiedName(schema, name);
  }

  #read(oids: readonly string[]): Promise<Map<string, TableState>> {
    return readStates(this.#client, 'c.oid = ANY ($1::oid[])', [oids]);
  }

  async #count(all: boolean): Promise<Map<string, Counters>> {
    type Row = { oid: string; modes: string[] | null; read: number; written: number };
    const { rows } = await this.#client.query<Row>(COUNTERS, [[...this.#first.keys()], all]);
    return new Map(
      rows.map(({ oid, modes, read, written }) => {
        // `begin` comes first in its transaction, where only the reading itself has locks.
        const lock = all ? undefined : strongest(modes ?? []);
        return [oid, { read, written, ...(lock && { lock }) }];
      }),
    );
  }
}

async function readStates(client: Client, where: string, values: readonly unknown[] = []): Promise<Map<string, TableState>> {
  const { rows } = await client.query<{ oid: string; state: TableState }>(`${STATES} WHERE ${where}`, [...values]);
  return new Map(rows.map(({ oid, state }) => [oid, state]));
}

async function countAll(client: Client, states: ReadonlyMap<string, TableState>): Promise<Map<string, number>> {
  const counts = [...states.keys()].map((oid) => `(${oid})`);
  if (counts.length === 0) return new Map();
  const { rows: names } = await client.query<{ sql: string }>(
    `SELECT pg_catalog.format('SELECT %L AS oid, pg_catalog.count(*)::float8 AS n FROM ONLY %I.%I', c.oid::int8, n.nspname, c.relname) AS sql
     FROM (VALUES ${counts.join(', ')}) t (oid) JOIN pg_catalog.pg_class c ON c.oid = t.oid JOIN pg_catalog.pg_namespace n ON n.oid = c.relnamespace`,
  );
  const { rows } = await client.query<{ oid: string; n: number }>(names.map(({ sql }) => sql).join(' UNION ALL '));
  return new Map(rows.map(({ oid, n }) => [oid, n]));
}

const CONSTRAINT_SIGNS = dictionary<SignKind>({ p: 'primary-key', u: 'unique', x: 'exclusion', f: 'foreign-key', c: 'check' });

function signsOf(before: TableState, after: TableState, isRewritten: boolean): TableSign[] {
  const signs: TableSign[] = [];
  for (const [number, { name, type, required, generated, computed }] of Object.entries(after.columns ?? {})) {
    const then = before.columns?.[number];
    if (then === undefined) signs.push({ sign: generated === 's' ? 'generated' : computed ? 'computed' : 'added', name });
    else if (then.type !== type) signs.push({ sign: 'retyped', name });
    if (then !== undefined && required && !then.required) signs.push({ sign: 'not-null', name });
  }
  for (const [oid, { name, kind, valid }] of Object.entries(after.constraints ?? {})) {
    const sign = CONSTRAINT_SIGNS[kind];
    if (sign !== undefined && valid && before.constraints?.[oid]?.valid !== true) signs.push({ sign, name });
  }
  for (const [oid, { name, file }] of Object.entries(after.indexes ?? {})) {
    const then = before.indexes?.[oid];
    if (then === undefined) signs.push({ sign: 'index', name });
    else if (!isRewritten && then.file !== file) signs.push({ sign: 'reindexed', name });
  }
  if (after.parents.some((parent) => !before.parents.includes(parent))) signs.push({ sign: 'attached', name: after.name });
  if (isRewritten && after.kind === 'm') signs.push({ sign: 'refreshed', name: after.name });
  if (after.persistence !== before.persistence) signs.push({ sign: 'persistence', name: after.name });
  return signs;
}
