/** Things that one side puts in as they happen and the other reads when it can. */
export type Mailbox<T> = {
  push(item: T): void;
  /** Drops waiting items, and ends the reader's loop. */
  close(): void;
  read(): AsyncGenerator<T>;
};

/** Of items that `isOvertaken` by a newer one only the newest waits, so that a slow reader fills no memory. */
export function openMailbox<T>(isOvertaken: (item: T) => boolean): Mailbox<T> {
  let waiting: T[] = [];
  let wake = (): void => undefined;
  let closed = false;
  return {
    push(item) {
      if (isOvertaken(item)) waiting = waiting.filter((other) => !isOvertaken(other));
      waiting.push(item);
      wake();
    },
    close() {
      closed = true;
      wake();
    },
    async *read() {
      while (!closed) {
        if (waiting.length > 0) yield waiting.shift()!;
        else await new Promise<void>((resolve) => (wake = resolve));
      }
    },
  };
}
