/** The text between a dataset and a load: the proof of its revision. */
export type ProofGate = {
  /** `open`: it is proved, cannot be, or this person may not prove. `prove`: it is to be proved first. `refused`: Postgres refused rows of it. `unknown`: the server has not said yet. */
  readonly state: 'open' | 'prove' | 'refused' | 'unknown';
  /**
   * Proves what is saved, or waits for the proof that goes on: the revision that Postgres accepted. Null if it did not.
   */
  readonly prove: () => Promise<number | null>;
};
