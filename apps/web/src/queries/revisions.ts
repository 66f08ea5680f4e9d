import { createRevisionRoute, diffRevisionsRoute, getRevisionRoute, listRevisionsRoute, nameRevisionRoute, type Blueprint } from '@seedbed/contract';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api } from '../lib/api.ts';

/**
 * The current blueprint when the workspace opens. The draft holds it from then on, so it is never refetched:
 * a new response would remount the workspace.
 */
export const currentRevisionQuery = (id: string) =>
  queryOptions({
    queryKey: ['revision', id, 'current'],
    queryFn: ({ signal }) => fetchRevision(id, 'current', signal),
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

/** A revision by its number: it never changes. */
export const revisionQuery = (id: string, number: number) =>
  queryOptions({
    queryKey: ['revision', id, number],
    queryFn: ({ signal }) => fetchRevision(id, String(number), signal),
    staleTime: Infinity,
  });

export function fetchRevision(id: string, number: string, signal?: AbortSignal) {
  return api.request(getRevisionRoute, { params: { id, number } }, signal ? { signal } : {});
}

export const revisionsQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: ['revisions', id],
    queryFn: ({ pageParam, signal }) =>
      api.request(listRevisionsRoute, { params: { id }, query: { limit: 100, ...(pageParam === null ? {} : { cursor: pageParam }) } }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.next_cursor,
    staleTime: 0,
  });

export const differenceQuery = (id: string, a: number, b: number) =>
  queryOptions({
    queryKey: ['difference', id, a, b],
    queryFn: ({ signal }) => api.request(diffRevisionsRoute, { params: { id }, query: { a, b } }, { signal }),
    staleTime: Infinity,
  });

/** Saves edits of revision `base`; `precondition-failed` if another revision is current. */
export function saveRevision(id: string, base: number, blueprint: Blueprint, message: string) {
  return api.request(createRevisionRoute, { params: { id }, headers: { 'if-match': `"${base}"` }, body: { blueprint, message } });
}

/** Gives a revision another message. */
export function nameRevision(id: string, number: number, message: string) {
  return api.request(nameRevisionRoute, { params: { id, number }, body: { message } });
}
