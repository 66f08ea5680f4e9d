import type { Operation } from '../spec/operations.ts';

export type Success = { readonly status: number; readonly schema: unknown; readonly mediaType: string | undefined; readonly hasJson: boolean };

/** The documented answer to a request that succeeds; undefined if the document has none. */
export function successOf({ responses, method }: Operation): Success | undefined {
  const wanted = method === 'POST' ? ['201', '200'] : method === 'DELETE' ? ['204', '200'] : ['200'];
  const good = responses.filter(({ status }) => /^2(\d\d|XX)$/i.test(status));
  const found =
    wanted.map((status) => good.find((each) => each.status === status)).find(Boolean) ?? good[0] ?? responses.find(({ status }) => status === 'default');
  if (!found) return undefined;
  const status = /^\d{3}$/.test(found.status) ? Number(found.status) : method === 'POST' ? 201 : 200;
  return {
    status: found.status === 'default' ? 200 : status,
    schema: found.schema,
    mediaType: found.mediaType,
    hasJson: found.schema !== undefined && found.mediaType !== undefined && /json/i.test(found.mediaType),
  };
}
