import { createRootRoute, createRoute, createRouter, redirect } from '@tanstack/react-router';
import { lazyPart } from '../components/ui/lazy-part.tsx';
import { growthStore } from '../features/start/growth.ts';
import { NotFoundPage } from './routes/not-found-page.tsx';
import { Root } from './routes/root.tsx';
import { BarFrame } from '../components/layout/bar-frame.tsx';
import { RouteError, ScreenError } from './routes/route-error.tsx';
import {
  readCompareSearch,
  readExportSearch,
  readGeneratingSearch,
  readHistorySearch,
  readHomeSearch,
  readLoadSearch,
  readPacksSearch,
  readProblemsSearch,
  readRehearseSearch,
  readReviewSearch,
  readRunsSearch,
  readSettingsSearch,
  readSignInSearch,
  readSqlSearch,
  readTableSearch,
} from '../lib/search.ts';

const root = createRootRoute({ component: Root, notFoundComponent: () => <NotFoundPage /> });

const home = createRoute({
  getParentRoute: () => root,
  path: '/',
  validateSearch: readHomeSearch,
  component: lazyPart(() => import('./routes/home-page.tsx').then(({ HomePage }) => HomePage), 'screen', BarFrame),
});

const generating = createRoute({
  getParentRoute: () => root,
  path: '/generating',
  validateSearch: readGeneratingSearch,
  // After a link or a reload: the data of the previous page is gone.
  beforeLoad: () => {
    if (growthStore.getState().state !== 'reading') throw redirect({ to: '/', replace: true });
  },
  component: lazyPart(() => import('./routes/generating-page.tsx').then(({ GeneratingPage }) => GeneratingPage), 'screen', BarFrame),
});

const dataset = createRoute({
  getParentRoute: () => root,
  path: '/datasets/$id',
  component: lazyPart(() => import('./routes/dataset-page.tsx').then(({ DatasetPage }) => DatasetPage), 'screen', BarFrame),
});
const table = createRoute({
  getParentRoute: () => dataset,
  path: '/',
  validateSearch: readTableSearch,
  component: lazyPart(() => import('./routes/table-page.tsx').then(({ TablePage }) => TablePage), 'screen'),
  errorComponent: ScreenError,
});
const problems = createRoute({
  getParentRoute: () => dataset,
  path: '/problems',
  validateSearch: readProblemsSearch,
  component: lazyPart(() => import('./routes/problems-page.tsx').then(({ ProblemsPage }) => ProblemsPage), 'screen'),
  errorComponent: ScreenError,
});
const review = createRoute({
  getParentRoute: () => dataset,
  path: '/review',
  validateSearch: readReviewSearch,
  component: lazyPart(() => import('./routes/review-page.tsx').then(({ ReviewPage }) => ReviewPage), 'screen'),
  errorComponent: ScreenError,
});
const querying = createRoute({
  getParentRoute: () => dataset,
  path: '/sql',
  validateSearch: readSqlSearch,
  component: lazyPart(() => import('./routes/sql-page.tsx').then(({ SqlPage }) => SqlPage), 'screen'),
  errorComponent: ScreenError,
});
const history = createRoute({
  getParentRoute: () => dataset,
  path: '/history',
  validateSearch: readHistorySearch,
  component: lazyPart(() => import('./routes/history-page.tsx').then(({ HistoryPage }) => HistoryPage), 'screen'),
  errorComponent: ScreenError,
});
const comparing = createRoute({
  getParentRoute: () => dataset,
  path: '/compare',
  validateSearch: readCompareSearch,
  component: lazyPart(() => import('./routes/compare-page.tsx').then(({ ComparePage }) => ComparePage), 'screen'),
  errorComponent: ScreenError,
});
const asking = createRoute({
  getParentRoute: () => dataset,
  path: '/ask',
  component: lazyPart(() => import('./routes/ask-page.tsx').then(({ AskPage }) => AskPage), 'screen'),
  errorComponent: ScreenError,
});
const mocking = createRoute({
  getParentRoute: () => dataset,
  path: '/mock',
  component: lazyPart(() => import('./routes/mock-page.tsx').then(({ MockPage }) => MockPage), 'screen'),
  errorComponent: ScreenError,
});
const loading = createRoute({
  getParentRoute: () => dataset,
  path: '/load',
  validateSearch: readLoadSearch,
  component: lazyPart(() => import('./routes/load-page.tsx').then(({ LoadPage }) => LoadPage), 'screen'),
  errorComponent: ScreenError,
});
const exporting = createRoute({
  getParentRoute: () => dataset,
  path: '/export',
  validateSearch: readExportSearch,
  beforeLoad: ({ params, search: { way, ...search } }) => {
    if (way === 'load') throw redirect({ to: '/datasets/$id/load', params, search, replace: true });
  },
  component: lazyPart(() => import('./routes/export-page.tsx').then(({ ExportPage }) => ExportPage), 'screen'),
  errorComponent: ScreenError,
});

const runs = createRoute({
  getParentRoute: () => root,
  path: '/runs',
  validateSearch: readRunsSearch,
  component: lazyPart(() => import('./routes/runs-page.tsx').then(({ RunsPage }) => RunsPage), 'screen', BarFrame),
});
const run = createRoute({
  getParentRoute: () => root,
  path: '/runs/$runId',
  component: lazyPart(() => import('./routes/run-page.tsx').then(({ RunPage }) => RunPage), 'screen', BarFrame),
});
const connections = createRoute({
  getParentRoute: () => root,
  path: '/connections',
  component: lazyPart(() => import('./routes/connections-page.tsx').then(({ ConnectionsPage }) => ConnectionsPage), 'screen', BarFrame),
});
const packs = createRoute({
  getParentRoute: () => root,
  path: '/packs',
  validateSearch: readPacksSearch,
  component: lazyPart(() => import('./routes/packs-page.tsx').then(({ PacksPage }) => PacksPage), 'screen', BarFrame),
});
const pack = createRoute({
  getParentRoute: () => root,
  path: '/packs/$name',
  component: lazyPart(() => import('./routes/pack-page.tsx').then(({ PackPage }) => PackPage), 'screen', BarFrame),
});

const rehearsing = createRoute({
  getParentRoute: () => root,
  path: '/rehearse',
  validateSearch: readRehearseSearch,
  component: lazyPart(() => import('./routes/rehearse-page.tsx').then(({ RehearsePage }) => RehearsePage), 'screen', BarFrame),
});

const settings = createRoute({
  getParentRoute: () => root,
  path: '/settings/{-$section}',
  validateSearch: readSettingsSearch,
  component: lazyPart(() => import('./routes/settings-page.tsx').then(({ SettingsPage }) => SettingsPage), 'screen', BarFrame),
});

/** Before sign-in. */
const signIn = createRoute({
  getParentRoute: () => root,
  path: '/sign-in',
  validateSearch: readSignInSearch,
  component: lazyPart(() => import('./routes/sign-in-page.tsx').then(({ SignInPage }) => SignInPage), 'screen'),
});
const setUp = createRoute({
  getParentRoute: () => root,
  path: '/set-up',
  component: lazyPart(() => import('./routes/set-up-page.tsx').then(({ SetUpPage }) => SetUpPage), 'screen'),
});
const invitation = createRoute({
  getParentRoute: () => root,
  path: '/accept-invitation',
  component: lazyPart(() => import('./routes/invitation-page.tsx').then(({ InvitationPage }) => InvitationPage), 'screen'),
});
const passwordReset = createRoute({
  getParentRoute: () => root,
  path: '/reset-password',
  component: lazyPart(() => import('./routes/password-reset-page.tsx').then(({ PasswordResetPage }) => PasswordResetPage), 'screen'),
});
const signedIn = createRoute({
  getParentRoute: () => root,
  path: '/signed-in',
  component: lazyPart(() => import('./routes/signed-in-page.tsx').then(({ SignedInPage }) => SignedInPage), 'screen'),
});

const shared = createRoute({
  getParentRoute: () => root,
  path: '/shared',
  component: lazyPart(() => import('./routes/shared-page.tsx').then(({ SharedPage }) => SharedPage), 'screen'),
});

const tree = root.addChildren([
  home,
  generating,
  dataset.addChildren([table, querying, review, problems, asking, history, comparing, mocking, loading, exporting]),
  runs,
  run,
  connections,
  packs,
  pack,
  rehearsing,
  settings,
  signIn,
  setUp,
  invitation,
  passwordReset,
  signedIn,
  shared,
]);

/** Tables restore their scroll position by row number, because a pixel offset may belong to another table. */
function restoresScroll({ location }: { location: { pathname: string } }): boolean {
  return !/^\/datasets\/[^/]+\/?$/.test(location.pathname);
}

export function createAppRouter() {
  return createRouter({ routeTree: tree, defaultPreload: 'intent', defaultErrorComponent: RouteError, scrollRestoration: restoresScroll });
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}
