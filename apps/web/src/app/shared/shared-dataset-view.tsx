import { qualifiedName, type SharedDataset } from '@seedbed/contract';
import { Moon, Sun } from 'lucide-react';
import { useMemo, useState } from 'react';
import { createStore } from 'zustand/vanilla';
import { Logo } from '../../components/layout/logo.tsx';
import { usePageTitle } from '../../components/layout/page-frame.tsx';
import { Badge } from '../../components/ui/badge.tsx';
import { IconButton } from '../../components/ui/button.tsx';
import { Segmented } from '../../components/ui/segmented.tsx';
import { EngineContext } from '../../engine/engine-context.tsx';
import type { EngineState } from '../../engine/engine-store.ts';
import { engineOfCalls } from '../../engine/server-engine.ts';
import { DiagramView } from '../../features/diagram/diagram-view.tsx';
import { sharedCalls } from '../../features/share/api.ts';
import { sharedBlueprint } from '../../features/share/shared-blueprint.ts';
import { setTheme, useTheme } from '../../lib/theme.ts';
import { DraftContext } from '../../workspace/draft/draft-context.tsx';
import { createDraftStore } from '../../workspace/draft/draft-store.ts';
import { openingTable } from '../../features/share/about-words.ts';
import { SharedAbout, SharedProof } from './shared-about.tsx';
import { SharedProblems } from './shared-problems.tsx';
import { SharedRows, type At } from './shared-rows.tsx';
import bar from '../../components/layout/layout.module.css';
import { formatTime } from '../../lib/format.ts';
import styles from './shared.module.css';

const VIEWS = [
  { id: 'rows', label: 'Rows' },
  { id: 'diagram', label: 'Diagram' },
  { id: 'problems', label: 'Problems' },
] as const;

/**
 * Rows, diagram and problems of a dataset, read-only. Nothing is saved, and only calls that the link allows are made.
 */
export function SharedDatasetView({ token, dataset }: { token: string; dataset: SharedDataset }) {
  const { name, revision, changedAt, schema } = dataset;
  const [view, setView] = useState<(typeof VIEWS)[number]['id']>('rows');
  const [at, setAt] = useState<At>({ table: dataset.at?.table ?? openingTable(schema) ?? '', row: (dataset.at?.row ?? 1) - 1, column: null });
  const theme = useTheme();
  usePageTitle(name);
  const stores = useMemo(() => storesOf(token, dataset), [token, dataset]);
  return (
    <DraftContext value={stores.draft}>
      <EngineContext value={stores.engine}>
        <header className={`rigid on-surface border-below sticky-top ${bar.bar} ${styles.bar}`}>
          <span className={`rigid ${bar.logo}`}>
            <Logo />
            <span className={bar.logoName}>Seedbed</span>
          </span>
          <h1 className="cut min-width-0 text-pane" title={`Revision ${revision}, changed ${formatTime(changedAt)}`}>
            {name}
          </h1>
          <Badge tone="info">read-only</Badge>
          <SharedProof dataset={dataset} />
          <div className={styles.views}>
            <Segmented label="View" options={VIEWS} value={view} onChange={setView} />
          </div>
          <div className={`gap-2 rigid push-end ${bar.barEnd}`}>
            <IconButton label={theme === 'dark' ? 'Use light colours' : 'Use dark colours'} onPress={() => setTheme(theme === 'dark' ? 'light' : 'dark')}>
              {theme === 'dark' ? <Sun aria-hidden /> : <Moon aria-hidden />}
            </IconButton>
          </div>
        </header>
        <main id="main" className={`stack min-height-0 ${styles.main}`}>
          <SharedAbout dataset={dataset} table={at.table} />
          {schema.tables.length === 0 ? <p className="pad-5">This dataset has no tables.</p> : null}
          {view === 'rows' && schema.tables.length > 0 ? <SharedRows at={at} onGo={setAt} /> : null}
          {view === 'diagram' && schema.tables.length > 0 ? (
            <DiagramView
              selected={at.table}
              onSelect={(table) => setAt({ table, row: 0, column: null })}
              onOpen={(table) => {
                setAt({ table, row: 0, column: null });
                setView('rows');
              }}
            />
          ) : null}
          {view === 'problems' ? <SharedProblems token={token} revision={revision} /> : null}
        </main>
      </EngineContext>
    </DraftContext>
  );
}

/** The stores that grid and diagram read: a draft that is never saved, and a read-only engine. */
function storesOf(token: string, { name: dataset, revision, schema, first }: SharedDataset) {
  const blueprint = sharedBlueprint(schema);
  const tables = schema.tables.map(({ schema: of, name, rows }) => ({ name: qualifiedName(of, name), rows, omitted: [] }));
  const engine = createStore<EngineState>(() => ({
    shown: true,
    mode: 'server',
    trouble: null,
    engine: engineOfCalls(revision, sharedCalls(token, first)),
    compiled: { edition: revision, tables, notices: [], blocks: [] },
    waited: 0,
    problem: null,
    stillness: null,
  }));
  // Widths and moved cards are stored under this name, which reveals nothing about the token.
  return {
    draft: createDraftStore(`shared/${dataset}`, revision, blueprint, null),
    engine: Object.assign(engine, { retry: () => undefined, dispose: () => undefined }),
  };
}
