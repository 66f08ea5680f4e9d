import type { FastifyInstance } from 'fastify';

/** Open answers may end; after that their connections are cut. */
export async function closeWithin(app: FastifyInstance, milliseconds: number): Promise<void> {
  const cut = setTimeout(() => app.server.closeAllConnections(), milliseconds);
  await app.close();
  clearTimeout(cut);
}
