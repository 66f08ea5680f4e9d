/** People at one place, a branch or a team. */
const AT_A_PLACE = 8;
/** People whom places serve: of those there are as many as come. */
const SERVED: ReadonlySet<string> = new Set(
  'customer client user member patient student pupil learner guest owner subscriber passenger visitor donor candidate applicant tenant resident contact lead buyer seller follower reader voter attendee participant person individual citizen player athlete child parent account borrower author artist guardian voter viewer'.split(
    ' ',
  ),
);

/** How many people work at so many places, by the table with the fewest; any number where they are no staff or belong to no place. */
export function staffSize(noun: string, agent: boolean, places: readonly number[]): number {
  if (!agent || SERVED.has(noun) || places.length === 0) return Infinity;
  return Math.max(1, Math.min(...places)) * AT_A_PLACE;
}
