import type { FastifyInstance } from 'fastify';
import { callerOf } from '../../http/caller.ts';
import type { AgentsService } from './agents.service.ts';

/** Where agents call, by the Model Context Protocol (streamable HTTP). It is no route of the contract: what is said here is the protocol's. */
export const MCP_PATH = '/mcp';

/** No GET: nothing is told to an agent that asked for nothing. */
export function agentRoutes(app: FastifyInstance, service: AgentsService): void {
  app.route({
    method: ['POST', 'DELETE'],
    url: MCP_PATH,
    // Each tool needs what the call of the API needs that does the same (`tool-needs.ts`).
    config: { needs: 'anyone', counts: 'work' },
    schema: { hide: true },
    handler: async (request) => {
      const { method, headers, body, host } = request;
      const given = Object.entries(headers).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)] as [string, string]]));
      return service.answer(
        { caller: callerOf(request), address: request.ip },
        new Request(`http://${host}${MCP_PATH}`, { method, headers: given }),
        headers['mcp-session-id']?.toString(),
        body,
      );
    },
  });
}
