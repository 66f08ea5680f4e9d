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
  l: 'prove the rows and fill a database',
  e: 'files of all tables',
  a: 'what its tables mean',
  m: 'rows by HTTP, for any client',
};

type Acts = {
  readonly draft: DraftStore;
  readonly go: (screen: ScreenKey) => void;
  readonly navigate: ReturnType<typeof useNavigate>;
  readonly prove: () => void;
  readonly mayWrite: boolean;
  readonly mayRun: boolean;
};

/** The verbs of an open dataset, as the palette lists them. */
export function datasetItems({ draft, go: goTo, navigate, prove: startProof, mayWrite, mayRun }: Acts): PaletteItem[] {
  const go = (letter: ScreenKey): PaletteItem => ({
    id: `go ${letter}`,
    label: letter === 'l' ? 'Load into Postgres' : SCREEN_KEYS[letter],
    group: 'Go to',
    note: WORDS[letter],
    keys: `G ${letter.toUpperCase()}`,
    ...(letter === 'l' ? { words: 'database seed fill insert' } : {}),
    run: () => goTo(letter),
  });
  const letters = SCREEN_GROUPS.flatMap(({ keys }) => keys).filter((letter) => letter !== 'l' || mayRun);
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
  return [...placeItems(draft, navigate), ...letters.map(go), ...(mayWrite ? [prove] : []), link];
}
