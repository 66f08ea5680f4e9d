import { Link } from '@tanstack/react-router';
import { Suspense, type ReactNode } from 'react';
import { PageFrame } from '../../components/layout/page-frame.tsx';
import { lazyPart } from '../../components/ui/lazy-part.tsx';
import { buttonClass } from '../../components/ui/button.tsx';

/** Loaded with the first unknown address. */
const RecentDatasets = lazyPart(() => import('./recent-datasets.tsx').then(({ RecentDatasets }) => RecentDatasets), 'nothing');

/** Shown for an unknown address. `title` names what is missing, `children` suggest other places. */
export function NotFoundPage({ title = 'This page does not exist', children }: { title?: string; children?: ReactNode }) {
  return (
    <PageFrame
      title={title}
      tabTitle="Not found"
      lead={
        <>
          It may have been deleted, or the link is incomplete.
          {children}
        </>
      }
      actions={
        <Link to="/" className={buttonClass('primary')}>
          See all datasets
        </Link>
      }
    >
      <Suspense>
        <RecentDatasets />
      </Suspense>
    </PageFrame>
  );
}
