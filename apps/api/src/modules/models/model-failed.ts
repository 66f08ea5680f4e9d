import { AssistError } from '@seedbed/assist/assist-error';
import { Problem } from '@seedbed/contract';

/** The model's host. `isCoarse`: no operator allowed it by name, so failures look the same until a model service answers. */
export type Endpoint = { readonly host: string; readonly isCoarse: boolean };

/** Problem `model-failed` for a model's error; returns everything else unchanged. */
export function modelFailed(error: unknown, { host, isCoarse }: Endpoint): unknown {
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
