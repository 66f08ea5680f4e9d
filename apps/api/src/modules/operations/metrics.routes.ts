import { createHash, timingSafeEqual } from 'node:crypto';
import { metricsRoute, Problem } from '@seedbed/contract';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config.ts';
import { mount } from '../../http/mount.ts';
import type { Metrics } from '../../metrics/metrics.ts';

/**
 * Figures of the whole server, which no workspace's owner may have of the others: with a login they are for who sends the operator's token. Where
 * nobody need sign in whoever comes this far is the owner (`local-owner.ts`), and sends it only where it is set.
 */
export function metricsRoutes(app: FastifyInstance, metrics: Metrics, { mode, metricsToken }: Pick<Config, 'mode' | 'metricsToken'>): void {
  const expected = metricsToken === null ? undefined : digest(`Bearer ${metricsToken}`);
  const isOpen = mode === 'local' && expected === undefined;
  mount(app, metricsRoute, async ({ headers }) => {
    if (!isOpen && !(expected && timingSafeEqual(digest(headers.authorization ?? ''), expected)))
      throw new Problem('not-found', 'There are no metrics for you here: set SEEDBED_METRICS_TOKEN for the server, and send it as `Authorization: Bearer …`.');
    const text = await metrics.text();
    return { mediaType: metrics.mediaType, chunks: once(text) };
  });
}

async function* once(text: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(text);
}

/** Of equal length, whatever was sent. */
function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
