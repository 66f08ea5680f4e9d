import { Problem } from '@seedbed/contract';
import type { Listening } from '@seedbed/mock/listen';
import type { AgentMock, AgentMocks } from '@seedbed/runner/agents';

/** Mocks that one client runs at a time. */
const MAX_MOCKS = 8;

/** Mocks on ports of this machine. They end with their client. */
export function openMocks(): AgentMocks & AsyncDisposable {
  const running = new Map<string, AgentMock & { readonly server: Listening }>();
  let started = 0;
  return {
    async start(blueprint, options, port) {
      if (running.size >= MAX_MOCKS) throw new Problem('too-large', `${MAX_MOCKS} mock APIs are running. Stop one with \`mock_stop\`.`);
      // Loaded on demand.
      const [{ openMock }, { listen }] = await Promise.all([import('@seedbed/mock'), import('@seedbed/mock/listen')]);
      const mock = openMock(options);
      const server = await listen(mock, { port, host: '127.0.0.1' }).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'EADDRINUSE') throw new Problem('invalid-request', `Port ${port} is in use. Leave port out for a free one.`);
        throw error;
      });
      const one = { blueprint, dialect: options.dialect, url: server.url, tables: mock.tables, signIn: mock.signIn(), name: `m${++started}` };
      running.set(one.name, { ...one, server });
      return one;
    },
    list: () => [...running.values()].map(({ server: _, ...one }) => one),
    async stop(name) {
      const one = running.get(name);
      if (!one) throw new Problem('not-found', `No mock API ${name} is running. Running: ${[...running.keys()].join(', ') || 'none'}.`);
      running.delete(name);
      await one.server[Symbol.asyncDispose]();
    },
    async [Symbol.asyncDispose]() {
      await Promise.all([...running.values()].map(({ server }) => server[Symbol.asyncDispose]()));
    },
  };
}
