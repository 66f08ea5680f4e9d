import { Problem } from '@seedbed/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { callerOf, demand } from '../http/caller.ts';
import type { People } from '../modules/people/people.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Its answer tells what happens, for as long as it is read. */
    lasts?: boolean;
  }
}

/** Somebody is looked at again so often, where nothing is heard of a change. */
const LOOK_MS = 5_000;

/**
 * T19, T20: a stream of events goes on for hours, and who was let in may have signed out since, lost the key or the membership. Whoever could not
 * begin it any more is cut off: at once where that was done, when they hear of it on other servers, and within seconds where they do not.
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

/** Where that cannot be determined, because our database does not answer, nobody is cut off: nothing is sent either. */
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
