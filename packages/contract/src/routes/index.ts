import * as apiKeys from './api-keys.ts';
import * as artifacts from './artifacts.ts';
import * as audit from './audit.ts';
import * as catalogue from './catalogue.ts';
import * as connections from './connections.ts';
import * as datasets from './datasets.ts';
import * as drift from './drift.ts';
import * as explain from './explain.ts';
import * as knowledge from './knowledge.ts';
import * as invitations from './invitations.ts';
import * as me from './me.ts';
import * as members from './members.ts';
import * as mocks from './mocks.ts';
import * as modelEndpoint from './model-endpoint.ts';
import * as oidc from './oidc.ts';
import * as operations from './operations.ts';
import * as packs from './packs.ts';
import * as passwordResets from './password-resets.ts';
import * as proofs from './proofs.ts';
import * as query from './query.ts';
import * as rehearsals from './rehearsals.ts';
import * as review from './review.ts';
import * as revisions from './revisions.ts';
import * as rows from './rows.ts';
import * as runs from './runs.ts';
import * as sessions from './sessions.ts';
import * as shared from './shared.ts';
import * as shares from './shares.ts';
import * as signIn from './sign-in.ts';
import * as tryRoutes from './try.ts';
import type { Route } from '../api-route.ts';

export * from './api-keys.ts';
export * from './artifacts.ts';
export * from './audit.ts';
export * from './catalogue.ts';
export * from './connections.ts';
export * from './datasets.ts';
export * from './drift.ts';
export * from './explain.ts';
export * from './invitations.ts';
export * from './knowledge.ts';
export * from './me.ts';
export * from './members.ts';
export * from './mocks.ts';
export * from './model-endpoint.ts';
export * from './operations.ts';
export * from './packs.ts';
export * from './password-resets.ts';
export * from './proofs.ts';
export * from './query.ts';
export * from './rehearsals.ts';
export * from './review.ts';
export * from './revisions.ts';
export * from './rows.ts';
export * from './runs.ts';
export * from './oidc.ts';
export * from './sessions.ts';
export * from './shared.ts';
export * from './shares.ts';
export * from './sign-in.ts';
export * from './try.ts';

/** Every call of the API. Pure, so that a client's bundle contains only the calls that it makes. */
export const ROUTES: readonly Route[] = /* @__PURE__ */ [
  tryRoutes,
  rehearsals,
  catalogue,
  datasets,
  revisions,
  rows,
  query,
  proofs,
  explain,
  review,
  drift,
  knowledge,
  modelEndpoint,
  packs,
  mocks,
  shares,
  shared,
  connections,
  runs,
  artifacts,
  me,
  signIn,
  oidc,
  sessions,
  apiKeys,
  audit,
  passwordResets,
  invitations,
  members,
  operations,
].flatMap((group) => Object.values(group).filter((member): member is Route & typeof member => typeof member === 'object' && 'path' in member));
