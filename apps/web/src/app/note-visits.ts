import type { QueryClient } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';
import { noteRecent } from '../lib/recent.ts';
import type { TableSearch } from '../lib/search.ts';
import { datasetsQuery } from '../queries/datasets.ts';

/** Remembers the dataset and each of its tables that is looked at, for the palette and the list of datasets; the function that is given back stops it. */
export function noteVisits(id: string, router: AnyRouter, queries: QueryClient): () => void {
  noteRecent('datasets', id);
  // Both name the others as soon as they are opened.
  void queries.prefetchQuery(datasetsQuery(''));
  const note = () => {
    const { pathname, search } = router.state.location;
    const table = (search as TableSearch).t;
    if (pathname === `/datasets/${id}` && table !== undefined) noteRecent('palette', `${id} table-${table}`);
  };
  note();
  return router.subscribe('onResolved', note);
}
