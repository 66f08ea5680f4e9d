import type { ReactNode } from 'react';
import layout from '../../components/layout/layout.module.css';
import { MainNav } from '../../components/layout/main-nav.tsx';
import { TopBar } from '../../components/layout/top-bar.tsx';
import { SkeletonLines } from '../../components/ui/skeleton.tsx';
import { roomOf } from './dataset-name.tsx';
import styles from './frame.module.css';

/** The workspace in its final size, before anything is known of it. */
export function WorkspaceSkeleton() {
  return (
    <>
      <TopBar tabs={<MainNav />} />
      <PanesSkeleton />
    </>
  );
}

/** The place of the later, editable name. */
export function OpeningName({ name = 'Opening…' }: { name: string | undefined }) {
  return (
    <h1 className={styles.datasetName} style={roomOf(name)}>
      <span className={`block cut ${styles.nameText}`}>{name}</span>
    </h1>
  );
}

/** `middle`: the placeholder of a screen without rows. */
export function PanesSkeleton({ middle = <SkeletonLines count={16} label="Loading rows" /> }: { middle?: ReactNode }) {
  return (
    <div className={`row rigid min-height-0 clip ${styles.panes}`} data-pane="rows">
      <aside className={`stack rigid min-height-0 on-bg ${styles.left}`}>
        <SkeletonLines count={9} label="Loading tables" />
      </aside>
      <main id="main" aria-busy className={`stack fill min-height-0 on-surface ${styles.middle}`}>
        {middle}
      </main>
      <aside className={`stack rigid min-height-0 on-bg clip ${styles.right}`}>
        <SkeletonLines count={7} label="Loading inspector" />
      </aside>
    </div>
  );
}

/** A screen of one column, as it begins. */
export function PageSkeleton() {
  return (
    <main id="main" aria-busy className={`gap-6 full-width ${layout.page}`}>
      <SkeletonLines count={8} label="Loading the screen" />
    </main>
  );
}
