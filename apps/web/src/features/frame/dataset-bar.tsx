import { useQuery } from '@tanstack/react-query';
import { useNavigate, useRouterState } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import { Suspense, useEffect, useState, type ReactNode } from 'react';
import { usePageTitle } from '../../components/layout/page-frame.tsx';
import { TopBar } from '../../components/layout/top-bar.tsx';
import { Button, buttonClass } from '../../components/ui/button.tsx';
import { useEngine } from '../../engine/engine-context.tsx';
import { datasetQuery } from '../../queries/datasets.ts';
import { useMay } from '../../queries/me.ts';
import { useDraft } from '../../workspace/draft/draft-context.tsx';
import { DatasetName } from './dataset-name.tsx';
import { DatasetTabs } from './dataset-tabs.tsx';
import { SaveState } from './save-state.tsx';
import styles from './frame.module.css';

/** Ms after the start in which the rows come before what the bar has beside its main button. */
const ROWS_FIRST_MS = 600;

/** The workspace's bar: which dataset, whether it is saved and (as children) proved, its screens, and the one thing that most people came for. */
export function DatasetBar({ children, tools }: { children?: ReactNode; tools: ReactNode }) {
  const id = useDraft((state) => state.datasetId);
  const dataset = useQuery(datasetQuery(id)).data;
  const navigate = useNavigate();
  const may = useMay('run');
  // Where one is already: it stays in its place, so that nothing else slides under the pointer.
  const isHere = useRouterState({
    select: ({ location: { pathname, search } }) => pathname.endsWith('/export') && (!may || (search as { way?: string }).way === 'load'),
  });
  usePageTitle(dataset?.name ?? 'Dataset');
  const params = { id };
  const started = useEngine((state) => state.mode !== 'starting');
  const [rested, setRested] = useState(false);
  useEffect(() => {
    if (!started) return;
    const timer = setTimeout(() => setRested(true), ROWS_FIRST_MS);
    return () => clearTimeout(timer);
  }, [started]);
  return (
    <TopBar
      twoLines
      actions={
        <>
          <Suspense fallback={<ToolsPlace />}>{rested ? tools : <ToolsPlace />}</Suspense>
          <Button look="primary" isDisabled={isHere} onPress={() => void navigate({ to: '/datasets/$id/export', params, search: may ? { way: 'load' } : {} })}>
            {may ? 'Load…' : 'Download…'}
          </Button>
        </>
      }
    >
      <ChevronRight aria-hidden className={styles.crumb} />
      <DatasetName id={id} name={dataset?.name} />
      <SaveState />
      {children}
      <DatasetTabs id={id} />
    </TopBar>
  );
}

/** As wide as the tools that come there: what stands beside them does not move. */
function ToolsPlace() {
  const may = useMay('write');
  return (
    <span className={styles.toolsPlace} aria-hidden data-share={may || undefined}>
      <span className={buttonClass()}>
        <i />
        Share
      </span>
      <span />
    </span>
  );
}
