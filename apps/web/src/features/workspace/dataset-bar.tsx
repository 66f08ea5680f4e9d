import { useQuery } from '@tanstack/react-query';
import { useNavigate, useRouterState } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import { usePageTitle } from '../../components/layout/page-frame.tsx';
import { TopBar } from '../../components/layout/top-bar.tsx';
import { Button } from '../../components/ui/button.tsx';
import { datasetQuery } from '../datasets/api/datasets.ts';
import { useDraft } from '../draft/draft-context.tsx';
import { DatasetName } from './dataset-name.tsx';
import { DatasetTabs } from './dataset-tabs.tsx';
import { ProofPill } from './proof-pill.tsx';
import { SaveState } from './save-state.tsx';
import styles from './workspace.module.css';

/** The workspace's bar: which dataset, whether it is saved, its screens, and the one thing that most people came for. */
export function DatasetBar() {
  const id = useDraft((state) => state.datasetId);
  const dataset = useQuery(datasetQuery(id)).data;
  const navigate = useNavigate();
  const loading = useRouterState({ select: (state) => state.location.pathname.endsWith('/export') });
  usePageTitle(dataset?.name ?? 'Dataset');
  const params = { id };
  return (
    <TopBar
      twoLines
      actions={
        loading ? null : (
          <Button look="primary" onPress={() => void navigate({ to: '/datasets/$id/export', params, search: { way: 'load' } })}>
            Load…
          </Button>
        )
      }
    >
      <ChevronRight aria-hidden className={styles.crumb} />
      <DatasetName id={id} name={dataset?.name} />
      <SaveState />
      <ProofPill />
      <DatasetTabs id={id} />
    </TopBar>
  );
}
