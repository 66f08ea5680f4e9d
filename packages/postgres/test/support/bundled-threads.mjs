import { openFromBundle } from '../../src/entry/index.ts';
import { freshBundle } from '../../../../tools/stamps.mjs';

// A set-up file: the threads and processes that tests open run from the bundle, as for users, if it was built from the
// current sources (true under `npm test`). The check costs 20 ms of CPU time, once per worker.
const KNOWN = Symbol.for('seedbed.tests.bundle');
globalThis[KNOWN] ??= { entry: freshBundle('compute-thread') };

const { entry } = globalThis[KNOWN];
if (entry) openFromBundle(new URL('./', entry));
