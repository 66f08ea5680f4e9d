import { ClientProblem } from '@seedbed/client';
import { askQuestionRoute, keepAnswerRoute, tryAnswerRoute, type KnowledgeTrial, type Revision } from '@seedbed/contract';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';

/** A part of the question about a revision; null where the dataset keeps no schema to ask about. */
export const questionQuery = (id: string, revision: number | null, part: number) =>
  queryOptions({
    queryKey: ['question', id, revision, part],
    queryFn: async ({ signal }) => {
      try {
        return await api.request(askQuestionRoute, { params: { id }, query: { part } }, { signal });
      } catch (error) {
        if (error instanceof ClientProblem && error.type === 'not-found') return null;
        throw error;
      }
    },
    enabled: revision !== null,
    staleTime: Infinity,
  });

/** What the answers would make of the current revision. Nothing is stored. */
export function tryAnswers(id: string, answers: readonly string[]): Promise<KnowledgeTrial> {
  return api.request(tryAnswerRoute, { params: { id }, body: { answers: [...answers] } });
}

/** Saves what is accepted of the answers behind the revision that they were tried on; all of it without `accept`. */
export function keepAnswers(id: string, revision: number, answers: readonly string[], accept: readonly string[] | undefined): Promise<Revision> {
  const body = { answers: [...answers], ...(accept ? { accept: [...accept] } : {}) };
  return api.request(keepAnswerRoute, { params: { id }, headers: { 'if-match': `"${revision}"` }, body });
}
