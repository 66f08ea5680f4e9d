import { LIMITS, type QueryResult } from '@seedbed/contract';
import { runQuery } from '@seedbed/postgres/query';
import { loadRows, type LoadedRows } from '../../query/load-rows.ts';
import type { Context } from '../method.ts';
import type { ThrowawayPlace } from '../throwaway-server.ts';

export type LoadRowsArgs = {
  readonly document: string;
  readonly server: ThrowawayPlace;
  /** In the name of the database, which outlives the thread. */ readonly mark: string;
};
export type QueryArgs = { readonly server: ThrowawayPlace; readonly loaded: LoadedRows; readonly sql: string };
export type Queried = Omit<QueryResult, 'revision'>;

/** SQL over made rows. */
export const queryMethods = {
  async loadRows({ document, server, mark }: LoadRowsArgs, { documents, signal }: Context): Promise<LoadedRows> {
    const plan = await documents.plan(document);
    return loadRows(documents.blueprint(document), plan, { connection: server.connection, mark, signal });
  },

  async query({ server, loaded, sql }: QueryArgs, { signal }: Context): Promise<Queried> {
    const { resultRows, cellCharacters, seconds, bytes } = LIMITS.query;
    const begun = performance.now();
    const place = { server: server.connection, owner: loaded.owner, schemas: loaded.schemas };
    const { columns, rows, hasMore, cutCells } = await runQuery(place, sql, { rows: resultRows, cellCharacters, seconds, bytes }, signal);
    const milliseconds = Math.round(performance.now() - begun);
    return { columns: [...columns], rows: rows.map((row) => [...row]), hasMore, cutCells, milliseconds, tables: [...loaded.tables] };
  },
};
