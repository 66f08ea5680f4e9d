import { acceptDriftRoute, driftRoute, type Drift } from '@seedbed/contract';
import { api } from '../../../lib/api.ts';

/** The current schema: of a connection, or as text. */
export type SchemaNow = { readonly connectionId: string } | { readonly ddl: string };

export function compareSchema(id: string, now: SchemaNow) {
  return api.request(driftRoute, { params: { id }, body: now });
}

/** Saves only the shown changes. */
export function acceptDrift(id: string, now: SchemaNow, { revision, sha256 }: Drift) {
  return api.request(acceptDriftRoute, { params: { id }, headers: { 'if-match': `"${revision}"` }, body: { ...now, sha256 } });
}
