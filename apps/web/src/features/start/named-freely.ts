import type { QueryClient } from '@tanstack/react-query';
import { fetchKept } from '../../lib/fetch-kept.ts';
import { datasetsQuery, type NewDataset } from '../../queries/datasets.ts';
import { freeName } from './free-name.ts';

/** The name is only a suggestion: if it exists, a number is appended. */
export async function namedFreely(queries: QueryClient, body: NewDataset): Promise<NewDataset> {
  if (body.name === undefined) return body;
  const alike = await fetchKept(queries, { ...datasetsQuery(body.name), staleTime: 0 });
  const taken = alike.items.map((dataset) => dataset.name);
  return { ...body, name: freeName(body.name, taken) };
}
