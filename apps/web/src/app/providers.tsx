import { QueryClientProvider } from '@tanstack/react-query';
import { useState, type CSSProperties, type ReactNode } from 'react';
import { RouterProvider as AriaRouterProvider } from 'react-aria-components';
import { Toaster } from 'sonner';
import { createQueryClient } from '../lib/query-client.ts';
import { useTheme } from '../lib/theme.ts';

/** What every screen may use: answers of the API, links inside menus, short notes. */
export function Providers({ navigate, children }: { navigate: (to: string) => void; children: ReactNode }) {
  const [queries] = useState(createQueryClient);
  return (
    <QueryClientProvider client={queries}>
      <AriaRouterProvider navigate={navigate}>
        {children}
        <Notes />
      </AriaRouterProvider>
    </QueryClientProvider>
  );
}

const LOOK = {
  fontFamily: 'inherit', '--width': '320px', '--border-radius': 'var(--radius-pane)',
  '--normal-bg': 'var(--surface)', '--normal-border': 'var(--line)', '--normal-text': 'var(--ink)',
} as CSSProperties;

function Notes() {
  return <Toaster theme={useTheme()} position="bottom-right" gap={8} style={LOOK} toastOptions={{ duration: 6_000 }} />;
}
