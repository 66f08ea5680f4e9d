import './styles/index.css';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Providers } from './app/providers.tsx';
import { createAppRouter } from './app/router.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

const router = createAppRouter();

createRoot(root).render(
  <StrictMode>
    <Providers navigate={(to) => void router.navigate({ href: to })}>
      <RouterProvider router={router} />
    </Providers>
  </StrictMode>,
);
