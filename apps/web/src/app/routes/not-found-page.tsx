import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { PageFrame } from '../../components/layout/page-frame.tsx';
import { buttonClass } from '../../components/ui/button.tsx';
import { EmptyState } from '../../components/ui/empty-state.tsx';

/** What an address that leads nowhere shows. `title` names what is missing, `children` say where else it may be. */
export function NotFoundPage({ title = 'This page does not exist', children }: { title?: string; children?: ReactNode }) {
  return (
    <PageFrame title="Not found">
      <EmptyState
        title={title}
        action={
          <Link to="/" className={buttonClass('primary')}>
            See all datasets
          </Link>
        }
      >
        It may have been deleted, or the link is incomplete.
        {children}
      </EmptyState>
    </PageFrame>
  );
}
