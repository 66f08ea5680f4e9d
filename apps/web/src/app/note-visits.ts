import type { QueryClient } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';
import { noteRecent } from '../lib/recent.ts';
import type { TableSearch } from '../lib/search.ts';
import { datasetsQuery } from '../queries/datasets.ts';

/**
 * Remembers the visited dataset and its visited tables for the palette and the list of datasets; the returned function
 * stops it.
 */
export function noteVisits(id: string, router: AnyRouter, queries: QueryClient): () => void {
  noteRecent('datasets', id);
  // Palette and list both name the other datasets when opened.
  void queries.prefetchQuery(datasetsQuery(''));
  const note = () => {
    const { pathname, search } = router.state.location;
    const table = (search as TableSearch).t;
    if (pathname === `/datasets/${id}` && table !== undefined) noteRecent('palette', `${id} table-${table}`);
  };
  note();
  return router.subscribe('onResolved', note);
}
