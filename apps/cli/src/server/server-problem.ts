import { ClientProblem } from '@seedbed/client';
import { Problem } from '@seedbed/contract';

/** The server did not answer, or refused access. Its other refusals are `Problem`s, as if local. */
export class ServerRefusal extends Error {
  /** Whether the same call may succeed a little later. */
  readonly passing: boolean;

  constructor(message: string, passing: boolean, cause: unknown) {
    super(message, { cause });
    this.passing = passing;
  }
}

/** The server's answer as an error for the user. `hasKey`: the call had one. */
export function serverProblem(error: unknown, url: string, hasKey: boolean): unknown {
  if (!(error instanceof ClientProblem)) return error;
  const { type, document } = error;
  const refusal = (message: string, passing = false): ServerRefusal => new ServerRefusal(`${url} ${message}`, passing, error);
  switch (type) {
    case 'unreachable':
      return refusal(`does not answer${causeOf(error)}. Is the server running, and is --server its address?`, true);
    case 'unauthenticated':
      return hasKey
        ? refusal(`does not take the key in SEEDBED_API_KEY: ${document.detail}`)
        : refusal(`asks for a key: put one into SEEDBED_API_KEY (an owner makes keys in the settings). The server says: ${document.detail}`);
    case 'forbidden':
      return refusal(`does not allow this: ${document.detail}`);
    case 'misdirected':
      return refusal(`is not a name of that server: ${document.detail}`);
    case 'rate-limited':
    case 'overloaded':
      return refusal(`is overloaded: ${document.detail}`, true);
    default: {
      const { type: _, title: __, status: ___, detail, instance: ____, errors, ...facts } = document;
      return new Problem(type, detail, { ...(errors && { errors }), facts, cause: error });
    }
  }
}

/** `: ECONNREFUSED`, if the system gives a reason. */
function causeOf({ cause }: Error): string {
  const inner = (cause as { cause?: unknown } | undefined)?.cause ?? cause;
  const { code, message } = (inner ?? {}) as { code?: unknown; message?: unknown };
  const why = code || message;
  return typeof why === 'string' ? `: ${why}` : '';
}
