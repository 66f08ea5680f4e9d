export { expandRows, withCells, type Described, type Expanded, type RowsAsked } from '@seedbed/realism/rows-asked';
