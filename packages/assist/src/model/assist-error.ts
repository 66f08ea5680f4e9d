/** Why a model gave no usable answer. */
export type ModelFailure = 'unreachable' | 'unauthorized' | 'rate-limited' | 'timed-out' | 'failed' | 'not-json' | 'too-long' | 'cut-off' | 'empty';

/** A model's answer was unusable or missing: nothing changed, and the message gives the reason. */
export class AssistError extends Error {
  /** Undefined for complete answers with unusable content. */
  readonly reason: ModelFailure | undefined;
  /** Whether the service answered in the form of the protocol, even with an error. */
  readonly isSpoken: boolean;

  constructor(message: string, { reason, isSpoken = false, ...options }: ErrorOptions & { reason?: ModelFailure; isSpoken?: boolean } = {}) {
    super(message, options);
    this.reason = reason;
    this.isSpoken = isSpoken;
  }
}
