import { MainNav } from '../../components/layout/main-nav.tsx';
import { TopBar } from '../../components/layout/top-bar.tsx';
import { SkeletonLines } from '../../components/ui/skeleton.tsx';
import styles from './frame.module.css';

/** The workspace's panes in their final size, before anything is known. */
export function WorkspaceSkeleton() {
  return (
    <>
      <TopBar>
        <MainNav />
      </TopBar>
      <div className={styles.panes}>
        <aside className={styles.left}>
          <SkeletonLines count={9} label="Loading tables" />
        </aside>
        <main id="main" className={styles.middle}>
          <SkeletonLines count={16} label="Loading rows" />
        </main>
        <aside className={styles.right}>
          <SkeletonLines count={7} label="Loading inspector" />
        </aside>
      </div>
    </>
  );
}
