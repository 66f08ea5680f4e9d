import { useMatch, useRouter, type ErrorComponentProps } from '@tanstack/react-router';
import layout from '../../components/layout/layout.module.css';
import { PageFrame } from '../../components/layout/page-frame.tsx';
import { ErrorNote } from '../../components/ui/error-note.tsx';

/** A screen that broke. Edits are stored in this browser, so retrying is safe. */
export function RouteError(props: ErrorComponentProps) {
  return (
    <PageFrame title="Something went wrong on this screen">
      <Broken {...props} />
    </PageFrame>
  );
}

/** The same below the bar of a dataset, which still works. */
export function ScreenError(props: ErrorComponentProps) {
  // The name of the dataset heads the screen of its tables.
  const Heading = useMatch({ from: '/datasets/$id/', shouldThrow: false }) ? 'h2' : 'h1';
  return (
    <main id="main" className={`gap-6 full-width ${layout.page}`}>
      <Heading>Something went wrong on this screen</Heading>
      <Broken {...props} />
    </main>
  );
}

function Broken({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  return (
    <ErrorNote
      error={error}
      broken="This screen"
      onRetry={() => {
        reset();
        void router.invalidate();
      }}
    />
  );
}
