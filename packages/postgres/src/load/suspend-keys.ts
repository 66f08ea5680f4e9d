import type { Client, DatabaseError } from 'pg';
import { Problem, qualifiedName } from '@seedbed/contract';
import { quoteIdent, quoteLiteral, quoteQualified } from '../sql/quote.ts';
import type { TableName } from '../sql/copy-statement.ts';
import { codeSql, foreignKeysSql, indexesSql, othersSql, uniqueConstraintsSql, type CodeRow, type SuspendableRow } from './suspended-keys.sql.ts';

/**
 * A dropped object, as the statement that recreates it; references come last, because they need their parents' keys.
 */
export type SuspendedKey = {
  readonly what: string;
  /** Tables that recreating it locks, quoted: for a reference both tables. */
  readonly locks: readonly string[];
  readonly reference: boolean;
  readonly restore: string;
};

/** `free`: no code of the schema runs while rows arrive, so they may arrive in any order. */
export type Suspended = { readonly keys: readonly SuspendedKey[]; readonly free: boolean };

/**
 * Drops keys and indexes of newly created, empty tables: building or checking them at once costs a tenth of doing so
 * row by row. If code of the schema may read tables during the load (triggers, rules, functions in CHECKs), keeps its
 * indexes and unique keys, and drops only foreign keys. If a trigger is deferred to the end of the transaction, keeps
 * everything: the trigger would run without the keys, and Postgres blocks changes of its table while it is pending.
 */
export async function suspendKeys(client: Client, tables: readonly TableName[]): Promise<Suspended> {
  const names = [tables.map((each) => each.schema), tables.map((each) => each.table)];
  const code = (await client.query<CodeRow>(codeSql, names)).rows[0]!;
  if (code.deferred) return { keys: [], free: false };
  const references = (await client.query<SuspendableRow>(foreignKeysSql({ checked: false }), names)).rows.map(constraint);
  await drop(client, references);
  if (code.looks) return { keys: references.map(({ key }) => key), free: false };
  const indexes = (await client.query<SuspendableRow>(indexesSql, [...names, true])).rows.map(index);
  const unique = (await client.query<SuspendableRow>(uniqueConstraintsSql, names)).rows.map(constraint);
  await drop(client, [...indexes, ...unique]);
  return { keys: [...unique, ...indexes, ...references].map(({ key }) => key), free: true };
}

/**
 * The same for existing tables, on request: drops their references and plain indexes, but no unique keys, which must
 * still check the new rows. The same transaction recreates them; if it is rolled back, they were never gone. Throws
 * Problem `load-rejected` if the role may not.
 */
export async function suspendSecondary(client: Client, tables: readonly TableName[]): Promise<Suspended> {
  const names = [tables.map((each) => each.schema), tables.map((each) => each.table)];
  await requireOwned(client, names);
  const code = (await client.query<CodeRow>(codeSql, names)).rows[0]!;
  if (code.deferred) return { keys: [], free: false };
  const references = (await client.query<SuspendableRow>(foreignKeysSql({ checked: true }), names)).rows.map(constraint);
  const indexes = code.looks ? [] : (await client.query<SuspendableRow>(indexesSql, [...names, false])).rows.map(index);
  await drop(client, [...references, ...indexes]);
  return { keys: [...indexes, ...references].map(({ key }) => key), free: false };
}

async function requireOwned(client: Client, names: readonly string[][]): Promise<void> {
  const { rows } = await client.query<{ schema: string; table: string; owner: string; role: string }>(othersSql, [...names]);
  if (rows.length === 0) return;
  const [{ schema, table, owner, role }] = rows as [(typeof rows)[number]];
  const others = rows.length > 1 ? ` and ${rows.length - 1} more` : '';
  throw new Problem(
    'load-rejected',
    `Only its owner may take indexes and references of a table away: ${qualifiedName(schema, table)}${others} belongs to ${owner}, not to ${role}. Load without the fast path, or as ${owner}.`,
    { facts: { sqlstate: '42501', begun: false } },
  );
}

/** Recreates them one after the other, and reports each. */
export async function restoreKeys(client: Client, suspended: readonly SuspendedKey[], tell: (key: SuspendedKey, done: number) => void): Promise<void> {
  for (const [done, key] of suspended.entries()) {
    tell(key, done);
    await client.query(key.restore);
  }
}

/** Some of them may exist already and are kept. Within a transaction. */
export async function restoreMissing(client: Client, suspended: readonly SuspendedKey[]): Promise<void> {
  for (const key of suspended) {
    await client.query('SAVEPOINT seedbed_key');
    await client.query(key.restore).catch(async (error: DatabaseError) => {
      if (!THERE_ALREADY.has(error.code)) throw error;
      await client.query('ROLLBACK TO SAVEPOINT seedbed_key');
    });
    await client.query('RELEASE SAVEPOINT seedbed_key');
  }
}

/** Already exists: a relation, a constraint with that name, a second primary key. */
const THERE_ALREADY: ReadonlySet<string | undefined> = new Set(['42P07', '42710', '42P16']);

type Suspendable = { readonly key: SuspendedKey; readonly drop: string };

async function drop(client: Client, all: readonly Suspendable[]): Promise<void> {
  if (all.length > 0) await client.query(all.map((each) => each.drop).join(';\n'));
}

function constraint({ schema, table, name, definition, comment, parentSchema, parent }: SuspendableRow): Suspendable {
  const target = quoteQualified(schema, table);
  const comments = comment === null ? '' : `; COMMENT ON CONSTRAINT ${quoteIdent(name)} ON ${target} IS ${quoteLiteral(comment)}`;
  return {
    key: {
      what: `${name} on ${schema}.${table}`,
      locks: [target, ...(parentSchema !== undefined && parent !== undefined ? [quoteQualified(parentSchema, parent)] : [])],
      reference: parent !== undefined,
      restore: `ALTER TABLE ${target} ADD CONSTRAINT ${quoteIdent(name)} ${definition}${comments}`,
    },
    drop: `ALTER TABLE ${target} DROP CONSTRAINT ${quoteIdent(name)}`,
  };
}

function index({ schema, table, name, definition, comment }: SuspendableRow): Suspendable {
  const own = quoteQualified(schema, name);
  const comments = comment === null ? '' : `; COMMENT ON INDEX ${own} IS ${quoteLiteral(comment)}`;
  return {
    key: { what: `${name} on ${schema}.${table}`, locks: [quoteQualified(schema, table)], reference: false, restore: `${definition}${comments}` },
    drop: `DROP INDEX ${own}`,
  };
}
