import type { Draft } from '../../edits/draft.ts';
import { plainState, tellsOfState } from '../../propose/drafts/label-roles.ts';
import { isPlainName } from '../../schema/plain-name.ts';
import { isFree } from '../context.ts';
import { labelsOfState } from '../copies/labels-of-state.ts';
import { isOneOf } from '../copies/only-when.ts';
import { isDescription, rateOf, readsColumn, rootsOf } from './of-flag.ts';
import type { At, Holds } from './ways.ts';

/** `frozen_until` beside a state of which `frozen` is a label. */
export function ofState(draft: Draft, what: string, { table, context, drafts }: At): Holds | undefined {
  if (!isDescription(draft) || !isFree(draft.column, table, context)) return undefined;
  const meant = rootsOf(what.split(' '));
  for (const state of drafts) {
    if (!tellsOfState(state.words) || state.column.type.kind === 'array' || !isPlainName(state.column.name) || readsColumn(state, draft, drafts)) continue;
    const labels = labelsOfState(state);
    const matching = labels.filter((label) => rootsOf(plainState(label).split('_')) === meant);
    if (matching.length > 0 && matching.length < labels.length) return { condition: isOneOf(state, matching), changes: rateOf(draft) };
  }
  return undefined;
}
