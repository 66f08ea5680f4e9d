import { appendFileSync } from 'node:fs';
import { relative } from 'node:path';
import { afterAll, expect, inject } from 'vitest';
import { ROOT } from '../process.mjs';
import { secondsOfProcesses } from './process-seconds.mjs';

// A set-up file of `npm test` and `npm run test:rest`: what each test file cost. CPU seconds, since those of a clock tell of the machine.

/** User and system time, s: of this process with its threads, of what it started, and of the Postgres that the run lends to this worker. */
function seconds() {
  const { user, system } = process.cpuUsage();
  const server = inject('throwawayServers')?.[Number(process.env.VITEST_POOL_ID) - 1];
  return (user + system) / 1e6 + secondsOfProcesses({ below: process.pid, named: server && `unix_socket_directories=${server.host} ` });
}

const start = seconds();

afterAll(() => {
  const file = relative(ROOT, expect.getState().testPath);
  appendFileSync(process.env.SEEDBED_TEST_COSTS, `${JSON.stringify({ file, cpu: Number((seconds() - start).toFixed(2)) })}\n`);
});
