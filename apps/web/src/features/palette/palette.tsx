import { useNavigate } from '@tanstack/react-router';
import { useQuery } from '@tanstack/react-query';
import { useLayoutEffect, useMemo, useState, type KeyboardEvent } from 'react';
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
import { closePalette, paletteStore, showKeys, type PaletteItem } from '../../lib/palette-state.ts';
import { findItems } from './find-items.ts';
import styles from './palette.module.css';

const DENSITY_WORDS: Readonly<Record<Density, string>> = { compact: 'Compact rows', normal: 'Rows of normal height', roomy: 'Tall rows' };

/** Finds tables, columns, datasets, screens and commands. */
export function Palette() {
  // With what was typed while this was fetched.
  const [query, setQuery] = useState(() => paletteStore.getState().start);
  /** By arrow keys or the pointer, since the last letter; before, Enter runs the first result. */
  const [isMoved, setMoved] = useState(false);
  useLayoutEffect(() => {
    paletteStore.setState({ isShown: true });
    return () => paletteStore.setState({ isShown: false });
  }, []);
  const items = useItems();
  const rowItem = useStore(paletteStore, (state) => state.rowItem);
  const row = query.startsWith(':') && rowItem ? rowItem(query.slice(1)) : null;
  const listed = useMemo(() => findItems(items, query), [items, query]);
  const found = row ? [{ group: row.group, items: [row] }] : listed;
  const first = found[0]?.items[0]?.id;
  const run = (id: unknown) => {
    closePalette();
    (row?.id === id ? row : items.find((item) => item.id === id))?.run();
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') {
      // The field's own Escape would only clear it.
      event.stopPropagation();
      closePalette();
    } else if (event.key.startsWith('Arrow') || event.key.startsWith('Page')) setMoved(true);
    else if (event.key === 'Enter' && !isMoved) {
      // The list follows the letters a moment later: what it has in focus may be of fewer of them.
      event.preventDefault();
      event.stopPropagation();
      if (first !== undefined) run(first);
    }
  };
  const type = (text: string) => {
    setQuery(text);
    setMoved(false);
  };
  return (
    <ModalOverlay isOpen onOpenChange={(open) => !open && closePalette()} isDismissable className={styles.scrim!}>
      <Modal className={styles.modal!}>
        <Dialog aria-label="Search" className={styles.dialog!}>
          <Autocomplete inputValue={query} onInputChange={type} filter={() => true}>
            <SearchField aria-label="Search" autoFocus className={styles.search!}>
              <Input className={styles.input!} onKeyDownCapture={onKey} placeholder="Search tables, columns, commands; :500 goes to a row" />
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
                    <MenuItem
                      key={item.id}
                      id={item.id}
                      textValue={item.label}
                      className={list.item!}
                      data-first={!isMoved && item.id === first ? '' : undefined}
                      onHoverStart={() => setMoved(true)}
                    >
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
