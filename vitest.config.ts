import { availableParallelism } from 'node:os';
import { configDefaults, defineConfig } from 'vitest/config';
import { compileKnowledge } from './tools/knowledge.mjs';
import { filesOf, PURE_FOLDERS } from './tools/lanes/everyday.mjs';

/** Files of pure code that change what others see: they mock modules, or lend faker to the engine, or need it not to be lent. */
const APART = [
  'tools/plain-english.test.ts',
  'apps/web/src/lib/plain-schema.test.ts',
  'packages/engine/src/faker/lend-faker.test.ts',
  'packages/engine/test/generator-pages.test.ts',
  'packages/engine/test/hostile/hostile.test.ts',
  'packages/engine/test/row-module.test.ts',
  'packages/engine/test/scratch.test.ts',
  'packages/engine/test/whole-spreads.test.ts',
];

/** They read and fill schemas with a Postgres of their own. */
const GUARDS = 'benches/{gold,ordinary}/guard.test.ts';

/** One for each core, and at most four: each has its servers, and more need more memory than a laptop has. With one more, tests of browsers waited for each other longer than they may. */
const WORKERS = Math.min(4, availableParallelism());

/** Guards against hanging, ms: ten times what the longest test takes on a machine that does nothing else, for one that does much. */
const HANGS = { pure: 120_000, servers: 400_000 };

/** Another one for what a test waits for: vitest's own second is too short on a busy machine, and to ask twenty times a second costs more than what is waited for. */
const EXPECT = { poll: { timeout: 60_000, interval: 100 } };

/** What the everyday lane leaves to the rest, which is run by the names of its files. */
const LEFT = process.env['SEEDBED_TEST_LANE'] === 'everyday' ? filesOf('rest') : [];

/** First of all set-up files: what a test file costs, in a whole lane, and what it reaches, where a run records it. */
const MEASURE = [
  ...(process.env['SEEDBED_TEST_COSTS'] === undefined ? [] : ['tools/lanes/measure-file.mjs']),
  ...(process.env['SEEDBED_TEST_RECORD'] === undefined ? [] : ['tools/lanes/record-file.mjs']),
];

/** Threads that tests open in a worker of vitest say what they reached, as processes do. */
const EXEC_ARGV = process.env['SEEDBED_TEST_RECORD'] === undefined ? [] : [`--import=${new URL('tools/lanes/cover-process.mjs', import.meta.url).href}`];

// Whoever calls vitest alone after a pull needs what `npm test` would have compiled.
await compileKnowledge(() => process.env);

/** Files of servers that want a process of their own: they watch its memory, or mock a module that another file may have loaded already. */
const FRESH = ['apps/api/test/integration/big-inputs.test.ts', 'packages/runner/test/compute/lane.test.ts'];

/** Projects in the order in which they begin: the whole product; files that start servers; pure code, whose many short files fill what the long ones leave. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: PURE_FOLDERS.map((folder) => `${folder}**/*.test.{ts,tsx}`),
          exclude: [...configDefaults.exclude, ...LEFT, ...APART, GUARDS],
          setupFiles: MEASURE,
          // Pure code: three quarters of a file's time was importing it, and nothing keeps a state that another file would see.
          isolate: false,
          maxWorkers: WORKERS,
          testTimeout: HANGS.pure,
          expect: EXPECT,
          hookTimeout: HANGS.pure,
        },
      },
      {
        test: {
          name: 'unit apart',
          include: APART,
          exclude: [...configDefaults.exclude, ...LEFT],
          setupFiles: MEASURE,
          maxWorkers: WORKERS,
          testTimeout: HANGS.pure,
          expect: EXPECT,
          hookTimeout: HANGS.pure,
        },
      },
      {
        test: {
          name: 'servers',
          execArgv: EXEC_ARGV,
          globalSetup: ['packages/postgres/test/support/global-setup.ts'],
          setupFiles: [...MEASURE, 'packages/postgres/test/support/bundled-threads.mjs', 'e2e/support/tell-pages.ts'],
          include: [
            'packages/{assist,postgres,runner,testing}/{src,test}/**/*.test.ts',
            'packages/mock/test/{engines,server}/**/*.test.ts',
            'apps/{api,cli,library,seed}/{src,test}/**/*.test.ts',
            'apps/web/test/**/*.test.ts',
            GUARDS,
          ],
          exclude: [...configDefaults.exclude, ...LEFT, ...FRESH],
          // The product is imported, and its code compiled and optimized, once a worker. Servers and browsers are closed by the file that opened them.
          isolate: false,
          maxWorkers: WORKERS,
          testTimeout: HANGS.servers,
          expect: EXPECT,
          hookTimeout: HANGS.servers,
        },
      },
      {
        test: {
          name: 'servers apart',
          globalSetup: ['packages/postgres/test/support/global-setup.ts'],
          setupFiles: [...MEASURE, 'packages/postgres/test/support/bundled-threads.mjs'],
          // The server watches the memory of its process, in which other files leave theirs.
          include: FRESH,
          exclude: [...configDefaults.exclude, ...LEFT],
          maxWorkers: WORKERS,
          testTimeout: HANGS.servers,
          expect: EXPECT,
          hookTimeout: HANGS.servers,
        },
      },
      {
        test: {
          name: 'e2e',
          globalSetup: ['e2e/support/fresh-bundle.ts'],
          setupFiles: [...MEASURE, 'e2e/support/tell-pages.ts'],
          include: ['e2e/**/*.test.ts'],
          exclude: [...configDefaults.exclude, ...LEFT],
          // Package managers keep theirs there as well: it stays where it is.
          env: { XDG_CACHE_HOME: process.env['XDG_CACHE_HOME'] ?? '' },
          maxWorkers: WORKERS,
          testTimeout: HANGS.servers,
          expect: EXPECT,
          hookTimeout: HANGS.servers,
        },
      },
    ],
  },
});
