import { dictionary } from '@seedbed/contract';
import type { Client, DatabaseError } from 'pg';
import { quoteIdent } from '../sql/quote.ts';
import { answerIn, undone } from './run-migration.ts';
import { byTable, RowGraph, tableOf, type RowAddress } from './row-graph.ts';

/** Whether the rows in the database show what is looked for. May leave its transaction in any state: it is rolled back. */
export type Predicate = (client: Client) => Promise<boolean>;

/** Finds rows of one table. */
export type RowQuery = {
  /** Quoted. */ readonly table: string;
  /** SQL; the row is `t`. */ readonly where: string;
  /** Expressions that no two rows may share. */ readonly groups?: readonly string[];
};

type Table = {
  readonly oid: string;
  /** Quoted, with the schema. */ readonly name: string;
  /** As `name`, of a partition its uppermost parent. */ readonly target: string;
  readonly columns: readonly Column[] | null;
  readonly triggers: readonly { readonly name: string; readonly enabled: string }[] | null;
};
type Column = {
  readonly name: string;
  readonly quoted: string;
  readonly required: boolean;
  readonly hasDefault: boolean;
  readonly identity: string;
  readonly generated: string;
  readonly plain: boolean;
};

const TABLES = `
  SELECT c.oid::int8::text AS oid, pg_catalog.format('%I.%I', n.nspname, c.relname) AS name,
    (SELECT pg_catalog.format('%I.%I', m.nspname, r.relname) FROM pg_catalog.pg_class r JOIN pg_catalog.pg_namespace m ON m.oid = r.relnamespace
     WHERE r.oid = CASE WHEN c.relispartition THEN pg_catalog.pg_partition_root(c.oid)::oid ELSE c.oid END) AS target,
    (SELECT pg_catalog.json_agg(pg_catalog.json_build_object('name', a.attname, 'quoted', pg_catalog.quote_ident(a.attname), 'required', a.attnotnull, 'identity', a.attidentity,
        'generated', a.attgenerated, 'hasDefault', a.atthasdef OR a.attidentity <> '' OR t.typdefault IS NOT NULL, 'plain', t.typcategory IN ('N', 'B')) ORDER BY a.attnum)
     FROM pg_catalog.pg_attribute a JOIN pg_catalog.pg_type t ON t.oid = a.atttypid WHERE a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped) AS columns,
    (SELECT pg_catalog.json_agg(pg_catalog.json_build_object('name', g.tgname, 'enabled', g.tgenabled))
     FROM pg_catalog.pg_trigger g WHERE g.tgrelid = c.oid AND NOT g.tgisinternal AND g.tgparentid = 0 AND g.tgenabled <> 'D') AS triggers
  FROM pg_catalog.pg_class c JOIN pg_catalog.pg_namespace n ON n.oid = c.relnamespace
  WHERE c.relkind = 'r' AND c.relpersistence <> 't' AND n.nspname !~ '^pg_' AND n.nspname <> 'information_schema' ORDER BY c.oid`;

const INSUFFICIENT_PRIVILEGE = '42501';
const ENABLE = dictionary<string>({ O: 'ENABLE', A: 'ENABLE ALWAYS', R: 'ENABLE REPLICA' });

/** The rows of a database, of which ever fewer are kept, in a transaction that never ends with COMMIT. */
export class KeptRows {
  readonly tables: ReadonlyMap<string, Table>;
  readonly #client: Client;
  readonly #holds: Predicate;
  #graph: RowGraph;
  #kept: Set<RowAddress>;
  /** Sets of rows for which it does not hold. */
  readonly #refused = new Set<string>();
  /** What lets rows be deleted without triggers, and what undoes that. */
  readonly #quiet: string;
  readonly #loud: string;
  /** Defers again what is deferred at the start of a transaction. */
  #deferral: string;
  /** Run before the predicate, and undone with it. */
  readonly #settling: string;

  /** Begins the transaction. `settling`: SQL that is run before the predicate each time, and undone with it. */
  static async open(client: Client, holds: Predicate, settling = ''): Promise<KeptRows> {
    await client.query('BEGIN');
    const { rows } = await client.query<Table>(TABLES);
    const tables = new Map(rows.map((table) => [table.oid, table]));
    const graph = await RowGraph.read(client, new Map(rows.map(({ oid, name }) => [oid, name])));
    return new KeptRows(client, holds, tables, graph, await triggerSwitch(client, rows), await deferredAgain(client), settling);
  }

  private constructor(
    client: Client,
    holds: Predicate,
    tables: ReadonlyMap<string, Table>,
    graph: RowGraph,
    { quiet, loud }: { readonly quiet: string; readonly loud: string },
    deferral: string,
    settling: string,
  ) {
    this.#deferral = deferral;
    this.#settling = settling;
    this.#client = client;
    this.#holds = holds;
    this.tables = tables;
    this.#graph = graph;
    this.#kept = new Set(graph.rows);
    this.#quiet = quiet;
    this.#loud = loud;
  }

  get graph(): RowGraph {
    return this.#graph;
  }
  get kept(): ReadonlySet<RowAddress> {
    return this.#kept;
  }

  /** Keeps the rows and their parents alone, if it still holds for them. */
  async keep(rows: Iterable<RowAddress>): Promise<boolean> {
    const wanted = [...this.#graph.withParents(rows)].filter((row) => this.#kept.has(row));
    if (wanted.length === this.#kept.size) return true;
    const key = wanted.sort().join(' ');
    if (this.#refused.has(key)) return false;
    const rest = new Set(wanted);
    const isKept = await this.#try(this.#deletion([...this.#kept].filter((row) => !rest.has(row))), () => {
      this.#kept = rest;
    });
    if (!isKept) this.#refused.add(key);
    return isKept;
  }

  /** Deletes the rows and those that refer to them, if it still holds without them. */
  async leaveOut(rows: Iterable<RowAddress>): Promise<boolean> {
    const without = this.#graph.withChildren(rows);
    return await this.keep([...this.#kept].filter((row) => !without.has(row)));
  }

  /**
   * Checks keys at once from now on, if it still holds then. False if none is deferred. Rows of the same transaction
   * would leave checks to its end, and a table cannot be changed before them.
   */
  async checkAtOnce(): Promise<boolean> {
    if (this.#deferral === NOTHING_DEFERRED) return false;
    return await this.#try('SET CONSTRAINTS ALL IMMEDIATE', () => {
      this.#deferral = NOTHING_DEFERRED;
    });
  }

  /** Whether it holds for all rows kept so far. */
  async holds(): Promise<boolean> {
    return await this.#try('', () => {});
  }

  /** Columns of a row that may be NULL and are not: of a foreign key, or else those without a default. */
  async nullable(row: RowAddress, key?: string): Promise<string[]> {
    const { name, columns } = this.tables.get(tableOf(row))!;
    const able = (columns ?? []).filter(({ required, generated }) => !required && generated === '');
    const ofKey = key === undefined ? undefined : await this.#columnsOf(key);
    const wanted = able.filter((column) => (ofKey ? ofKey.has(column.name) : !column.hasDefault)).map(({ quoted }) => quoted);
    if (wanted.length === 0) return [];
    const { rows } = await this.#client.query<{ filled: boolean[] }>(
      `SELECT ARRAY[${wanted.map((each) => `${each} IS NOT NULL`).join(', ')}] AS filled FROM ONLY ${name} WHERE ctid = $1::tid`,
      [row.slice(tableOf(row).length)],
    );
    return wanted.filter((_, at) => rows[0]!.filled[at]);
  }

  async #columnsOf(key: string): Promise<ReadonlySet<string>> {
    const { rows } = await this.#client.query<{ name: string }>(
      `SELECT a.attname AS name FROM pg_catalog.pg_constraint k JOIN pg_catalog.pg_attribute a ON a.attrelid = k.conrelid AND a.attnum = ANY (k.conkey) WHERE k.oid = $1`,
      [key],
    );
    return new Set(rows.map(({ name }) => name));
  }

  /** Sets columns of a row NULL, if it still holds then. The new address of the row. */
  async setNull(row: RowAddress, columns: readonly string[]): Promise<RowAddress | undefined> {
    return await this.#set(row, columns.map((column) => `${column} = NULL`).join(', '));
  }

  /** Gives a row the parent of another row of its table, if it still holds then. The new address of the row. */
  async setParent(row: RowAddress, key: string, other: RowAddress): Promise<RowAddress | undefined> {
    const table = tableOf(other);
    const names = await this.#columnsOf(key);
    const columns = (this.tables.get(table)!.columns ?? []).flatMap(({ name, quoted }) => (names.has(name) ? [quoted] : [])).join(', ');
    return await this.#set(row, `(${columns}) = (SELECT ${columns} FROM ONLY ${this.tables.get(table)!.name} WHERE ctid = '${other.slice(table.length)}')`);
  }

  async #set(row: RowAddress, set: string): Promise<RowAddress | undefined> {
    const table = tableOf(row);
    const before = this.#kept;
    const sql = `${this.#quiet};\nUPDATE ONLY ${this.tables.get(table)!.name} SET ${set} WHERE ctid = '${row.slice(table.length)}';\n${this.#loud};\n${this.#deferral}`;
    const isSet = await this.#try(sql, async () => {
      this.#graph = await RowGraph.read(this.#client, new Map([...this.tables].map(([each, { name }]) => [each, name])));
      this.#kept = new Set(this.#graph.rows);
      this.#refused.clear();
    });
    return isSet ? [...this.#kept].find((each) => !before.has(each)) : undefined;
  }

  /** Whether it would hold for the rows and their parents alone. */
  async wouldHold(rows: Iterable<RowAddress>): Promise<boolean> {
    const wanted = this.#graph.withParents(rows);
    return await this.#try(this.#deletion([...this.#kept].filter((row) => !wanted.has(row))), () => {}, true);
  }

  /** What a function finds in the empty tables; undefined if Postgres refuses it. */
  async whenEmpty<T>(find: (client: Client) => Promise<T>): Promise<T | undefined> {
    return await undone(this.#client, async () => {
      const deletion = this.#deletion([...this.#kept]);
      if (deletion !== '') await this.#client.query(deletion);
      await this.#settle();
      return await find(this.#client);
    });
  }

  /** Addresses of some rows that a query finds; none if Postgres refuses it. */
  async find({ table, where, groups }: RowQuery): Promise<RowAddress[]> {
    const keys = groups?.join(', ');
    const condition =
      keys === undefined ? where : `(${where}) AND (${keys}) IN (SELECT ${keys} FROM ${table} WHERE ${where} GROUP BY ${keys} HAVING count(*) > 1)`;
    const found = await undone(this.#client, async () => {
      const { rows } = await this.#client.query<{ at: RowAddress }>(
        `SELECT tableoid::int8 || ctid::text AS at FROM ${table} AS t WHERE ${condition} LIMIT 500`,
      );
      return rows.map(({ at }) => at);
    });
    return found ?? [];
  }

  async #settle(): Promise<void> {
    if (this.#settling !== '') await this.#client.query(`SET CONSTRAINTS ALL IMMEDIATE; ${this.#settling}; ${this.#deferral}`);
  }

  /** INSERTs of the rows, parents first; undefined if it does not hold for them in the empty tables. */
  async inserts(): Promise<string[] | undefined> {
    const { order, isCyclic } = this.#graph.inOrder(this.#kept);
    const texts = await this.#texts();
    const plain = order.map((row) => texts.get(row)!);
    for (const before of isCyclic ? IN_CYCLES : OUTSIDE_CYCLES) {
      const all = [...before, ...plain];
      const steps = [this.#deletion([...this.#kept]), ...all.filter((each) => each !== 'BEGIN'), 'SET CONSTRAINTS ALL IMMEDIATE'];
      if (before.includes(REPLICA)) steps.push('SET LOCAL session_replication_role = origin');
      if (await this.#try([...steps, this.#deferral].filter(Boolean).join(';\n'), () => {}, true)) return before.length > 0 ? [...all, 'COMMIT'] : all;
    }
    return undefined;
  }

  /** Runs some SQL and the predicate, and undoes what the predicate did. If it does not hold, undoes the SQL as well. */
  async #try(sql: string, done: () => void | Promise<void>, isTrial = false): Promise<boolean> {
    const client = this.#client;
    await client.query('SAVEPOINT try');
    let holds = false;
    try {
      if (sql !== '') await client.query(sql);
      await client.query('SAVEPOINT run');
      await this.#settle();
      holds = await this.#holds(client);
    } catch (error) {
      answerIn(error);
    }
    await client.query(holds && !isTrial ? 'ROLLBACK TO run; RELEASE try' : 'ROLLBACK TO try; RELEASE try');
    if (holds) await done();
    return holds;
  }

  /** All in one statement, so that keys are checked when the last row is gone. */
  #deletion(rows: readonly RowAddress[]): string {
    const deletes = [...byTable(rows)].map(
      ([oid, ctids], at) =>
        `d${at} AS (DELETE FROM ONLY ${this.tables.get(oid)!.name} WHERE ctid = ANY ('{${ctids.map((ctid) => `"${ctid}"`).join(',')}}'::tid[]))`,
    );
    return deletes.length === 0 ? '' : `${this.#quiet};\nWITH ${deletes.join(', ')} SELECT;\n${this.#loud};\n${this.#deferral}`;
  }

  async #texts(): Promise<Map<RowAddress, string>> {
    const found = new Map<RowAddress, string>();
    for (const [oid, ctids] of byTable(this.#kept)) {
      const { name, target, columns } = this.tables.get(oid)!;
      const own = (columns ?? []).filter(({ generated }) => generated === '');
      const values = own.map(({ quoted }) => `pg_catalog.quote_nullable(${quoted}::text)`);
      const { rows } = await this.#client.query<{ at: string; values: string[] }>(
        `SELECT ctid::text AS at, ARRAY[${values.join(', ')}]::text[] AS values FROM ONLY ${name} WHERE ctid = ANY ($1::tid[])`,
        [ctids],
      );
      for (const row of rows) {
        const used = own.flatMap((column, at) => {
          const value = row.values[at]!;
          if (value === 'NULL' && !column.hasDefault) return [];
          return [{ column, value: column.plain && /^'(?:-?\d+(?:\.\d+)?|true|false)'$/.test(value) ? value.slice(1, -1) : value }];
        });
        const overriding = used.some(({ column }) => column.identity === 'a') ? ' OVERRIDING SYSTEM VALUE' : '';
        const names = used.map(({ column }) => column.quoted).join(', ');
        const text = used.length === 0 ? ' DEFAULT VALUES' : ` (${names})${overriding} VALUES (${used.map(({ value }) => value).join(', ')})`;
        found.set(`${oid}${row.at}`, `INSERT INTO ${target}${text}`);
      }
    }
    return found;
  }
}

const REPLICA = 'SET LOCAL session_replication_role = replica';

/** What precedes the INSERTs: the first that works. */
const OUTSIDE_CYCLES: readonly (readonly string[])[] = [[], ['BEGIN', REPLICA]];
const IN_CYCLES: readonly (readonly string[])[] = [['BEGIN'], ['BEGIN', 'SET CONSTRAINTS ALL DEFERRED'], ['BEGIN', REPLICA]];

/** Lets rows be deleted without triggers: of all kinds for a superuser, otherwise without those of the schema. */
async function triggerSwitch(client: Client, tables: readonly Table[]): Promise<{ readonly quiet: string; readonly loud: string }> {
  await client.query('SAVEPOINT quiet');
  try {
    await client.query(REPLICA);
    return { quiet: REPLICA, loud: 'SET LOCAL session_replication_role = origin' };
  } catch (error) {
    if ((error as DatabaseError).code !== INSUFFICIENT_PRIVILEGE) throw error;
  } finally {
    await client.query('ROLLBACK TO quiet; RELEASE quiet');
  }
  const triggers = tables.flatMap((table) => (table.triggers ?? []).map((trigger) => ({ ...trigger, table: table.name })));
  const change = (how: (enabled: string) => string): string[] =>
    triggers.map(({ table, name, enabled }) => `ALTER TABLE ${table} ${how(enabled)} TRIGGER ${quoteIdent(name)}`);
  return {
    quiet: ['SET CONSTRAINTS ALL IMMEDIATE', ...change(() => 'DISABLE')].join('; '),
    loud: ['SELECT', ...change((enabled) => ENABLE[enabled] ?? 'ENABLE')].join('; '),
  };
}

export const NOTHING_DEFERRED = 'SELECT';

/** The statement that defers what is deferred at the start of a transaction, after SET CONSTRAINTS ALL IMMEDIATE. */
export async function deferredAgain(client: Client): Promise<string> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT DISTINCT pg_catalog.format('%I.%I', n.nspname, k.conname) AS name
     FROM pg_catalog.pg_constraint k JOIN pg_catalog.pg_namespace n ON n.oid = k.connamespace WHERE k.condeferred`,
  );
  return rows.length === 0 ? NOTHING_DEFERRED : `SET CONSTRAINTS ${rows.map(({ name }) => name).join(', ')} DEFERRED`;
}
