import { Problem, type StartRun } from '@seedbed/contract';
import { parseAddress } from '@seedbed/postgres/address';
import { hashOf } from '@seedbed/runner/documents';
import { targetName } from '../../connections/address-text.ts';
import type { RunView } from '../run-views.ts';

/** Throws Problem `conflict` if this run's key was sent with a different body. */
export function sameBody(run: RunView, body: StartRun): RunView {
  // Runs from an earlier version have none.
  if (run.idempotencyHash === null || run.idempotencyHash === bodyHash(body)) return run;
  throw new Problem('conflict', `The Idempotency-Key was already used with another body, for the run ${run.id}. Send a new key with a new body.`, {
    errors: [{ pointer: '/header/idempotency-key', message: 'was used with another body' }],
    facts: { run: run.id },
  });
}

/** Without an address's password, so that the stored hash reveals nothing about it. */
export function bodyHash({ kind = 'load', address, mode = 'empty', create = false, connections = 1, ...rest }: StartRun): string {
  return hashOf({
    ...rest,
    ...(kind === 'load' ? {} : { kind }),
    mode,
    create,
    connections,
    ...(address === undefined ? {} : { address: targetName(parseAddress(address)) }),
  });
}
