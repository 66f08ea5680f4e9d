import { literalDefault } from '../../read/column/default-value.ts';
import { edit, type Draft } from '../../edits/draft.ts';
import { wordSet } from '../../read/words.ts';

/** Guessed shares: for a flag that the rule hardly knows, or one named after showing or omitting. */
const GUESSED = { least: 0.1, most: 0.7 } as const;
const USUALLY = 0.85;
const SELDOM = 0.12;
/** Endings of open rows: many rows have ended, whatever the DEFAULT. */
const LATER = wordSet('ended');

/**
 * A flag's DEFAULT is its most frequent value, if its name does not decide: `skip_charges DEFAULT false`, `show_avatars DEFAULT true`. For
 * later events (`verified DEFAULT false`) the name is better.
 */
export function takeUsualFlags(drafts: readonly Draft[]): void {
  for (const draft of drafts) {
    const share = draft.parameters.probability;
    const usual = literalDefault(draft.column.column);
    if (draft.kind !== 'datatype.boolean' || draft.column.type.base !== 'bool' || typeof share !== 'number') continue;
    if (LATER.has(draft.words.at(-1) ?? '')) continue;
    if (usual === 'true' && share <= GUESSED.most) edit(draft, { parameters: { probability: USUALLY } });
    else if (usual === 'false' && share >= GUESSED.least && share <= GUESSED.most) edit(draft, { parameters: { probability: Math.min(share, SELDOM) } });
  }
}
