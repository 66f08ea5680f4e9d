export { readStanding, type StandingAsk } from './read-standing.ts';
export { keysThere, type KeyThere } from './keys-there.ts';
export { openMeeting, type Meeting } from './open-meeting.ts';
