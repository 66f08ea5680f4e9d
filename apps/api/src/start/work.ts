import { Problem } from '@seedbed/contract';
import { readConfig } from '../config.ts';
import { openLog } from '../log/open-log.ts';
import { openServices } from '../services.ts';
import { buildWorkerApp } from '../worker-app.ts';
import { closeWithin, DRAIN_MS } from './close-within.ts';
import { reportFaults } from './report-faults.ts';
import { addressOf, startFailure } from './start-failure.ts';
import { stopSignal } from './stop-signal.ts';

/**
 * Runs a worker: it loads parts of runs next to the server, in any number of processes, on any machine that reaches our
 * database and the targets.
 */
export async function work(): Promise<void> {
  await reportFaults(live);
}

async function live(): Promise<void> {
  const stop = stopSignal();
  const config = readConfig({ ...process.env, SEEDBED_WORKER: '1' });
  if (config.databaseUrl === null)
    throw new Problem(
      'invalid-request',
      'A worker needs DATABASE_URL, the database of the server. A server with an embedded database executes its runs itself.',
    );
  const log = openLog(config.logLevel);
  await using services = await openServices(config, { log, report: (error, about) => log.error({ ...about, err: error }, 'a run') });
  console.log('Seedbed worker is ready');
  const watched = config.metricsPort === null ? undefined : buildWorkerApp(services, config, log);
  if (watched) {
    await watched.listen({ host: config.host, port: config.metricsPort! }).catch((error: unknown) => {
      throw new Problem('invalid-request', startFailure(error).replace('SEEDBED_PORT', 'SEEDBED_METRICS_PORT'));
    });
    console.log(`Its metrics are at ${addressOf({ ...config, publicUrl: null }, watched.server.address())}/metrics`);
  }
  await stop;
  services.beginStopping();
  if (watched) await closeWithin(watched, DRAIN_MS);
}
