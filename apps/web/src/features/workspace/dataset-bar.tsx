import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useRouterState } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import { usePageTitle } from '../../components/layout/page-frame.tsx';
import { TopBar } from '../../components/layout/top-bar.tsx';
import nav from '../../components/layout/layout.module.css';
import { Badge } from '../../components/ui/badge.tsx';
import { Button } from '../../components/ui/button.tsx';
import { datasetQuery } from '../datasets/api/datasets.ts';
import { useDraft } from '../draft/draft-context.tsx';
import { useProblems } from '../problems/use-problems.ts';
import { DatasetName } from './dataset-name.tsx';
import { SaveState } from './save-state.tsx';
import styles from './workspace.module.css';

/** The workspace's bar: which dataset, whether it is saved, its screens, and the one thing that most people came for. */
export function DatasetBar() {
  const id = useDraft((state) => state.datasetId);
  const dataset = useQuery(datasetQuery(id)).data;
  const { errors, warnings } = useProblems();
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
      <nav className={`${nav.nav} ${styles.tabs}`} aria-label="Dataset">
        <Link to="/datasets/$id" params={params} className={nav.navLink} activeOptions={{ exact: true, includeSearch: false }}>
          Tables
        </Link>
        <Link to="/datasets/$id/problems" params={params} className={nav.navLink}>
          Problems
          {errors + warnings > 0 ? <Badge tone={errors > 0 ? 'bad' : 'warn'}>{errors + warnings}</Badge> : null}
        </Link>
        <Link to="/datasets/$id/history" params={params} className={nav.navLink}>
          History
        </Link>
        <Link to="/datasets/$id/export" params={params} className={nav.navLink} activeOptions={{ includeSearch: false }}>
          Export
        </Link>
      </nav>
    </TopBar>
  );
}
