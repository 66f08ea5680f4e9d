import type { Client } from 'pg';
import { connect, createDatabase, dropDatabase, type Connection, type OpenClient } from '../sql/index.ts';
import { findBroken } from './broken.ts';
import { readCatalog } from './catalog.ts';
import type { Finding, FindingKind, MigrationStatement } from './finding.ts';
import { findLeftBehind } from './left-behind.ts';
import { findRowsLost } from './rows-lost.ts';
import type { Sides } from './sides.ts';
import { readStory } from './story.ts';
import { findValuesChanged } from './values-changed.ts';

/** A database as it was before a migration. Closing it drops the copy. */
export type Before = AsyncDisposable & { readonly connection: Connection; readonly client: OpenClient };

let copies = 0;

/** Copies a filled database before the migration. No other session may be in it; afterwards there may be some again. */
export async function lookBefore(database: Connection): Promise<Before> {
  const server = { ...database, database: 'postgres' };
  const name = `seedbed_before_${process.pid}_${Date.now().toString(36)}_${copies++}`;
  const connection = await createDatabase(server, name, { template: database.database });
  const client = await connect(connection);
  return {
    connection,
    client,
    [Symbol.asyncDispose]: async () => {
      await client[Symbol.asyncDispose]();
      await dropDatabase(server, name);
    },
  };
}

/** What is found, by kind. Each runs on its own. */
const SEARCHES: readonly { readonly kinds: readonly FindingKind[]; readonly find: (sides: Sides) => Promise<Finding[]> }[] = [
  { kinds: ['loses'], find: findRowsLost },
  { kinds: ['changes'], find: findValuesChanged },
  { kinds: ['leaves'], find: findLeftBehind },
  { kinds: ['breaks'], find: findBroken },
];

/**
 * What a migration did without an error. `before` is in a copy of the database from before it, so that whatever stays has the same oid
 * in both. Changes nothing but sequences, of which triggers may take numbers.
 */
export async function compare(before: Client, after: Client, statements: readonly MigrationStatement[], kinds?: readonly FindingKind[]): Promise<Finding[]> {
  for (const client of [before, after]) await client.query(SESSION);
  const [old, now] = [await readCatalog(before), await readCatalog(after)];
  const sides: Sides = { before: { client: before, catalog: old }, after: { client: after, catalog: now }, story: await readStory(old.relations, statements) };
  const found: Finding[] = [];
  for (const search of SEARCHES) if (!kinds || search.kinds.some((kind) => kinds.includes(kind))) found.push(...(await search.find(sides)));
  return found;
}

/** So that equal values are equal texts. */
const SESSION = `set timezone = 'UTC'; set datestyle = 'ISO, YMD'; set intervalstyle = 'postgres'; set bytea_output = 'hex'; set extra_float_digits = 1; set row_security = on`;
