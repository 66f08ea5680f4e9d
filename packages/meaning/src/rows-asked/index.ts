export { expandRows, type Described, type Expanded, type RequestedRows as RowsAsked, type SetRow } from './expand-rows.ts';
export { withCells } from './with-cells.ts';
