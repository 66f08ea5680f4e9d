import './styles/index.css';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Providers } from './app/providers.tsx';
import { createAppRouter } from './app/router.tsx';
import { recallDdl } from './features/start/kept-ddl.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

// Whichever page is opened: what is secret does not stay in this browser.
void recallDdl();

// With the first thing that gets the focus.
document.addEventListener('focusin', () => void import('./lib/kept-focus.ts').then(({ keepFocus }) => keepFocus()), { once: true });

const router = createAppRouter();

createRoot(root).render(
  <StrictMode>
    <Providers navigate={(to) => void router.navigate({ href: to })}>
      <RouterProvider router={router} />
    </Providers>
  </StrictMode>,
);
