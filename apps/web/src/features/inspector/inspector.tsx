import { qualifiedName, type BlueprintColumn, type BlueprintTable } from '@seedbed/contract';
import { memo, Suspense } from 'react';
import { lazyPart } from '../../components/ui/lazy-part.tsx';
import { Badge } from '../../components/ui/badge.tsx';
import { Segmented } from '../../components/ui/segmented.tsx';
import { SkeletonLines } from '../../components/ui/skeleton.tsx';
import { useEngine } from '../../engine/engine-context.tsx';
import { useDraft } from '../../workspace/draft/draft-context.tsx';
import { useStable } from '../../lib/use-stable.ts';
import { factsOf } from '../../workspace/facts-of.ts';
import { isUnrecognised } from '../../workspace/recognised.ts';
import { useMay } from '../../queries/me.ts';
import { ConstraintList } from './constraint-list.tsx';
import { GeneratorForm } from './generator-form.tsx';
import { NullRate } from './null-rate.tsx';
import { MakingRead } from './making-read.tsx';
import { Plot } from './plot.tsx';
import { RelationHead } from './relation-head.tsx';
import { relationOf } from './relation-of.ts';
import styles from './inspector.module.css';

/** Loaded on first use. */
const WhyPane = lazyPart(() => import('./why/why-pane.tsx').then(({ WhyPane }) => WhyPane), 'pane');

const FanOut = lazyPart(() => import('./fan-out/fan-out.tsx').then(({ FanOut }) => FanOut), 'pane');

const Lifecycle = lazyPart(() => import('./lifecycle/lifecycle.tsx').then(({ Lifecycle }) => Lifecycle), 'pane');

const Timeline = lazyPart(() => import('./timeline/timeline.tsx').then(({ Timeline }) => Timeline), 'pane');

/** Generators for the creation time of their row. */
const TELLS_WHEN = /^(?:date\.created|life\.createdAt)$/;

type InspectorTab = 'generator' | 'why';
const TABS = [
  { id: 'generator', label: 'Generator' },
  { id: 'why', label: 'Why' },
] as const;
const Tabs = memo(Segmented<InspectorTab>);

type InspectorProps = {
  tableName: string;
  table: BlueprintTable;
  column: BlueprintColumn;
  /** The current row, from 0: samples of other generators are shown for it. */
  row: number;
  /** It is a column of another table than the one on the screen, which is named. */
  isBeside?: boolean;
  tab: InspectorTab;
  onTab: (tab: InspectorTab) => void;
  onGo: (to: { table: string; row?: number; column?: string }) => void;
};

/**
 * The selected column: its distribution, its generator and its constraints; or the reasons for the choice. Edits apply
 * immediately.
 */
export function Inspector({ tableName, table, column, row, isBeside = false, tab, onTab, onGo }: InspectorProps) {
  const relations = useDraft((state) => state.blueprint.relations);
  const isCounted = useEngine((state) => state.engine?.pictures !== undefined);
  // The curve of a relation and the states of a column have their own charts; a chart of keys is useless.
  const hasPicture = isCounted && (relationOf(relations, tableName, column.name) !== null || column.generator?.kind === 'life.state');
  const on = useStable({ tab: onTab });
  return (
    <div className={`grow scroll ${styles.inspector}`}>
      <header className={`row gap-3 baseline wrap touch-high ${styles.head}`}>
        <h2 className="text-pane break-anywhere">{isBeside ? `${table.name}.${column.name}` : column.name}</h2>
        <code className="faint break-anywhere">{column.type}</code>
        {isUnrecognised(column) ? <Badge tone="warn">not recognised</Badge> : null}
      </header>
      {hasPicture ? null : <Plot table={qualifiedName(table.schema, table.name)} column={column} />}
      <div className={styles.tabs}>
        <Tabs label="About the column" options={TABS} value={tab} onChange={on.tab} />
      </div>
      {tab === 'why' ? (
        <Suspense fallback={<SkeletonLines count={6} />}>
          <WhyPane tableName={tableName} table={table} column={column} />
        </Suspense>
      ) : (
        <Making tableName={tableName} table={table} column={column} row={row} onGo={onGo} />
      )}
    </div>
  );
}

function Making({ tableName, table, column, row, onGo }: Pick<InspectorProps, 'tableName' | 'table' | 'column' | 'row' | 'onGo'>) {
  const relations = useDraft((state) => state.blueprint.relations);
  const found = relationOf(relations, tableName, column.name);
  const may = useMay('write');
  const isLived = column.generator?.kind === 'life.state' && !found && !column.generated;
  const lifecycle = (
    <Suspense fallback={<SkeletonLines count={6} />}>
      <Lifecycle tableName={tableName} column={column} />
    </Suspense>
  );
  return (
    <>
      {column.generated ? (
        <section className={`stack gap-4 border-above pad-4-5 ${styles.section}`}>
          <p className={`faint border-above pad-4-5 ${styles.said}`}>Postgres makes this column, so no value is sent:</p>
          <pre className={`break-anywhere on-sunken pad-3 rounded-cell ${styles.code}`}>{column.generated}</pre>
        </section>
      ) : !may ? (
        <MakingRead column={column} relation={found?.relation ?? null} onGo={onGo} />
      ) : found ? (
        <RelationHead relation={found.relation} onGo={onGo} />
      ) : (
        <GeneratorForm tableName={tableName} table={table} column={column} row={row} picture={isLived ? lifecycle : undefined} />
      )}
      {isLived && !may ? lifecycle : null}
      {found ? (
        <Suspense fallback={<SkeletonLines count={4} />}>
          <FanOut key={found.index} index={found.index} relation={found.relation} column={column} onGo={onGo} />
        </Suspense>
      ) : null}
      {may && table.timeline && TELLS_WHEN.test(column.generator?.kind ?? '') ? (
        <Suspense fallback={<SkeletonLines count={4} />}>
          <Timeline table={tableName} column={column.name} timeline={table.timeline} onGo={onGo} />
        </Suspense>
      ) : null}
      {found || column.generated || (!may && column.nullable) ? null : <NullRate tableName={tableName} column={column} />}
      <ConstraintList table={tableName} column={column.name} facts={factsOf(table, column)} />
    </>
  );
}
