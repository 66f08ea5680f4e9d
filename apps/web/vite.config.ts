import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { precompress } from './precompress.ts';
import { withoutProse } from './without-prose.ts';

/** Where the API listens while the client is developed; in production the API serves the client itself. */
const api = 'http://127.0.0.1:4500';

/** What nearly every screen loads before its first row, by folder and name. Together it is one file; in files of their own such small modules compress worse. */
const FIRST: Record<string, string[]> = {
  'apps/web/src/lib': [
    'api ask-again by-schema copy-link dataset-screens density format go-to-row kept-switch keys local-store match palette-state part query-client',
    'reload-once remembered-me role-word same-map server-reach session theme use-media use-now use-rested use-roving visitor',
  ],
  'apps/web/src/components/ui': ['ago badge button empty-state later-menu lazy-part missing-part pane-boundary skeleton'],
  'apps/web/src/queries': ['datasets diagnostics me revisions rows'],
  'apps/web/src/engine': ['engine-client engine-context server-engine'],
  'apps/web/src/features/frame': ['pane-switch'],
  'apps/web/src/workspace': [
    'edit-many edit-rows most-rows naming place-of-pointer preview provable recognised removable telling undo-schema unsure use-problems use-workspace-keys',
  ],
  'apps/web/src/workspace/draft': ['draft-context kept-draft save-draft'],
  'apps/web/src/features/problems': ['use-last-proof use-proof-mark'],
  'packages/client/src': ['client-problem'],
  'packages/contract/src': ['catalog dictionary format sql-type'],
  'packages/contract/src/routes': ['datasets me revisions rows'],
};

/** Small modules of libraries, each of which would be a file of its own: icons of the bars and the grid, and calls of the router and the queries. */
const firstSmall = new RegExp(
  [
    /\/lucide-react\/dist\/esm\/(createLucideIcon|Icon|context|defaultAttributes|icons\/(chevron-down|ellipsis|moon|search|settings|share-2|sun|x))\.m?js$/,
    /\/@tanstack\/react-(query|router)\/.*\/(useRouter|useMatch|useMutation|queryOptions|infiniteQueryOptions)\.js$/,
  ]
    .map(({ source }) => source)
    .join('|'),
);

/** The search field above the tables, of the component library. */
const firstField =
  /\/react-(aria|stately|aria-components)\/dist\/(private|exports)\/([\w-]+\/)*(use)?(Label|Field|TextField|SearchField|SearchFieldState|FormattedTextField|FormValidation|FormValidationState|FormReset|Form|FieldError|Input|Group|Text)\.mjs$/;

const firstModule = new RegExp(
  `/(${Object.entries(FIRST)
    .map(([folder, names]) => `${folder}/(${names.join(' ').replaceAll(' ', '|')})`)
    .join('|')})\\.tsx?$`,
);

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
      output: {
        codeSplitting: {
          groups: [
            { name: 'first', test: firstModule, includeDependenciesRecursively: false },
            { name: 'field', test: firstField, includeDependenciesRecursively: false },
            { name: 'small', test: firstSmall, includeDependenciesRecursively: false },
          ],
        },
      },
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
