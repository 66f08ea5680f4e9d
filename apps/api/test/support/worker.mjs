// A worker as users have it, from the bundle, where that is of the sources as they are now (so it is under `npm test`);
// otherwise from the sources.
import { freshBundle } from '../../../../tools/stamps.mjs';

await import((freshBundle('worker') ?? new URL('../../src/start/worker.ts', import.meta.url)).href);
