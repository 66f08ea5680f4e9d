import { PROBLEM_MEDIA_TYPE, Problem, toProblemDocument } from '@seedbed/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { toProblem } from '../http/to-problem.ts';

/** Every error becomes a problem document; only our own faults are logged, with the id that the answer names. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    const problem = toProblem(error);
    if (problem.status >= 500) request.log.error({ err: problem.cause ?? error }, problem.message);
    return sendProblem(request, reply, problem);
  });
}

export function sendProblem(request: FastifyRequest, reply: FastifyReply, problem: Problem): FastifyReply {
  const { retryAfter } = problem.facts;
  if (typeof retryAfter === 'number') reply.header('retry-after', String(retryAfter));
  return reply
    .code(problem.status)
    .header('content-type', PROBLEM_MEDIA_TYPE)
    .header('cache-control', 'no-store')
    .send(toProblemDocument(problem, `urn:seedbed:request:${request.id}`));
}
