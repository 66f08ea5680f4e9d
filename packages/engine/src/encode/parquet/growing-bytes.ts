/** Memory that grows while it is written. `reserve` replaces `u8`, `view` and `words`. */
export class GrowingBytes {
  u8 = new Uint8Array(4096);
  view = new DataView(this.u8.buffer);
  words = new Int32Array(this.u8.buffer);
  at = 0;

  /** Ensures that `more` bytes are free after `at`. */
  reserve(more: number): void {
    if (this.at + more <= this.u8.length) return;
    const grown = new Uint8Array((Math.max(2 * this.u8.length, this.at + more) + 7) & ~7);
    grown.set(this.u8.subarray(0, this.at));
    this.u8 = grown;
    this.view = new DataView(grown.buffer);
    this.words = new Int32Array(grown.buffer);
  }

  written(): Uint8Array {
    return this.u8.subarray(0, this.at);
  }

  /** Returns the bytes written so far, valid until the next write, and starts over. */
  take(): Uint8Array {
    const bytes = this.written();
    this.at = 0;
    return bytes;
  }
}
