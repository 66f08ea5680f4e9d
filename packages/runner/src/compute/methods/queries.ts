import { LIMITS, Problem, type QueriedTable, type QueryResult } from '@seedbed/contract';
import { runQuery, type RowsMissing } from '@seedbed/postgres/query';
import { loadRows, openTables, type OpenedTables } from '../../query/load-rows.ts';
import type { Context } from '../method.ts';
import type { ThrowawayPlace } from '../throwaway-server.ts';

export type OpenTablesArgs = {
  readonly document: string;
  readonly server: ThrowawayPlace;
  /** Part of the database's name; the database outlives the thread. */ readonly mark: string;
};
export type LoadRowsArgs = { readonly document: string; readonly opened: OpenedTables; /** Of the tables to load. */ readonly names: readonly string[] };
export type QueryArgs = {
  readonly server: ThrowawayPlace;
  readonly opened: OpenedTables;
  /** Tables whose rows are loaded, or cannot be. */ readonly loaded: readonly QueriedTable[];
  readonly sql: string;
  /** Its time limit. */ readonly seconds: number;
};
export type Queried = Omit<QueryResult, 'revision'>;

/**
 * The error about a column that is neither grouped by nor counted: valid once the table has the key that the query
 * groups by, which is added with its rows.
 */
const NOT_GROUPED = '42803';

/** Tables whose name occurs in a query, possibly with some others. */
function tablesMentionedIn(sql: string, tables: readonly string[]): string[] {
  const plain = (text: string): string => text.toLowerCase().replaceAll('"', '');
  const text = plain(sql);
  return tables.filter((name) => text.includes(plain(name).split('.').at(-1)!));
}

/** SQL over generated rows. */
export const queryMethods = {
  async openTables({ document, server, mark }: OpenTablesArgs, { documents, signal }: Context): Promise<OpenedTables> {
    return openTables(documents.blueprint(document), { connection: server.connection, mark, signal });
  },

  async loadRows({ document, opened, names }: LoadRowsArgs, { documents, signal }: Context): Promise<QueriedTable[]> {
    return loadRows(documents.blueprint(document), await documents.plan(document), { opened, names, signal });
  },

  async query({ server, opened, loaded, sql, seconds }: QueryArgs, { signal }: Context): Promise<Queried | RowsMissing> {
    const { resultRows, cellCharacters, bytes } = LIMITS.query;
    const begun = performance.now();
    const has = new Map(loaded.map((table) => [table.table, table]));
    const missingOf = (read: readonly string[]): string[] => {
      for (const name of read) {
        const problem = has.get(name)?.problem;
        if (problem !== undefined) throw new Problem('invalid-sql', `${name} cannot be queried. ${problem}`);
      }
      return read.filter((name) => opened.tables.includes(name) && !has.has(name));
    };
    const place = { server: server.connection, owner: opened.owner, schemas: opened.schemas, missingOf };
    const answer = await runQuery(place, sql, { rows: resultRows, cellCharacters, seconds, bytes }, signal).catch((error: unknown) => {
      const missing = tablesMentionedIn(sql, opened.tables).filter((name) => !has.has(name));
      if (!(error instanceof Problem) || error.facts['sqlstate'] !== NOT_GROUPED || missing.length === 0) throw error;
      return { missing };
    });
    if ('missing' in answer) return answer;
    const { columns, rows, hasMore, cutCells, read } = answer;
    const milliseconds = Math.round(performance.now() - begun);
    const tables = read.flatMap((name) => has.get(name) ?? []);
    return { columns: [...columns], rows: rows.map((row) => [...row]), hasMore, cutCells, milliseconds, tables };
  },
};
