export { readExistingRows, type ExistingRowsQuery } from './read-existing-rows.ts';
export { keysThere, type KeyThere } from './keys-there.ts';
export { openMeeting, type Meeting } from './open-meeting.ts';
