import type { Dataset } from '@seedbed/contract';
import type { QueryClient } from '@tanstack/react-query';
import { fetchKept } from '../../lib/fetch-kept.ts';
import { datasetsQuery, type NewDataset } from '../../queries/datasets.ts';

/**
 * A blank dataset with the wanted name and without tables, reopened instead of created again. Null if there is none.
 */
export async function untouchedBlank(queries: QueryClient, body: NewDataset): Promise<Dataset | null> {
  if (body.name === undefined || 'ddl' in body || 'blueprint' in body || 'template' in body) return null;
  const alike = await fetchKept(queries, { ...datasetsQuery(body.name), staleTime: 0 });
  return alike.items.find((dataset) => isUntouched(dataset) && dataset.name.startsWith(body.name!)) ?? null;
}

export function isUntouched({ source, tables, revision }: Pick<Dataset, 'source' | 'tables' | 'revision'>): boolean {
  return source === 'blank' && tables === 0 && revision === 1;
}
