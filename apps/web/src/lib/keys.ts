/** One table feeds handlers, hints in the palette and the sheet of keys. `$mod` is ⌘ on a Mac, Ctrl elsewhere. */
export const KEYS = {
  palette: { keys: '$mod+k', says: 'Find anything' },
  table: { keys: '$mod+p', says: 'Go to a table' },
  row: { keys: '$mod+g', says: 'Go to a row' },
  undo: { keys: '$mod+z', says: 'Undo' },
  redo: { keys: '$mod+shift+z', says: 'Redo' },
  save: { keys: '$mod+s', says: 'Save now, and name the revision' },
  left: { keys: '$mod+\\', says: 'Show or hide the tables' },
  inspector: { keys: '$mod+.', says: 'Show or hide the inspector' },
  pane: { keys: 'f6', says: 'To the next pane' },
  help: { keys: '?', says: 'All keys' },
} as const;
export type KeyName = keyof typeof KEYS;

/** Screens of a dataset by letter: `G` and then it, in the grid, in the diagram or where nothing has the focus. */
export const SCREEN_KEYS = { t: 'Tables', d: 'Diagram', c: 'Columns', p: 'Problems', h: 'History', e: 'Export' } as const;
export type ScreenKey = keyof typeof SCREEN_KEYS;

/** Keys of the diagram, for the sheet; what they do is in `features/diagram/key-act.ts`. */
export const DIAGRAM_KEYS: readonly { readonly keys: string; readonly says: string }[] = [
  { keys: '↑ ↓ ← →', says: 'Along the relations' },
  { keys: 'Enter', says: 'Rows of the table' },
  { keys: 'N', says: 'Its neighbours only, a step more each time' },
  { keys: 'R', says: 'Add a relation' },
  { keys: 'Alt ↑ ↓ ← →', says: 'Move the table' },
  { keys: 'Shift ↑ ↓ ← →', says: 'Move the view' },
  { keys: '+ − 0', says: 'Nearer, further, all of it' },
  { keys: '/', says: 'Find a table' },
];

/** Keys of the grid, for the sheet; what they do is in `features/grid/grid-keys.ts`. */
export const GRID_KEYS: readonly { readonly keys: string; readonly says: string }[] = [
  { keys: '↑ ↓ ← →', says: 'Move' },
  { keys: 'Shift and any of these', says: 'Pick more' },
  { keys: 'Shift Space', says: 'Pick the row' },
  { keys: 'Ctrl/⌘ Space', says: 'Pick the column' },
  { keys: 'Ctrl/⌘ A', says: 'Pick everything' },
  { keys: 'Ctrl/⌘ C', says: 'Copy as cells (TSV)' },
  { keys: '/', says: 'Find a value' },
  { keys: 'Alt ↓', says: 'Menu of the column' },
  { keys: 'Home End', says: 'First and last column' },
  { keys: 'Ctrl/⌘ Home, End', says: 'First and last row' },
  { keys: 'PgUp PgDn', says: 'A page' },
  { keys: 'Alt PgUp, PgDn', says: 'A hundredth of the table' },
  { keys: 'Space', says: 'Look at the cell, or at the parent row' },
  { keys: 'Enter', says: 'Go to the parent row' },
  { keys: 'Backspace', says: 'Come back' },
  { keys: 'C', says: 'Show or hide the rows that refer to this one' },
  { keys: 'I', says: 'To the inspector' },
];

const isMac = typeof navigator !== 'undefined' && /Mac|iPhone|iPad/.test(navigator.platform);

/** `⌘K` or `Ctrl K`. */
export function keyHint(name: KeyName): string {
  return KEYS[name].keys
    .split('+')
    .map((part) => (part === '$mod' ? (isMac ? '⌘' : 'Ctrl') : part === 'shift' ? (isMac ? '⇧' : 'Shift') : part.toUpperCase()))
    .join(isMac ? '' : ' ');
}

/** Whether the event is that key. Single letters never act while something is being written. */
export function isKey(event: KeyboardEvent, name: KeyName): boolean {
  const parts = KEYS[name].keys.split('+');
  const key = parts.at(-1)!;
  const mod = parts.includes('$mod');
  if (!mod && key.length === 1 && isWriting(event.target)) return false;
  const held = isMac ? event.metaKey : event.ctrlKey;
  const shift = parts.includes('shift');
  return event.key.toLowerCase() === key && held === mod && (mod ? event.shiftKey === shift : true) && !event.altKey;
}

export function isWriting(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));
}
