// A worker as users run it, from the bundle if it was built from the current sources (true under `npm test`); otherwise
// from the sources.
import { freshBundle } from '../../../../tools/stamps.mjs';

await import((freshBundle('worker') ?? new URL('../../src/start/worker.ts', import.meta.url)).href);
