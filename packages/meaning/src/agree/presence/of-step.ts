import { plainState, tellsOfOutcome, tellsOfState } from '../../propose/drafts/label-roles.ts';
import type { Draft } from '../../edits/draft.ts';
import { isPlainName } from '../../schema/plain-name.ts';
import { isFree, withoutDomains } from '../context.ts';
import { labelsOfState } from '../copies/labels-of-state.ts';
import { isOneOf } from '../copies/only-when.ts';
import { isOfOwnLabel } from '../life/names-times.ts';
import { mayBeEmpty } from './may-be-empty.ts';
import { rateWithin } from './of-kind.ts';
import { andLater } from './of-state.ts';
import type { At, Holds } from './ways.ts';

/** What comes with a step, and is there from it on: the score of an attempt that was submitted, the rating of a survey that was answered. */
export function ofStep(draft: Draft, what: string, { table, context, drafts }: At): Holds | undefined {
  if (!mayBeEmpty(draft) || isBefore(draft, drafts) || isOfOwnLabel(draft) || !isFree(draft.column, table, withoutDomains(context, table), 'or in an order'))
    return undefined;
  const steps = new Set(what.split(' '));
  for (const state of drafts) {
    if (state === draft || state.column.type.kind === 'array' || !isPlainName(state.column.name)) continue;
    const labels = labelsOfState(state);
    if (!tellsOfState(state.words) && !tellsOfOutcome(state.words, labels)) continue;
    const named = labels.filter((label) => steps.has(plainState(label)));
    const found = named.length === 1 ? andLater(state, named) : named;
    if (found.length === 0 || found.length === labels.length) continue;
    return { condition: isOneOf(state, found), changes: { entity: undefined, nullRate: rateWithin(draft) }, isAlways: true };
  }
  return undefined;
}

/** Whether the row begins with a time, or others follow it: its state may follow from those. */
function isBefore({ kind, column }: Draft, drafts: readonly Draft[]): boolean {
  return kind === 'date.created' || drafts.some(({ parameters: { after, start, of } }) => [after, start, of].includes(column.name));
}
