/** The default weights of a timeline alone, for code that compares settings and makes no rows. */
export { usualWeights } from './generators/date/timeline.ts';
