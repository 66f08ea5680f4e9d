/** Bytes in network order, assembled piece by piece. */
export class ByteSink {
  #bytes = new Uint8Array(64);
  #view = new DataView(this.#bytes.buffer);
  #at = 0;

  byte(value: number): this {
    this.#reserve(1);
    this.#bytes[this.#at++] = value;
    return this;
  }

  int16(value: number): this {
    this.#reserve(2);
    this.#view.setInt16(this.#at, value);
    this.#at += 2;
    return this;
  }

  int32(value: number): this {
    this.#reserve(4);
    this.#view.setInt32(this.#at, value);
    this.#at += 4;
    return this;
  }

  int64(value: bigint): this {
    this.#reserve(8);
    this.#view.setBigInt64(this.#at, BigInt.asIntN(64, value));
    this.#at += 8;
    return this;
  }

  float32(value: number): this {
    this.#reserve(4);
    this.#view.setFloat32(this.#at, value);
    this.#at += 4;
    return this;
  }

  float64(value: number): this {
    this.#reserve(8);
    this.#view.setFloat64(this.#at, value);
    this.#at += 8;
    return this;
  }

  bytes(value: Uint8Array): this {
    this.#reserve(value.length);
    this.#bytes.set(value, this.#at);
    this.#at += value.length;
    return this;
  }

  /** A field: its length and its bytes, or −1 for NULL. */
  field(value: Uint8Array | null): this {
    return value === null ? this.int32(-1) : this.int32(value.length).bytes(value);
  }

  done(): Uint8Array {
    return this.#bytes.slice(0, this.#at);
  }

  #reserve(more: number): void {
    if (this.#at + more <= this.#bytes.length) return;
    const grown = new Uint8Array(Math.max(2 * this.#bytes.length, this.#at + more));
    grown.set(this.#bytes);
    this.#bytes = grown;
    this.#view = new DataView(grown.buffer);
  }
}
