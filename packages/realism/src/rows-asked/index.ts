export { expandRows, type Described, type Expanded, type RowsAsked, type SetRow } from './expand-rows.ts';
export { withCells } from './with-cells.ts';
