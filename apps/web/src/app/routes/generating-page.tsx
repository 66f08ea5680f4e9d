import { qualifiedName } from '@seedbed/contract';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import { useCallback, useState } from 'react';
import { useStore } from 'zustand';
import { usePageTitle } from '../../components/layout/page-frame.tsx';
import { TopBar } from '../../components/layout/top-bar.tsx';
import { SkeletonLines } from '../../components/ui/skeleton.tsx';
import { firstGroup } from '../../lib/by-schema.ts';
import { PaneSwitch, type Pane } from '../../features/frame/pane-switch.tsx';
import frame from '../../features/frame/frame.module.css';
import { WorkspaceSkeleton } from '../../features/frame/workspace-skeleton.tsx';
import { GeneratingColumns } from '../../features/start/generating-columns.tsx';
import { GeneratingTables } from '../../features/start/generating-tables.tsx';
import { groupsOf } from '../../features/start/groups-of.ts';
import { Generating } from '../../features/start/generating.tsx';
import { GeneratingSteps } from '../../features/start/generating-steps.tsx';
import { endGrowth, growthStore } from '../../features/start/growth.ts';

const route = getRouteApi('/generating');

/** The workspace before its dataset exists: tables appear as they are read, their columns before the generators. */
export function GeneratingPage() {
  const growth = useStore(growthStore);
  const navigate = useNavigate({ from: '/generating' });
  const { t } = route.useSearch();
  const [pane, setPane] = useState<Pane | null>(null);
  const select = useCallback(
    (next: string) => {
      void navigate({ search: { t: next }, replace: true });
      setPane('rows');
    },
    [navigate],
  );
  usePageTitle(growth.state === 'reading' && growth.name ? growth.name : 'New dataset');
  // On leaving: the created dataset is being opened.
  if (growth.state !== 'reading') return <WorkspaceSkeleton />;
  const read = growth.read ?? [];
  const table = read.find((one) => qualifiedName(one.schema, one.name) === t) ?? firstGroup(groupsOf(read))?.members[0];
  const shown = pane ?? 'rows';
  return (
    <>
      <TopBar
        tabs={
          <div className={`line min-width-0 full-width ${frame.growing}`}>
            <Generating reading={growth} ddl={null} onCancel={endGrowth} />
          </div>
        }
      >
        <ChevronRight aria-hidden className={`rigid faint ${frame.crumb}`} />
        <h1 className={`cut ${frame.datasetName}`}>{growth.name ?? 'New dataset'}</h1>
      </TopBar>
      <div className={`row rigid min-height-0 clip ${frame.panes}`} data-pane={shown}>
        <aside className={`stack rigid min-height-0 on-bg ${frame.left}`} aria-label="Tables">
          <GeneratingTables reading={growth} selected={table ? qualifiedName(table.schema, table.name) : null} onSelect={select} />
        </aside>
        <main id="main" className={`stack fill min-height-0 on-surface ${frame.middle}`}>
          <GeneratingSteps reading={growth} />
          {table ? <GeneratingColumns table={table} /> : <SkeletonLines count={24} label="Reading columns" />}
        </main>
      </div>
      <PaneSwitch pane={shown} middle="Rows" hasInspector={false} onChange={setPane} />
    </>
  );
}
