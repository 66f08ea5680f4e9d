import type { TableNames } from '@seedbed/meaning/decide';
import { isFirm } from './firms.ts';

/** People at one place, a branch or a team: at most, and at least. */
const AT_A_PLACE = 8;
const AT_LEAST = 5;
/** People whom places serve; there can be any number of them. */
const SERVED: ReadonlySet<string> = new Set(
  'customer client user member patient student pupil learner guest owner subscriber passenger visitor donor candidate applicant tenant resident contact lead buyer seller follower reader voter attendee participant person individual citizen player athlete child parent account borrower author artist guardian voter viewer'.split(
    ' ',
  ),
);

/** The number of staff for that many places, by the table with the fewest rows; unlimited for people who are not staff or have no place. */
export function staffSize(noun: string, agent: boolean, places: readonly number[]): number {
  if (!agent || SERVED.has(noun) || places.length === 0) return Infinity;
  return Math.max(1, Math.min(...places)) * AT_A_PLACE;
}

/** How many work there at least: no branch is without people. 0 if they are no staff or belong to no place. */
export function leastStaff(noun: string, agent: boolean, places: readonly number[]): number {
  return !agent || SERVED.has(noun) || places.length === 0 ? 0 : Math.min(...places) * AT_LEAST;
}

/** Whether they are people whom others serve. */
export function isServed(table: Pick<TableNames, 'noun' | 'agent' | 'columns'>): boolean {
  return table.agent && SERVED.has(table.noun) && !isFirm(table);
}
