import { lettersOff } from './letter-keys.ts';

/** One table for handlers, hints in the palette and the list of shortcuts. `$mod` is ⌘ on a Mac, Ctrl elsewhere. */
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

const isMac = typeof navigator !== 'undefined' && /Mac|iPhone|iPad/.test(navigator.platform);

/** `⌘K` or `Ctrl K`. */
export function keyHint(name: KeyName): string {
  return keyWords(KEYS[name].keys);
}

/** How keys such as `$mod+enter` are displayed: `⌘Enter` or `Ctrl Enter`. */
export function keyWords(keys: string): string {
  return keys
    .split('+')
    .map((part) => (part === '$mod' ? (isMac ? '⌘' : 'Ctrl') : part === 'shift' ? (isMac ? '⇧' : 'Shift') : part[0]!.toUpperCase() + part.slice(1)))
    .join(isMac ? '' : ' ');
}

/** Whether the event matches the shortcut. Single letters are ignored while typing. */
export function isKey(event: KeyboardEvent, name: KeyName): boolean {
  const parts = KEYS[name].keys.split('+');
  const key = parts.at(-1)!;
  const mod = parts.includes('$mod');
  if (!mod && key.length === 1 && (isWriting(event.target) || lettersOff.isOn())) return false;
  const held = isMac ? event.metaKey : event.ctrlKey;
  const shift = parts.includes('shift');
  return event.key.toLowerCase() === key && held === mod && (mod ? event.shiftKey === shift : true) && !event.altKey;
}

export function isWriting(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));
}
