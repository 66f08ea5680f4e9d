import { askerOf, type Asker } from './asker.ts';
import { fairLine } from './fair-line.ts';
import { STREAM_LIMITS, type StreamLimits } from './stream-limits.ts';

/** Limits how many run and how many wait; further callers must come back later. */
export type Bulkhead = {
  /** Waits for a slot; call the result to release it. Throws like `run`. */
  enter(signal: AbortSignal): Promise<Place>;
  /** Like `stream`, for a caller that already has a slot. */
  holding(place: Place, signal: AbortSignal, chunks: AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array>;
  /** Runs `work` when there is a slot. Throws Problem `overloaded`, or the signal's reason while waiting. */
  run<T>(signal: AbortSignal, work: () => Promise<T>): Promise<T>;
  /** Holds a slot while the chunks are read. A stalled reader loses the slot, and waits for one when it continues. */
  stream(signal: AbortSignal, open: () => Promise<AsyncIterable<Uint8Array>>): Promise<AsyncIterable<Uint8Array>>;
  /** Holds a slot until the answer is ready, and for a long answer until its rest is read. */
  answer<T extends { readonly rest: AsyncIterable<Uint8Array> | undefined }>(signal: AbortSignal, open: () => Promise<T>): Promise<T>;
  /** The current occupancy. */
  occupancy(): Occupancy;
};

/** Slots in use, and waiting callers. */
export type Occupancy = { readonly taken: number; readonly waiting: number };

type BulkheadOptions = Pick<StreamLimits, 'givesWayMs' | 'mostAway'> & {
  /** Whether callers and workspaces share the places fairly (`fair-line.ts`). */
  readonly shared?: boolean;
};

export function bulkhead(name: string, places: number, queue: number, { givesWayMs, mostAway, shared = false }: BulkheadOptions = STREAM_LIMITS): Bulkhead {
  const line = fairLine(name, places, queue, shared);
  let away = 0;

  /** Callers that had a slot before are never rejected. */
  const enter = async (signal: AbortSignal, isBack = false): Promise<void> => {
    const asker = askerOf(signal);
    if (line.take(asker)) return;
    if (!isBack) line.requireRoom(asker);
    await new Promise<void>((resolve, reject) => {
      const leave = (): void => {
        leaveLine();
        reject(signal.reason as Error);
      };
      // The slot passes from the caller that leaves to this one.
      const leaveLine = line.wait(asker, () => {
        signal.removeEventListener('abort', leave);
        resolve();
      });
      signal.addEventListener('abort', leave, { once: true });
    });
  };

  /** A slot in use. */
  const place = (asker: Asker | undefined): Place => {
    let state: 'held' | 'away' | 'left' = 'held';
    return {
      giveWay() {
        if (state !== 'held' || away >= mostAway) return;
        state = 'away';
        away++;
        line.leave(asker);
      },
      async takeAgain(signal) {
        if (state !== 'away') return;
        await enter(signal, true);
        state = 'held';
        away--;
      },
      leave() {
        if (state === 'held') line.leave(asker);
        else if (state === 'away') away--;
        state = 'left';
      },
    };
  };

  return {
    occupancy: () => ({ taken: line.taken, waiting: line.waiting }),
    async enter(signal) {
      await enter(signal);
      return place(askerOf(signal));
    },
    holding: (held, signal, chunks) => holding(chunks, signal, held, givesWayMs),
    async run(signal, work) {
      await enter(signal);
      try {
        return await work();
      } finally {
        line.leave(askerOf(signal));
      }
    },
    async stream(signal, open) {
      await enter(signal);
      try {
        return holding(await open(), signal, place(askerOf(signal)), givesWayMs);
      } catch (error) {
        line.leave(askerOf(signal));
        throw error;
      }
    },
    async answer(signal, open) {
      await enter(signal);
      try {
        const answer = await open();
        if (answer.rest) return { ...answer, rest: holding(answer.rest, signal, place(askerOf(signal)), givesWayMs) };
        line.leave(askerOf(signal));
        return answer;
      } catch (error) {
        line.leave(askerOf(signal));
        throw error;
      }
    },
  };
}

/** A caller's slot. Leaving twice has no effect. */
export type Place = { giveWay(): void; takeAgain(signal: AbortSignal): Promise<void>; leave(): void };

/** Releases the slot at the end of the chunks, or when the caller disconnects before the first was requested. */
function holding(chunks: AsyncIterable<Uint8Array>, signal: AbortSignal, place: Place, givesWayMs: number): AsyncIterable<Uint8Array> {
  const gone = (): void => place.leave();
  signal.addEventListener('abort', gone, { once: true });
  return (async function* () {
    let stalled: NodeJS.Timeout | undefined;
    try {
      for await (const chunk of chunks) {
        stalled = setTimeout(place.giveWay, givesWayMs);
        yield chunk;
        clearTimeout(stalled);
        await place.takeAgain(signal);
      }
    } finally {
      clearTimeout(stalled);
      signal.removeEventListener('abort', gone);
      place.leave();
    }
  })();
}
