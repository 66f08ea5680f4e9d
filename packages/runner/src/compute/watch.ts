import type { Lane } from './lane.ts';
import { PROCESS_BYTES } from './limits.ts';
import type { Thread } from './open-thread.ts';
import { processBytes } from './process-memory.ts';
import { noRoom } from './why-ended.ts';

const CHECK_INTERVAL_MS = 100;
/** A thread that does not report its memory within this time is judged only by its run time. */
const TELL_MS = 200;

/** Monitors all threads: their time and memory, and the memory of the process. */
export function watchLanes(lanes: readonly Lane[]): Disposable {
  let looking = false;
  const timer = setInterval(() => {
    const bytes = processBytes();
    for (const lane of lanes) lane.look(bytes);
    if (looking) return;
    looking = true;
    void measure(lanes.flatMap(({ threads }) => threads)).finally(() => (looking = false));
  }, CHECK_INTERVAL_MS);
  timer.unref();
  return { [Symbol.dispose]: () => clearInterval(timer) };
}

async function measure(threads: readonly Thread[]): Promise<void> {
  const crowded = processBytes() > PROCESS_BYTES;
  const busy = crowded ? threads : threads.filter((thread) => (thread.busyMs ?? 0) > CHECK_INTERVAL_MS);
  const sizes = await Promise.all(busy.map(async (thread) => ({ thread, bytes: await withinMs(TELL_MS, thread.measure()) })));
  if (!crowded) return;
  // A thread that cannot answer may be in the middle of one large allocation.
  const [largest, ...others] = sizes.toSorted((a, b) => b.bytes - a.bytes);
  const atWork = others.filter(({ thread, bytes }) => thread.busyMs !== undefined && Number.isFinite(bytes));
  const besides = Number.isFinite(largest?.bytes) ? atWork.reduce((sum, { bytes }) => sum + bytes, 0) : 0;
  await largest?.thread.end(noRoom(processBytes(), besides, PROCESS_BYTES));
}

async function withinMs(milliseconds: number, bytes: Promise<number>): Promise<number> {
  const late = Promise.withResolvers<number>();
  const timer = setTimeout(() => late.resolve(Infinity), milliseconds);
  try {
    return await Promise.race([bytes.catch(() => 0), late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
