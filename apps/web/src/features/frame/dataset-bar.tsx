import { useQuery } from '@tanstack/react-query';
import { useNavigate, useRouterState } from '@tanstack/react-router';
import { Share2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { usePageTitle } from '../../components/layout/page-frame.tsx';
import { TopBar } from '../../components/layout/top-bar.tsx';
import { Button } from '../../components/ui/button.tsx';
import { SCREEN_KEYS, SCREEN_PATHS, screenAt } from '../../lib/dataset-screens.ts';
import type { TableSearch } from '../../lib/search.ts';
import { datasetNameQuery } from '../../queries/datasets.ts';
import { useMay } from '../../queries/me.ts';
import { DatasetTabs, type TabCounts } from './dataset-tabs.tsx';
import { PlacesMenu, PlacesPopover } from './places-menu.tsx';

type DatasetBarProps = {
  id: string;
  /** The dataset's name and state. */
  children: ReactNode;
  counts?: TabCounts;
  /** Absent while the dataset is opening: the layout is complete, but actions that need rows are disabled. */
  onShare?: () => void;
};

/** The bar of a dataset: its name, its screens, and the main action. It is complete from the first paint on. */
export function DatasetBar({ id, children, counts = {}, onShare }: DatasetBarProps) {
  const name = useQuery(datasetNameQuery(id)).data;
  const navigate = useNavigate();
  const mayRun = useMay('run');
  const mayWrite = useMay('write');
  const opening = !onShare;
  const screen = useRouterState({ select: ({ location }) => screenAt(location.pathname, (location.search as TableSearch).v) });
  // Until the name is loaded the browser tab shows the screen.
  usePageTitle([screen ? SCREEN_KEYS[screen] : null, name].filter(Boolean).join(' · ') || 'Seedbed');
  // On the screen itself, the button focuses the first field.
  const load = () => (screen === 'l' ? focusForm() : void navigate({ to: SCREEN_PATHS.l, params: { id }, search: {} }));
  const share = () => onShare?.();
  const own = [
    ...(mayRun ? [{ id: 'load', label: 'Load into Postgres…', isDisabled: opening, run: load }] : []),
    ...(mayWrite ? [{ id: 'share', label: 'Share a read-only link…', isDisabled: opening, run: share }] : []),
  ];
  return (
    <TopBar
      more={[{ label: 'This dataset', actions: own }]}
      MorePopover={PlacesPopover}
      tabs={<DatasetTabs id={id} counts={counts} />}
      actions={
        <>
          {mayWrite ? (
            <Button isDisabled={opening} onPress={share}>
              <Share2 aria-hidden />
              Share
            </Button>
          ) : null}
          {mayRun ? (
            <Button look="primary" isDisabled={opening} onPress={load} {...(screen === 'l' ? { 'aria-current': 'page' as const } : {})}>
              Load…
            </Button>
          ) : null}
        </>
      }
    >
      <PlacesMenu />
      {children}
    </TopBar>
  );
}

function focusForm(): void {
  document.querySelector<HTMLElement>('main :is(input, button):enabled')?.focus();
}
