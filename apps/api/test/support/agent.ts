import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';

/** An agent over HTTP: the SDK's own client. `headers` authenticate it if there is a login. */
export async function agentAt(baseUrl: string, headers: Readonly<Record<string, string>> = {}) {
  const client = new Client({ name: 'test', version: '1' });
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
