import { explainColumnRoute, type Generator } from '@seedbed/contract';
import { ClientProblem } from '@seedbed/client';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../lib/api.ts';

/**
 * Why a column of a saved revision has its generator; null if the revision has no schema. Not cancelled if nobody waits any more, because
 * the first answer takes a second, in which the server reads the schema for all columns.
 */
export const explainQuery = (id: string, revision: number, table: string, column: string) =>
  queryOptions({
    queryKey: ['explain', id, revision, table, column],
    queryFn: async () => {
      try {
        return await api.request(explainColumnRoute, { params: { id }, query: { column: `${table}.${column}`, revision } });
      } catch (error) {
        if (error instanceof ClientProblem && error.type === 'not-found') return null;
        throw error;
      }
    },
    staleTime: Infinity,
    retry: false,
  });

/** A generator, and the meaning of the column with it: a damage type. */
export type Meant = { readonly generator: Generator; readonly meant: string };

/** The last quoted words: `"damage type" in dmg`, `“flt” may mean “fault description”`. */
export function meantBy(says: string): string {
  const words = [...says.matchAll(/["“]([^"”]+)["”]/g)].at(-1)?.[1] ?? says;
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

/** What a column would hold if its name were these words; empty if the revision has no schema. */
export const calledQuery = (id: string, revision: number, table: string, column: string, called: string) =>
  queryOptions({
    queryKey: ['called', id, revision, table, column, called],
    queryFn: async ({ signal }): Promise<readonly Meant[]> => {
      try {
        const { alternatives = [] } = await api.request(
          explainColumnRoute,
          { params: { id }, query: { column: `${table}.${column}`, revision, called } },
          { signal },
        );
        return alternatives.flatMap(({ generator, says }) => (generator ? [{ generator, meant: meantBy(says) }] : []));
      } catch (error) {
        if (error instanceof ClientProblem && error.type === 'not-found') return [];
        throw error;
      }
    },
    staleTime: Infinity,
    retry: false,
  });
