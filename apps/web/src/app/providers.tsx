import { QueryClientProvider } from '@tanstack/react-query';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { RouterProvider as AriaRouterProvider } from 'react-aria-components';
import { useStore } from 'zustand';
import { notesStore } from '../lib/notify.ts';
import { createQueryClient } from '../lib/query-client.ts';
import { reachStore } from '../lib/server-reach.ts';

const ServerGone = lazy(() => import('../components/layout/server-gone.tsx').then((file) => ({ default: file.ServerGone })));
const Notes = lazy(() => import('../components/layout/notes.tsx').then((file) => ({ default: file.Notes })));

/** What every screen may use: answers of the API, links inside menus, short notes. */
export function Providers({ navigate, children }: { navigate: (to: string) => void; children: ReactNode }) {
  const [queries] = useState(createQueryClient);
  const noted = useStore(notesStore, (state) => state.needed);
  const gone = useStore(reachStore, (state) => state.gone);
  return (
    <QueryClientProvider client={queries}>
      <AriaRouterProvider navigate={navigate}>
        <Suspense fallback={null}>{gone ? <ServerGone /> : null}</Suspense>
        {children}
        <Suspense fallback={null}>{noted ? <Notes /> : null}</Suspense>
      </AriaRouterProvider>
    </QueryClientProvider>
  );
}
