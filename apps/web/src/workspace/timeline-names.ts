/** January to December. */
export const MONTHS: readonly string[] = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** Monday to Sunday. */
export const WEEKDAYS: readonly string[] = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** The hours of a day by their start: `0:00` to `23:00`. */
export const HOURS: readonly string[] = Array.from({ length: 24 }, (_, hour) => `${hour}:00`);
