import type { useNavigate } from '@tanstack/react-router';
import { copyLink } from '../lib/copy-link.ts';
import { SCREEN_GROUPS, SCREEN_KEYS, type ScreenKey } from '../lib/dataset-screens.ts';
import type { PaletteItem } from '../lib/palette-state.ts';
import type { DraftStore } from '../workspace/draft/draft-store.ts';
import { placeItems } from './place-items.ts';

export { noteVisits } from './note-visits.ts';

/** What the screens are for, to be found by. */
const WORDS: Readonly<Record<ScreenKey, string>> = {
  t: 'rows of a table',
  d: 'tables and relations',
  c: 'change many at once',
  q: 'query the rows',
  r: 'columns that are guesses',
  p: 'and the proof',
  h: 'revisions',
  e: 'files of all tables, or into Postgres',
  a: 'what its tables mean',
  m: 'rows by HTTP, for any client',
};

type Acts = {
  readonly draft: DraftStore;
  readonly params: { readonly id: string };
  readonly go: (screen: ScreenKey) => void;
  readonly navigate: ReturnType<typeof useNavigate>;
  readonly prove: () => void;
  readonly mayWrite: boolean;
  readonly mayRun: boolean;
};

/** The verbs of an open dataset, as the palette lists them. */
export function datasetItems({ draft, params, go: goTo, navigate, prove: startProof, mayWrite, mayRun }: Acts): PaletteItem[] {
  const go = (letter: ScreenKey): PaletteItem => ({
    id: `go ${letter}`,
    label: SCREEN_KEYS[letter],
    group: 'Go to',
    note: WORDS[letter],
    keys: `G ${letter.toUpperCase()}`,
    run: () => goTo(letter),
  });
  const load: PaletteItem = {
    id: 'go load',
    label: 'Load into Postgres',
    group: 'Go to',
    note: 'Export',
    words: 'database seed fill insert',
    run: () => void navigate({ to: '/datasets/$id/export', params, search: { way: 'load' } }),
  };
  const prove: PaletteItem = {
    id: 'prove',
    label: 'Run the proof in the private Postgres',
    group: 'Commands',
    words: 'prove check validate test',
    run: () => {
      goTo('p');
      startProof();
    },
  };
  const link: PaletteItem = {
    id: 'link',
    label: 'Copy the link to this place',
    group: 'Commands',
    run: () => void copyLink(window.location.href),
  };
  return [...placeItems(draft, navigate), ...SCREEN_GROUPS.flatMap(({ keys }) => keys).map(go), ...(mayRun ? [load] : []), ...(mayWrite ? [prove] : []), link];
}
