import type { useNavigate } from '@tanstack/react-router';
import { copyLink } from '../lib/copy-link.ts';
import { SCREEN_KEYS, type ScreenKey } from '../lib/keys.ts';
import type { PaletteItem } from '../lib/palette-state.ts';

export { noteGuesses } from './note-guesses.ts';

/** What the screens are for, to be found by. */
const WORDS: Readonly<Record<ScreenKey, string>> = {
  t: 'rows of a table',
  d: 'tables and relations',
  c: 'change many at once',
  q: 'query the rows',
  r: 'columns that are guesses',
  p: 'and the proof',
  h: 'revisions',
  e: 'files of all tables',
  m: 'rows by HTTP, for any client',
};

type Acts = {
  readonly params: { readonly id: string };
  readonly screens: Readonly<Record<ScreenKey, () => void>>;
  readonly navigate: ReturnType<typeof useNavigate>;
  readonly prove: () => void;
  readonly mayWrite: boolean;
  readonly mayRun: boolean;
};

/** The verbs of an open dataset, as the palette lists them. */
export function datasetItems({ params, screens, navigate, prove: startProof, mayWrite, mayRun }: Acts): PaletteItem[] {
  const go = (letter: ScreenKey, label: string = SCREEN_KEYS[letter]): PaletteItem => ({
    id: `go ${label}`,
    label,
    group: 'Go to',
    note: WORDS[letter],
    run: screens[letter],
  });
  const load: PaletteItem = {
    id: 'go load',
    label: 'Load into Postgres',
    group: 'Go to',
    note: 'Export',
    run: () => void navigate({ to: '/datasets/$id/export', params, search: { way: 'load' } }),
  };
  const ask: PaletteItem = {
    id: 'go ask',
    label: 'Ask a model',
    group: 'Go to',
    note: 'once, by copy and paste',
    run: () => void navigate({ to: '/datasets/$id/ask', params }),
  };
  const prove: PaletteItem = {
    id: 'prove',
    label: 'Run the proof in the private Postgres',
    group: 'Commands',
    run: () => {
      screens.p();
      startProof();
    },
  };
  const link: PaletteItem = {
    id: 'link',
    label: 'Copy the link to this place',
    group: 'Commands',
    run: () => void copyLink(window.location.href),
  };
  return [
    ...(['t', 'd', 'c', 'q', 'r', 'p', 'h'] as const).map((letter) => go(letter)),
    ask,
    go('e', 'Download'),
    ...(mayRun ? [load] : []),
    go('m'),
    ...(mayWrite ? [prove] : []),
    link,
  ];
}
