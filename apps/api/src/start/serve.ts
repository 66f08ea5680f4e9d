import { once } from 'node:events';
import { createServer } from 'node:net';
import { buildApp } from '../app.ts';
import { readConfig, type Config } from '../config.ts';
import { openLog } from '../log/open-log.ts';
import { openServices, type Services } from '../services.ts';
import { closeWithin, DRAIN_MS } from './close-within.ts';
import { reportFaults } from './report-faults.ts';
import { addressOf } from './start-failure.ts';
import { stopSignal } from './stop-signal.ts';
import { warmUp } from './warm-up.ts';

/**
 * Runs the server: open, listen, report the address, wait, close; the database last. Errors at the start are reported
 * in one line each.
 */
export async function serve(): Promise<void> {
  await reportFaults(live);
}

async function live(): Promise<void> {
  const stop = stopSignal();
  const config = readConfig(process.env);
  await requireFreePort(config);
  const log = openLog(config.logLevel);
  await using services = await openServices(config, { log, report: (error, about) => log.error({ ...about, err: error }, 'a run') });
  const app = await buildApp(services, config, log);
  await app.listen({ host: config.host, port: config.port });
  console.log(`Seedbed is at ${addressOf(config, app.server.address())}`);
  await sayHowToSetUp(services.people);
  using _warming = warmUp(services.inference);
  await stop;
  services.beginStopping();
  await closeWithin(app, DRAIN_MS);
}

/** A used port is told before the database starts, which may take half a minute. */
async function requireFreePort({ host, port }: Pick<Config, 'host' | 'port'>): Promise<void> {
  if (port === 0) return;
  const probe = createServer().listen({ host, port });
  await once(probe, 'listening');
  probe.close();
  await once(probe, 'close');
}

/** Only in the log: whoever reads it may create the first owner (T4). */
async function sayHowToSetUp(people: Services['people']): Promise<void> {
  const token = await people?.setUp.token();
  if (token) console.log(`There is no owner yet. Create the first one within an hour with this link, which works once: ${people!.links.to('set-up', token)}`);
}
