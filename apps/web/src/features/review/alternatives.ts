import type { Generator } from '@seedbed/contract';
import type { Sampled } from '../../engine/protocol.ts';
import type { Proposal } from './proposals.ts';

/** A proposal that holds in its column, with the values that it makes there. */
type Alternative = Proposal & { readonly values: readonly (string | null)[] };

/** As many as there are keys for. */
const SHOWN = 3;
/** So many are tried at once: most of them hold. */
export const TRIED = 8;
export const ROWS = 5;

/** The best three that hold and show other values than the column has now, and than one another. */
export function bestOf(tried: readonly Proposal[], sampled: readonly Sampled[], now: readonly (string | null)[]): Alternative[] {
  const seen = new Set([JSON.stringify(now)]);
  const found: Alternative[] = [];
  for (const [i, proposal] of tried.entries()) {
    const values = sampled[i]?.values;
    if (!values) continue;
    const text = JSON.stringify(values);
    if (seen.has(text)) continue;
    seen.add(text);
    found.push({ ...proposal, values });
    if (found.length === SHOWN) break;
  }
  return found;
}

/** A generator as a column starts with it. */
export function copyOf({ kind, parameters }: Generator): Generator {
  return parameters ? { kind, parameters: structuredClone(parameters) } : { kind };
}
