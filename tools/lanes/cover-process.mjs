import { randomUUID } from 'node:crypto';
import { Session } from 'node:inspector';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMainThread } from 'node:worker_threads';
import { openCoverage } from './reached-functions.mjs';

// Preloaded, in a run that records (`npm run test:record`), by each process and thread that a test file starts: writes which functions were
// called, when a process ends. A thread may be ended from outside, without a word: it writes whenever there is something new.
const folder = process.env.SEEDBED_TEST_REACHED;
/** How often a thread looks for calls, ms. */
const LOOKS_MS = 300;

if (folder) {
  const coverage = openCoverage(new Session());
  const write = () => {
    const called = coverage.take().filter(({ functions }) => functions.length > 0);
    if (called.length > 0) writeFileSync(join(folder, `${randomUUID()}.json`), JSON.stringify(called));
  };
  coverage.begin();
  process.on('exit', write);
  if (!isMainThread) setInterval(write, LOOKS_MS).unref();
}
