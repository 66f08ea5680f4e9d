import { Problem } from '@seedbed/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { callerOf, demand } from '../http/caller.ts';
import type { People } from '../modules/people/people.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Its answer reports events as long as it is read. */
    lasts?: boolean;
  }
}

/** How often to recheck a caller without a change notification. */
const LOOK_MS = 5_000;

/**
 * T19, T20: a stream of events runs for hours, and its caller may sign out meanwhile, or lose the key or the membership. Ends streams of
 * callers who could not start them any more: at once in the process of the change, on other servers when the notifier calls, or within seconds
 * without it.
 */
export function endWithCallers(app: FastifyInstance, { identify, onChange }: Pick<People, 'identify' | 'onChange'>): void {
  const open = new Map<FastifyRequest, FastifyReply>();
  let looking = false;
  let again = false;

  async function look(): Promise<void> {
    if (looking) return void (again = true);
    looking = true;
    do {
      again = false;
      for (const [request, reply] of open) if (!(await mayStill(identify, request))) reply.raw.destroy();
    } while (again);
    looking = false;
  }

  app.addHook('preHandler', async (request, reply) => {
    if (!request.routeOptions.config.lasts || reply.raw.closed) return;
    open.set(request, reply);
    reply.raw.once('close', () => open.delete(request));
  });
  const listening = onChange(() => void look());
  const timer = setInterval(() => void look(), LOOK_MS).unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    listening[Symbol.dispose]();
  });
}

/** If our database does not answer, no stream ends: none sends anything either. */
async function mayStill(identify: People['identify'], request: FastifyRequest): Promise<boolean> {
  const { needs } = request.routeOptions.config;
  if (needs === undefined || needs === 'public') return true;
  try {
    const caller = await identify(request);
    if (caller?.workspace.id !== callerOf(request).workspace.id) return false;
    demand(caller, needs);
    return true;
  } catch (error) {
    return !(error instanceof Problem && (error.type === 'unauthenticated' || error.type === 'forbidden'));
  }
}
