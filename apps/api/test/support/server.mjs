// The server as users run it, from the bundle if it was built from the current sources (true under `npm test`);
// otherwise from the sources.
import { freshBundle } from '../../../../tools/stamps.mjs';

await import((freshBundle('server') ?? new URL('../../src/start/server.ts', import.meta.url)).href);
