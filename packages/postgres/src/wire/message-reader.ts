import { HEAD_BYTES, type MessageCheck } from './message-check.ts';

/** The smallest room for a message that comes in pieces. */
const LEAST_ROOM = 16 * 1024;

/**
 * Cuts what comes from a server into messages and gives on only whole ones that passed the check, many at once where they came so.
 * Room is made for what is there, never for what a length promises.
 */
export class MessageReader {
  readonly #check: MessageCheck;
  readonly #deliver: (messages: Buffer) => void;
  /** A message that is not whole yet: the first `#used` bytes of `#room`. */
  #room = Buffer.alloc(0);
  #used = 0;
  /** Bytes from the start of that message that are needed before it is looked at again. */
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
      // What came before counts: it may be the server's reason.
      if (at > 0) this.#deliver(bytes.subarray(0, at));
      throw error;
    }
    this.#keep(bytes.subarray(at));
    if (at > 0) this.#deliver(bytes.subarray(0, at));
  }

  /** Where the message at `start` ends; undefined where it is not whole. */
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
      const room = Buffer.allocUnsafeSlow(Math.max(LEAST_ROOM, used, Math.min(this.#wanted, this.#room.length * 2)));
      this.#room.copy(room, 0, 0, this.#used);
      this.#room = room;
    }
    chunk.copy(this.#room, this.#used);
    this.#used = used;
    return this.#room.subarray(0, used);
  }

  /** The rest gets a room of its own: the driver may hold on to what it is given. */
  #keep(rest: Buffer): void {
    this.#room = Buffer.alloc(0);
    this.#used = 0;
    if (rest.length > 0) this.#append(rest);
  }
}
