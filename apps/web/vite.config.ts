import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type UserConfig } from 'vite';
import { divide, type Layer } from './layers.ts';
import { precompress } from './precompress.ts';
import { withoutProse } from './without-prose.ts';

/** Where the API listens while the client is developed; in production the API serves the client itself. */
const api = 'http://127.0.0.1:4500';

/** Roots of what a dataset's page needs before its first row, and of what it fetches after it. */
const LAYERS: readonly Layer[] = [
  { name: 'rows', roots: ['/routes/dataset-page.tsx', '/routes/table-page.tsx'] },
  {
    name: 'beside-rows',
    roots: [
      '/app/dataset-items.ts',
      '/table/after-rows.ts',
      '/frame/status-settings.tsx',
      '/grid/head-menu.tsx',
      '/grid/maker.tsx',
      '/grid/spoken-place.ts',
      '/grid/copy-texts.ts',
      '/inspector/inspector.tsx',
      '/problems/trial-steps.ts',
      '/schema/schema-menu.tsx',
      '/tables/sizes-line.tsx',
    ],
  },
];
/** Screens that show no dataset. */
const ELSEWHERE = ['home', 'runs', 'connections', 'packs', 'settings'].map((screen) => `/routes/${screen}-page.tsx`);

const config = {
  plugins: [react(), withoutProse()],
  resolve: { alias: { typebox: fileURLToPath(new URL('./src/lib/plain-schema.ts', import.meta.url)) } },
  server: { proxy: { '/api': api, '/docs': api, '/openapi.json': api } },
  // Chunks of the engine bear the word by which its size is told from the client's.
  worker: { format: 'es', plugins: () => [withoutProse()], rolldownOptions: { output: { chunkFileNames: 'assets/[name].worker-[hash].js' } } },
  build: {
    target: 'es2023',
    // Fonts stay files: a data URI would need `font-src data:` in the content security policy.
    assetsInlineLimit: 0,
    rolldownOptions: {
      // Describing a call or a shape does nothing: those that the client does not use fall away.
      treeshake: {
        propertyReadSideEffects: false,
        manualPureFunctions: ['Type', 'defineRoute', 'strictObject', 'strict', 'bounded', 'OrNull', 'page', 'text', 'revisionTag'],
      },
    },
    modulePreload: { polyfill: false },
    // Read by `tools/licences.mjs`.
    license: { fileName: '.vite/licences.json' },
    // The gzip sizes are held by `test/states.test.ts`.
    reportCompressedSize: false,
  },
} satisfies UserConfig;

export default defineConfig(async ({ command }) => {
  if (command === 'serve') return config;
  const layers = await divide({ ...config, root: import.meta.dirname }, LAYERS, ELSEWHERE);
  const groups = [...new Set(layers.values())].map((name) => ({ name, test: (id: string) => layers.get(id) === name, includeDependenciesRecursively: false }));
  const { rolldownOptions } = config.build;
  return {
    ...config,
    plugins: [...config.plugins, precompress()],
    build: { ...config.build, rolldownOptions: { ...rolldownOptions, output: { codeSplitting: { groups } } } },
  };
});
