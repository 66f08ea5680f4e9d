import { getRouteApi, Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { usePageTitle } from '../../components/layout/page-frame.tsx';
import { MainNav } from '../../components/layout/main-nav.tsx';
import { TopBar } from '../../components/layout/top-bar.tsx';
import { Button } from '../../components/ui/button.tsx';
import { DatasetList } from '../../features/datasets/components/dataset-list.tsx';
import { useHasDatasets } from '../../features/datasets/use-has-datasets.ts';
import { useMay } from '../../queries/me.ts';
import { PasteBox } from '../../features/start/paste-box.tsx';
import { TemplatePreview } from '../../features/start/template-preview.tsx';
import styles from '../../features/start/start.module.css';

const route = getRouteApi('/');

/**
 * The start page: a schema goes in on the left, and a template already grows on the right. Datasets are listed below,
 * or above if there are any.
 */
export function HomePage() {
  const { q, archived } = route.useSearch();
  usePageTitle('Seedbed');
  const may = useMay('write');
  const has = useHasDatasets();
  // A returning person comes for the existing datasets.
  const isList = has || q !== undefined || archived === true;
  const start = useRef<HTMLElement>(null);
  const begin = () => {
    start.current?.scrollIntoView({ block: 'start' });
    start.current?.querySelector('textarea')?.focus();
  };
  useEffect(() => {
    if (window.location.hash === '#new') begin();
  }, [isList]);
  const list = (
    <DatasetList
      query={q ?? ''}
      archived={archived === true}
      isFirst={isList && may}
      leadsTo={
        isList && may ? (
          <Button look="primary" onPress={begin}>
            New dataset
          </Button>
        ) : undefined
      }
    />
  );
  const Title = isList ? 'h2' : 'h1';
  return (
    <>
      <TopBar>
        <MainNav />
      </TopBar>
      <main id="main" className={`stack gap-5 full-width ${styles.home}`}>
        {may ? (
          <>
            {isList ? list : null}
            <section ref={start} className={`stack gap-5 ${styles.new}`} aria-label="New dataset">
              <Title className={isList ? styles.titleBelow : styles.title}>Fill a Postgres schema with data.</Title>
              <div className={`grid gap-6 at-start ${styles.ways}`}>
                <PasteBox autoFocus={!isList} />
                <TemplatePreview />
              </div>
              <p className="quiet">
                A schema is about to change? <Link to="/rehearse">Rehearse a migration</Link>
              </p>
            </section>
          </>
        ) : (
          <header>
            <h1 className={styles.title}>Open a dataset</h1>
            <p>You are a viewer: you can see and download rows. Editors and owners create new ones.</p>
          </header>
        )}
        {may && isList ? null : list}
      </main>
    </>
  );
}
