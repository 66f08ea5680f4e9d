import { Link } from '@tanstack/react-router';
import { PageFrame } from '../../components/layout/page-frame.tsx';
import { buttonClass } from '../../components/ui/button.tsx';
import { EmptyState } from '../../components/ui/empty-state.tsx';

export function NotFoundPage() {
  return (
    <PageFrame title="Not found">
      <EmptyState
        title="This page does not exist"
        action={
          <Link to="/" className={buttonClass('primary')}>
            See all datasets
          </Link>
        }
      >
        It may have been deleted, or the link is incomplete.
      </EmptyState>
    </PageFrame>
  );
}
