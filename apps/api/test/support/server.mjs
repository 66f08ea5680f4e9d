// The server as users have it, from the bundle, where that is of the sources as they are now (so it is under `npm
// test`); otherwise from the sources.
import { freshBundle } from '../../../../tools/stamps.mjs';

await import((freshBundle('server') ?? new URL('../../src/start/server.ts', import.meta.url)).href);
