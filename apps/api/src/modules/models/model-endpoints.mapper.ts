import { createHash } from 'node:crypto';
import type { AskableModel, ModelEndpoint } from '@seedbed/contract';
import type { ModelEndpointRow } from './model-endpoints.repository.ts';

/** Never includes the key, encrypted or not. */
export function toModelEndpoint(row: ModelEndpointRow): ModelEndpoint {
  const { url, model, seconds, prices, state, message } = row;
  return { url, model, hasKey: row.sealedKey !== null, seconds, prices, state, message, testedAt: row.testedAt?.toISOString() ?? null };
}

/** For users without access to the settings. */
export function toAskable(row: ModelEndpointRow | undefined): AskableModel {
  return { endpoint: row ? { model: row.model, host: new URL(row.url).host, seconds: row.seconds, prices: row.prices } : null };
}

/** The ETag: another one after every change, that of a key included. */
export function modelEndpointTag({ sealedKey, ...seen }: ModelEndpointRow): string {
  const hash = createHash('sha256').update(JSON.stringify(seen));
  return `"${hash
    .update(sealedKey ?? '')
    .digest('hex')
    .slice(0, 16)}"`;
}
