import Fastify from 'fastify';

/** A Fastify with a constant answer: the lower bound for any answer of ours. */
const app = Fastify();
app.get('/', async () => ({ status: 'ok' }));
await app.listen({ host: '127.0.0.1', port: 0 });
console.log(`at http://127.0.0.1:${(app.server.address() as { port: number }).port}`);
