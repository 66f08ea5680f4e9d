import { createConnectionRoute, deleteConnectionRoute, listConnectionsRoute, testConnectionRoute, type NewConnection } from '@seedbed/contract';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../lib/api.ts';

export const connectionsQuery = queryOptions({
  queryKey: ['connections'],
  queryFn: ({ signal }) => api.request(listConnectionsRoute, { query: { limit: 100 } }, { signal }),
});

export function createConnection(body: NewConnection) {
  return api.request(createConnectionRoute, { body });
}

export function testConnection(id: string) {
  return api.request(testConnectionRoute, { params: { id } });
}

export function deleteConnection(id: string) {
  return api.request(deleteConnectionRoute, { params: { id } });
}
