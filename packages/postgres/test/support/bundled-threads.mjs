import { openFromBundle } from '../../src/entry/index.ts';
import { freshBundle } from '../../../../tools/stamps.mjs';

// A set-up file: the threads and processes that tests of servers open run from the bundle, as they do for users, where that is of the sources as they are
// now (so it is under `npm test`). Looking costs 20 ms of a processor, once for each worker.
const KNOWN = Symbol.for('seedbed.tests.bundle');
globalThis[KNOWN] ??= { entry: freshBundle('compute-thread') };

const { entry } = globalThis[KNOWN];
if (entry) openFromBundle(new URL('./', entry));
