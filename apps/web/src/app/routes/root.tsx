import { useQuery } from '@tanstack/react-query';
import { Outlet, useRouterState } from '@tanstack/react-router';
import { Suspense } from 'react';
import { useStore } from 'zustand';
import { lazyPart } from '../../components/ui/lazy-part.tsx';
import { BareBar } from '../../components/layout/bare-bar.tsx';
import { PaletteHost } from '../../features/palette/palette-host.tsx';
import { rememberedMe } from '../../lib/remembered-me.ts';
import { sessionStore } from '../../lib/session.ts';
import { meQuery } from '../../queries/me.ts';

/** Loaded on first use: most pages are opened with a session, or need none. */
const SignIn = lazyPart(() => import('./sign-in-page.tsx').then(({ SignIn }) => SignIn), 'screen');
const SignInOver = lazyPart(() => import('../../features/sign-in/sign-in-over.tsx').then(({ SignInOver }) => SignInOver), 'over');

/** Pages for people who have not signed in. */
const OPEN: ReadonlySet<string> = new Set(['/sign-in', '/set-up', '/accept-invitation', '/reset-password', '/shared']);

/** Every screen is in here; the palette and the sheet of keys reach over all of them. */
export function Root() {
  const open = useRouterState({ select: ({ location }) => OPEN.has(location.pathname) });
  if (open) return <Outlet />;
  return (
    <>
      <a href="#main" className="skip">
        Skip to content
      </a>
      <SessionGate />
    </>
  );
}

/** The page, after the session is known; the sign-in form if nobody is signed in. */
function SessionGate() {
  const me = useQuery(meQuery);
  const wanted = useStore(sessionStore, (state) => state.wanted);
  if (wanted === 'page') {
    return (
      <Suspense fallback={null}>
        <SignIn />
      </Suspense>
    );
  }
  // Without a login there is no session to wait for. If the server is unreachable, the page itself shows it.
  if (me.isPending && me.failureCount === 0 && rememberedMe()?.mode !== 'local') return <BareBar />;
  return (
    <>
      <Outlet />
      <PaletteHost />
      <Suspense fallback={null}>{wanted === 'over' ? <SignInOver /> : null}</Suspense>
    </>
  );
}
