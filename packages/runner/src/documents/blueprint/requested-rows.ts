export { countsOf, describeRows } from './describe-rows.ts';
export { expandRows, withCells, type Described, type Expanded, type RowsAsked } from '@seedbed/meaning/rows-asked';
