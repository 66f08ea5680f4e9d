import { Problem, type Catalog } from '@seedbed/contract';
import { socketOf, type OpenClient } from '../sql/connect.ts';
import { withinLimits } from './check-size.ts';
import { introspect } from './introspect.ts';

const MOST_BYTES = 64 * 1024 * 1024;
const MOST_SECONDS = 30;

/** Reads the catalog of a connected database in one read-only snapshot. A server that sends too much, or takes too long, is hung up on. */
export async function readSchemaFromDatabase(client: OpenClient): Promise<Catalog> {
  const bounds = boundSession(client);
  try {
    return withinLimits(await introspect(client));
  } catch (error) {
    throw bounds.passed() ?? error;
  } finally {
    bounds.release();
  }
}

/** A hostile server can send without end: bytes and time are counted here, not there. */
function boundSession(client: OpenClient): { passed(): Problem | undefined; release(): void } {
  const socket = socketOf(client);
  const begun = Date.now();
  let passed: Problem | undefined;
  const timer = setInterval(() => {
    if (socket.bytesRead > MOST_BYTES) passed = new Problem('too-large', `The catalogs of that database are larger than ${MOST_BYTES / 1024 / 1024} MiB.`);
    else if (Date.now() - begun > MOST_SECONDS * 1000)
      passed = new Problem('connection-failed', `The catalogs of that database could not be read in ${MOST_SECONDS} s.`);
    if (passed) socket.destroy();
  }, 50);
  return { passed: () => passed, release: () => clearInterval(timer) };
}
