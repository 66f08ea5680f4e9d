import { HEAD_BYTES, type MessageCheck } from './message-check.ts';

/** The minimum buffer for a message that arrives in pieces. */
const MIN_ROOM = 16 * 1024;

/**
 * Splits a server's bytes into messages and passes on complete ones that passed the check, many at once if they arrived
 * together. Allocates memory only for received bytes, never by a length field.
 */
export class MessageReader {
  readonly #check: MessageCheck;
  readonly #deliver: (messages: Buffer) => void;
  /** An incomplete message: the first `#used` bytes of `#room`. */
  #room = Buffer.alloc(0);
  #used = 0;
  /** Bytes of that message to wait for before the next check. */
  #wanted = HEAD_BYTES;
  #headSeen = false;

  constructor(check: MessageCheck, deliver: (messages: Buffer) => void) {
    this.#check = check;
    this.#deliver = deliver;
  }

  read(chunk: Buffer): void {
    const bytes = this.#used === 0 ? chunk : this.#append(chunk);
    if (bytes.length < this.#wanted) {
      if (this.#used === 0) this.#append(chunk);
      return;
    }
    let at = 0;
    try {
      for (let end = this.#endOf(bytes, at); end !== undefined; end = this.#endOf(bytes, at)) at = end;
    } catch (error) {
      // Earlier messages are delivered first: they may contain the server's reason.
      if (at > 0) this.#deliver(bytes.subarray(0, at));
      throw error;
    }
    this.#keep(bytes.subarray(at));
    if (at > 0) this.#deliver(bytes.subarray(0, at));
  }

  /** The end of the message at `start`; undefined if it is incomplete. */
  #endOf(bytes: Buffer, start: number): number | undefined {
    const left = bytes.length - start;
    this.#wanted = HEAD_BYTES;
    if (left < HEAD_BYTES) return undefined;
    const kind = String.fromCharCode(bytes[start]!);
    const size = 1 + bytes.readUInt32BE(start + 1);
    if (!this.#headSeen) this.#check.head(kind, size);
    this.#headSeen = true;
    this.#wanted = size;
    if (left < size) return undefined;
    this.#check.body(kind, bytes, start + HEAD_BYTES, start + size);
    this.#headSeen = false;
    return start + size;
  }

  #append(chunk: Buffer): Buffer {
    const used = this.#used + chunk.length;
    if (used > this.#room.length) {
      const room = Buffer.allocUnsafeSlow(Math.max(MIN_ROOM, used, Math.min(this.#wanted, this.#room.length * 2)));
      this.#room.copy(room, 0, 0, this.#used);
      this.#room = room;
    }
    chunk.copy(this.#room, this.#used);
    this.#used = used;
    return this.#room.subarray(0, used);
  }

  /** Copies the rest, because the driver may keep references to its input. */
  #keep(rest: Buffer): void {
    this.#room = Buffer.alloc(0);
    this.#used = 0;
    if (rest.length > 0) this.#append(rest);
  }
}
