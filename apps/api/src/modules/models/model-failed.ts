import { Problem } from '@seedbed/contract';
import { AssistError } from '@seedbed/runner/assist';

/** Where a model is asked. `isCoarse`: no operator allowed the host by name, so what is found there is not told apart until a model service speaks. */
export type AskedAt = { readonly host: string; readonly isCoarse: boolean };

/** Problem `model-failed` of what a model did; everything else as it is. */
export function modelFailed(error: unknown, { host, isCoarse }: AskedAt): unknown {
  if (!(error instanceof AssistError)) return error;
  const { reason = 'unusable', isSpoken } = error;
  if (isCoarse && reason !== 'unusable' && !isSpoken) {
    const name = host.replace(/:\d+$/, '');
    return new Problem('model-failed', `No model answers at ${host}. For details the operator allows the host: SEEDBED_ALLOWED_TARGETS=${name}`, {
      facts: { reason: 'unreachable' },
    });
  }
  return new Problem('model-failed', error.message, { facts: { reason }, cause: error });
}
