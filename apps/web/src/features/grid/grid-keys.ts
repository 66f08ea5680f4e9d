import type { Place } from '../../workspace/place.ts';
import { clamp } from './scroll-window.ts';

/** `extend`: the selection extends to there from its anchor. */
export type GridAct =
  | { readonly kind: 'move'; readonly place: Place; readonly extend: boolean }
  | {
      readonly kind:
        | 'peek'
        | 'follow'
        | 'back'
        | 'inspect'
        | 'copy'
        | 'rows'
        | 'columns'
        | 'all'
        | 'one'
        | 'find'
        | 'filter'
        | 'sort'
        | 'menu'
        | 'children'
        | 'linked'
        | 'example'
        | 'overview';
    };
type Key = { readonly key: string; readonly ctrlKey: boolean; readonly metaKey: boolean; readonly altKey: boolean; readonly shiftKey: boolean };
type Grid = { readonly active: Place; readonly rows: number; readonly columns: number; readonly page: number };

/** The action of a key inside the grid; null for the browser's own keys. */
export function gridKey(event: Key, grid: Grid): GridAct | null {
  if (grid.rows === 0 || grid.columns === 0) return null;
  const far = event.ctrlKey || event.metaKey;
  const { row, column } = grid.active;
  const to = (nextRow: number, nextColumn: number): GridAct => ({
    kind: 'move',
    place: { row: clamp(nextRow, 0, grid.rows - 1), column: clamp(nextColumn, 0, grid.columns - 1) },
    extend: event.shiftKey,
  });
  const pages = event.altKey ? Math.max(1, Math.floor(grid.rows / 100)) : Math.max(1, grid.page - 1);
  // With Caps Lock on, a letter arrives as a capital.
  switch (event.key.length === 1 && !event.shiftKey ? event.key.toLowerCase() : event.key) {
    case 'ArrowUp':
      return to(far ? 0 : row - 1, column);
    case 'ArrowDown':
      return event.altKey ? { kind: 'menu' } : to(far ? grid.rows - 1 : row + 1, column);
    case 'ArrowLeft':
      return event.altKey ? null : to(row, far ? 0 : column - 1);
    case 'ArrowRight':
      return event.altKey ? null : to(row, far ? grid.columns - 1 : column + 1);
    case 'Home':
      return to(far ? 0 : row, far ? column : 0);
    case 'End':
      return to(far ? grid.rows - 1 : row, far ? column : grid.columns - 1);
    case 'PageUp':
      return to(row - pages, column);
    case 'PageDown':
      return to(row + pages, column);
    case ' ':
      return { kind: event.shiftKey ? 'rows' : far ? 'columns' : 'peek' };
    case 'a':
      return far && !event.shiftKey ? { kind: 'all' } : null;
    case 'Escape':
      return { kind: 'one' };
    case '/':
      return far || event.altKey ? null : { kind: 'find' };
    case 'f':
      return far || event.altKey || event.shiftKey ? null : { kind: 'filter' };
    case 's':
      return far || event.altKey || event.shiftKey ? null : { kind: 'sort' };
    case 'ContextMenu':
      return { kind: 'menu' };
    case 'F2':
      return { kind: 'example' };
    case 'F10':
      return event.shiftKey ? { kind: 'menu' } : null;
    case 'Enter':
      return { kind: 'follow' };
    case 'Backspace':
      return { kind: 'back' };
    case 'i':
      return far || event.altKey ? null : { kind: 'inspect' };
    case 'o':
      return far || event.altKey || event.shiftKey ? null : { kind: 'overview' };
    case 'l':
      return far || event.altKey || event.shiftKey ? null : { kind: 'linked' };
    case 'c':
      return event.altKey || event.shiftKey ? null : { kind: far ? 'copy' : 'children' };
    default:
      return null;
  }
}
