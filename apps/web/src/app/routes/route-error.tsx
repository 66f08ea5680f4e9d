import { useRouter, type ErrorComponentProps } from '@tanstack/react-router';
import { PageFrame } from '../../components/layout/page-frame.tsx';
import { ErrorNote } from '../../components/ui/error-note.tsx';

/** A screen that broke. What was edited lies in this browser, so trying again is safe. */
export function RouteError({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  return (
    <PageFrame title="This screen broke">
      <ErrorNote
        error={error}
        onRetry={() => {
          reset();
          void router.invalidate();
        }}
      />
    </PageFrame>
  );
}
