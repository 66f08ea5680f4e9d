import { ClientProblem } from '@seedbed/client';
import { askQuestionRoute, askReviewRoute, keepAnswerRoute, tryAnswerRoute, type KnowledgeTrial, type Revision } from '@seedbed/contract';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';

/** A part of the question about a revision; null if the dataset has no stored schema. */
export const questionQuery = (id: string, revision: number | null, part: number, short = false) =>
  queryOptions({
    queryKey: ['question', id, revision, part, short],
    queryFn: async ({ signal }) => {
      try {
        return await api.request(askQuestionRoute, { params: { id }, query: { part, ...(short && { short }) } }, { signal });
      } catch (error) {
        if (error instanceof ClientProblem && error.type === 'not-found') return null;
        throw error;
      }
    },
    enabled: revision !== null,
    staleTime: Infinity,
  });

/** Texts that a model wrote: an answer for each part, and what it wrote to the review. */
export type Written = { readonly answers: readonly string[]; readonly review?: string };

/** The review question about the rows that answers give. */
export const reviewQuery = (id: string, revision: number | null, answers: readonly string[]) =>
  queryOptions({
    queryKey: ['review', id, revision, answers],
    queryFn: ({ signal }) => api.request(askReviewRoute, { params: { id }, body: { answers: [...answers] } }, { signal }),
    enabled: revision !== null,
    staleTime: Infinity,
  });

/** The effect of the answers on the current revision. Nothing is stored. */
export function tryAnswers(id: string, { answers, review }: Written): Promise<KnowledgeTrial> {
  return api.request(tryAnswerRoute, { params: { id }, body: { answers: [...answers], ...(review === undefined ? {} : { review }) } });
}

/**
 * Saves the accepted parts of the answers on top of the revision that they were tried on; without `accept` everything.
 */
export function keepAnswers(id: string, revision: number, { answers, review }: Written, accept: readonly string[] | undefined): Promise<Revision> {
  const body = { answers: [...answers], ...(review === undefined ? {} : { review }), ...(accept ? { accept: [...accept] } : {}) };
  return api.request(keepAnswerRoute, { params: { id }, headers: { 'if-match': `"${revision}"` }, body });
}
