import { deletePackRoute, getPackRoute, listPacksRoute, putPackRoute, type Pack } from '@seedbed/contract';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';

export const packsQuery = queryOptions({ queryKey: ['packs'], queryFn: ({ signal }) => api.request(listPacksRoute, {}, { signal }) });

export const packQuery = (name: string) =>
  queryOptions({ queryKey: ['packs', name], queryFn: ({ signal }) => api.request(getPackRoute, { params: { name } }, { signal }) });

/** The server validates it: errors come back as a problem with places. */
export function putPack(pack: Pack) {
  return api.request(putPackRoute, { params: { name: String(pack.pack) }, body: pack });
}

export function deletePack(name: string) {
  return api.request(deletePackRoute, { params: { name } });
}
