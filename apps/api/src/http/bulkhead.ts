import { Problem } from '@seedbed/contract';
import { STREAM_LIMITS, type StreamLimits } from './stream-limits.ts';

/** So many at once, so many waiting; whoever comes then is told to come back. */
export type Bulkhead = {
  /** A place, when there is one; to be given back by what is returned. Throws as `run` does. */
  enter(signal: AbortSignal): Promise<Place>;
  /** The same as `stream`, of one who has a place already. */
  holding(place: Place, signal: AbortSignal, chunks: AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array>;
  /** Runs `work` when there is a place. Throws Problem `overloaded`, or the signal's reason while waiting. */
  run<T>(signal: AbortSignal, work: () => Promise<T>): Promise<T>;
  /** Holds a place for as long as the chunks are read. A reader that takes nothing for a while gives way, and waits for a place when it reads on. */
  stream(signal: AbortSignal, open: () => Promise<AsyncIterable<Uint8Array>>): Promise<AsyncIterable<Uint8Array>>;
  /** Holds a place until the answer is there, and where it is long for as long as its rest is read. */
  answer<T extends { readonly rest: AsyncIterable<Uint8Array> | undefined }>(signal: AbortSignal, open: () => Promise<T>): Promise<T>;
  /** How it is now. */
  occupancy(): Occupancy;
};

/** Places that are taken, and callers that wait for one. */
export type Occupancy = { readonly taken: number; readonly waiting: number };

export function bulkhead(
  name: string,
  places: number,
  queue: number,
  { givesWayMs, mostAway }: Pick<StreamLimits, 'givesWayMs' | 'mostAway'> = STREAM_LIMITS,
): Bulkhead {
  let taken = 0;
  let away = 0;
  const waiting: (() => void)[] = [];

  /** Those who had a place before are never refused. */
  const enter = async (signal: AbortSignal, isBack = false): Promise<void> => {
    if (taken < places) {
      taken++;
      return;
    }
    if (waiting.length >= queue && !isBack)
      throw new Problem('overloaded', `Too many calls of the kind "${name}" at once. Try again in a moment.`, { facts: { retryAfter: 1 } });
    await new Promise<void>((resolve, reject) => {
      const leave = (): void => {
        waiting.splice(waiting.indexOf(start), 1);
        reject(signal.reason as Error);
      };
      // The place passes from the one that leaves to this one: `taken` stays.
      const start = (): void => {
        signal.removeEventListener('abort', leave);
        resolve();
      };
      signal.addEventListener('abort', leave, { once: true });
      waiting.push(start);
    });
  };

  const leave = (): void => {
    const next = waiting.shift();
    if (next) next();
    else taken--;
  };

  /** One that is taken. */
  const place = (): Place => {
    let state: 'held' | 'away' | 'left' = 'held';
    return {
      giveWay() {
        if (state !== 'held' || away >= mostAway) return;
        state = 'away';
        away++;
        leave();
      },
      async takeAgain(signal) {
        if (state !== 'away') return;
        await enter(signal, true);
        state = 'held';
        away--;
      },
      leave() {
        if (state === 'held') leave();
        else if (state === 'away') away--;
        state = 'left';
      },
    };
  };

  return {
    occupancy: () => ({ taken, waiting: waiting.length }),
    async enter(signal) {
      await enter(signal);
      return place();
    },
    holding: (held, signal, chunks) => holding(chunks, signal, held, givesWayMs),
    async run(signal, work) {
      await enter(signal);
      try {
        return await work();
      } finally {
        leave();
      }
    },
    async stream(signal, open) {
      await enter(signal);
      try {
        return holding(await open(), signal, place(), givesWayMs);
      } catch (error) {
        leave();
        throw error;
      }
    },
    async answer(signal, open) {
      await enter(signal);
      try {
        const answer = await open();
        if (answer.rest) return { ...answer, rest: holding(answer.rest, signal, place(), givesWayMs) };
        leave();
        return answer;
      } catch (error) {
        leave();
        throw error;
      }
    },
  };
}

/** Of one caller. To leave twice is to leave once. */
export type Place = { giveWay(): void; takeAgain(signal: AbortSignal): Promise<void>; leave(): void };

/** Gives the place back at the chunks' end, or when the caller goes away before the first was asked for. */
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
