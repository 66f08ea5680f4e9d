import type { FastifyInstance } from 'fastify';
import type { Config } from './config.ts';
import { bareApp } from './http/bare-app.ts';
import type { Log } from './log/open-log.ts';
import { metricsRoutes } from './modules/operations/metrics.routes.ts';
import { operationRoutes } from './modules/operations/operations.routes.ts';
import { demandNeeds } from './plugins/callers.ts';
import { refuseCrossOrigin } from './plugins/cross-origin.ts';
import { checkHosts } from './plugins/hosts.ts';
import { admitLocalOnly } from './plugins/local-owner.ts';
import type { Services } from './services.ts';

/** A separate worker's endpoints: `/health`, `/ready` and `/metrics`, with the server's access rules. Nothing else of the API. */
export function buildWorkerApp({ metrics, readiness }: Pick<Services, 'metrics' | 'readiness'>, config: Config, log: Log): FastifyInstance {
  const app = bareApp(metrics, config, log);
  // T1: a page elsewhere has no token. A client with the token reaches each of several workers by its address, and
  // sends that as the Host.
  if (config.metricsToken === null) checkHosts(app, config);
  refuseCrossOrigin(app);
  if (config.mode === 'local') admitLocalOnly(app, config);
  demandNeeds(app);
  operationRoutes(app, readiness);
  metricsRoutes(app, metrics, config);
  return app;
}
