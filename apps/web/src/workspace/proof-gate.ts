/** The requirement before a load: the proof of the revision. */
export type ProofGate = {
  /** `open`: it is proved, cannot be, or this person may not prove. `prove`: it is to be proved first. `refused`: Postgres refused rows of it. `unknown`: the server has not said yet. */
  readonly state: 'open' | 'prove' | 'refused' | 'unknown';
  /** Whether a run can prove the revision: what is proved already takes no time, and its run says so. */
  readonly canProve: boolean;
};
