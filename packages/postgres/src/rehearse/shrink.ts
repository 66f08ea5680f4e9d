import type { Client } from 'pg';
import { AmbiguousUpdates } from './ambiguous-update.ts';
import { lookAgain } from './compare.ts';
import { queriesAt, queriesFor } from './find-query.ts';
import type { Counterexample, Finding, MigrationStatement } from './finding.ts';
import { replayOf, type ReplayLimits } from './replay.ts';
import { deferredAgain } from './kept-rows.ts';
import { answerIn, placeOf, undone, type MigrationError, type MigrationFailure } from './run-migration.ts';
import { settlingOf } from './settle.ts';
import { shrinkRows, type RowGuess } from './shrink-rows.ts';
import { quoteIdent, quoteLiteral } from '../sql/quote.ts';

/** Errors that do not depend on the rows, but on time and room. */
const NOT_OF_ROWS = /^(?:57|53|55P03|40)/;

/**
 * The fewest rows of a filled database with the old schema for which a migration still fails in the same way: with the
 * same code at the same statement, about the same table and constraint. Changes nothing. Undefined if none were found,
 * such as for a statement that cannot run inside a transaction in any form.
 */
export async function shrink(
  client: Client,
  statements: readonly MigrationStatement[],
  failure: MigrationFailure,
  limits: ReplayLimits,
): Promise<Counterexample | undefined> {
  if (NOT_OF_ROWS.test(failure.error.sqlstate)) return undefined;
  const replay = await replayOf(client, statements, limits);
  let first: MigrationFailure | undefined;
  const holds = async (): Promise<boolean> => {
    const found = await replay();
    if (found === undefined || placeOf(found) !== placeOf(failure) || found.error.sqlstate !== failure.error.sqlstate) return false;
    // Names may differ from those of the failure, which are from before the migration.
    first ??= found;
    return NAMED.every((name) => found.error[name] === first!.error[name]);
  };
  const until = await replayOf(client, statements, limits, failure.statement);
  const failing = statements.find(({ number }) => number === failure.statement)?.sql ?? '';
  return await shrinkRows(client, await likelyTables(client, failure.error, failing), holds, {
    guesses: guessesOf(failure.error),
    queries: (session) => queriesFor(session, failure.error, async () => (await until()) === undefined, failing),
    settling: limits.settling ?? (await settlingOf(client, statements)),
    maxMs: limits.maxMs,
  });
}

/**
 * The fewest rows of a filled database with the old schema for which a migration still loses rows or changes values in
 * the same table and column. Changes nothing. Undefined if none were found.
 */
export async function shrinkSilent(
  client: Client,
  statements: readonly MigrationStatement[],
  finding: Finding,
  limits: ReplayLimits,
): Promise<Counterexample | undefined> {
  if (finding.ambiguous) return await shrinkAmbiguous(client, statements, finding, limits);
  const replay = await replayOf(client, statements, limits);
  const look = await lookAgain(client, finding, statements);
  const holds = async (): Promise<boolean> => {
    const isThere = await look();
    return (await replay()) === undefined && (await isThere());
  };
  return await shrinkRows(client, finding.table === undefined ? [] : [finding.table], holds, { maxMs: limits.maxMs });
}

/**
 * A query that finds the rows of a failure in a database right before its statement, or before the first one. `client`:
 * in an empty database with the old schema. Changes nothing.
 */
export async function queryBefore(
  client: Client,
  statements: readonly MigrationStatement[],
  { statement, error }: MigrationFailure,
  inserts: readonly string[],
  limits: ReplayLimits,
): Promise<Pick<Counterexample, 'query' | 'queryAt'> | undefined> {
  const failing = statements.find(({ number }) => number === statement);
  const until = statements.findLast(({ number }) => failing !== undefined && number < failing.number);
  if (failing === undefined) return undefined;
  const queries = await queriesAt(failing, error);
  const replay = until && (await replayOf(client, statements, limits, until.number));
  await client.query('BEGIN');
  try {
    await insertAll(client, inserts);
    const first = await firstThatFinds(client, queries);
    if (first !== undefined) return { query: first };
    if (replay === undefined || (await replay())) return undefined;
    const later = await firstThatFinds(client, queries);
    return later === undefined ? undefined : { query: later, queryAt: failing.number };
  } catch (refused) {
    answerIn(refused);
    return undefined;
  } finally {
    await client.query('ROLLBACK');
  }
}

async function firstThatFinds(client: Client, queries: readonly string[]): Promise<string | undefined> {
  for (const query of queries) if (await undone(client, async () => (await client.query(`SELECT FROM (${query}) q LIMIT 1`)).rowCount === 1)) return query;
  return undefined;
}

/** The INSERTs of a counterexample, in the open transaction: some begin and end one of their own. */
async function insertAll(client: Client, inserts: readonly string[]): Promise<void> {
  for (const insert of inserts) if (insert !== 'BEGIN' && insert !== 'COMMIT') await client.query(insert);
}

async function shrinkAmbiguous(
  client: Client,
  statements: readonly MigrationStatement[],
  { statement, table }: Finding,
  limits: ReplayLimits,
): Promise<Counterexample | undefined> {
  const number = statement as number;
  const updates = await AmbiguousUpdates.of(statements);
  let isThere = false;
  const replay = await replayOf(client, statements, limits, number, async (session, each) => {
    if (each === number) isThere = await updates.look(session, each);
  });
  const holds = async (): Promise<boolean> => {
    isThere = false;
    await replay();
    return isThere;
  };
  const found = await shrinkRows(client, table === undefined ? [] : [table], holds, { maxMs: limits.maxMs });
  return found && { ...found, query: updates.queryOf(number)!, ...(number > 1 && { queryAt: number }) };
}

/** Whether a migration fails in the same way in an empty database with the old schema once some rows are inserted. Changes nothing. */
export async function failsWith(
  client: Client,
  statements: readonly MigrationStatement[],
  failure: MigrationFailure,
  inserts: readonly string[],
  limits: ReplayLimits,
): Promise<boolean> {
  const replay = await replayOf(client, statements, limits);
  await client.query('BEGIN');
  try {
    await insertAll(client, inserts);
    await client.query(`SET CONSTRAINTS ALL IMMEDIATE; ${await deferredAgain(client)}`);
    const found = await replay();
    return placeOf(found) === placeOf(failure) && found?.error.sqlstate === failure.error.sqlstate;
  } catch (error) {
    // Only a superuser can insert some cycles of rows.
    return answerIn(error).code === INSUFFICIENT_PRIVILEGE;
  } finally {
    await client.query('ROLLBACK');
  }
}

const INSUFFICIENT_PRIVILEGE = '42501';
const NAMED = ['table', 'column', 'constraint'] as const;

/** The table of the error, and those that the failing statement names. */
async function likelyTables(client: Client, { table }: MigrationError, sql: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string; bare: string }>(
    `SELECT pg_catalog.format('%I.%I', n.nspname, c.relname) AS name, c.relname AS bare FROM pg_catalog.pg_class c JOIN pg_catalog.pg_namespace n ON n.oid = c.relnamespace
     WHERE c.relkind IN ('r', 'p') AND n.nspname !~ '^pg_' AND n.nspname <> 'information_schema'`,
  );
  const words = new Set(sql.toLowerCase().match(/[\p{L}\p{N}_$]+/gu));
  return [...(table === undefined ? [] : [table]), ...rows.filter(({ bare }) => words.has(bare.toLowerCase())).map(({ name }) => name)];
}

/** Conditions of rows by what the error says about them. */
function guessesOf({ sqlstate, detail = '', message, column }: MigrationError): RowGuess[] {
  const guesses: RowGuess[] = [];
  const key = /^Key \((.+?)\)=\((.*?)\)(?: conflicts with existing key \(.+?\)=\((.*)\))?(?: (?:is|already)\b|\.$|$)/.exec(detail);
  if (key) {
    const values = [key[2]!, ...(key[3] === undefined ? [] : [key[3]])].map(quoteLiteral).join(', ');
    const isPair = sqlstate === '23505' || sqlstate === '23P01';
    guesses.push({ condition: `pg_catalog.concat_ws(', ', ${key[1]!}) IN (${values})`, atLeast: isPair ? 2 : 1 });
  }
  if (column !== undefined && sqlstate === '23502') guesses.push({ condition: `${quoteIdent(column)} IS NULL`, atLeast: 1 });
  const quoted = /: "([^]*)"$/.exec(message)?.[1];
  if (quoted !== undefined)
    guesses.push({ condition: `EXISTS (SELECT FROM pg_catalog.json_each_text(pg_catalog.to_json(t)) v WHERE v.value = ${quoteLiteral(quoted)})`, atLeast: 1 });
  return guesses;
}
