import type { Pack, PackSummary } from '@seedbed/contract';
import { builtInSummaries, checkPack, summaryOf } from '../../documents/packs/index.ts';

/** An uploaded pack as stored, or its errors by place. */
export type CheckedPack = { readonly summary: PackSummary } | { readonly findings: readonly { readonly place: string; readonly message: string }[] };

export const packMethods = {
  builtInPacks: (): Promise<PackSummary[]> => builtInSummaries(),

  checkPack({ json }: { readonly json: string }): CheckedPack {
    const given: unknown = JSON.parse(json);
    const findings = checkPack(given);
    return findings.length > 0 ? { findings } : { summary: summaryOf(given as Pack, 'own') };
  },
};
