import type { FastifyInstance } from 'fastify';
import type { Config } from './config.ts';
import { admitLargeBodies } from './http/admission.ts';
import { bareApp } from './http/bare-app.ts';
import type { Log } from './log/open-log.ts';
import { apiKeyRoutes } from './modules/api-keys/api-keys.routes.ts';
import { auditRoutes } from './modules/audit/audit.routes.ts';
import { agentRoutes } from './modules/agents/agents.routes.ts';
import { artifactRoutes } from './modules/artifacts/artifacts.routes.ts';
import { catalogueRoutes } from './modules/catalogue/catalogue.routes.ts';
import { connectionRoutes } from './modules/connections/connections.routes.ts';
import { datasetRoutes } from './modules/datasets/datasets.routes.ts';
import { revisionRoutes } from './modules/datasets/revisions.routes.ts';
import { queryRoutes } from './modules/queries/queries.routes.ts';
import { explainRoutes } from './modules/explain/explain.routes.ts';
import { knowledgeRoutes } from './modules/knowledge/knowledge.routes.ts';
import { driftRoutes } from './modules/drift/drift.routes.ts';
import { generateRoutes } from './modules/generate/generate.routes.ts';
import { inferenceRoutes } from './modules/inference/inference.routes.ts';
import { metricsRoutes } from './modules/operations/metrics.routes.ts';
import { operationRoutes } from './modules/operations/operations.routes.ts';
import { modelRoutes } from './modules/models/models.routes.ts';
import { mockRoutes } from './modules/mocks/mocks.routes.ts';
import { serveMocks } from './modules/mocks/serve-mocks.ts';
import { packRoutes } from './modules/packs/packs.routes.ts';
import { meRoutes } from './modules/people/me.routes.ts';
import { oidcRoutes } from './modules/people/oidc.routes.ts';
import { memberRoutes } from './modules/people/members.routes.ts';
import { sessionRoutes } from './modules/people/sessions.routes.ts';
import { signInRoutes } from './modules/people/sign-in.routes.ts';
import { rehearsalRoutes } from './modules/rehearsals/rehearsals.routes.ts';
import { proofRoutes } from './modules/proofs/proofs.routes.ts';
import { rowRoutes } from './modules/rows/rows.routes.ts';
import { runRoutes } from './modules/runs/runs.routes.ts';
import { shareRoutes } from './modules/shares/shares.routes.ts';
import { readBodies } from './plugins/bodies.ts';
import { serveClient } from './plugins/client-files.ts';
import { compressJson } from './plugins/compress-json.ts';
import { refuseCrossOrigin } from './plugins/cross-origin.ts';
import { serveDocs } from './plugins/docs.ts';
import { serveManual } from './plugins/manual-site.ts';
import { checkHosts } from './plugins/hosts.ts';
import { admitCallers, demandNeeds } from './plugins/callers.ts';
import { endWithCallers } from './plugins/lasting-streams.ts';
import { admitLocalOnly } from './plugins/local-owner.ts';
import { describeApi } from './plugins/openapi.ts';
import { limitRates, rateLimits } from './plugins/rate-limits.ts';
import type { Services } from './services.ts';

/** The whole HTTP side: access, checks, every route, the documentation and the client's files. */
export async function buildApp(services: Services, config: Config, log: Log): Promise<FastifyInstance> {
  const app = bareApp(services.metrics, config, log);
  checkHosts(app, config);
  refuseCrossOrigin(app);
  if (config.mode === 'local') admitLocalOnly(app, config);
  const limits = rateLimits(config);
  admitCallers(app, services.people?.identify, limits);
  limitRates(app, limits);
  if (services.people) endWithCallers(app, services.people);
  admitLargeBodies(app, services.gates.body);
  readBodies(app, services.compute);
  compressJson(app);

  await describeApi(app, config.mode);
  await serveDocs(app);
  await serveManual(app, config);
  await serveClient(app, config);

  demandNeeds(app);
  app.decorate('recorder', services.people?.recorder);
  operationRoutes(app, services.readiness);
  metricsRoutes(app, services.metrics, config);
  meRoutes(app, services.people, services.quotas);
  signInRoutes(app, services.people);
  sessionRoutes(app, services.people);
  apiKeyRoutes(app, services.people);
  auditRoutes(app, services.people);
  memberRoutes(app, services.people);
  oidcRoutes(app, services.people);
  inferenceRoutes(app, services.inference);
  generateRoutes(app, services.generate, services.gates.generate);
  catalogueRoutes(app, services.generators);
  datasetRoutes(app, services.datasets);
  revisionRoutes(app, services.revisions);
  rowRoutes(app, services.rows);
  proofRoutes(app, services.proofs);
  shareRoutes(app, services.shares, services);
  driftRoutes(app, services.drift);
  rehearsalRoutes(app, services.rehearsals);
  knowledgeRoutes(app, services.knowledge);
  modelRoutes(app, services.modelEndpoints, services.askModel, services.atHand);
  packRoutes(app, services.packs);
  explainRoutes(app, services.explain);
  queryRoutes(app, services.queries);
  mockRoutes(app, services.mocks.service);
  const { service, host, journal } = services.mocks;
  serveMocks(app, {
    mocks: service,
    host,
    journal,
    gate: services.gates.mock,
    people: services.people,
    limitsRates: config.requestsPerMinute !== null,
    clock: () => new Date(),
  });
  connectionRoutes(app, services.connections);
  runRoutes(app, services.runs);
  artifactRoutes(app, services.artifacts);
  agentRoutes(app, services.agents);
  return app;
}
