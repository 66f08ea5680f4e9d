import { getRouteApi } from '@tanstack/react-router';
import { usePageTitle } from '../../components/layout/page-frame.tsx';
import { MainNav } from '../../components/layout/main-nav.tsx';
import { TopBar } from '../../components/layout/top-bar.tsx';
import { DatasetList } from '../../features/datasets/components/dataset-list.tsx';
import { useMay } from '../../queries/me.ts';
import { PasteBox } from '../../features/start/paste-box.tsx';
import { TemplatePreview } from '../../features/start/template-preview.tsx';
import styles from '../../features/start/start.module.css';

const route = getRouteApi('/');

/** Where everything starts: a schema goes in on the left, a template grows already on the right, datasets lie below. */
export function HomePage() {
  const { q, archived } = route.useSearch();
  usePageTitle('Seedbed');
  const may = useMay('write');
  return (
    <>
      <TopBar>
        <MainNav />
      </TopBar>
      <main id="main" className={styles.home}>
        {may ? (
          <>
            <h1 className={styles.title}>Fill a Postgres schema with data.</h1>
            <div className={styles.ways}>
              <PasteBox />
              <TemplatePreview />
            </div>
          </>
        ) : (
          <header>
            <h1 className={styles.title}>Open a dataset</h1>
            <p>You are a viewer: you can see and download rows. Editors and owners create new ones.</p>
          </header>
        )}
        <DatasetList query={q ?? ''} archived={archived === true} />
      </main>
    </>
  );
}
