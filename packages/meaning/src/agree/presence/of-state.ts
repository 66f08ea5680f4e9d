import type { Draft } from '../../edits/draft.ts';
import { plainState, tellsOfState } from '../../propose/drafts/label-roles.ts';
import { isPlainName } from '../../schema/plain-name.ts';
import { isFree, withoutDomains } from '../context.ts';
import { labelsOfState } from '../copies/labels-of-state.ts';
import { isOneOf } from '../copies/only-when.ts';
import { isDescription, rateOf, readsColumn, rootsOf } from './of-flag.ts';
import type { At, Holds } from './ways.ts';

/** `frozen_until` beside a state of which `frozen` is a label. */
export function ofState(draft: Draft, what: string, { table, context, drafts }: At): Holds | undefined {
  if (!isDescription(draft) || !isFree(draft.column, table, withoutDomains(context, table))) return undefined;
  const meant = rootsOf(what.split(' '));
  for (const state of drafts) {
    if (!tellsOfState(state.words) || state.column.type.kind === 'array' || !isPlainName(state.column.name) || readsColumn(state, draft, drafts)) continue;
    const labels = labelsOfState(state);
    const matching = andLater(
      state,
      labels.filter((label) => rootsOf(plainState(label).split('_')) === meant),
    );
    if (matching.length > 0 && matching.length < labels.length) return { condition: isOneOf(state, matching), changes: rateOf(draft) };
  }
  return undefined;
}

/** What a row came by on its way it still has at the steps behind. */
function andLater({ kind, parameters }: Draft, labels: readonly string[]): readonly string[] {
  const [steps, goals] = [parameters.steps, parameters.goals] as (readonly string[] | undefined)[];
  const first = kind === 'life.state' && labels.length === 1 ? (steps?.indexOf(labels[0]!) ?? -1) : -1;
  return first < 0 ? labels : [...steps!.slice(first), ...(goals ?? [])];
}
