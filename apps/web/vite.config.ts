import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { precompress } from './precompress.ts';
import { withoutProse } from './without-prose.ts';

/** Where the API listens while the client is developed; in production the API serves the client itself. */
const api = 'http://127.0.0.1:4500';

/** Small modules without dependencies among each other, which nearly every screen loads before its first row. */
const SMALL =
  /src\/(lib\/(density|match|visitor|use-roving|by-schema|same-map|kept-switch|theme|keys|palette-state|copy-link|use-rested|use-now|query-client|remembered-me|role-word)|components\/ui\/(skeleton|empty-state|badge))\.tsx?$/;

export default defineConfig({
  plugins: [react(), withoutProse(), precompress()],
  resolve: { alias: { typebox: fileURLToPath(new URL('./src/lib/plain-schema.ts', import.meta.url)) } },
  server: { proxy: { '/api': api, '/docs': api, '/openapi.json': api } },
  worker: { format: 'es', plugins: () => [withoutProse()] },
  build: {
    target: 'es2023',
    // Fonts stay files: a data URI would need `font-src data:` in the content security policy.
    assetsInlineLimit: 0,
    // Describing a call or a shape does nothing: those that the client does not use fall away.
    rolldownOptions: {
      // As one file: in a file each they compress worse, and the first load is counted in bytes.
      output: { codeSplitting: { groups: [{ name: 'small', test: SMALL, includeDependenciesRecursively: false }] } },
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
});
