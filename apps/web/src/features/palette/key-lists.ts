import { keyWords } from '../../lib/keys.ts';

/** Keys of the diagram, for the sheet; what they do is in `features/diagram/key-act.ts`. */
export const DIAGRAM_KEYS: readonly { readonly keys: string; readonly says: string }[] = [
  { keys: '↑ ↓ ← →', says: 'Along the relations' },
  { keys: 'Enter', says: 'Rows of the table' },
  { keys: 'N', says: 'Its neighbours only, a step more each time' },
  { keys: 'G', says: 'Groups by schema, or by relation' },
  { keys: 'R', says: 'Add a relation' },
  { keys: 'Alt ↑ ↓ ← →', says: 'Move the table' },
  { keys: 'Shift ↑ ↓ ← →', says: 'Move the view' },
  { keys: '+ − 0', says: 'Nearer, further, all of it' },
  { keys: '/', says: 'Find a table' },
];

/** Keys of the grid, for the sheet; what they do is in `features/grid/grid-keys.ts`. */
export const GRID_KEYS: readonly { readonly keys: string; readonly says: string }[] = [
  { keys: '↑ ↓ ← →', says: 'Move' },
  { keys: 'Shift and any of these', says: 'Select more' },
  { keys: 'Shift Space', says: 'Select the row' },
  { keys: keyWords('$mod+space'), says: 'Select the column' },
  { keys: keyWords('$mod+a'), says: 'Select everything' },
  { keys: keyWords('$mod+c'), says: 'Copy as cells (TSV)' },
  { keys: '/', says: 'Find a value' },
  { keys: 'F', says: 'Filter rows; Esc shows all of them again' },
  { keys: 'S', says: 'Sort by the column: ascending, descending, as in the table' },
  { keys: 'Alt ↓', says: 'Menu of the column' },
  { keys: 'Home End', says: 'First and last column' },
  { keys: keyWords('$mod+home, End'), says: 'First and last row' },
  { keys: 'PgUp PgDn', says: 'A page' },
  { keys: 'Alt PgUp, PgDn', says: 'A hundredth of the table' },
  { keys: 'Space', says: 'Preview the cell or the parent row' },
  { keys: 'F2', says: 'Edit by example: type what the cell should hold' },
  { keys: 'Enter', says: 'Go to the parent row' },
  { keys: 'Backspace', says: 'Go back' },
  { keys: 'C', says: 'Show or hide the rows that refer to this one' },
  { keys: 'L', says: 'Open the linked tables beside this one, or go to them' },
  { keys: 'O', says: 'All columns at a glance, and back to the rows' },
  { keys: 'I', says: 'To the inspector' },
];

/** Keys of the review, for the sheet; what they do is in `features/review/review-column.tsx`. */
export const REVIEW_KEYS: readonly { readonly keys: string; readonly says: string }[] = [
  { keys: 'Enter', says: 'Keep what makes the column' },
  { keys: '1 2 3', says: 'Use that choice instead' },
  { keys: 'O', says: 'Choose from all generators' },
  { keys: 'A', says: 'Change columns alike too' },
  { keys: 'K', says: 'Keep all that is left of the table' },
  { keys: 'S or →', says: 'Skip the column' },
  { keys: 'Z', says: 'Undo, and back to the column' },
];

/** Keys of two revisions' rows, for the sheet; what they do is in `app/compare/use-next-difference.ts`. */
export const COMPARE_KEYS: readonly { readonly keys: string; readonly says: string }[] = [
  { keys: 'N', says: 'To the next row that differs' },
  { keys: 'Shift N', says: 'To the row before that differs' },
  { keys: 'Space', says: 'Both values in whole' },
];
