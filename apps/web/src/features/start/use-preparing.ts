import { useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';
import { wakeEngine } from '../../engine/awake-engine.ts';

/** Fetches the workspace and starts its engine while a schema is written or read, so that neither is waited for when its dataset is there. */
export function usePreparing(): () => void {
  const router = useRouter();
  return useCallback(() => {
    wakeEngine();
    // Code only: no dataset is requested.
    void router.preloadRoute({ to: '/generating' }).catch(() => undefined);
    void router.preloadRoute({ to: '/datasets/$id', params: { id: 'next' } }).catch(() => undefined);
  }, [router]);
}
