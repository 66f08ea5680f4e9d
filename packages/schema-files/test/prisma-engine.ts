import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

type Engine = { diff(ask: object): Promise<{ readonly stdout: string }>; free(): void };

/** The part of Prisma's engine that we use. Its package has types only for bundlers. */
type Bindings = {
  __wbg_set_wasm(exports: object): void;
  readonly SchemaEngine: { new: (options: object, log: () => void, adapter: object) => Promise<Engine> };
};

/** The part of the host's WebAssembly that we need. */
type Host = {
  instantiate(bytes: Uint8Array, imports: object): Promise<{ readonly instance: { readonly exports: { readonly __wbindgen_start: () => void } } }>;
};

const answer = (value: unknown) => ({ ok: true, value });
/** Types of columns by the numbers that Prisma gives them: boolean, text, int32. */
const VERSION = { columnTypes: [5, 7, 0], columnNames: ['exists', 'version', 'numeric_version'], rows: [[true, 'PostgreSQL 18.0', 180_000]] };

let opened: Promise<Bindings> | undefined;

async function open(): Promise<Bindings> {
  const bindings = (await import('@prisma/schema-engine-wasm/schema_engine_bg' as string)) as Bindings;
  const file = createRequire(import.meta.url)
    .resolve('@prisma/schema-engine-wasm')
    .replace(/\.js$/, '_bg.wasm');
  const { instance } = await (globalThis as unknown as { readonly WebAssembly: Host }).WebAssembly.instantiate(await readFile(file), {
    './schema_engine_bg.js': bindings,
  });
  bindings.__wbg_set_wasm(instance.exports);
  instance.exports.__wbindgen_start();
  return bindings;
}

/** The output of `prisma migrate diff --from-empty --to-schema FILE --script`. The engine asks its database only for the version. */
export async function ddlByPrisma(schema: string): Promise<string> {
  opened ??= open();
  const { SchemaEngine } = await opened;
  const connection = {
    provider: 'postgres',
    adapterName: 'none',
    queryRaw: ({ sql }: { sql: string }) => Promise.resolve(answer(sql.includes('version()') ? VERSION : { columnTypes: [], columnNames: [], rows: [] })),
    executeScript: () => Promise.resolve(answer(undefined)),
    executeRaw: () => Promise.resolve(answer(0)),
    getConnectionInfo: () => answer({ schemaName: 'public', supportsRelationJoins: false }),
    dispose: () => Promise.resolve(answer(undefined)),
  };
  const connect = () => Promise.resolve(answer(connection));
  const adapter = { provider: 'postgres', adapterName: 'none', connect, connectToShadowDb: connect };
  const engine = await SchemaEngine.new({ datamodels: undefined }, () => undefined, adapter);
  try {
    const ask = {
      from: { tag: 'empty' },
      to: { tag: 'schemaDatamodel', files: [{ path: 'schema.prisma', content: schema }] },
      script: true,
      exitCode: null,
      shadowDatabaseUrl: null,
      filters: { externalTables: [], externalEnums: [] },
    };
    return (await engine.diff(ask)).stdout;
  } finally {
    engine.free();
  }
}
