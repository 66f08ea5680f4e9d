import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { precompress } from './precompress.ts';
import { withoutProse } from './without-prose.ts';

/** Where the API listens while the client is developed; in production the API serves the client itself. */
const api = 'http://127.0.0.1:4500';

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
