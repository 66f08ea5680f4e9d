import type { useNavigate } from '@tanstack/react-router';
import { askFor } from '../lib/asked.ts';
import { shortName } from '../lib/format.ts';
import { paletteStore, type PaletteItem } from '../lib/palette-state.ts';

/** Longer texts are cut in the list; they are used whole. */
const MAX_SHOWN = 60;

/** A text with this many words is not a value of a column. */
const MIN_WORDS = 4;

type Further = { readonly id: string; readonly navigate: ReturnType<typeof useNavigate>; readonly mayWrite: boolean };

/**
 * Next steps for a text that no name contains: request it in words, search the rows of the current table, or read the
 * manual. The screen of rows handles the first two.
 */
export function furtherItems({ id, navigate, mayWrite }: Further): (text: string) => readonly PaletteItem[] {
  return (text) => {
    const table = new URLSearchParams(window.location.search).get('t');
    const isRows = paletteStore.getState().rowItem !== null;
    const shown = text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN - 1)}…` : text;
    const toRows = (part: 'wish' | 'value') => () => {
      askFor(part, text);
      if (!isRows) void navigate({ to: '/datasets/$id', params: { id }, search: table === null ? {} : { t: table } });
    };
    const item = (own: string, label: string, run: () => void): PaletteItem => ({
      id: own,
      label,
      group: 'Look further',
      run,
    });
    const wish = mayWrite ? [item('wish', `Ask for it in words: “${shown}”`, toRows('wish'))] : [];
    const value = isRows && table !== null ? [item('value', `Find “${shown}” in the rows of ${shortName(table)}`, toRows('value'))] : [];
    const manual = item('manual', 'Open the manual', () => window.location.assign('/docs/'));
    // A single name is rather a value than a request; a sentence is not a value.
    return text.split(/\s+/).length >= MIN_WORDS ? [...wish, manual] : [...value, ...wish, manual];
  };
}
