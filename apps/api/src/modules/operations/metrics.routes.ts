import { createHash, timingSafeEqual } from 'node:crypto';
import { metricsRoute, Problem } from '@seedbed/contract';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config.ts';
import { mount } from '../../http/mount.ts';
import type { Metrics } from '../../metrics/metrics.ts';

/**
 * Figures of the whole server, which an owner may not see for other workspaces: with a login they require the operator's token. Without a
 * login the caller is the owner (`local-owner.ts`), and needs the token only if it is set.
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

/** Of equal length for any input. */
function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
