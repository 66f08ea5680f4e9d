import { ownMember, type Group } from '@seedbed/contract';
import type { SolvedConstraint } from '@seedbed/constraints';
import { edit, type Draft } from '@seedbed/meaning/decide';

/** The confidence of a column with values chosen by Postgres: its own generator is not used. */
const CONFIDENCE = 0.5;

/**
 * Notes on columns whose values were found by trial, since the CHECK cannot be read, that their usual generator is not used.
 */
export function tellOfTrials(groups: readonly Group[], drafts: ReadonlyMap<string, Draft>, constraints: readonly SolvedConstraint[]): void {
  const tried = new Set(constraints.filter(({ tier }) => tier === 'E').map(({ name }) => name));
  for (const { columns, variants = [], constraints: met = [] } of groups) {
    const unread = met.filter((name) => tried.has(name));
    if (unread.length === 0 || variants.length === 0) continue;
    for (const name of columns) {
      const draft = drafts.get(name);
      const isListed = variants.every((variant) => {
        const says = ownMember(variant.columns, name);
        return says?.null === true || says?.domain?.in !== undefined;
      });
      if (!draft || !isListed || draft.kind === 'values') continue;
      edit(draft, {
        confidence: CONFIDENCE,
        because: { code: 'constraint', words: `values found by trial, that ${unread.join(' and ')} ${unread.length === 1 ? 'accepts' : 'accept'}` },
      });
    }
  }
}
