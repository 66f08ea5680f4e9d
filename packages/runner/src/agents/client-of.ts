import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import type { RequestOptions } from '@modelcontextprotocol/sdk/shared/protocol.js';
import type { RequestId } from '@modelcontextprotocol/sdk/types.js';
import type { AnyModel } from '@seedbed/assist';
import type { AgentClient } from './tool.ts';

/** A person reads the request first. */
const PERSON_MS = 10 * 60_000;
const ANSWER_TOKENS = 32_000;

/**
 * What the client of a call can do beyond calling tools, by the capabilities that it declared. Its requests belong to the call: over HTTP
 * they go out on the answer to that call, for there is no other stream to the client.
 */
export function clientOf(server: McpServer, { signal, requestId }: { readonly signal: AbortSignal; readonly requestId: RequestId }): AgentClient {
  const { elicitation, sampling } = server.server.getClientCapabilities() ?? {};
  const options = { signal, timeout: PERSON_MS, relatedRequestId: requestId };
  return {
    ...(elicitation && {
      choose: async (message, title, choices) => {
        const names = Object.keys(choices);
        const choice = { type: 'string' as const, title, oneOf: names.map((name) => ({ const: name, title: choices[name]! })) };
        const { action, content } = await server.server.elicitInput(
          { mode: 'form', message, requestedSchema: { type: 'object', properties: { choice }, required: ['choice'] } },
          options,
        );
        const chosen = content?.['choice'];
        return action === 'accept' && typeof chosen === 'string' && names.includes(chosen) ? chosen : undefined;
      },
    }),
    ...(sampling && { model: clientModel(server, options) }),
  };
}

/** The client's own model. It sees the question and nothing else of the conversation. */
function clientModel(server: McpServer, options: RequestOptions): AnyModel {
  return {
    name: 'the model of the client',
    path: 'sampling',
    async ask(question, { turns = [], form } = {}) {
      const { instructions } = form ?? (await import('@seedbed/assist')).KNOWLEDGE_FORM;
      const said = (role: 'user' | 'assistant', text: string) => ({ role, content: { type: 'text' as const, text } });
      const { content } = await server.server.createMessage(
        {
          messages: [said('user', question), ...turns.flatMap(({ answer, reply }) => [said('assistant', answer), said('user', reply)])],
          systemPrompt: instructions,
          includeContext: 'none',
          maxTokens: ANSWER_TOKENS,
        },
        options,
      );
      return content.type === 'text' ? content.text : '';
    },
  };
}
