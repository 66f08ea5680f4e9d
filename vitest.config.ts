import { defineConfig } from 'vitest/config';

/** Three projects: pure code in parallel; files that start servers one by one; the whole product last. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            'packages/{contract,engine,inference,client,realism}/{src,test}/**/*.test.ts',
            'apps/web/src/**/*.test.{ts,tsx}',
            'tools/**/*.test.ts',
            'benches/**/*.test.ts',
          ],
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'servers',
          globalSetup: ['packages/postgres/test/support/global-setup.ts'],
          include: ['packages/{postgres,runner,testing}/{src,test}/**/*.test.ts', 'apps/{api,cli,seed}/{src,test}/**/*.test.ts', 'apps/web/test/**/*.test.ts'],
          fileParallelism: false,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'e2e',
          globalSetup: ['e2e/support/fresh-bundle.ts'],
          include: ['e2e/**/*.test.ts'],
          fileParallelism: false,
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
});
