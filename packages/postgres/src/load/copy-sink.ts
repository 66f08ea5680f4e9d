import type { Socket } from 'node:net';
import type { Client, Submittable } from 'pg';

/** Bytes at the start of each chunk that are reserved for the sink: the message type and length. */
export const FRAME_BYTES = 5;

/**
 * Destroys the socket after this time without progress: a server that waits for COPY data ignores timeouts and cancel
 * requests. Slow triggers may take minutes for one chunk.
 */
const NO_PROGRESS_MS = 600_000;

/** A running `COPY … FROM STDIN`. */
export type CopySink = {
  /**
   * Sends `chunk`; its data start after the first `FRAME_BYTES` bytes, which are overwritten. Resolves when the bytes
   * are sent and the chunk may be reused. Keep three or four chunks in flight. Rejects with Postgres' error if it
   * rejected rows.
   */
  write(chunk: Uint8Array): Promise<void>;
  /** Ends the rows; resolves with the number of rows that Postgres accepted. */
  end(): Promise<number>;
  /** Aborts: Postgres discards the rows. Resolves when the session can be used again. */
  fail(reason: string): Promise<void>;
};

/** Starts `sql`, a COPY FROM STDIN statement, and resolves when Postgres is ready for data. */
export async function startCopy(client: Client, sql: string): Promise<CopySink> {
  const copy = new CopyIn(sql);
  client.query(copy as unknown as Submittable);
  await copy.ready;
  return copy;
}

type WireConnection = { readonly stream: Socket; query(text: string): void; endCopyFrom(): void; sendCopyFail(reason: string): void };

/**
 * A statement as `pg` runs it: it calls `submit`, then a `handle…` method for each message. Data bypass the driver and
 * go directly to the socket, in our own frames.
 */
class CopyIn implements CopySink {
  readonly #sql: string;
  readonly #began = Promise.withResolvers<void>();
  readonly #finished = Promise.withResolvers<number>();
  #connection: WireConnection | undefined;
  #error: Error | undefined;
  #rows = 0;

  constructor(sql: string) {
    this.#sql = sql;
    // The next call of write or end throws the error.
    this.#finished.promise.catch(() => {});
    this.#began.promise.catch(() => {});
  }

  get ready(): Promise<void> {
    return this.#began.promise;
  }

  async write(chunk: Uint8Array): Promise<void> {
    if (this.#error) throw this.#error;
    const size = chunk.length - 1;
    chunk[0] = 0x64; // 'd', CopyData
    chunk[1] = size >>> 24;
    chunk[2] = size >>> 16;
    chunk[3] = size >>> 8;
    chunk[4] = size;
    await this.#send(chunk);
    if (this.#error) throw this.#error;
  }

  end(): Promise<number> {
    if (!this.#error) this.#connection!.endCopyFrom();
    return this.#finished.promise;
  }

  async fail(reason: string): Promise<void> {
    if (!this.#error) this.#connection!.sendCopyFail(reason);
    await this.#finished.promise.catch(() => {});
  }

  #send(chunk: Uint8Array): Promise<void> {
    const { stream } = this.#connection!;
    return new Promise((resolve, reject) => {
      const watchdog = setTimeout(() => stream.destroy(new Error(`the server took no data for ${NO_PROGRESS_MS / 1000} s`)), NO_PROGRESS_MS);
      stream.write(chunk, (error) => {
        clearTimeout(watchdog);
        if (error) reject(this.#error ?? error);
        else resolve();
      });
    });
  }

  submit(connection: WireConnection): void {
    this.#connection = connection;
    connection.query(this.#sql);
  }

  handleCopyInResponse(): void {
    this.#began.resolve();
  }

  handleCommandComplete(message: { text: string }): void {
    this.#rows = Number(/\d+$/.exec(message.text)?.[0] ?? 0);
  }

  /** The driver emits nothing more after an error, and delays the next statement until the server is ready. */
  handleError(error: Error): void {
    this.#error ??= error;
    this.#settle();
  }

  handleReadyForQuery(): void {
    // If the server never asked for rows, stop waiting for that.
    this.#began.reject(new Error('the server did not ask for the rows of a COPY'));
    this.#settle();
  }

  #settle(): void {
    if (this.#error) {
      this.#began.reject(this.#error);
      this.#finished.reject(this.#error);
    } else {
      this.#finished.resolve(this.#rows);
    }
  }

  /** Messages that COPY FROM never receives, but for which the driver needs handlers. */
  handleRowDescription(): void {}
  handleDataRow(): void {}
  handlePortalSuspended(): void {}
  handleEmptyQuery(): void {}
  handleCopyData(): void {}
}
