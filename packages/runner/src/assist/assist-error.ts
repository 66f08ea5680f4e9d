/** Why a model gave no usable answer. */
export type ModelFailure = 'unreachable' | 'unauthorized' | 'rate-limited' | 'timed-out' | 'failed' | 'not-json' | 'too-long' | 'cut-off' | 'empty';

/** What a model said cannot be used, or nothing came of it: nothing was changed, and the message says what is wrong. */
export class AssistError extends Error {
  /** Undefined for answers that came whole and whose content cannot be used. */
  readonly reason: ModelFailure | undefined;
  /** The service answered in the form of the protocol, be it with an error. */
  readonly isSpoken: boolean;

  constructor(message: string, { reason, isSpoken = false, ...options }: ErrorOptions & { reason?: ModelFailure; isSpoken?: boolean } = {}) {
    super(message, options);
    this.reason = reason;
    this.isSpoken = isSpoken;
  }
}
