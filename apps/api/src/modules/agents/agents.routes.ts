import type { FastifyInstance } from 'fastify';
import { callerOf } from '../../http/caller.ts';
import type { AgentsService } from './agents.service.ts';

/** The endpoint for agents, by the Model Context Protocol (streamable HTTP). It is no route of the contract: the protocol defines its messages. */
export const MCP_PATH = '/mcp';

/** No GET: agents get no unsolicited messages. */
export function agentRoutes(app: FastifyInstance, service: AgentsService): void {
  app.route({
    method: ['POST', 'DELETE'],
    url: MCP_PATH,
    // Each tool needs the same right as the equivalent call of the API (`tool-needs.ts`).
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
