import { QueryClientProvider } from '@tanstack/react-query';
import { Suspense, useState, type ReactNode } from 'react';
import { RouterProvider as AriaRouterProvider } from 'react-aria-components';
import { useStore } from 'zustand';
import { ServerGone } from '../components/layout/server-gone.tsx';
import { lazyPart } from '../components/ui/lazy-part.tsx';
import { notesStore } from '../lib/notify.ts';
import { createQueryClient } from '../lib/query-client.ts';
import { reachStore } from '../lib/server-reach.ts';
import { unsaidStore } from '../lib/unsaid-errors.ts';

/** Loaded with the first note. */
const Notes = lazyPart(() => import('../components/layout/notes.tsx').then(({ Notes }) => Notes), 'nothing');

/** With the first failure that nothing else on the screen says. */
const UnsaidNote = lazyPart(() => import('../components/layout/unsaid-note.tsx').then(({ UnsaidNote }) => UnsaidNote), 'nothing');

/** What every screen may use: answers of the API, links inside menus, short notes. */
export function Providers({ navigate, children }: { navigate: (to: string) => void; children: ReactNode }) {
  const [queries] = useState(createQueryClient);
  const noted = useStore(notesStore, (state) => state.needed);
  const gone = useStore(reachStore, (state) => state.gone);
  const unsaid = useStore(unsaidStore, (state) => state.what.length > 0);
  return (
    <QueryClientProvider client={queries}>
      <AriaRouterProvider navigate={navigate}>
        {gone ? <ServerGone /> : null}
        <Suspense fallback={null}>{unsaid && !gone ? <UnsaidNote /> : null}</Suspense>
        {children}
        <Suspense fallback={null}>{noted ? <Notes /> : null}</Suspense>
      </AriaRouterProvider>
    </QueryClientProvider>
  );
}
