import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useStore } from 'zustand';
import { dictionary, type Me } from '@seedbed/contract';
import { DENSITIES, setDensity, type Density } from '../../lib/density.ts';
import { keyHint } from '../../lib/keys.ts';
import { paletteStore, showKeys, type PaletteItem } from '../../lib/palette-state.ts';
import { recentOf } from '../../lib/recent.ts';
import { currentTheme, themeAction } from '../../lib/theme.ts';
import { formatMany } from '../../lib/format.ts';
import { datasetsQuery } from '../../queries/datasets.ts';
import { revisionsQuery } from '../../queries/revisions.ts';
import { useMe } from '../../queries/me.ts';
import { signOut, switchWorkspace } from '../../queries/session.ts';
import { sectionsFor } from '../../queries/settings-sections.ts';
import { PREFIXES } from './find-items.ts';

const DENSITY_WORDS: Readonly<Record<Density, string>> = { compact: 'Compact rows', normal: 'Rows of normal height', roomy: 'Tall rows' };

/** Search words for sections of the settings. */
const SECTION_WORDS: Readonly<Partial<Record<string, string>>> = dictionary({
  members: 'invite people team colleagues roles users',
  access: 'invite people login sign in network who can open',
  you: 'profile account password name email',
  'api-keys': 'tokens',
  workspace: 'organization rename',
  appearance: 'theme dark light density',
  model: 'ai llm assistant',
});

type Navigate = ReturnType<typeof useNavigate>;

/** Everything that the palette can find: items of the open screens first, then datasets, then commands of the whole client. */
export function useItems(): readonly PaletteItem[] {
  const navigate = useNavigate();
  const sources = useStore(paletteStore, (state) => state.sources);
  const datasets = useQuery(datasetsQuery(''));
  const me = useMe();
  const open = openDataset();
  const revisions = useInfiniteQuery({ ...revisionsQuery(open ?? ''), enabled: open !== null, retry: false }).data;
  return useMemo(() => {
    const own = [...sources.values()].flatMap((source) => source());
    const here = openDataset();
    const last = recentOf('datasets');
    const place = (id: string) => (last.includes(id) ? last.indexOf(id) : last.length);
    const others = (datasets.data?.items ?? [])
      .filter(({ id }) => id !== here)
      .toSorted((a, b) => place(a.id) - place(b.id))
      .map((dataset): PaletteItem => ({
        id: `dataset-${dataset.id}`,
        label: dataset.name,
        group: 'Datasets',
        note: formatMany(dataset.tables, 'table'),
        run: () => void navigate({ to: '/datasets/$id', params: { id: dataset.id } }),
      }));
    const saved = (revisions?.pages ?? []).flatMap(({ items }) =>
      items.map(({ number, message }): PaletteItem => ({
        id: `revision-${number}`,
        label: message === '' ? `Revision ${number}` : `Revision ${number}: ${message}`,
        group: 'Revisions',
        words: `history rev ${number} version`,
        isQuiet: true,
        run: () => void navigate({ to: '/datasets/$id/history', params: { id: here! }, search: { a: number } }),
      })),
    );
    return [...entries(own), ...own, ...saved, ...others, ...places(navigate, me), ...commands(me)];
  }, [navigate, sources, datasets.data, revisions, me]);
}

/** The open dataset; its own entry would lead nowhere. */
export function openDataset(): string | null {
  return /^\/datasets\/([^/]+)/.exec(window.location.pathname)?.[1] ?? null;
}

/** The sublists of an entry, if a dataset is open. */
function entries(items: readonly PaletteItem[]): PaletteItem[] {
  const run = () => undefined;
  return items.some(({ group }) => group === 'Columns')
    ? [
        { id: 'enter-tables', label: 'Go to a table…', group: 'Go to', keys: keyHint('table'), enter: PREFIXES['#']!, run },
        { id: 'enter-columns', label: 'Go to a column…', group: 'Go to', keys: '@', enter: PREFIXES['@']!, run },
      ]
    : [];
}

function places(navigate: Navigate, me: Me | undefined): PaletteItem[] {
  const go = (id: string, label: string, run: () => void, more: Partial<PaletteItem> = {}): PaletteItem => ({ id, label, group: 'Go to', run, ...more });
  return [
    ...(me?.rights.includes('write')
      ? [go('new', 'New dataset', () => void navigate({ to: '/', hash: 'new' }), { note: 'paste, connect, template, blank', words: 'create import schema' })]
      : []),
    go('go-home', 'All datasets', () => void navigate({ to: '/' }), { words: 'home' }),
    go('go-runs', 'Runs', () => void navigate({ to: '/runs' }), { words: 'loads jobs' }),
    go('go-connections', 'Connections', () => void navigate({ to: '/connections' }), { words: 'databases postgres' }),
    go('go-packs', 'Knowledge', () => void navigate({ to: '/packs' }), { words: 'packs' }),
    go('go-settings', 'Settings', () => void navigate({ to: '/settings/{-$section}' }), { words: 'preferences' }),
    ...sectionsFor(me).map((section) =>
      go(`go-settings-${section.id}`, section.label, () => void navigate({ to: '/settings/{-$section}', params: { section: section.id } }), {
        note: 'Settings',
        words: `settings ${section.label} ${SECTION_WORDS[section.id] ?? ''}`,
      }),
    ),
    go('go-manual', 'Manual', () => window.location.assign('/docs/'), { words: 'docs documentation help' }),
    go('go-docs', 'API documentation', () => window.location.assign('/docs/api/'), { words: 'reference openapi rest' }),
  ];
}

function commands(me: Me | undefined): PaletteItem[] {
  const act = (id: string, label: string, run: () => void, more: Partial<PaletteItem> = {}): PaletteItem => ({ id, label, group: 'Commands', run, ...more });
  const theme = themeAction(currentTheme());
  return [
    act('keys', 'All keys', () => showKeys(true), { keys: '?', words: 'keyboard shortcuts help' }),
    act(theme.id, theme.label, theme.run, { words: 'theme dark mode light mode appearance' }),
    ...(Object.keys(DENSITIES) as Density[]).map((density) =>
      act(`density-${density}`, DENSITY_WORDS[density], () => setDensity(density), { note: `${DENSITIES[density]} px`, words: 'row height density' }),
    ),
    ...(me?.session
      ? [
          ...me.workspaces
            .filter((one) => one.id !== me.workspace.id)
            .map((one) => act(`switch-${one.id}`, `Go to the workspace ${one.name}`, () => void switchWorkspace(one.id))),
          act('sign-out', 'Sign out', () => void signOut(), { words: 'log out' }),
        ]
      : []),
  ];
}
