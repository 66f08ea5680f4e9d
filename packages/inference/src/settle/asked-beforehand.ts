/** What is asked for, bought or booked beforehand, of what takes place at a time. */
const BEFOREHAND: ReadonlySet<string> = new Set(
  'booking reservation registration rsvp attendee signup enrolment enrollment invitation waitlist participant participation'.split(' '),
);
/** What takes place at a time. */
const TAKES_PLACE: ReadonlySet<string> = new Set(
  'event concert show performance session class lesson workshop course webinar meetup conference match game race tour trip departure flight screening festival seminar training screening'.split(
    ' ',
  ),
);
/** Contests, and who or what is entered for them. */
const CONTESTS: ReadonlySet<string> = new Set('regatta competition tournament contest championship cup race rally marathon triathlon show meet'.split(' '));
const ENTERED: ReadonlySet<string> = new Set('entry entrant nomination registration enrolment enrollment participant'.split(' '));
/** Whether rows of a noun are written down before what they refer to begins: entries for a race, registrations for a course. */
export function isAskedBeforehand(noun: string, theirs: string): boolean {
  return (takesPlace(theirs) && BEFOREHAND.has(lastOf(noun))) || (CONTESTS.has(lastOf(theirs)) && ENTERED.has(lastOf(noun)));
}

/** Whether a noun is of what takes place at a time. */
export function takesPlace(noun: string): boolean {
  return TAKES_PLACE.has(lastOf(noun));
}

/** The last word of a noun. */
export function lastOf(noun = ''): string {
  return noun.split(' ').at(-1)!;
}
