import { sharedSchemas } from '@seedbed/runner/documents';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import type { Log } from '../log/open-log.ts';
import { RequestLog } from '../log/request-log.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { answerErrors } from '../plugins/errors.ts';
import { answerFrameworkErrors, answerParserErrors, answerProtocol } from '../plugins/protocol-errors.ts';
import { setSecurityHeaders } from '../plugins/security-headers.ts';
import { newRequestId } from './request-id.ts';
import { LONGEST_NAME_IN_PATH } from './to-problem.ts';
import { setValidation } from './validation.ts';

const KIB = 1024;

/** The HTTP basics of every process: limits, errors, headers, schemas, log and counts. Without access control, and without routes. */
export function bareApp(metrics: Metrics, config: Pick<Config, 'trustedProxies'>, log: Log): FastifyInstance {
  const requestLog = new RequestLog(log);
  const app = Fastify({
    loggerInstance: log,
    logController: requestLog,
    genReqId: newRequestId,
    // A separate logger per request would cost as much as everything else: lines contain the request id instead.
    childLoggerFactory: (logger) => logger,
    frameworkErrors: answerFrameworkErrors(requestLog),
    clientErrorHandler: answerParserErrors(requestLog),
    bodyLimit: 1024 * KIB,
    // Proxies whose X-Forwarded-For is trusted: none, unless the operator lists them.
    trustProxy: config.trustedProxies === null ? false : [...config.trustedProxies],
    routerOptions: { maxParamLength: LONGEST_NAME_IN_PATH },
    requestTimeout: 30_000,
    keepAliveTimeout: 65_000,
    forceCloseConnections: 'idle',
    http: { maxHeaderSize: 16 * KIB, headersTimeout: 10_000, connectionsCheckingInterval: 5_000, requireHostHeader: false },
  });
  metrics.watchRequests(app);
  answerErrors(app, requestLog);
  answerProtocol(app.server, requestLog);
  setSecurityHeaders(app);
  for (const schema of sharedSchemas) app.addSchema(schema);
  setValidation(app);
  app.setSerializerCompiler(() => (answer) => JSON.stringify(answer));
  return app;
}
