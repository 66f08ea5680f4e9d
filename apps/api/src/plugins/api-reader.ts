import { createHash } from 'node:crypto';
import Fastify from 'fastify';
import { docsBar } from './docs-bar.ts';
import { DOCS_HEAD, DOCS_STYLE } from './docs-frame.ts';

/**
 * Reads and tries calls; offers none of the vendor's cloud services. Schemas of bodies are shown at their calls, so
 * there is no second list of them.
 */
const READER = {
  url: '/openapi.json',
  withDefaultFonts: false,
  telemetry: false,
  hideModels: true,
  hideClientButton: true,
  showDeveloperTools: 'never',
  // The bar has it, for all pages.
  hideDarkModeToggle: true,
  agent: { disabled: true },
  mcp: { disabled: true },
} as const;

/** The reader in the colours and letters of the client, below its bar. */
const STYLE = `:root{--scalar-custom-header-height:48px}
.light-mode,.dark-mode{--scalar-font:var(--font);--scalar-background-1:var(--bg);--scalar-background-2:var(--surface);--scalar-border-color:var(--line);--scalar-color-1:var(--ink);--scalar-color-2:var(--ink-2);--scalar-color-accent:var(--accent);--scalar-sidebar-background-1:var(--surface)}
.light-mode{color-scheme:light}.dark-mode{color-scheme:dark}
#app:not(:empty)~.loading{display:none}.loading{margin:3rem auto;max-width:42rem;padding:0 1.5rem;color:var(--ink-2)}`;

const START = `Scalar.createApiReference('#app', ${JSON.stringify(READER)})`;

/** The page at `/docs/api/`: its bar is there before the reader is. */
export const READER_PAGE = `<!doctype html>
<html lang="en"><head>${DOCS_HEAD}<title>API · Seedbed</title>
<style>${DOCS_STYLE}
${STYLE}</style></head>
<body>${docsBar('/docs/api/')}<div id="app"></div><p class="loading" role="status">Opening the reference…</p>
<script src="/docs/api/js/scalar.js"></script>
<script>${START}</script></body></html>
`;

export type ReaderScript = { readonly code: Buffer; readonly etag: string };

let script: Promise<ReaderScript> | undefined;

/** The reader's code: 4 MB that most people never open, loaded on first use. */
export function readerScript(): Promise<ReaderScript> {
  return (script ??= loadScript());
}

async function loadScript(): Promise<ReaderScript> {
  const { default: reference } = await import('@scalar/fastify-api-reference');
  const reader = Fastify();
  await reader.register(reference, { routePrefix: '/docs/api', configuration: READER });
  const { rawPayload } = await reader.inject('/docs/api/js/scalar.js');
  return { code: rawPayload, etag: `"${createHash('sha256').update(rawPayload).digest('base64url').slice(0, 24)}"` };
}
