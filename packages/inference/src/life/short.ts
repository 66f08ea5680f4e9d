/** Things that are over within the hour: the dwell times of bookings would stretch them to weeks. */
export const SHORT: ReadonlySet<string> = new Set(['ride', 'trip', 'session', 'call', 'match', 'game', 'run', 'visit', 'lesson', 'shift', 'chat']);
