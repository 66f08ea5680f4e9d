import { enableCompileCache } from 'node:module';

// As the server, the command line and its workers do: without it a process keeps what reading TypeScript took.
enableCompileCache();
// Commands started by a bench look in the bench's folder, not where `pnpm bench` was typed.
delete process.env['INIT_CWD'];

/** `pnpm bench NAME [--json]`: runs one benchmark and prints a table, or one JSON document. */
const BENCHES: Readonly<Record<string, () => Promise<{ main(args: readonly string[]): Promise<void> }>>> = {
  generate: () => import('./generate.ts'),
  memory: () => import('./memory.ts'),
  duckdb: () => import('./duckdb.ts'),
  files: () => import('./files.ts'),
  start: () => import('./start.ts'),
  phases: () => import('./phases.ts'),
  load: () => import('./load.ts'),
  fit: () => import('./fit.ts'),
  gold: () => import('./gold.ts'),
  ordinary: () => import('./ordinary.ts'),
  pins: () => import('./pins.ts'),
  realism: () => import('./realism.ts'),
  unique: () => import('./unique.ts'),
  serve: () => import('./serve.ts'),
  mock: () => import('./mock.ts'),
  shape: () => import('./shape.ts'),
  rehearsal: () => import('./rehearsal.ts'),
  people: () => import('./people.ts'),
  install: () => import('./install.ts'),
  tests: () => import('./tests.ts'),
  versions: () => import('./versions.ts'),
  web: () => import('./web.ts'),
  soak: () => import('./soak.ts'),
};

const [name = '', ...args] = process.argv.slice(2);
const bench = Object.hasOwn(BENCHES, name) ? BENCHES[name] : undefined;
if (!bench) {
  console.error(`pnpm bench NAME [--json], where NAME is one of: ${Object.keys(BENCHES).join(', ')}`);
  process.exit(2);
}
await (await bench()).main(args);
