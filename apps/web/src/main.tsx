import './styles/index.css';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Providers } from './app/providers.tsx';
import { createAppRouter } from './app/router.tsx';
import { recallDdl } from './features/start/kept-ddl.ts';
import { followNetwork, loadCode } from './lib/part.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

// Whichever page is opened: what is secret does not stay in this browser.
void recallDdl();

// After the first paint; before, nothing can have lost the focus.
addEventListener('load', () => void keepFocus(), { once: true });

async function keepFocus(): Promise<void> {
  // A convenience: without it the page does all that it does.
  const kept = await loadCode(() => import('./lib/kept-focus.ts')).catch(() => null);
  kept?.keepFocus();
}

followNetwork();

const router = createAppRouter();

createRoot(root).render(
  <StrictMode>
    <Providers navigate={(to) => void router.navigate({ href: to })}>
      <RouterProvider router={router} />
    </Providers>
  </StrictMode>,
);
