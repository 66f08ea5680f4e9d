import type { Client } from 'pg';
import { findBroken } from './broken.ts';
import { readCatalog } from './catalog.ts';
import type { Finding, FindingKind, MigrationStatement } from './finding.ts';
import { findLeftBehind } from './left-behind.ts';
import { findRowsLost } from './rows-lost.ts';
import { readColumns } from './rows.ts';
import { isView, type Row, type Side, type Sides } from './sides.ts';
import { readStory } from './story-reader.ts';
import { findValuesChanged } from './values-changed.ts';

/** What is found, by kind. Each runs on its own. */
const SEARCHES: readonly { readonly kind: FindingKind; readonly find: (sides: Sides) => Promise<Finding[]> }[] = [
  { kind: 'loses', find: findRowsLost },
  { kind: 'changes', find: findValuesChanged },
  { kind: 'leaves', find: findLeftBehind },
  { kind: 'breaks', find: findBroken },
];

/**
 * What a migration did without an error. `before` is in a copy of the database from before it, so that whatever stays has
 * the same oid in both. Changes nothing but sequences, of which triggers may take numbers.
 */
export async function compare(before: Client, after: Client, statements: readonly MigrationStatement[]): Promise<Finding[]> {
  const [old, now] = [await lookAt(before), await lookAt(after)];
  return await search({ before: old, after: now, story: await readStory(old.catalog.relations, statements) }, () => true);
}

/**
 * For seeing a finding of `loses` or `changes` again, with other rows each time. The function it gives keeps the rows of
 * the finding's table as they are, and what that gives tells, once the migration ran in the same session, whether the
 * finding is there again: all may be in one transaction.
 */
export async function lookAgain(client: Client, finding: Finding, statements: readonly MigrationStatement[]): Promise<() => Promise<() => Promise<boolean>>> {
  const side = await lookAt(client);
  const story = await readStory(side.catalog.relations, statements);
  const relations = side.catalog.relations.filter((each) => each.title === finding.table && !isView(each));
  const catalog = { ...side.catalog, relations };
  return async () => {
    const rows = new Map<number, readonly Row[]>();
    for (const table of relations) rows.set(table.oid, await readColumns(side, table, table.columns));
    return async () => {
      const found = await search(
        { before: { client, catalog, rows }, after: await lookAt(client), story },
        (kind) => kind === finding.kind && (kind === 'loses' || kind === 'changes'),
      );
      return found.some(({ table, column }) => table === finding.table && column === finding.column);
    };
  };
}

async function lookAt(client: Client): Promise<Side> {
  await client.query(SESSION);
  return { client, catalog: await readCatalog(client) };
}

async function search(sides: Sides, isWanted: (kind: FindingKind) => boolean): Promise<Finding[]> {
  const found: Finding[] = [];
  for (const { kind, find } of SEARCHES) if (isWanted(kind)) found.push(...(await find(sides)));
  return found;
}

/** So that equal values are equal texts. */
const SESSION = `set timezone = 'UTC'; set datestyle = 'ISO, YMD'; set intervalstyle = 'postgres'; set bytea_output = 'hex'; set extra_float_digits = 1; set row_security = on`;
