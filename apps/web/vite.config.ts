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
    'place-keys reload-once remembered-me role-word same-map server-reach session theme use-hidden-ends use-media use-now use-rested use-roving use-stable visitor',
  ],
  'apps/web/src/components/ui': ['ago badge button empty-state later-menu lazy-part missing-part pane-boundary skeleton splitter'],
  'apps/web/src/components/layout': ['logo main-nav page-frame tab-bar top-bar user-menu'],
  'apps/web/src/queries': ['datasets diagnostics explain me revisions'],
  'apps/web/src/engine': ['awake-engine blueprint-change engine-client engine-context engine-store start-watch worker-engine'],
  'apps/web/src/features/frame': ['dataset-name pane-switch workspace-skeleton'],
  'apps/web/src/features/diagram': ['diagram-skeleton diagram-view'],
  'apps/web/src/workspace': [
    'edit-many edit-rows most-rows naming place-of-pointer preview provable recognised removable telling undo-schema unsure use-problems use-workspace-keys waited',
  ],
  'apps/web/src/workspace/draft': ['difference draft-context draft-store join-changes keep-steps kept-draft own-steps save-draft tab-id take-back'],
  'apps/web/src/features/problems': ['next-proof proof-mark stale-tables trial-context trial-words use-last-proof use-proof-mark'],
  'packages/client/src': ['client-problem'],
  'packages/contract/src': ['catalog column-reason dictionary format sql-type'],
  'packages/contract/src/routes': ['datasets explain me revisions'],
};

/** The grid with the page around it, together for the same reason. */
const GRID: Record<string, string[]> = {
  'apps/web/src/features/tables': ['rows-editor tables-panel'],
  'apps/web/src/features/frame': ['status-bar stillness-words use-pane-widths'],
  'apps/web/src/app/table': [
    'grid-props keep-focus table-bar table-content table-head table-model table-view use-arrival use-children-shown use-linked-shown use-overview-shown',
    'use-preview use-rows-around use-set-rows use-table-acts use-table-view',
  ],
  'apps/web/src/workspace': ['grid-column kept-places origin state-hues states-of use-led use-place use-places-in-palette use-row-in-palette'],
  'apps/web/src/app/routes': ['table-page'],
  'apps/web/src/features/grid': [
    'block-cache block-loader cell-text changed-text column-layout column-view data-grid drag-select grid-header grid-keys grid-picks grid-view head-cell paint-cell',
    'painter rail resize-handle row-pool row-slot same-look scroll-window selection sprig text-advance use-column-view use-column-widths use-grid-acts use-grid-painter use-spoken use-sprigs',
  ],
  'apps/web/src/engine/order': ['row-order'],
  'apps/web/src/lib': ['asked'],
};

/** Small modules of libraries, each of which would be a file of its own: icons of the bars and the grid, and calls of the router and the queries. */
const firstSmall = new RegExp(
  [
    /\/lucide-react\/dist\/esm\/(createLucideIcon|Icon|context|defaultAttributes|icons\/(chevron-down|ellipsis|key-round|moon|scaling|search|settings|share-2|sun|x))\.m?js$/,
    /\/@tanstack\/react-(query|router)\/.*\/(useRouter|useMatch|useMutation|queryOptions|infiniteQueryOptions)\.js$/,
  ]
    .map(({ source }) => source)
    .join('|'),
);

/** The search field above the tables, of the component library. */
const firstField =
  /\/react-(aria|stately|aria-components)\/dist\/(private|exports)\/([\w-]+\/)*(use)?(Label|Field|TextField|SearchField|SearchFieldState|FormattedTextField|FormValidation|FormValidationState|FormReset|Form|FieldError|Input|Group|Text)\.mjs$/;

/** Matches the modules of such a list. */
function anyOf(modules: Record<string, string[]>): RegExp {
  const folders = Object.entries(modules).map(([folder, names]) => `${folder}/(${names.join(' ').replaceAll(' ', '|')})`);
  return new RegExp(`/(${folders.join('|')})\\.tsx?$`);
}

export default defineConfig({
  plugins: [react(), withoutProse(), precompress()],
  resolve: { alias: { typebox: fileURLToPath(new URL('./src/lib/plain-schema.ts', import.meta.url)) } },
  server: { proxy: { '/api': api, '/docs': api, '/openapi.json': api } },
  // Chunks of the engine bear the word by which its size is told from the client's.
  worker: { format: 'es', plugins: () => [withoutProse()], rolldownOptions: { output: { chunkFileNames: 'assets/[name].worker-[hash].js' } } },
  build: {
    target: 'es2023',
    // Fonts stay files: a data URI would need `font-src data:` in the content security policy.
    assetsInlineLimit: 0,
    // Describing a call or a shape does nothing: those that the client does not use fall away.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'first', test: anyOf(FIRST), includeDependenciesRecursively: false },
            { name: 'grid', test: anyOf(GRID), includeDependenciesRecursively: false },
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
