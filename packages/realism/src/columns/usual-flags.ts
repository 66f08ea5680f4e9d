import { literalDefault } from './default-value.ts';
import type { Draft } from './draft.ts';

/** Shares that only guess: a flag of which the rule knows little, or that is called after something to be shown or left out. */
const GUESSED = { least: 0.1, most: 0.7 } as const;
const USUALLY = 0.85;
const SELDOM = 0.12;
/** What begins open ends later: many rows have, whatever they began with. */
const LATER: ReadonlySet<string> = new Set(['ended', 'finished']);

/**
 * A flag's DEFAULT says which way most rows have it, where its name does not: `skip_charges DEFAULT false`, `show_avatars DEFAULT true`. What
 * happens to rows later on (`verified DEFAULT false`) the name knows better.
 */
export function takeUsualFlags(drafts: readonly Draft[]): void {
  for (const draft of drafts) {
    const share = draft.parameters.probability;
    const usual = literalDefault(draft.column.column);
    if (draft.kind !== 'datatype.boolean' || draft.column.type.base !== 'bool' || typeof share !== 'number') continue;
    if (LATER.has(draft.words.at(-1) ?? '')) continue;
    if (usual === 'true' && share <= GUESSED.most) draft.parameters = { probability: USUALLY };
    else if (usual === 'false' && share >= GUESSED.least && share <= GUESSED.most) draft.parameters = { probability: Math.min(share, SELDOM) };
  }
}
