import type { QueryClient } from '@tanstack/react-query';
import { explainQuery } from '../queries/explain.ts';
import { findingsQuery } from '../queries/findings.ts';
import type { DraftState } from '../workspace/draft/draft-store.ts';
import { columnPlaces } from '../workspace/edit-many.ts';
import { byConfidence } from '../workspace/unsure.ts';

/** Asks for what looks wrong in the rows, and for the explanation of one column, for which the server reads the schema. */
export function askReasons(queries: QueryClient, draft: Pick<DraftState, 'blueprint' | 'datasetId' | 'base' | 'saved'>): void {
  const { blueprint, datasetId, base } = draft;
  void queries.prefetchQuery(findingsQuery(draft));
  const [first] = byConfidence(columnPlaces(blueprint), blueprint.types);
  if (first) void queries.prefetchQuery(explainQuery(datasetId, base, first.table, first.column.name));
}
