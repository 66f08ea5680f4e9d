import { createRootRoute, createRoute, createRouter, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { growthStore } from '../features/start/growth.ts';
import { NotFoundPage } from './routes/not-found-page.tsx';
import { Root } from './routes/root.tsx';
import { RouteError } from './routes/route-error.tsx';
import {
  readExportSearch,
  readGrowingSearch,
  readHistorySearch,
  readHomeSearch,
  readProblemsSearch,
  readRunsSearch,
  readSettingsSearch,
  readSignInSearch,
  readTableSearch,
} from '../lib/search.ts';

const root = createRootRoute({ component: Root, notFoundComponent: NotFoundPage });

const home = createRoute({
  getParentRoute: () => root,
  path: '/',
  validateSearch: readHomeSearch,
  component: lazyRouteComponent(() => import('./routes/home-page.tsx'), 'HomePage'),
});

const growing = createRoute({
  getParentRoute: () => root,
  path: '/growing',
  validateSearch: readGrowingSearch,
  // A link, or a reload: what was read went with the page that read it.
  beforeLoad: () => {
    if (growthStore.getState().state !== 'reading') throw redirect({ to: '/', replace: true });
  },
  component: lazyRouteComponent(() => import('./routes/growing-page.tsx'), 'GrowingPage'),
});

const dataset = createRoute({
  getParentRoute: () => root,
  path: '/datasets/$id',
  component: lazyRouteComponent(() => import('./routes/dataset-page.tsx'), 'DatasetPage'),
});
const table = createRoute({
  getParentRoute: () => dataset,
  path: '/',
  validateSearch: readTableSearch,
  component: lazyRouteComponent(() => import('./routes/table-page.tsx'), 'TablePage'),
});
const problems = createRoute({
  getParentRoute: () => dataset,
  path: '/problems',
  validateSearch: readProblemsSearch,
  component: lazyRouteComponent(() => import('./routes/problems-page.tsx'), 'ProblemsPage'),
});
const history = createRoute({
  getParentRoute: () => dataset,
  path: '/history',
  validateSearch: readHistorySearch,
  component: lazyRouteComponent(() => import('./routes/history-page.tsx'), 'HistoryPage'),
});
const exporting = createRoute({
  getParentRoute: () => dataset,
  path: '/export',
  validateSearch: readExportSearch,
  component: lazyRouteComponent(() => import('./routes/export-page.tsx'), 'ExportPage'),
});

const runs = createRoute({
  getParentRoute: () => root,
  path: '/runs',
  validateSearch: readRunsSearch,
  component: lazyRouteComponent(() => import('./routes/runs-page.tsx'), 'RunsPage'),
});
const run = createRoute({ getParentRoute: () => root, path: '/runs/$runId', component: lazyRouteComponent(() => import('./routes/run-page.tsx'), 'RunPage') });
const connections = createRoute({
  getParentRoute: () => root,
  path: '/connections',
  component: lazyRouteComponent(() => import('./routes/connections-page.tsx'), 'ConnectionsPage'),
});
const packs = createRoute({ getParentRoute: () => root, path: '/packs', component: lazyRouteComponent(() => import('./routes/packs-page.tsx'), 'PacksPage') });
const pack = createRoute({
  getParentRoute: () => root,
  path: '/packs/$name',
  component: lazyRouteComponent(() => import('./routes/pack-page.tsx'), 'PackPage'),
});

const settings = createRoute({
  getParentRoute: () => root,
  path: '/settings/{-$section}',
  validateSearch: readSettingsSearch,
  component: lazyRouteComponent(() => import('./routes/settings-page.tsx'), 'SettingsPage'),
});

/** Before anybody is let in. */
const signIn = createRoute({
  getParentRoute: () => root,
  path: '/sign-in',
  validateSearch: readSignInSearch,
  component: lazyRouteComponent(() => import('./routes/sign-in-page.tsx'), 'SignInPage'),
});
const setUp = createRoute({
  getParentRoute: () => root,
  path: '/set-up',
  component: lazyRouteComponent(() => import('./routes/set-up-page.tsx'), 'SetUpPage'),
});
const invitation = createRoute({
  getParentRoute: () => root,
  path: '/accept-invitation',
  component: lazyRouteComponent(() => import('./routes/invitation-page.tsx'), 'InvitationPage'),
});
const passwordReset = createRoute({
  getParentRoute: () => root,
  path: '/reset-password',
  component: lazyRouteComponent(() => import('./routes/password-reset-page.tsx'), 'PasswordResetPage'),
});
const signedIn = createRoute({
  getParentRoute: () => root,
  path: '/signed-in',
  component: lazyRouteComponent(() => import('./routes/signed-in-page.tsx'), 'SignedInPage'),
});

const tree = root.addChildren([
  home,
  growing,
  dataset.addChildren([table, problems, history, exporting]),
  runs,
  run,
  connections,
  packs,
  pack,
  settings,
  signIn,
  setUp,
  invitation,
  passwordReset,
  signedIn,
]);

export function createAppRouter() {
  return createRouter({ routeTree: tree, defaultPreload: 'intent', defaultErrorComponent: RouteError, scrollRestoration: true });
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}
