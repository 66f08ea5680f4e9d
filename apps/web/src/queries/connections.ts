import {
  createConnectionRoute,
  deleteConnectionRoute,
  listConnectionsRoute,
  testConnectionRoute,
  updateConnectionRoute,
  type NewConnection,
} from '@seedbed/contract';
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

export function updateConnection(id: string, body: { name?: string; password?: string }) {
  return api.request(updateConnectionRoute, { params: { id }, body });
}

export function deleteConnection(id: string) {
  return api.request(deleteConnectionRoute, { params: { id } });
}
