import { labelRole } from '../../propose/drafts/label-roles.ts';
import type { TableNames } from '../../read/schema-names.ts';
import { wordSet } from '../../read/words.ts';

/** Things that are over within the hour: the dwell times of bookings would stretch them to weeks. */
export const SHORT = wordSet('over within the hour');

/** Meals, which are eaten soon after ordering. */
const MEALS = wordSet('meals');
const MEAL_NOUNS = wordSet('orders of meals');
/** Of the days that goods take. */
const MEAL_PACE = 0.01;
/** Processes of months. */
const LONG = wordSet('processes of months');
const LONG_PACE = 8;

/** Things of years, if their states only show that they run. */
const YEARS_LONG = wordSet('processes of years');
const YEARS_PACE = 300;

/** Processes of hours, from the first step to the last. */
const HOURS_LONG = wordSet('processes of hours');
const HOURS_PACE = 0.05;

/** Processes within an hour, whatever their states. */
const INSTANT_PROCESSES = wordSet('processes within an hour');
const AT_ONCE_PACE = 0.02;

/** Of the days that a process takes: an hour or a few. */
const SHORT_PACE = 0.02;

/**
 * The share of the usual time that a row's lifecycle takes; undefined for all of it. `steps` are the labels on the way,
 * where they are the column's own.
 */
export function paceOf(names: TableNames, steps: readonly string[] = []): number | undefined {
  if (YEARS_LONG.has(names.noun) && steps.length === 1 && labelRole(steps[0]!) === 'running') return YEARS_PACE;
  if (LONG.has(names.noun)) return LONG_PACE;
  if (SHORT.has(names.noun)) return SHORT_PACE;
  if (HOURS_LONG.has(names.noun)) return HOURS_PACE;
  if (INSTANT_PROCESSES.has(names.noun) && steps.length > 0 && steps.length < 4) return AT_ONCE_PACE;
  if (!MEAL_NOUNS.has(names.noun)) return undefined;
  const words = [...names.words, ...[...names.columns.values()].flatMap((each) => each.words)];
  return words.some((word) => MEALS.has(word)) ? MEAL_PACE : undefined;
}
