// Names of Postgres' types by what a column of them can hold.

const set = (...groups: readonly (string | ReadonlySet<string>)[]): ReadonlySet<string> =>
  new Set(groups.flatMap((group) => (typeof group === 'string' ? group.split(' ') : [...group])));

/** Texts that are written as they are. */
export const PLAIN_TEXT_TYPES = set('text varchar');
export const TEXT_TYPES = set(PLAIN_TEXT_TYPES, 'citext');
/** Texts, with those that are filled up by spaces. */
export const ANY_TEXT_TYPES = set(TEXT_TYPES, 'bpchar');

/** Whole numbers that have room for a count of anything. */
export const WIDE_WHOLE_TYPES = set('int4 int8');
export const WHOLE_TYPES = set('int2', WIDE_WHOLE_TYPES);
/** Numbers without rounding of their own. */
export const EXACT_TYPES = set(WHOLE_TYPES, 'numeric');
export const DECIMAL_TYPES = set('numeric float4 float8');
export const NUMBER_TYPES = set(WHOLE_TYPES, DECIMAL_TYPES);
export const DECIMAL_AND_MONEY_TYPES = set(DECIMAL_TYPES, 'money');
export const NUMBER_AND_MONEY_TYPES = set(NUMBER_TYPES, 'money');

export const TIMESTAMP_TYPES = set('timestamp timestamptz');
/** Days, and moments of them. */
export const DATE_TYPES = set('date', TIMESTAMP_TYPES);
/** Times without a day. */
export const CLOCK_TYPES = set('time timetz');
