import { PROBLEM_MEDIA_TYPE, Problem, toProblemDocument } from '@seedbed/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { CallerGone } from '../http/caller-gone.ts';
import { toProblem } from '../http/to-problem.ts';
import type { RequestLog } from '../log/request-log.ts';

/** Every error becomes a problem document, and a line in the log with the id that the answer names. */
export function answerErrors(app: FastifyInstance, log: RequestLog): void {
  app.setErrorHandler((error, request, reply) => {
    if (error instanceof CallerGone) {
      log.gone(request);
      return reply.hijack();
    }
    const problem = toProblem(error);
    log.refused(request, problem, error);
    return sendProblem(request, reply, problem);
  });
}

/** For answers outside the error handler: the sender must log them. */
export function sendProblem(request: FastifyRequest, reply: FastifyReply, problem: Problem): FastifyReply {
  const { retryAfter } = problem.facts;
  if (typeof retryAfter === 'number') reply.header('retry-after', String(retryAfter));
  return reply
    .code(problem.status)
    .header('content-type', PROBLEM_MEDIA_TYPE)
    .header('cache-control', 'no-store')
    .send(toProblemDocument(problem, `urn:seedbed:request:${request.id}`));
}
