/** The requirement before a load: the proof of the revision. */
export type ProofGate = {
  /** `open`: it is proved, cannot be, or this person may not prove. `prove`: it is to be proved first. `refused`: Postgres refused rows of it. `unknown`: the server has not said yet. */
  readonly state: 'open' | 'prove' | 'refused' | 'unknown';
  /**
   * Proves the saved revision, or waits for a running proof. The revision that Postgres accepted; null if it did not.
   */
  readonly prove: () => Promise<number | null>;
};
