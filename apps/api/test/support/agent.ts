import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { CreateMessageRequestSchema, ElicitRequestSchema } from '@modelcontextprotocol/sdk/types.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';

type Can = {
  /** What the person chooses, question by question; null declines. */
  readonly choose?: (message: string) => string | null | Promise<string | null>;
  /** What the client's model answers; it throws a refusal. */
  readonly says?: (texts: readonly string[]) => string;
};

/** An agent over HTTP: the SDK's own client, with the capabilities that `can` has a part for. `headers` authenticate it if there is a login. */
export async function agentAt(baseUrl: string, headers: Readonly<Record<string, string>> = {}, { choose, says }: Can = {}) {
  const client = new Client({ name: 'test', version: '1' }, { capabilities: { ...(choose && { elicitation: {} }), ...(says && { sampling: {} }) } });
  if (choose)
    client.setRequestHandler(ElicitRequestSchema, async ({ params }) => {
      const choice = await choose(params.message);
      return choice === null ? { action: 'decline' } : { action: 'accept', content: { choice } };
    });
  if (says)
    client.setRequestHandler(CreateMessageRequestSchema, ({ params }) => {
      const text = says(params.messages.map(({ content }) => (content as { text: string }).text));
      return { model: 'test', role: 'assistant', content: { type: 'text', text } };
    });
  const transport = new StreamableHTTPClientTransport(new URL(`${baseUrl}/mcp`), { requestInit: { headers: { ...headers } } });
  await client.connect(transport as Parameters<Client['connect']>[0]);
  return {
    client,
    async call(name: string, given: object = {}, onprogress?: (progress: { message?: string | undefined }) => void) {
      const { content, isError } = await client.callTool({ name, arguments: { ...given } }, undefined, { timeout: 100_000, ...(onprogress && { onprogress }) });
      const parts = (content as { text: string }[]).map(({ text }) => text);
      return { error: isError === true, parts };
    },
    async [Symbol.asyncDispose]() {
      await transport.terminateSession();
      await client.close();
    },
  };
}
