import { arenaCell } from './cells/arenas.ts';
import { escapesOf } from './cells/escapes.ts';
import type { TextStyle } from './text-style.ts';

const NO_ESCAPES = escapesOf([]);

/** Values as Postgres prints them, with nothing escaped or quoted, for texts that the caller counts or converts. */
export const PLAIN_STYLE: TextStyle = {
  id: 'plain',
  none: '',
  booleans: ['false', 'true'],
  quote: '',
  separator: ' ',
  zone: '+00',
  special: (text) => text,
  cell: (text) => text,
  parts: () => ({ quote: '', id: 'plain part', escape: (text) => text }),
  bytes: { before: '\\x', after: '' },
  arena: (around) => arenaCell(around, NO_ESCAPES),
};
