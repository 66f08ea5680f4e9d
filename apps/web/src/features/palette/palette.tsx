import { dictionary } from '@seedbed/contract';
import { useNavigate } from '@tanstack/react-router';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState, type KeyboardEvent } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Header } from 'react-aria-components/Header';
import { Input } from 'react-aria-components/Input';
import { Menu, MenuItem, MenuSection } from 'react-aria-components/Menu';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { SearchField } from 'react-aria-components/SearchField';
import { Autocomplete } from 'react-aria-components/Autocomplete';
import { useStore } from 'zustand';
import list from '../../components/ui/list-box.module.css';
import { DENSITIES, setDensity, type Density } from '../../lib/density.ts';
import { currentTheme, themeAction } from '../../lib/theme.ts';
import { datasetsQuery } from '../../queries/datasets.ts';
import { useMe } from '../../queries/me.ts';
import { signOut, switchWorkspace } from '../../queries/session.ts';
import { sectionsFor } from '../../queries/settings-sections.ts';
import { matchScore } from '../../lib/match.ts';
import { closePalette, paletteStore, showKeys, type PaletteItem } from '../../lib/palette-state.ts';
import styles from './palette.module.css';

const MOST = 60;
const PREFIX: Readonly<Record<string, PaletteItem['group']>> = dictionary({ '#': 'Tables', '@': 'Columns', '>': 'Commands' });

const DENSITY_WORDS: Readonly<Record<Density, string>> = { compact: 'Compact rows', normal: 'Rows of normal height', roomy: 'Tall rows' };

/** Finds tables, columns, datasets, screens and commands. */
export function Palette({ start }: { start: string }) {
  const [query, setQuery] = useState(start);
  const items = useItems();
  const rowItem = useStore(paletteStore, (state) => state.rowItem);
  const row = query.startsWith(':') && rowItem ? rowItem(query.slice(1)) : null;
  const listed = useMemo(() => find(items, query), [items, query]);
  const found = row ? [{ group: row.group, items: [row] }] : listed;
  const run = (id: unknown) => {
    closePalette();
    (row?.id === id ? row : items.find((item) => item.id === id))?.run();
  };
  return (
    <ModalOverlay isOpen onOpenChange={(open) => !open && closePalette()} isDismissable className={styles.scrim!}>
      <Modal className={styles.modal!}>
        <Dialog aria-label="Search" className={styles.dialog!}>
          <Autocomplete inputValue={query} onInputChange={setQuery} filter={() => true}>
            <SearchField aria-label="Search" autoFocus className={styles.search!}>
              <Input className={styles.input!} onKeyDownCapture={closeOnEscape} placeholder="Search tables, columns, commands; :500 goes to a row" />
            </SearchField>
            <Menu
              aria-label="Found"
              className={`${list.list} ${styles.list}`}
              onAction={run}
              renderEmptyState={() => <p className={list.empty}>No results. # finds tables, @ columns, &gt; commands, :500 a row.</p>}
            >
              {found.map(({ group, items: members }) => (
                <MenuSection key={group} id={group}>
                  <Header className={list.header!}>{group}</Header>
                  {members.map((item) => (
                    <MenuItem key={item.id} id={item.id} textValue={item.label} className={list.item!}>
                      <span>{item.label}</span>
                      {item.keys ? <kbd>{item.keys}</kbd> : item.note ? <span className={list.side}>{item.note}</span> : null}
                    </MenuItem>
                  ))}
                </MenuSection>
              ))}
            </Menu>
          </Autocomplete>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

/** The field's own Escape would only clear it. */
function closeOnEscape(event: KeyboardEvent): void {
  if (event.key !== 'Escape') return;
  event.stopPropagation();
  closePalette();
}

function useItems(): readonly PaletteItem[] {
  const navigate = useNavigate();
  const sources = useStore(paletteStore, (state) => state.sources);
  const datasets = useQuery(datasetsQuery(''));
  const me = useMe();
  return useMemo(() => {
    const own: PaletteItem[] = [
      ...(me?.rights.includes('write')
        ? [{ id: 'new', label: 'New dataset', group: 'Go to' as const, note: 'paste, connect, template, blank', run: () => void navigate({ to: '/' }) }]
        : []),
      { id: 'go-home', label: 'All datasets', group: 'Go to', run: () => void navigate({ to: '/' }) },
      { id: 'go-runs', label: 'Runs', group: 'Go to', run: () => void navigate({ to: '/runs' }) },
      { id: 'go-connections', label: 'Connections', group: 'Go to', run: () => void navigate({ to: '/connections' }) },
      { id: 'go-packs', label: 'Knowledge', group: 'Go to', run: () => void navigate({ to: '/packs' }) },
      { id: 'go-settings', label: 'Settings', group: 'Go to', run: () => void navigate({ to: '/settings/{-$section}' }) },
      ...sectionsFor(me).map((section): PaletteItem => ({
        id: `go-settings-${section.id}`,
        label: `Settings: ${section.label}`,
        group: 'Go to',
        run: () => void navigate({ to: '/settings/{-$section}', params: { section: section.id } }),
      })),
      ...(me?.session
        ? [
            ...me.workspaces
              .filter((one) => one.id !== me.workspace.id)
              .map((one): PaletteItem => ({
                id: `switch-${one.id}`,
                label: `Go to the workspace ${one.name}`,
                group: 'Commands',
                run: () => void switchWorkspace(one.id),
              })),
            { id: 'sign-out', label: 'Sign out', group: 'Commands' as const, run: () => void signOut() },
          ]
        : []),
      { id: 'go-manual', label: 'Manual', group: 'Go to', run: () => window.location.assign('/docs/') },
      { id: 'go-docs', label: 'API documentation', group: 'Go to', run: () => window.location.assign('/docs/api/') },
      { id: 'keys', label: 'All keys', group: 'Commands', keys: '?', run: () => showKeys(true) },
      { ...themeAction(currentTheme()), group: 'Commands' },
      ...(Object.keys(DENSITIES) as Density[]).map((density): PaletteItem => ({
        id: `density-${density}`,
        label: DENSITY_WORDS[density],
        group: 'Commands',
        note: `${DENSITIES[density]} px`,
        run: () => setDensity(density),
      })),
    ];
    const others = (datasets.data?.items ?? []).map<PaletteItem>((dataset) => ({
      id: `dataset-${dataset.id}`,
      label: dataset.name,
      group: 'Datasets',
      note: `${dataset.tables} tables`,
      run: () => void navigate({ to: '/datasets/$id', params: { id: dataset.id } }),
    }));
    return [...[...sources.values()].flatMap((source) => source()), ...others, ...own];
  }, [navigate, sources, datasets.data, me]);
}

function find(items: readonly PaletteItem[], query: string): { group: PaletteItem['group']; items: PaletteItem[] }[] {
  const only = PREFIX[query[0] ?? ''];
  const words = only ? query.slice(1) : query;
  const scored = items
    .filter((item) => (only ? item.group === only : words !== '' || item.group !== 'Columns'))
    .map((item) => ({ item, score: matchScore(words, item.label) }))
    .filter((one): one is { item: PaletteItem; score: number } => one.score !== null);
  // A stable sort keeps the order of the sources where nothing was asked.
  scored.sort((a, b) => a.score - b.score);
  const groups = new Map<PaletteItem['group'], PaletteItem[]>();
  for (const { item } of scored.slice(0, MOST)) groups.set(item.group, [...(groups.get(item.group) ?? []), item]);
  return [...groups].map(([group, members]) => ({ group, items: members }));
}
