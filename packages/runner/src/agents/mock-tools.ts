import { MAX_MOCK_LATENCY, MOCK_DIALECTS, type Catalog, type MockDialect } from '@seedbed/contract';
import type { Plan } from '@seedbed/engine';
import { z } from 'zod';
import { ARGUMENTS, tool, type Tool } from './tool.ts';

const CHAOS = z
  .strictObject({
    latency: z
      .union([z.number().min(0).max(MAX_MOCK_LATENCY), z.tuple([z.number().min(0), z.number().max(MAX_MOCK_LATENCY)])])
      .optional()
      .describe('Milliseconds that every answer waits, or [minimum, maximum]'),
    errorRate: z.number().min(0).max(1).optional().describe('Share of requests that fail'),
    status: z.number().int().min(400).max(599).optional().describe('Of those that fail; 503 without it'),
  })
  .optional()
  .describe('Slow answers and errors on purpose, the same for the same requests');

/** A mock REST API that an agent started. */
export type AgentMock = {
  /** `m1`, `m2`, … */
  readonly name: string;
  /** The blueprint whose rows it serves. */
  readonly blueprint: string;
  readonly dialect: string;
  readonly url: string;
  readonly tables: readonly string[];
  readonly signIn: { readonly table: string; readonly email: string; readonly password: string } | null;
};

type AgentMockOptions = {
  readonly plan: Plan;
  readonly catalog: Catalog | undefined;
  readonly dialect: MockDialect;
  readonly readOnly: boolean;
  readonly chaos: z.infer<typeof CHAOS>;
};

/** The mocks of one client, in the process that serves the client. */
export type AgentMocks = {
  /** Throws Problem `too-large` if there are too many, and `invalid-request` for a port in use. */
  start(blueprint: string, options: AgentMockOptions, port: number): Promise<AgentMock>;
  list(): readonly AgentMock[];
  /** Throws Problem `not-found`. */
  stop(name: string): Promise<void>;
};

/** The server's description of these tools, after the general one. */
export const MOCK_INSTRUCTIONS =
  ' `mock_start` serves a blueprint as a REST API on this machine, without a database, until `mock_stop` or the end of the session.';

/** Mock REST APIs of the session's blueprints, on ports of this machine. They need the client's own process. */
export function mockTools(mocks: AgentMocks): readonly Tool[] {
  const start = tool({
    name: 'mock_start',
    title: 'Serve rows as a REST API',
    description:
      'Serves the rows of a blueprint as a REST API on 127.0.0.1, with filters, relations and writes that last until it stops; the answer has its address. postgrest takes supabase-js as it is. Later changes of the blueprint are not served: start it again.',
    input: {
      blueprint: ARGUMENTS.blueprint,
      dialect: z
        .enum(MOCK_DIALECTS)
        .default('postgrest')
        .describe('js0 and js1 are json-server 0.17 and 1.0; plain is REST with an OpenAPI document at /openapi.json'),
      port: z.number().int().min(0).max(65_535).default(0).describe('0 takes a free one'),
      readOnly: z.boolean().default(false).describe('Refuses writes'),
      chaos: CHAOS,
    },
    readOnly: true,
    async run(session, { blueprint, dialect, port, readOnly, chaos }) {
      const { name, held } = session.find(blueprint);
      const plan = await session.runner.compile(held.blueprint);
      return [await mocks.start(name, { plan, catalog: held.catalog, dialect, readOnly, chaos }, port)];
    },
  });
  const list = tool({
    name: 'mock_list',
    title: 'List mock APIs',
    description: 'The mock APIs that `mock_start` started in this session, with their addresses.',
    input: {},
    readOnly: true,
    run: async () => [mocks.list()],
  });
  const stop = tool({
    name: 'mock_stop',
    title: 'Stop a mock API',
    description: 'Stops a mock API of this session. What was written to it is lost; the blueprint stays as it is.',
    input: { mock: z.string().describe('Its name, such as m1') },
    readOnly: true,
    async run(_, { mock }) {
      await mocks.stop(mock);
      return [{ stopped: mock, running: mocks.list().map(({ name }) => name) }];
    },
  });
  return [start, list, stop] as unknown as readonly Tool[];
}
