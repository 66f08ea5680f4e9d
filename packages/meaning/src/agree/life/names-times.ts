import type { Draft } from '../../edits/draft.ts';
import { labelAbbreviated, labelOfName } from './label-of-name.ts';
import { wordSet } from '../../read/words.ts';
import { mayShortenState, tellsState } from './own-states.ts';

const MOMENTS = wordSet('moments');

/** A state that is not written out: `st`, `inv_sts`. */
const SHORT_STATE = /(?:^|_)(?:st|sts|stt|stat|stg)$/i;

/** Whether the column's name shortens "state" or "status". */
export function isShortState(column: string): boolean {
  return SHORT_STATE.test(column);
}

/** Whether two times of the row are named after labels of the column: then it is a state, in whatever language. For a column named `st`, one time with the name of a state is enough. */
export function namesTimes({ parameters, column }: Draft, drafts: readonly Draft[]): boolean {
  const labels = parameters.values as readonly string[];
  const times = drafts.filter(({ kind }) => kind.startsWith('date.'));
  const named = times.flatMap((time) => labelNamed(time, labels) ?? []);
  if (!isShortState(column.name)) return new Set(named).size > 1;
  return named.length > 0 || times.some((time) => !time.column.notNull && (tellsState(time.words) || mayShortenState(time.column.name)));
}

/** The label that the time's name spells or shortens. */
export function labelNamed({ column }: Draft, labels: readonly string[]): string | undefined {
  return labelOfName(column.name, labels) ?? labelAbbreviated(column.name, labels);
}

/** Whether a row has the time at a label of its very name, and so by its lifecycle alone: `signed_at` of `signed`, unlike that of `active`. */
export function isOfOwnLabel(draft: Draft): boolean {
  return draft.kind === 'life.stamp' && labelNamed(draft, [draft.parameters.step, draft.parameters.also ?? []].flat() as string[]) !== undefined;
}

/** What a time is the time of: `leave` of `leave_date`, `result` of `result_at`. */
export function withoutMoment(words: readonly string[]): string {
  return words.filter((word) => !MOMENTS.has(word)).join(' ');
}
