/** Decides who runs a call: its thread, or the lane, which takes it back for another thread. */
export type Claim = Int32Array<SharedArrayBuffer>;

export function openClaim(): Claim {
  return new Int32Array(new SharedArrayBuffer(4));
}

/**
 * True for the first caller alone. A thread claims a call before it runs it, and the lane claims it before it sends it elsewhere: neither
 * can wait for the other, which may be busy, and yet no call runs twice.
 */
export function claims(claim: Claim): boolean {
  return Atomics.exchange(claim, 0, 1) === 0;
}
