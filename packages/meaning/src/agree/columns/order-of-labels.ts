import type { Draft } from '../../edits/draft.ts';
import { plainState, tellsOfState } from '../../propose/drafts/label-roles.ts';

/** Whether the labels of the row's state name one step before the other: a laboratory's case is received before it is shipped. */
export function comesFirst(step: string, other: string, drafts: readonly Draft[]): boolean {
  return drafts.some(({ words, parameters: { values } }) => {
    if (!tellsOfState(words) || !Array.isArray(values)) return false;
    const labels = values.map((value) => plainState(String(value)));
    return labels.includes(step) && labels.indexOf(step) < labels.indexOf(other);
  });
}
