import type { FastifyInstance } from 'fastify';

/** How long a stopping server waits for running answers. */
export const DRAIN_MS = 10_000;

/** Open answers may finish; after that their connections are cut. */
export async function closeWithin(app: FastifyInstance, milliseconds: number): Promise<void> {
  const cut = setTimeout(() => app.server.closeAllConnections(), milliseconds);
  await app.close();
  clearTimeout(cut);
}
