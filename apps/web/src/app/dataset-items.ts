import type { useNavigate } from '@tanstack/react-router';
import { FORMATS } from '../features/export/formats.ts';
import { copyLink } from '../lib/copy-link.ts';
import { askFor } from '../lib/asked.ts';
import { SCREEN_GROUPS, SCREEN_KEYS, type ScreenKey } from '../lib/dataset-screens.ts';
import type { PaletteItem } from '../lib/palette-state.ts';
import type { DraftStore } from '../workspace/draft/draft-store.ts';
import { otherSeed } from '../lib/other-seed.ts';
import { placeItems } from './place-items.ts';

export { furtherItems } from './further-items.ts';
export { noteVisits } from './note-visits.ts';

/** The purposes of the screens, for the search. */
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

/** Other words that people search for. */
const MORE_WORDS: Readonly<Record<ScreenKey, string>> = {
  t: 'grid data',
  d: 'erd schema map',
  c: 'fields generators',
  q: 'select editor',
  r: 'unsure',
  p: 'errors constraints',
  h: 'versions changes undo restore compare diff',
  e: 'download dump csv json sql parquet excel',
  a: 'ai llm assistant change in words',
  m: 'rest server postgrest',
  l: 'database seed fill insert',
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
    words: MORE_WORDS[letter],
    keys: `G ${letter.toUpperCase()}`,
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
  const act = (id: string, label: string, words: string, run: () => void, more: Partial<PaletteItem> = {}): PaletteItem => ({
    id,
    label,
    group: 'Commands',
    words,
    run,
    ...more,
  });
  // The settings are in the status bar below the rows.
  const set = (part: 'seed' | 'date') => () => {
    goTo('t');
    askFor(part);
  };
  const { datasetId: id, base, blueprint } = draft.getState();
  const { seed, referenceDate } = blueprint;
  const params = { id };
  const own = mayWrite
    ? [
        act('seed', 'Set the seed…', 'random number other rows reproducible', set('seed'), { note: `now ${seed}` }),
        act('date', 'Set the reference date…', 'today now current date', set('date'), { note: `now ${referenceDate}` }),
        act('share', 'Share a read-only link…', 'publish send invite viewer url', () => askFor('share')),
      ]
    : [];
  const compare = act(
    'compare',
    base > 1 ? `Compare the rows of revisions ${base - 1} and ${base}` : 'Compare the rows with another seed',
    'diff difference before after changed revisions',
    () => void navigate({ to: '/datasets/$id/compare', params, search: base > 1 ? { a: base - 1, b: base } : { a: base, seed: otherSeed(seed) } }),
    { isQuiet: true },
  );
  const rehearse = act(
    'rehearse',
    'Rehearse a migration…',
    'alter table schema change test try',
    () => void navigate({ to: '/rehearse', search: { dataset: id } }),
  );
  const files = FORMATS.map(({ id: format, label }) =>
    act(
      `export-${format}`,
      `Export as ${label}…`,
      'download file save dump',
      () => {
        askFor('format', format);
        void navigate({ to: '/datasets/$id/export', params });
      },
      { isQuiet: true },
    ),
  );
  return [...placeItems(draft, navigate), ...letters.map(go), ...(mayWrite ? [prove] : []), ...own, ...(mayWrite ? [rehearse] : []), compare, ...files, link];
}
