import {
  createConnectionRoute,
  deleteConnectionRoute,
  listConnectionsRoute,
  testAddressEventsRoute,
  testConnectionEventsRoute,
  updateConnectionRoute,
  type AddressTest,
  type AddressTestEvent,
  type ConnectionChanges,
  type ConnectionTest,
  type ConnectionTestEvent,
  type NewConnection,
} from '@seedbed/contract';
import { ClientProblem, readEvents } from '@seedbed/client';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../lib/api.ts';

const INTERRUPTED = 'The test was interrupted. Run it again.';

export const connectionsQuery = queryOptions({
  queryKey: ['connections'],
  queryFn: ({ signal }) => api.request(listConnectionsRoute, { query: { limit: 100 } }, { signal }),
});

export function createConnection(body: NewConnection) {
  return api.request(createConnectionRoute, { body });
}

/** Tests an address without saving it, and reports each step. */
export async function testAddress(address: string, tell: (step: AddressTest['steps'][number]) => void): Promise<AddressTest> {
  for await (const { data } of readEvents(await api.request(testAddressEventsRoute, { body: { address } }))) {
    const event = JSON.parse(data) as AddressTestEvent;
    if (event.kind === 'step') tell(event.step);
    if (event.kind === 'problem') throw new ClientProblem('connection-failed', event.problem);
    if (event.kind === 'tested') return event.test;
  }
  throw new Error(INTERRUPTED);
}

/** Reports each step. */
export async function testWithProgress(id: string, tell: (step: ConnectionTest['steps'][number]) => void): Promise<ConnectionTest> {
  for await (const { data } of readEvents(await api.request(testConnectionEventsRoute, { params: { id } }))) {
    const event = JSON.parse(data) as ConnectionTestEvent;
    if (event.kind === 'step') tell(event.step);
    if (event.kind === 'problem') throw new ClientProblem('connection-failed', event.problem);
    if (event.kind === 'tested') return event.test;
  }
  throw new Error(INTERRUPTED);
}

export function updateConnection(id: string, body: ConnectionChanges) {
  return api.request(updateConnectionRoute, { params: { id }, body });
}

export function deleteConnection(id: string) {
  return api.request(deleteConnectionRoute, { params: { id } });
}
